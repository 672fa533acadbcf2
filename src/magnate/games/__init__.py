"""The games Magnate plays; importing this package registers them."""

from magnate.core.game import register
from magnate.games.carnegie.game import CARNEGIE_GAME
from magnate.games.container.game import CONTAINER_GAME
from magnate.games.rolling_heights.game import ROLLING_HEIGHTS_GAME

register(CONTAINER_GAME)
register(CARNEGIE_GAME)
register(ROLLING_HEIGHTS_GAME)
