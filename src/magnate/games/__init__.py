"""The games Magnate plays; importing this package registers them."""

from magnate.core.game import register
from magnate.games.container.game import CONTAINER_GAME

register(CONTAINER_GAME)
