"""The commands of `nivelo`, one file each. Nothing imports them but `nivelo.cli`."""
