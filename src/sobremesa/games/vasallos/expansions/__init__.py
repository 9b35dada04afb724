"""The boxes: each is a folder, each capability in it a file."""
