"""Web Push: notifying people of their turns at slow tables."""
