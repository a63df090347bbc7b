"""The image: its steps run in a root made with debootstrap, and the bot in it plays on the stand-in for Discord."""
