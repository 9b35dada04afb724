"""Sobremesa: board games with friends in a browser, a link away."""
