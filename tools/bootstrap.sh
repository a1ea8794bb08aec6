#!/usr/bin/env bash
# Makes sure that uv is there: the one on the PATH, or one of our own in .tools.
set -euo pipefail
cd "$(dirname "$0")/.."

if command -v uv >/dev/null 2>&1; then
  exit 0
fi

# A bare Debian has Python without the module that makes environments.
if ! python3 -c 'import ensurepip, venv' >/dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Python's venv module is missing. Install it first: apt-get install python3-venv" >&2
    exit 1
  fi
  apt-get update -qq
  apt-get install -y -qq python3-venv >/dev/null
fi

python3 -m venv .tools
.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
