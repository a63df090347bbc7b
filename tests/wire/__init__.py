"""A stand-in for Discord on a real wire, people who play on it, and proofs that the shipped bot holds there.

The bot runs unmodified as a program of its own and reaches the stand-in through ``TERTULIA_DISCORD_API`` and
``TERTULIA_DISCORD_GATEWAY``: HTTP with multipart, a WebSocket with compression, the real clock. A run looks like this:

    async with Discord() as discord, Program(discord, folder) as program:
        channel = discord.world.add_channel(discord.world.add_guild())
        people = [Person(discord, discord.world.add_user(channel.guild)) for _ in range(3)]
        table = await open_table(people, channel, "luxor")
        await play_out(table, random.Random(1))
    assert not discord.violations, discord.violations

``python -m tests.wire`` lists the proofs. Only addresses on this machine are used.
"""
