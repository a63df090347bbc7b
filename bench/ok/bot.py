"""A discord.py bot that answers "ok" to everything. Settings as for the bot itself."""

import os

import discord
from yarl import URL

discord.http.Route.BASE = os.environ["TERTULIA_DISCORD_API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["TERTULIA_DISCORD_GATEWAY"])
client = discord.Client(intents=discord.Intents(guilds=True))


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Answer."""
    await interaction.response.send_message("ok", ephemeral=True)


client.run(os.environ["DISCORD_TOKEN"])
