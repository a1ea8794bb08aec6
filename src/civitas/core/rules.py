"""One source, three backends: plain functions marked @rule, bound to a game and compiled on demand.

A rule stays an ordinary Python function. `bind` rebuilds it with other globals (the contract's names become the game's
functions, content tables become those of another pack) and, for the native backend, hands the result to Numba. A GPU
kernel calls the very functions that were bound for native.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

_MARK = "__civitas_rule__"


def rule(function: F) -> F:
    """Marks a function on records and integers that has to run on every backend."""
    setattr(function, _MARK, True)
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and getattr(value, _MARK, False)


class Binder:
    """Rebuilds rules with some of their globals replaced.

    `wrap` is what a backend does to each rule, `table` what it does to each array that a rule names.
    """

    def __init__(
        self,
        replace: Iterable[tuple[object, object]],
        wrap: Callable[[FunctionType, bool], Any] = lambda function, entry: function,
        table: Callable[[NDArray[Any]], NDArray[Any]] = lambda array: array,
    ) -> None:
        # Arrays have no useful equality, so what is to be replaced is told by identity, and kept alive.
        self._replace = {id(old): (old, new) for old, new in replace}
        self._wrap = wrap
        self._table = table
        self._bound: dict[tuple[int, bool], Any] = {}

    def bind(self, function: Callable[..., Any], entry: bool = True) -> Any:
        """The rule as this backend runs it; an entry is one that is called from outside the rules."""
        source = self._replacement(function)
        if (id(source), entry) not in self._bound:
            self._bound[id(source), entry] = self._wrap(self._rebuild(source), entry)
        return self._bound[id(source), entry]

    def _rebuild(self, function: FunctionType) -> FunctionType:
        names = function.__globals__
        changed = {name: self._global(names[name]) for name in _names_used(function.__code__) if name in names}
        rebuilt = FunctionType(function.__code__, {**names, **changed}, function.__name__, function.__defaults__)
        rebuilt.__qualname__ = function.__qualname__
        rebuilt.__module__ = function.__module__
        return rebuilt

    def _global(self, value: Any) -> Any:
        value = self._replacement(value)
        if isinstance(value, np.ndarray):
            return self._table(value)
        return self.bind(value, entry=False) if is_rule(value) else value

    def _replacement(self, value: Any) -> Any:
        return self._replace.get(id(value), (value, value))[1]


def _names_used(code: CodeType) -> set[str]:
    inner = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*(_names_used(constant) for constant in inner))


# Rules allocate nothing and divide by nothing that may be 0; inner rules are never called from Python.
_ENTRY: dict[str, Any] = {"_nrt": False, "error_model": "numpy"}
_INNER: dict[str, Any] = {**_ENTRY, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def native(stamp: str) -> Callable[[FunctionType, bool], Any]:
    """The native backend: functions become Numba dispatchers; the machine code of entries is kept under `stamp`."""
    from numba import njit
    from numba.core.caching import FunctionCache

    from civitas.core.compiling import PartCompiler, WholeCompiler

    impl = _cache_implementation(stamp)

    class Cache(FunctionCache):
        _impl_class = impl

    def compile_later(function: FunctionType, entry: bool) -> Any:
        options: dict[str, Any] = _ENTRY if entry else _INNER
        pipeline: Any = WholeCompiler if entry else PartCompiler
        dispatcher: Any = njit(nogil=True, pipeline_class=pipeline, **options)(function)
        widen_integers(dispatcher)
        if entry:
            # Numba's own `cache=True` looks at one file's time stamp; ours knows the whole house and the content.
            dispatcher._cache = Cache(function)
        return dispatcher

    return compile_later


def widen_integers(dispatcher: Any) -> None:
    """Lets rules call each other with 64-bit integers only.

    Left alone, Numba compiles `push` anew for every mixture of field widths and constants that it is called with, which
    takes most of the compile time and changes nothing in the machine code.
    """
    from numba import types

    specialise = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return specialise(tuple(types.int64 if isinstance(a, types.Integer) else a for a in args), kws)

    dispatcher.get_call_template = get_call_template


def _cache_implementation(stamp: str) -> type:
    from numba.core import caching

    # Numba's stubs give these methods no useful types.
    base: Any = caching._CacheLocator

    class Locator(base):
        def __init__(self, function: FunctionType) -> None:
            self._line = function.__code__.co_firstlineno
            self._module = function.__module__
            self._function = function

        @classmethod
        def from_function(cls, function: FunctionType, _source: str) -> "Locator":
            return cls(function)

        def get_cache_path(self) -> str:
            return str(cache_folder() / stamp)

        def get_source_stamp(self) -> str:
            return stamp + code_stamp(self._function)

        def get_disambiguator(self) -> str:
            return f"{self._module}-{self._line}"

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = (Locator,)

    return Implementation


def cache_folder() -> Path:
    """Where machine code is kept: CIVITAS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("CIVITAS_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "civitas"


def code_stamp(function: FunctionType) -> str:
    """A short hash of a bound rule and of all that it calls, wherever they stand: rooms beyond the game's own, too."""
    digest = hashlib.sha256()
    pending, seen = [function], {id(function)}
    while pending:
        one = pending.pop()
        constants = [constant for constant in one.__code__.co_consts[1:] if not isinstance(constant, CodeType)]
        digest.update(repr((one.__qualname__, one.__code__.co_code, constants)).encode())
        for name in sorted(_names_used(one.__code__)):
            value = one.__globals__.get(name)
            called = getattr(value, "py_func", None)
            if isinstance(called, FunctionType) and id(called) not in seen:
                seen.add(id(called))
                pending.append(called)
            digest.update(f"{name}={value if isinstance(value, int | float) else ''}".encode())
    return digest.hexdigest()[:20]


def source_stamp(folders: Iterable[Path], extra: Mapping[str, str]) -> str:
    """A short hash of every rule's source, the content and the compiler: what compiled code depends on."""
    import numba

    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    for key, value in sorted(extra.items()):
        digest.update(f"{key}={value}".encode())
    digest.update(f"{sys.version_info} {numba.__version__} {np.__version__}".encode())
    return digest.hexdigest()[:20]
