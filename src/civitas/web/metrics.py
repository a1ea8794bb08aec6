"""Counters and waiting times in the text format that Prometheus reads."""

from bisect import bisect_left
from collections import defaultdict

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "civitas_tables_opened_total": "Tables opened by this process.",
    "civitas_decisions_total": "Decisions written down, by who decided.",
    "civitas_undos_total": "Decisions taken back.",
    "civitas_refusals_total": "Requests refused, by reason.",
    "civitas_requests_total": "Requests answered, by status class.",
    "civitas_decision_seconds": "From a decision's check to its being on the disk.",
    "civitas_bot_seconds": "How long bots thought.",
    "civitas_streams": "Live streams open now.",
    "civitas_rooms": "Positions in memory.",
    "civitas_tables": "Tables in the database, by state.",
    "civitas_entries": "Entries in all logs.",
}

Key = tuple[str, tuple[tuple[str, str], ...]]


class Metrics:
    """What one process has counted since it started."""

    def __init__(self) -> None:
        self._counts: defaultdict[Key, int] = defaultdict(int)
        self._times: dict[str, list[int]] = {}
        self._sums: defaultdict[str, float] = defaultdict(float)

    def count(self, name: str, **labels: str) -> None:
        self._counts[name, tuple(sorted(labels.items()))] += 1

    def observe(self, name: str, seconds: float) -> None:
        buckets = self._times.setdefault(name, [0] * (len(BUCKETS) + 1))
        buckets[bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self, gauges: dict[str, dict[str, float]]) -> str:
        """Everything, with what is measured at this moment: name -> label (or nothing) -> value."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines += _head(name, "counter")
            lines += [
                f"{name}{_labels(labels)} {n}" for (one, labels), n in sorted(self._counts.items()) if one == name
            ]
        for name, values in gauges.items():
            lines += _head(name, "gauge")
            lines += [f"{name}{_labels((('state', label),) if label else ())} {n:g}" for label, n in values.items()]
        for name, buckets in self._times.items():
            lines += self._histogram(name, buckets)
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str, buckets: list[int]) -> list[str]:
        lines, total = _head(name, "histogram"), 0
        for limit, n in zip((*map(str, BUCKETS), "+Inf"), buckets, strict=True):
            total += n
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self._sums[name]:.6f}", f"{name}_count {total}"]


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def _labels(labels: tuple[tuple[str, str], ...]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
