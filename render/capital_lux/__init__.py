"""Pictures of Capital Lux: a luminous city of four guilds by night, and the hometowns below it."""
