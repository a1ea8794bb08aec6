"""One room a game; no game imports another."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from civitas.core.game import Game


class _CallableModule(ModuleType):
    """Importing a game puts this package where `civitas.games()` was, so the package answers the same call."""

    def __call__(self) -> "list[Game]":
        from civitas.core.game import all_games

        return all_games()


sys.modules[__name__].__class__ = _CallableModule
