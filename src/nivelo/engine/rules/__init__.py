"""The rules, one file each; `flow` leads from one decision to the next."""
