"""Players that see what a person in their seat would see, and choose a legal move."""

from nivelo.bots.registry import BOT_NAMES, Bot, bot_names, make_bot

__all__ = ["BOT_NAMES", "Bot", "bot_names", "make_bot"]
