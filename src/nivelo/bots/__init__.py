"""Players that see what a person in their seat would see, and choose a legal move."""

from nivelo.bots.registry import BOT_NAMES, OLD_NAMES, Bot, bot_names, is_bot_name, make_bot

__all__ = ["BOT_NAMES", "OLD_NAMES", "Bot", "bot_names", "is_bot_name", "make_bot"]
