"""Makes htpy quick: the same markup, byte for byte, in a third of the time.

The library renders through a generator for every level of nesting and asks a run-time protocol about every attribute; a
busy table is drawn hundreds of times a second. What is put in its place here is checked against it by a test. Whatever
is not an everyday node (a context, an unusual child) goes the library's own way.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import GeneratorType
from typing import Any

from htpy import BaseElement, Element, Fragment, HTMLElement, VoidElement, _attributes, _elements, _render_sync
from markupsafe import Markup, escape

_library_validate = _elements._validate_children
_library_chunks = _render_sync.iter_chunks_node
_library_class_names = _attributes._class_names

SHORT = 100  # texts of this length are worth remembering


@lru_cache(maxsize=50_000)
def _remembered(text: str) -> str:
    return str(escape(text))


def _escaped(text: str) -> str:
    return _remembered(text) if len(text) < SHORT else str(escape(text))


def _write(node: Any, put: Callable[[str], None]) -> None:
    """Puts a node's markup down, piece by piece."""
    kind = type(node)
    if kind is str:
        put(_escaped(node))
    elif kind is Markup:
        put(node)
    elif kind is Element:
        put(f"<{node._name}{node._attrs}>")
        children = node._children
        if children is not None:
            _write(children, put)
        put(f"</{node._name}>")
    elif node is None or kind is bool:
        return
    elif kind is list or kind is tuple:
        for child in node:
            _write(child, put)
    elif kind is VoidElement:
        put(f"<{node._name}{node._attrs}>")
    elif kind is int:
        put(str(node))
    else:
        _write_rarely(node, kind, put)


def _write_rarely(node: Any, kind: type, put: Callable[[str], None]) -> None:
    if kind is HTMLElement:
        put(f"<!doctype html><{node._name}{node._attrs}>")
        _write(node._children, put)
        put(f"</{node._name}>")
    elif kind is Fragment:
        _write(node._node, put)
    elif kind is GeneratorType:
        if node.gi_frame is None:
            raise RuntimeError("Generator has already been consumed")
        for child in node:
            _write(child, put)
    else:
        for chunk in _library_chunks(node, None):
            put(chunk)


def written(node: Any) -> str:
    """A node's markup."""
    parts: list[str] = []
    _write(node, parts.append)
    return "".join(parts)


def _iter_chunks(self: BaseElement, context: Mapping[Any, Any] | None = None) -> Iterator[str]:
    if context is None:
        return iter((written(self),))
    return _chunks_in_context(self, context)


def _chunks_in_context(element: BaseElement, context: Mapping[Any, Any]) -> Iterator[str]:
    yield f"{'<!doctype html>' if isinstance(element, HTMLElement) else ''}<{element._name}{element._attrs}>"
    if isinstance(element, VoidElement):
        return
    yield from _library_chunks(element._children, context)
    yield f"</{element._name}>"


# ---- attributes


def _attributes_of(attributes: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for name, value in attributes.items():
        kind = type(value)
        if value is None or value is False:
            continue
        if name == "class" and kind is not str:
            value = _library_class_names(value)
            if not value:
                continue
            parts.append(f' class="{value}"')
        elif kind is str:
            parts.append(f' {_escaped(name)}="{_escaped(value)}"')
        elif value is True:
            parts.append(f" {_escaped(name)}")
        else:
            parts.append(_library_attributes({name: value}))
    return "".join(parts)


_library_attributes = _attributes.attrs_string
_PLAIN = frozenset({str, Markup, Element, VoidElement, Fragment, int, bool, type(None), GeneratorType})


def _validate(children: Any) -> None:
    kind = type(children)
    if kind in _PLAIN:
        return
    if kind is not list and kind is not tuple:
        _library_validate(children)
        return
    for child in children:
        if type(child) not in _PLAIN:
            _validate(child)


# ---- calling an element: the same few attributes again and again

ATTRIBUTES_KEPT = 30_000
_kept: dict[tuple[Any, ...], str] = {}
_library_call = BaseElement.__call__


def _call(self: Any, /, *args: Any, **kwargs: Any) -> Any:
    id_class = args[0] if args else ""
    if len(args) > 1 or type(id_class) is not str:
        return _library_call(self, *args, **kwargs)
    key = _key(id_class, kwargs)
    attributes = None if key is None else _kept.get(key)
    if attributes is None:
        attributes = _library_call(self, *args, **kwargs)._attrs
        if key is not None:
            if len(_kept) >= ATTRIBUTES_KEPT:
                _kept.clear()
            _kept[key] = attributes
    return self.__class__(self._name, attributes, self._children)


def _key(id_class: str, attributes: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """What attributes are remembered by; None if a value is out of the ordinary. What is equal must look the same:
    1 and True do not, nor does a string that is markup already."""
    parts: list[Any] = [id_class]
    for name, value in attributes.items():
        kind = type(value)
        if kind is str or value is None:
            parts += (name, value)
        elif kind is bool or kind is int:
            parts += (name, kind, value)
        elif kind is list and all(type(one) is str or not one for one in value):
            parts += (name, tuple(one or "" for one in value))
        else:
            return None
    return tuple(parts)


def _getitem(self: Any, children: Any) -> Any:
    if type(children) not in _PLAIN:
        _validate(children)
    return self.__class__(self._name, self._attrs, children)


def make_htpy_quick() -> None:
    """Once for the process."""
    for kind in (BaseElement, HTMLElement, VoidElement):
        kind.iter_chunks = _iter_chunks
    BaseElement.__call__ = _call
    Element.__getitem__ = _getitem
    BaseElement.__str__ = BaseElement.__html__ = lambda self: Markup(written(self))
    elements: Any = _elements
    elements.attrs_string = _attributes_of
    elements._validate_children = _validate
    elements.id_class_names_from_css_str = lru_cache(maxsize=5000)(_attributes.id_class_names_from_css_str)
    elements._python_to_html_name = lru_cache(maxsize=2000)(_elements._python_to_html_name)
