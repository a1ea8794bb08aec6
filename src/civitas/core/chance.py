"""The random generator inside the record: dice, shuffles, draws.

The generator is sfc32: four 32-bit words, additions, shifts and exclusive ors only. Every step is written in integers
below 2**63, so the interpreter, native code and a GPU compute the same bits.
"""

from collections.abc import MutableSequence

from civitas.core.rules import rule

WORDS = 4
_MASK = 0xFFFFFFFF


@rule
def next_word(luck: MutableSequence[int]) -> int:
    """The next 32 random bits of a generator."""
    a, b, c, count = int(luck[0]), int(luck[1]), int(luck[2]), int(luck[3])
    word = (a + b + count) & _MASK
    luck[0] = b ^ (b >> 9)
    luck[1] = (c + (c << 3)) & _MASK
    luck[2] = ((((c << 21) | (c >> 11)) & _MASK) + word) & _MASK
    luck[3] = (count + 1) & _MASK
    return word


@rule
def below(luck: MutableSequence[int], n: int) -> int:
    """A random number from 0 to n - 1; its bias, at most n in 2**32, is far below what any study can see."""
    return (next_word(luck) * n) >> 32


@rule
def seed_generator(luck: MutableSequence[int], low: int, high: int, stream: int) -> None:
    """Starts a generator from a 64-bit seed (two halves) and the number of a stream."""
    luck[0] = low & _MASK
    luck[1] = high & _MASK
    luck[2] = stream & _MASK
    luck[3] = 1
    for _ in range(15):
        next_word(luck)


@rule
def roll_die(luck: MutableSequence[int]) -> int:
    """One throw of a six-sided die."""
    return below(luck, 6) + 1


@rule
def shuffle(luck: MutableSequence[int], pile: MutableSequence[int], size: int) -> None:
    """Shuffles the first `size` places of a pile."""
    for last in range(size - 1, 0, -1):
        other = below(luck, last + 1)
        kept = pile[last]
        pile[last] = pile[other]
        pile[other] = kept
