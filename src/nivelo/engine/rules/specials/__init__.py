"""The special cards, one file each; `dispatch` finds the rule of a card."""
