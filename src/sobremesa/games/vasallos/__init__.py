"""Vasallos: tiles laid edge to edge, figures on what they form. The rules are `docs/games/vasallos/spec.md`."""
