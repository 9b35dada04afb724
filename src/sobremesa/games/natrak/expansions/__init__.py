"""What modes add to Basic: a box is a folder, a capability a file. Only `boxes.py` and `game.py` know which there are."""
