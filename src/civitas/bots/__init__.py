"""Seats that choose by themselves: they know the contract, no game, and see a seat's view, nothing else.

choose(match, seat, "master")         the decision of a bot, by its name
search(match, seat, "1s", seed=7)     what a search thinks of every decision: visits, values, chances to win
"""

from civitas.bots.recipes import LEVELS, BotKind, Budget, Recipe, read_bot, read_budget
from civitas.bots.seats import choose
from civitas.bots.thinking import Thought, Thoughts, search, search_view

__all__ = [
    "LEVELS",
    "BotKind",
    "Budget",
    "Recipe",
    "Thought",
    "Thoughts",
    "choose",
    "read_bot",
    "read_budget",
    "search",
    "search_view",
]
