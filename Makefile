# Every task of the project. `make help` lists them; each installs what it needs.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/.tools/bin:$(PATH)
RUN := uv run --no-sync

.PHONY: help setup assets chromium postgres play test lint types unit format golden perft bench docs-check wheel clean

help: ## list the tasks
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: ## install uv if it is missing, and the project with its tools into .venv
	@tools/bootstrap.sh
	@uv sync --quiet --frozen

assets: setup ## collect scripts, fonts and icons for the page
	@$(RUN) python tools/build_assets.py

chromium: ## install the browser that the page's tests drive
	@tools/need_chromium.sh

postgres: ## install PostgreSQL, which the server's tests start for themselves
	@tools/need_postgres.sh

play: assets ## play in the browser
	@$(RUN) civitas play

test: lint types unit ## the whole gate: style, types, all tests

lint: setup ## check style
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .

types: setup ## check types
	@$(RUN) pyright

unit: assets chromium postgres ## run all tests
	@$(RUN) pytest

format: setup ## put the code into the common style
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .

golden: setup ## write the golden counts and playthroughs anew (read the difference before you commit it)
	@$(RUN) python -m tests.golden.write

bench: setup ## measure our speed beside other engines', which get an environment of their own
	@test -x .bench/venv/bin/python || uv venv --quiet --python 3.11 .bench/venv
	@uv pip install --quiet --python .bench/venv/bin/python -r bench/requirements-peers.txt
	@$(RUN) civitas bench --compile --peers .bench/venv/bin/python

wheel: assets ## build the wheel, page included
	@uv build --quiet --wheel --out-dir dist

clean: ## remove what can be made again
	@rm -rf .venv .tools .bench dist build node_modules web-assets/node_modules src/civitas/web/static/vendor
