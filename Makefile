# Everything is set up in .venv of this folder. `make help` lists what can be done.

PYTHON ?= python3
GAME ?= container
# Workers of the test run: a number or auto, for one on each core.
JOBS ?= auto
# `make lock UPGRADE=--upgrade` takes the newest versions of everything.
UPGRADE ?=
LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url $(UPGRADE)

VENV := .venv
BIN := $(VENV)/bin
PACKAGES := $(VENV)/.packages
READY := $(VENV)/.ready
ENGINE := $(VENV)/.engine
LIST := $(VENV)/.engine-sources
WEB := web/node_modules/.ready
CLIENT := src/magnate/web/index.html
# With their folders, whose times tell that a file was added or removed.
CLIENT_SOURCES := $(shell find web/src web/public web/scripts docs/rules src/magnate/locale) \
	web/index.html web/svelte.config.js web/tsconfig.json web/vite.config.ts
PURE := $(filter-out 0,$(MAGNATE_PURE))
COMPILED := $(wildcard src/*__mypyc*.so)
ENGINE_SOURCES := $(sort $(shell find src/magnate/core src/magnate/games src/magnate/bots -name '*.py' 2>/dev/null))
LINTED := src tests benchmarks docs/make_protocol.py web/scripts conftest.py setup.py
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help setup compile web play terminal test test-long screenshots wheel pure signature bench pacing types lint format lock clean chromium postgresql FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' Makefile

setup: $(READY) ## create .venv with all dependencies

compile: $(ENGINE) ## set up and compile the engine

web: $(CLIENT) ## build the web client

play: $(ENGINE) $(CLIENT) ## set up, build everything and play in the browser, with friends in the network
	@$(BIN)/magnate serve

terminal: $(ENGINE) ## set up, compile and play in the terminal (GAME=container)
	@$(BIN)/magnate play $(GAME)

# The browser tests run by themselves: their driver occupies the event loop that others start.
test: $(ENGINE) $(CLIENT) chromium postgresql ## set up, build everything and run the whole test suite
	$(PYTEST)
	$(PYTEST) tests/web

test-long: $(ENGINE) $(CLIENT) chromium postgresql ## run the long tests with the full figures
	$(PYTEST) -m long
	$(PYTEST) -m long tests/web

screenshots: $(ENGINE) $(CLIENT) chromium ## take pictures of every page into build/screenshots
	$(PYTEST) -m screenshots tests/web

wheel: $(READY) $(CLIENT) ## build a wheel for this machine into dist, with the web client in it
	@rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-build-isolation --no-deps -w dist .

pure: ## delete the compiled engine, so that the package runs interpreted
	@find src -name '*.so' -delete
	@rm -f $(ENGINE)
	@echo 'The engine runs interpreted until the next target that compiles it (make compile, play, test ...).'

signature: $(ENGINE) ## print the digest over a fixed set of random games
	@$(BIN)/python -m magnate.signature

bench: $(ENGINE) ## measure the speed of this build, then next to its peers
	$(BIN)/magnate bench
	$(BIN)/python benchmarks/engine.py

pacing: $(ENGINE) ## play many games of Rolling Heights; tables and plots of docs/pacing.md anew
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-plots.lock
	$(BIN)/python benchmarks/pacing.py --plots docs/pacing --page docs/pacing.md

lint: $(READY) $(WEB) ## check style, types and the direction of imports
	$(BIN)/ruff check $(LINTED)
	$(BIN)/ruff format --check $(LINTED)
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	cd web && npm run --silent check

format: $(READY) $(WEB) ## rewrite the sources in the house style
	$(BIN)/ruff check --fix-only $(LINTED)
	$(BIN)/ruff format $(LINTED)
	cd web && npm run --silent format

types: $(ENGINE) $(WEB) ## make the TypeScript types of all messages anew
	@mkdir -p build
	@set -e; for game in $(notdir $(wildcard src/magnate/games/[a-z]*)); do \
		$(BIN)/magnate schema $$game > build/$$game.json; \
		node web/scripts/types.mjs < build/$$game.json > web/src/wire/$$game.ts; done
	@$(BIN)/python web/scripts/server_schema.py > build/server.json
	@node web/scripts/types.mjs < build/server.json > web/src/wire/server.ts

lock: ## resolve the dependencies again into the lock files
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install -qq uv
	$(LOCK) --extra dev --extra peers --extra postgres pyproject.toml -o requirements.lock
	$(LOCK) --extra plots -c requirements.lock pyproject.toml -o requirements-plots.lock

clean: ## delete everything that was made here, .venv included
	@find src -name '*.so' -delete
	@find . -name __pycache__ -not -path './$(VENV)/*' -type d -prune -exec rm -rf {} +
	@rm -rf web/node_modules src/magnate/web $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(PACKAGES): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Magnate needs Python 3.11 or newer as $(PYTHON); name another one with make PYTHON=...' >&2; exit 1; }
	@echo 'Setting up $(VENV) (about a minute the first time) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(READY): $(PACKAGES) pyproject.toml setup.py
	@MAGNATE_PURE=1 $(BIN)/python -m pip install -qq --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(WEB): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'Magnate needs Node 20 or newer with npm for its web client.' >&2; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(WEB) $(CLIENT_SOURCES)
	@echo 'Building the web client ...'
	@cd web && npm run --silent build
	@touch $@

# Only tests need them, so only they ask for them.
chromium: $(READY)
	@$(BIN)/python -m tests.web.chromium

postgresql: $(READY)
	@$(BIN)/python -m tests.server.postgresql

# The names of the sources: rewritten only when one was added, renamed or removed.
$(LIST): FORCE | $(READY)
	@printf '%s\n' $(ENGINE_SOURCES) | cmp -s - $@ || printf '%s\n' $(ENGINE_SOURCES) > $@

# The stamp is set only if something was compiled: without a compiler it is tried again each time.
$(ENGINE): $(READY) $(LIST) $(ENGINE_SOURCES) $(if $(PURE),FORCE) $(if $(COMPILED),,FORCE)
	@rm -f $@
	@$(if $(PURE),,echo 'Compiling the engine (a minute or two the first time) ...')
	@$(BIN)/python setup.py -q build_ext --inplace
	@if ls src/*__mypyc*.so >/dev/null 2>&1; then touch $@; fi
