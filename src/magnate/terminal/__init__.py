"""Magnate in a terminal: tables drawn as text, numbered choices, and what commands print."""
