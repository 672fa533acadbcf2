"""Hypothesis tries the same examples in every run, and a busy machine is no failure."""

from hypothesis import settings

settings.register_profile("magnate", deadline=None, derandomize=True)
settings.load_profile("magnate")
