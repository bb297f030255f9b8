"""Players that see only what their seat may see, and choose a legal move."""

from nivelo.bots.registry import BOT_NAMES, OLD_NAMES, Bot, bot_names, is_bot_name, make_bot

__all__ = ["BOT_NAMES", "OLD_NAMES", "Bot", "bot_names", "is_bot_name", "make_bot"]
