"""The effects of presses and commands, one file for each subject."""
