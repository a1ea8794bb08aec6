"""The promise about a shuffle: made before the first decision, opened after the last."""

import hashlib


def commitment(seed: int, nonce: str) -> str:
    """It cannot be kept with another seed. `printf '%s %s' SEED NONCE | sha256sum` says the same."""
    return hashlib.sha256(f"{seed} {nonce}".encode()).hexdigest()
