"""Secrets that open things: browser keys, seat links, and the promise about the shuffle."""

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache

from civitas.core.promise import commitment

TABLE_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without look-alikes


def new_table_id() -> str:
    """Unguessable, and short enough to be read out."""
    return "".join(secrets.choice(TABLE_ID_LETTERS) for _ in range(12))


def new_key() -> str:
    """What a browser is known by: 256 random bits."""
    return secrets.token_urlsafe(32)


def fingerprint(key: str) -> str:
    """What the database keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


@lru_cache(maxsize=10_000)
def seat_token(secret: str, table_id: str, seat: int, epoch: int) -> str:
    """The capability of one seat. It is derived, not stored, so that its host can show the link again."""
    message = f"{table_id}/{seat}/{epoch}".encode()
    digest = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def same(one: str, other: str) -> bool:
    """Compares secrets in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_nonce() -> str:
    return secrets.token_hex(16)


__all__ = ["commitment", "fingerprint", "new_key", "new_nonce", "new_table_id", "same", "seat_token"]
