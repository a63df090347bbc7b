"""The Discord edge: commands, panels and buttons. It answers interactions and holds no state of any game."""
