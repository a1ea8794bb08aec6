"""How numba-cuda compiles rules: each table once, and large rules as calls.

Left alone, it lays down a copy of a table wherever a rule reads it, and puts every rule into all that call it: the
largest game then comes to 14 MB of code and more constants than a GPU has room for.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from types import MethodType
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

CONSTANT_SPACE = 4  # what the compiler calls the memory for constants
# Instructions: of a game that is small enough to be one piece of code, and of a rule that is worth a call otherwise.
SMALL_GAME, LARGE_RULE = 60_000, 400


@cache
def teach_compiler() -> None:
    """Changes the compiler of this process, once."""
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.descriptor import cuda_target

    context: Any = cuda_target.target_context
    context.make_constant_array = MethodType(_shared_constant, context)
    library: Any = CUDACodeLibrary
    finalize = library.finalize

    def finalize_with_calls(self: Any) -> None:
        _keep_large_rules_apart(self)
        finalize(self)

    library.finalize = finalize_with_calls


def _shared_constant(context: Any, builder: Any, kind: Any, table: NDArray[Any]) -> Any:
    table = np.ascontiguousarray(table)
    pointer = builder.addrspacecast(_constant_in(builder.module, table), ir.PointerType(ir.IntType(8)), "generic")
    array = context.make_array(kind)(context, builder)
    sizes: dict[str, Any] = {
        "shape": [context.get_constant(numba.types.intp, length) for length in table.shape],
        "strides": [context.get_constant(numba.types.intp, stride) for stride in table.strides],
    }
    data = builder.bitcast(pointer, array.data.type)
    context.populate_array(array, data=data, itemsize=array.itemsize, parent=array.parent, meminfo=None, **sizes)
    return array._getvalue()


def _constant_in(module: Any, table: NDArray[Any]) -> Any:
    """The same table has the same name in every module, so that linking leaves one."""
    name = "civitas_table_" + hashlib.sha256(f"{table.dtype}".encode() + table.tobytes()).hexdigest()[:24]
    if name in module.globals:
        return module.globals[name]
    content = ir.Constant(ir.ArrayType(ir.IntType(8), table.nbytes), bytearray(table.tobytes()))
    variable: Any = ir.GlobalVariable(module, content.type, name, CONSTANT_SPACE)
    variable.linkage = "linkonce_odr"
    variable.global_constant = True
    variable.initializer = content
    variable.align = table.dtype.itemsize
    return variable


def _keep_large_rules_apart(library: Any) -> None:
    rules = [(function, _size(function)) for function in _functions(library)]
    if sum(size for _, size in rules) <= SMALL_GAME:
        return
    for function, size in rules:
        if size > LARGE_RULE and function.linkage == "linkonce_odr":
            function.attributes.add("noinline")


def _functions(library: Any) -> Iterator[Any]:
    """All that the library needs; a library is reached by many ways, its functions count once."""
    found: dict[int, Any] = {}
    pending = [library]
    while pending:
        one = pending.pop()
        if id(one) in found:
            continue
        found[id(one)] = one
        pending += one._linking_libraries
        module = getattr(one, "_module", None)  # what is linked from files has none
        yield from (function for function in module.functions if function.blocks) if module else ()


def _size(function: Any) -> int:
    return sum(len(block.instructions) for block in function.blocks)
