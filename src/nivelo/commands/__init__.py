"""The commands of `nivelo`, one file each. Only `nivelo.cli` imports them."""
