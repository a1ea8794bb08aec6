"""An arena's results as one object, and as tables of words."""

import math
from collections.abc import Sequence
from typing import Any

from civitas.lab.arena import Arena
from civitas.lab.ratings import rate
from civitas.lab.statistics import (
    NORMAL,
    Estimate,
    Result,
    ahead,
    contests,
    estimate,
    first_place,
    margins,
    points,
    ranks,
    winning_points,
    wins,
)

Report = dict[str, Any]


def report(arena: Arena, *, rated: bool = True, stopped: bool = False) -> Report:
    """Everything that an arena found, as plain data."""
    setting, dealt = arena.setting, arena.results()
    compared = contests(dealt)
    ratings = rate(compared, len(setting.bots)) if rated and compared else None
    rows = [_bot(arena, number, dealt, compared, ratings) for number in range(len(setting.bots))]
    return {
        "game": setting.game.slug,
        "rules": setting.game.rules_version,
        "content": setting.game.content.label,
        "players": setting.players,
        "options": setting.options,
        "seed": arena.schedule.seed,
        "matches": len(dealt),
        "planned": arena.schedule.matches,
        "resumed": arena.resumed,
        "decisions": arena.decisions,
        "seconds": round(arena.seconds, 3),
        "stopped": stopped,
        "fair_share": round(1 / _seats(compared), 4) if compared else None,
        "bots": rows,
        "pairs": _pairs(setting.bots, compared),
        "lineups": _lineups(arena, dealt) if setting.players > 1 else [],
    }


def _seats(compared: Sequence[Result]) -> int:
    return len(compared[0].bots)


def _bot(
    arena: Arena, bot: int, dealt: Sequence[Result], compared: Sequence[Result], ratings: Sequence[Any] | None
) -> Report:
    won = estimate(compared, lambda result: wins(result, bot))
    margin = estimate(compared, lambda result: margins(result, bot))
    thinking = arena.thinking(bot)
    winning = estimate(dealt, lambda result: winning_points(result, bot))
    return {
        "bot": arena.setting.bots[bot],
        "matches": sum(bot in result.bots for result in dealt),
        "seats": sum(result.bots.count(bot) for result in dealt),
        "win_rate": _number(won.mean),
        "interval": _interval(won.share_interval),
        "mean_rank": _number(estimate(compared, lambda result: ranks(result, bot)).mean),
        "mean_margin": _number(margin.mean, 2),
        "margin_interval": _interval(margin.interval, 2),
        "mean_points": _number(estimate(dealt, lambda result: points(result, bot)).mean, 2),
        "mean_winning_points": _number(winning.mean, 2),
        "rating": _number(ratings[bot][0], 2) if ratings else None,
        "rating_sigma": _number(ratings[bot][1], 2) if ratings else None,
        "seconds_per_decision": _number(thinking.seconds / thinking.decisions, 5) if thinking.decisions else None,
    }


def _pairs(bots: Sequence[str], compared: Sequence[Result]) -> list[Report]:
    """How often one bot is ahead of another at the same table."""
    found: list[Report] = []
    for one in range(len(bots)):
        for other in range(one + 1, len(bots)):
            share = estimate(compared, lambda result, one=one, other=other: ahead(result, one, other))
            if share.matches:
                row = {"bot": bots[one], "other": bots[other], "matches": share.matches, "ahead": _number(share.mean)}
                interval = _interval(share.share_interval)
                found.append({**row, "interval": interval, "stronger": _number(_stronger(share), 5)})
    return found


def _stronger(share: Estimate) -> float:
    """How probable it is that the first of two bots is the stronger one, both being as likely before."""
    # One match more, drawn, keeps the certainty of a few clear wins in bounds.
    mean = (share.mean * share.matches + 0.5) / (share.matches + 1)
    error = max(share.error, math.sqrt(mean * (1 - mean) / (share.matches + 1)))
    return NORMAL.cdf((mean - 0.5) / error)


def _lineups(arena: Arena, dealt: Sequence[Result]) -> list[Report]:
    """Who wins at which table, in whichever of its seats."""
    bots = arena.setting.bots
    found: list[Report] = []
    for number, lineup in enumerate(arena.schedule.lineups):
        here = [result for result in dealt if result.lineup == number]
        firsts: list[Report] = []
        for bot in sorted(set(lineup)):
            won = estimate(here, lambda result, bot=bot: first_place(result, bot))
            row = {"bot": bots[bot], "seats": lineup.count(bot), "wins": _number(won.mean)}
            firsts.append({**row, "interval": _interval(won.share_interval)})
        found.append({"matches": len(here), "bots": firsts})
    return found


def _number(value: float, digits: int = 4) -> float | None:
    """A number for JSON, which knows no infinity and nothing that is not a number."""
    return round(float(value), digits) if math.isfinite(value) else None


def _interval(interval: tuple[float, float], digits: int = 4) -> list[float | None]:
    return [_number(bound, digits) for bound in interval]


# ---- as tables


COLUMNS = ("bot", "matches", "wins", "95 %", "rank", "margin", "points", "rating", "s/decision")


def ladder(found: Report) -> list[tuple[str, ...]]:
    """The bots as rows of words, best first."""
    rows = sorted(found["bots"], key=lambda row: -(row["win_rate"] or 0))
    return [
        (
            row["bot"],
            f"{row['matches']:,}",
            percent(row["win_rate"]),
            percents(row["interval"]),
            plain(row["mean_rank"]),
            plain(row["mean_margin"], 1, "+"),
            plain(row["mean_points"], 1),
            rating(row),
            plain(row["seconds_per_decision"], 3),
        )
        for row in rows
    ]


MEETINGS = ("bot", "against", "ahead", "95 %", "stronger with")


def meetings(found: Report) -> list[tuple[str, ...]]:
    """Who is ahead of whom, as rows of words, the better bot first."""
    return [
        (row["bot"], row["other"], percent(row["ahead"]), percents(row["interval"]), percent(row["stronger"], 2))
        for row in map(_better_first, found["pairs"])
    ]


def _better_first(row: Report) -> Report:
    if row["ahead"] is None or row["ahead"] >= 0.5:
        return row
    low, high = row["interval"]
    turned = {"bot": row["other"], "other": row["bot"], "interval": [1 - high, 1 - low]}
    return {**row, **turned, "ahead": 1 - row["ahead"], "stronger": 1 - row["stronger"]}


def tables(found: Report) -> list[tuple[str, ...]]:
    """Who wins at which table, as rows of words; for tables at which a bot sits twice."""
    rows: list[tuple[str, ...]] = []
    for lineup in found["lineups"]:
        if all(row["seats"] == 1 for row in lineup["bots"]):
            continue
        who = ", ".join(f"{row['seats']} {row['bot']}" for row in lineup["bots"])
        firsts = "; ".join(
            f"{row['bot']} {percent(row['wins'])} ({percents(row['interval'])})" for row in lineup["bots"]
        )
        rows.append((who, f"{lineup['matches']:,}", firsts))
    return rows


def percent(share: float | None, digits: int = 1) -> str:
    return "-" if share is None else f"{100 * share:.{digits}f} %"


def percents(interval: Sequence[float | None]) -> str:
    low, high = interval
    return "-" if low is None or high is None else f"{100 * low:.1f} to {100 * high:.1f}"


def plain(value: float | None, digits: int = 2, sign: str = "") -> str:
    return "-" if value is None else f"{value:{sign}.{digits}f}"


def rating(row: Report) -> str:
    return "-" if row["rating"] is None else f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}"


def markdown(found: Report) -> str:
    """The tables for a document."""
    parts = [_markdown_table(COLUMNS, ladder(found))]
    if len(found["bots"]) > 2:
        parts.append(_markdown_table(MEETINGS, meetings(found)))
    if mixed := tables(found):
        parts.append(_markdown_table(("table", "matches", "who wins"), mixed))
    return "\n\n".join(parts)


def _markdown_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
