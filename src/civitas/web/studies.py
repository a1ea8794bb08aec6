"""Analyses of matches that are being made behind the pages, one after another; the latest ones are kept in memory."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property

from civitas.core.match import Match
from civitas.lab.analysis import Analysis, Look
from civitas.web.native import backend_of
from civitas.web.problems import NoAdvice

log = logging.getLogger("civitas.analysis")
KEPT = 24  # some 100 KiB each
IN_LINE = 4

Key = tuple[str, int | None]  # a table, and whose decisions: None is everybody's


@dataclass
class Study:
    """One analysis: waiting, running, done or broken off. Its looks are added by a thread and read by pages."""

    decisions: tuple[int, ...]  # of the match, when it was begun
    state: str = "waiting"  # waiting, running, done, failed
    analysis: Analysis | None = None
    known: dict[int, Look] = field(default_factory=dict[int, Look])  # from an earlier study of the same match

    @property
    def open(self) -> bool:
        return self.state in ("waiting", "running")

    @property
    def progress(self) -> tuple[int, int]:
        return (0, 0) if self.analysis is None else (self.analysis.done, self.analysis.steps)

    def look_at(self, number: int) -> Look | None:
        return None if self.analysis is None else self.analysis.looks.get(number)

    def curve(self) -> list[Look]:
        return [] if self.analysis is None else [self.analysis.looks[number] for number in sorted(self._numbers())]

    def mistakes(self) -> list[Look]:
        return [] if self.analysis is None else self.analysis.mistakes()

    def _numbers(self) -> list[int]:
        # A copy made at once: the thread goes on adding.
        return list(self.analysis.looks) if self.analysis is not None else []


class Studies:
    """The studies of this process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Study] = OrderedDict()
        self._lock = threading.Lock()

    @cached_property
    def _thread(self) -> ThreadPoolExecutor:
        # One: whoever plays should not notice.
        return ThreadPoolExecutor(1, thread_name_prefix="civitas-analysis")

    def get(self, key: Key) -> Study | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def begin(self, key: Key, match: Match, closing: Callable[[], bool]) -> Study:
        """Starts a study unless the same is there already; one of a shorter match lends what it has found."""
        if backend_of(match.game.slug) != "native":
            raise NoAdvice(reason="not-ready")
        decisions = tuple(match.decisions)
        with self._lock:
            study = self._kept.get(key)
            if study is not None and (study.open or (study.decisions == decisions and study.state == "done")):
                return study
            if sum(one.open for one in self._kept.values()) >= IN_LINE:
                raise NoAdvice(reason="busy")
            fresh = Study(decisions, known=_still_true(study, decisions))
            self._kept[key] = fresh
            self._kept.move_to_end(key)
            self._forget()
        self._thread.submit(self._run, fresh, match, key[1], closing)
        return fresh

    def _forget(self) -> None:
        for key in [key for key, study in self._kept.items() if not study.open][: max(0, len(self._kept) - KEPT)]:
            del self._kept[key]

    @staticmethod
    def _run(study: Study, match: Match, seat: int | None, closing: Callable[[], bool]) -> None:
        try:
            study.state = "running"
            analysis = Analysis(match, seats=None if seat is None else [seat])
            analysis.looks.update(study.known)
            study.analysis = analysis
            analysis.run(lambda _: not closing())
            study.state = "done"
        except Exception:
            log.exception("an analysis broke off")
            study.state = "failed"


def _still_true(study: Study | None, decisions: tuple[int, ...]) -> dict[int, Look]:
    """What was found out about decisions that still stand."""
    if study is None or study.analysis is None:
        return {}
    same = 0
    while same < min(len(decisions), len(study.decisions)) and decisions[same] == study.decisions[same]:
        same += 1
    return {number: look for number, look in study.analysis.looks.items() if number < same}


STUDIES = Studies()
