#!/usr/bin/env bash
# Makes sure that a PostgreSQL is there for the server's tests; they start one of their own in a temporary folder.
set -euo pipefail

if compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; then
  exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "The server's tests need PostgreSQL. Install it first: apt-get install postgresql" >&2
  exit 1
fi
apt-get update -qq
# Only the programs are wanted, not a cluster of the machine's own.
mkdir -p /etc/postgresql-common
grep -qs '^create_main_cluster' /etc/postgresql-common/createcluster.conf ||
  echo "create_main_cluster = false" >>/etc/postgresql-common/createcluster.conf
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
