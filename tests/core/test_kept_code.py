"""Machine code is kept as long as nothing that it was made of changes, wherever that stands."""

from types import FunctionType

from civitas.core.rules import Binder, code_stamp, native, rule


@rule
def one_more(x: int) -> int:
    return x + 1


@rule
def two_more(x: int) -> int:
    return x + 2


@rule
def through(x: int) -> int:
    return one_more(x)


@rule
def entry(x: int) -> int:
    return through(x)


def stamp_with(helper: FunctionType) -> str:
    bound = Binder([(one_more, helper)], native("test")).bind(entry)
    return code_stamp(bound.py_func)


def test_a_helper_that_changes_makes_new_code() -> None:
    assert stamp_with(one_more) == stamp_with(one_more)
    assert stamp_with(one_more) != stamp_with(two_more)
