"""Seats that choose by themselves: they know the contract, no game, and see a seat's view, nothing else."""

from civitas.bots.seats import LEVELS, Bot, choose

__all__ = ["LEVELS", "Bot", "choose"]
