# `make play` and `make test` do all set-up in .venv; a second call does only what has changed.

PYTHON ?= python3
# Processes of tests, of those of the pages, and of those that never wait. `make test` has the first
# two at work side by side: together they are more than cores, because many wait for databases, bots
# and browsers.
JOBS ?= 3
PAGE_JOBS ?= 2
CORES ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --disable-pip-version-check
# Names what is being installed, and ends as pip does; what pip complains about is on stderr.
NAMES := awk '/^Collecting / { printf " %s", $$2; fflush() } \
  /^Installing collected / { printf " (unpacking)"; fflush() } \
  /^exit [0-9]+$$/ { code = $$2 } END { print ""; exit code }'
SERVING := $(VENV)/.serving
INSTALLED := $(VENV)/.installed
COMPILER := $(VENV)/.compiler
BENCH := $(VENV)/.installed-bench
DOCS := $(VENV)/.installed-docs
LEARNERS := $(VENV)/.installed-learners
BUILT := $(VENV)/.built
BROWSER := $(VENV)/.browser
PROXY := $(VENV)/.proxy
WEB_TOOLS := node_modules/.installed
BUNDLES := src/nivelo/web/bundles/bundles.json

# What is compiled is defined once, in src/nivelo/_mode.py.
COMPILED := $(addprefix src/nivelo/,$(shell $(PYTHON) src/nivelo/_mode.py))
INTERPRETED := $(wildcard tests/engine tests/games tests/rules tests/golden tests/test_*.py)
CHECKED := $(wildcard src tests benchmarks examples scripts setup.py)
# The tools of the build, as a list for the shell: those that pyproject.toml pins.
BUILD_TOOLS := $(shell sed -n 's/^requires = \[\(.*\)\]/\1/p' pyproject.toml | tr ',' ' ')
SETUPTOOLS := $(filter "setuptools==%,$(BUILD_TOOLS))

# Each with a cache of its own: what failed last is asked while others write theirs.
OTHER_TESTS := $(BIN)/pytest -o cache_dir=build/tests_cache --ignore=tests/web
PAGE_TESTS := $(BIN)/pytest -o cache_dir=build/pages_cache tests/web

# Is there a C compiler with Python's headers?
HAS_CC = include=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))'); \
  echo '\#include <Python.h>' | $${CC:-cc} -E -I"$$include" - >/dev/null 2>&1
# Prints the requirements of extras, for pip: the package itself is installed already.
REQUIREMENTS := $(BIN)/python -c 'import sys, tomllib; \
  extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; \
  print(*(each for name in sys.argv[1:] for each in extras[name]), sep="\n")'

# Hundreds of Pythons start in the tests: each would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: play test tests pages interpreted rewritten learners-test coverage web-test site-test build bundle \
  lint format screenshots wheel site docs bench scale crash-test abuse-test clean help FORCE

play: $(SERVING)  ## serve tables and open them in the browser
	-@$(if $(wildcard $(WEB_TOOLS)),$(MAKE_COMMAND) --no-print-directory bundle)
	@if $(MAKE_COMMAND) --question --no-print-directory build; \
	then exec $(BIN)/nivelo serve $(ARGS); \
	else exec $(BIN)/python scripts/play.py $(MAKE_COMMAND) $(ARGS); fi

test:  ## all checks, all tests, the rules in both modes, the pages in a browser
	@$(MAKE) --no-print-directory $(COMPILER)
	@$(MAKE) --no-print-directory --jobs=3 build $(INSTALLED) bundle
	@$(MAKE) --no-print-directory $(BROWSER) $(PROXY)
	@$(MAKE) --no-print-directory --jobs=3 --keep-going tests pages interpreted

tests: build $(INSTALLED) $(BROWSER) $(PROXY) bundle rewritten
	@echo "== tests, engine $$($(BIN)/python -c 'import nivelo; print(nivelo.engine_mode())')"
	@rm -rf build/second-try/tests.txt build/tests_cache
	@$(OTHER_TESTS) -n $(JOBS) --dist worksteal $(ARGS) || \
	  { [ $$? = 1 ] && $(OTHER_TESTS) --last-failed --second-try tests $(ARGS); }

# Beside the other tests, so what they print is kept until they are done.
pages: build $(INSTALLED) $(BROWSER) bundle rewritten
	@echo "== the pages, in a real browser (what this prints comes at its end)"
	@rm -rf build/second-try/pages.txt build/pages_cache
	@{ $(PAGE_TESTS) -n $(PAGE_JOBS) --dist worksteal $(ARGS) || \
	  { [ $$? = 1 ] && $(PAGE_TESTS) --last-failed --second-try pages $(ARGS); }; } \
	  >build/pages.log 2>&1; code=$$?; echo "== the pages, in a real browser"; cat build/pages.log; exit $$code

# After the checks: beside the tests and the pages there is room for one more at a time. In one
# process: to start another takes as long as all of these tests.
interpreted: lint
	@mkdir -p build
	@NIVELO_PURE=1 $(BIN)/pytest -o cache_dir=build/interpreted_cache -m "not slow_pure" \
	  tests/rules tests/test_golden_games.py >build/interpreted.log 2>&1; code=$$?; \
	echo "== tests of the rules, engine interpreted"; cat build/interpreted.log; exit $$code

# In a fresh clone pytest rewrites the assertions of all tests: once, not in each of its processes.
rewritten: build $(INSTALLED)
	@mkdir -p build
	@test -d tests/__pycache__ || $(BIN)/pytest --collect-only -q >build/collected.log || \
	  { cat build/collected.log; exit 1; }

learners-test: build $(LEARNERS)  ## other people's learners on our environments (installs PyTorch)
	$(BIN)/pytest tests/env/test_learners.py $(ARGS)

coverage: $(INSTALLED)  ## the engine's tests interpreted; how much of it they reach
	@mkdir -p build
	NIVELO_PURE=1 $(BIN)/pytest -n $(CORES) -m "not slow_pure" $(INTERPRETED) \
	  --cov --cov-report=term --cov-report=json:build/coverage.json $(ARGS)
	@$(BIN)/python -c "$$COVERAGE_FLOOR"

web-test: build $(BROWSER) bundle  ## the pages in a real browser
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/web $(ARGS)

site-test: build $(BROWSER) bundle  ## the pages of the site without a server in a real browser (ten minutes or more)
	$(BIN)/pytest -n $(JOBS) --dist worksteal --site tests/web/table tests/web/pages $(ARGS)

build: $(BUILT)  ## compile the engine in place, if its sources have changed

bundle: $(BUNDLES)  ## join the pages into few files, if they have changed (needs Node.js)

lint: $(INSTALLED) $(WEB_TOOLS)  ## style, types, import directions and prose, of Python and of the pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python scripts/prose.py
	npm run --silent check
	npm test --silent

format: $(INSTALLED) $(WEB_TOOLS)  ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm run --silent format

screenshots: build $(BROWSER) bundle  ## pictures of every screen: docs/screens, all sizes in build/screens
	$(BIN)/python scripts/pictures/screenshots.py $(ARGS)

wheel: $(INSTALLED) bundle  ## sdist and wheel; the wheel is installed where nothing is, and played with
	$(BIN)/python scripts/try_wheel.py --build --within 30 $(ARGS)

site: $(SERVING) bundle  ## the pages as a site that needs no server, in build/play
	$(BIN)/nivelo site build/play $(ARGS)

docs: $(DOCS)  ## the documentation as a site, in build/site; a warning is an error
	$(BIN)/mkdocs build --strict $(ARGS)

bench: build $(BENCH)  ## our speed beside that of other engines
	$(BIN)/python benchmarks $(ARGS)

scale: build $(SERVING)  ## what a million games cost, and how that grows with workers
	$(BIN)/python benchmarks/scale.py $(ARGS)

crash-test: build $(INSTALLED)  ## servers and databases killed, stopped and cut off, a hundred times each (an hour)
	$(BIN)/python tests/long/crash.py $(ARGS)

abuse-test: build $(INSTALLED)  ## how long others wait while one address does all that it may (ten minutes)
	$(BIN)/python tests/long/abuse.py $(ARGS)

clean:  ## remove what was built (not .venv)
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache $(BUILT) $(COMPILER)
	rm -rf src/nivelo.egg-info src/nivelo/engine/_compiled_from src/nivelo/engine/_not_compiled src/nivelo/web/bundles
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  make \1\t\2/p' Makefile

# Lines and branches each: a total over both could hide the branches behind the lines.
define COVERAGE_FLOOR
import json
totals = json.load(open("build/coverage.json"))["totals"]
for what in "statements", "branches":
    covered = totals[f"percent_{what}_covered"]
    if covered < 95:
        exit(f"only {covered:.2f} % of the {what} of engine and games are covered; 95 % is asked")
endef
export COVERAGE_FLOOR

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "nivelo needs Python 3.11 or newer: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "== creating $(VENV)"; $(PYTHON) -m venv $(VENV) || \
	  { echo "no venv module (on Debian: apt install python3-venv)" >&2; rm -rf $(VENV); exit 1; }

# What serving needs. Without build isolation: the one tool of the build that it takes is here.
$(SERVING): pyproject.toml | $(BIN)/python
	@echo "== installing what serving needs"
	@$(PIP) --quiet $(SETUPTOOLS)
	@{ NIVELO_COMPILE=0 $(PIP) --no-build-isolation --editable '.[server]'; echo "exit $$?"; } | $(NAMES)
	@touch $@

# The tools of development; after those of the build, so that their pips do not meet.
$(INSTALLED): $(SERVING) | $(COMPILER)
	@echo "== installing the tools of development"
	@mkdir -p build
	@$(REQUIREMENTS) server dev >build/requirements.txt
	@{ $(PIP) --requirement build/requirements.txt; echo "exit $$?"; } | $(NAMES)
	@touch $@

# What compiles the engine, where there is a C compiler with Python's headers. It needs nothing else:
# compiling can begin while the rest is being installed.
$(COMPILER): pyproject.toml | $(BIN)/python
	@if $(HAS_CC); then $(PIP) --quiet $(BUILD_TOOLS); else $(PIP) --quiet $(SETUPTOOLS); \
	  echo "== no C compiler with Python's headers: the engine runs interpreted, slower"; fi
	@touch $@

# The browser of this machine, else Debian's if we may install it, else Playwright's own.
$(BROWSER): $(INSTALLED)
	@if command -v chromium-headless-shell chromium chromium-browser google-chrome chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "== installing chromium"; apt-get -qq update && \
	  { apt-get -qq install -y chromium-headless-shell || apt-get -qq install -y chromium; } >/dev/null; \
	else echo "== installing chromium"; $(BIN)/playwright install chromium; fi
	@touch $@

# nginx, systemd's checker and Redis, if we may install them; else their tests are skipped and say so.
$(PROXY): $(SERVING) | $(BROWSER)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  for each in nginx:nginx-light systemd-analyze:systemd openssl:openssl redis-server:redis-server; do \
	    command -v $${each%%:*} >/dev/null || { echo "== installing $${each##*:}"; \
	      apt-get -qq install -y --no-install-recommends $${each##*:} >/dev/null; }; \
	  done; fi
	@touch $@

$(WEB_TOOLS): package.json package-lock.json
	@command -v npm >/dev/null || \
	  { echo "checking the pages needs Node.js 20.19 or newer with npm (https://nodejs.org)" >&2; exit 1; }
	@echo "== installing what checks the pages"
	@npm ci --silent --no-audit --no-fund
	@touch $@

$(BUNDLES): $(WEB_TOOLS) scripts/bundle.mjs scripts/preloads.mjs \
  $(shell find src/nivelo/web -path '*/bundles' -prune -o -type f -print)
	@echo "== joining the pages into few files"
	@touch $(WEB_TOOLS).begun
	@npm run --silent bundle
	@touch -r $(WEB_TOOLS).begun $@

$(BENCH): $(INSTALLED)
	@$(REQUIREMENTS) server dev bench >build/requirements.txt
	@$(PIP) --quiet --requirement build/requirements.txt
	@touch $@

$(LEARNERS): $(INSTALLED)
	@$(REQUIREMENTS) server dev learners >build/requirements.txt
	@$(PIP) --quiet --requirement build/requirements.txt
	@touch $@

$(DOCS): $(INSTALLED)
	@$(REQUIREMENTS) docs >build/requirements.txt
	@$(PIP) --quiet --requirement build/requirements.txt
	@touch $@

# The stamp holds the names of the sources, so that a deleted one counts as a change too, and bears
# the time of the beginning, so that one changed meanwhile does as well. With a working compiler
# failure is an error here; without one the engine runs interpreted.
ifneq ($(COMPILED),$(shell cat $(BUILT) 2>/dev/null))
$(BUILT): FORCE
endif
$(BUILT): $(COMPILER) $(COMPILED) setup.py src/nivelo/_mode.py
	@touch $@.begun
	@if $(HAS_CC); then compile=1; echo "== compiling the engine (about a minute)"; else compile=0; fi; \
	NIVELO_COMPILE=$${NIVELO_COMPILE:-$$compile} $(BIN)/python setup.py -q build_ext --inplace
	@echo '$(COMPILED)' >$@
	@touch -r $@.begun $@
