"""How Numba compiles rules: each to intermediate code, and to machine code only what is called from outside the rules.

Left alone, Numba links, optimises and emits every helper with all that it calls, again at each level of the calls.
Rules call a hundred helpers, none of which is called from Python: their code is kept as it comes from the type
inference, and linked, optimised and emitted once, in the function that is called from outside.
"""

from typing import Any

import numba
from numba.core import codegen, compiler, compiler_machinery, typed_passes

# Numba's stubs give its compiler no useful types.
_Library: Any = codegen.JITCodeLibrary
_Lowering: Any = typed_passes.NativeLowering
_Base: Any = compiler.CompilerBase
_compiler: Any = compiler
_numba: Any = numba
_python_function: Any = _numba._dynfunc.make_function
_register: Any = compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)


class PartLibrary(_Library):
    """The code of a helper: waits to be linked."""

    def finalize(self) -> None:
        self._finalized = True


class WholeLibrary(_Library):
    """The code of an entry, with that of all helpers that it needs."""

    def finalize(self) -> None:
        needed = {id(library): library for library in self._linking_libraries}
        pending = list(needed.values())
        while pending:
            for library in pending.pop()._linking_libraries:
                if id(library) not in needed:
                    needed[id(library)] = library
                    pending.append(library)
        self._linking_libraries = list(needed.values())
        super().finalize()


@_register
class PartLowering(_Lowering):
    """Lowers a helper and stops before machine code."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.flags.no_compile = False
        lowered = state.cr
        uncallable = _python_function(
            lowered.fndesc.lookup_module(), lowered.fndesc.qualname, "", 0, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(uncallable, lowered.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state.cr = _compiler._LowerResult(lowered.fndesc, lowered.call_helper, cfunc=uncallable, env=lowered.env)
        return True


@_register
class WholeLowering(_Lowering):
    """Lowers an entry into a library that fetches what its helpers need."""

    _name = "whole_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = WholeLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class PartCompiler(_Base):
    """The pipeline of helpers."""

    def define_pipelines(self) -> list[Any]:
        return [_pipeline(self.state, PartLowering)]


class WholeCompiler(_Base):
    """The pipeline of what is called from outside."""

    def define_pipelines(self) -> list[Any]:
        return [_pipeline(self.state, WholeLowering)]


def _pipeline(state: Any, lowering: type) -> Any:
    passes: Any = _compiler.DefaultPassBuilder.define_nopython_pipeline(state)
    passes._finalized = False
    passes.passes = [(lowering, text) if step is _Lowering else (step, text) for step, text in passes.passes]
    passes.finalize()
    return passes
