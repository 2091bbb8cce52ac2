# Every target sets up what it needs, inside .venv and nowhere else.
#   PYTHON=…  the interpreter to set up with (3.11 or later)
#   ARGS=…    further arguments for play, bench and soak; for test and quick, the tests to run

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready

PYTHONS = $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3 python)

# The page is built by Node, which the environment brings along.
PAGE    := src/ludotheque/server/static/index.html
MODULES := web/node_modules/.ready
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
WORDS   := $(wildcard src/ludotheque/words/*.ftl src/ludotheque/games/*/*.ftl src/ludotheque/games/*/words/*.ftl)
PAGES   := $(shell find web/src web/index.html web/*.ts web/*.js web/*.json -type f 2>/dev/null)

# The rules compiled, in a copy of the package beside the source; the source itself stays plain.
COMPILED := build/compiled/.ready
# The same for the tests: a lower level of the C compiler takes half the time.
TESTED   := build/tested/.ready
PACKAGE  := $(shell find src/ludotheque -name static -prune -o -name '*.pyc' -prune -o -type f -print)
PEERS    := $(VENV)/.peers
# Long games are played by the compiled rules, ten times as fast; the rules themselves are tested both
# ways. The leak tests mark cards with a subclass of int, which compiled code does not keep;
# tests/testing overrides methods that are compiled; others read private fields, docstrings or the name
# of the build.
RULES      := tests/core tests/games
PLAIN_ONLY := tests/conformance/test_leaks.py tests/testing tests/cli/test_app.py tests/cli/test_bench.py \
	tests/adapters/test_observation_versions.py tests/test_docs.py
PLAIN      := src $(RULES) tests/golden tests/conformance/test_rules.py $(PLAIN_ONLY)
COMPILED_TESTS := tests $(addprefix --ignore=,$(PLAIN_ONLY))

# The tests drive a real Chromium. Where there is none and Debian's packages can be installed,
# it is fetched; otherwise the browser tests say what is missing.
BROWSER := for found in "$$LUDOTHEQUE_CHROMIUM" chromium chromium-browser google-chrome; do \
	  command -v "$$found" >/dev/null 2>&1 && exit 0; done; \
	command -v apt-get >/dev/null && [ "`id -u`" = 0 ] || exit 0; \
	echo "Installing Chromium for the browser tests."; \
	apt-get update -qq >/dev/null && apt-get install -qq -y chromium >/dev/null 2>&1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play quick test web-tests check compile bench soak pictures types format clean again

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 14

play: $(PAGE) ## play in the browser
	@$(BIN)/ludotheque serve --open $(ARGS)

PYTEST = $(BIN)/python -m pytest --dist loadgroup

quick: $(READY) ## run the tests of core and games
	@$(PYTEST) -n logical $(or $(ARGS),src/ludotheque/core src/ludotheque/games $(RULES))

ifdef ARGS
test: $(PAGE)
	@$(BROWSER)
	@$(PYTEST) -n auto $(ARGS)
else
test: $(PAGE) ## run all tests, those of the rules plain and compiled
	@$(BROWSER)
	@$(MAKE) --no-print-directory -j 2 $(TESTED) web-tests
	@if PYTHONPATH=build/tested $(BIN)/ludotheque --version | grep compiled; then \
	  $(PYTEST) -n logical $(PLAIN) && \
	  PYTHONPATH=build/tested $(PYTEST) -n auto $(COMPILED_TESTS); \
	else echo "There is no C compiler: the rules are tested as plain Python only."; \
	  $(PYTEST) -n auto; fi
endif

web-tests: $(PAGE)
	@$(NPM) test --silent

check: $(READY) $(MODULES) ## check style, formatting and types
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/python -m mypy
	@$(NPM) run check --silent

compile: $(COMPILED) ## compile the rules into build/compiled

bench: $(COMPILED) $(PEERS) ## measure the games beside other engines; writes docs/performance.md
	@PYTHONPATH=build/compiled:. $(BIN)/python tools/performance.py $(ARGS)

soak: $(READY) ## run the conformance and fairness tests at full length
	@LUDOTHEQUE_SOAK=10 $(BIN)/python -m pytest tests/conformance tests/bots/test_fairness.py -n auto $(ARGS)

pictures: $(PAGE) ## take pictures of every page in every width, into build/screenshots
	@$(BROWSER)
	@LUDOTHEQUE_PICTURES=1 $(BIN)/python -m pytest -n auto --dist loadgroup tests/browser $(ARGS)

types: $(MODULES) ## generate the types of the API and of the views for the page
	@$(NPM) run types --silent

format: $(READY) ## tidy imports and format the code
	@$(BIN)/python -m ruff check --quiet --select I --fix
	@$(BIN)/python -m ruff format

$(MODULES): web/package-lock.json $(READY)
	@echo "Installing what the page is built with."
	@$(NPM) ci --silent --no-fund --no-audit
	@touch $@

$(PAGE): $(MODULES) $(PAGES) $(WORDS)
	@echo "Building the page."
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

$(PEERS): pyproject.toml $(READY)
	@echo "Installing the engines to measure beside."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[bench]'
	@touch $@

COMPILE = rm -rf $(1) && mkdir -p build && \
	$(BIN)/python setup.py -q build --build-lib $(1) >build/compile.log && touch $(1)/.ready

$(COMPILED): setup.py $(PACKAGE) $(PAGE)
	@echo "Compiling the rules: two minutes the first time."
	@$(call COMPILE,build/compiled)

$(TESTED): setup.py $(PACKAGE) $(PAGE)
	@echo "Compiling the rules for their tests: a minute the first time."
	@LUDOTHEQUE_OPTIMIZE=1; export LUDOTHEQUE_OPTIMIZE; $(call COMPILE,build/tested)

clean: ## remove everything that the other targets made
	@rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/ludotheque/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

# The stamp is written last, so set-up that died is taken up again, and it names the folder it
# was written in, since the installed command holds that path. It does not count once the
# interpreter has gone.
IS_READY := $(shell test -x $(BIN)/python && test "`cat $(READY) 2>&1`" = "`pwd`" && echo yes)
SUITABLE := import sys; sys.exit(sys.version_info < (3, 11))

$(READY): pyproject.toml $(if $(IS_READY),,again)
	@rm -f $@
	@$(BIN)/python -c 'import pip; $(SUITABLE)' 2>/dev/null && exit; \
	bare=; \
	for python in $(PYTHONS); do \
	  "$$python" -c '$(SUITABLE)' 2>/dev/null || continue; \
	  "$$python" -c 'import ensurepip, venv' 2>/dev/null || { bare=$$python; continue; }; \
	  echo "Making $(VENV) with `"$$python" --version`."; \
	  exec "$$python" -m venv --clear $(VENV); \
	done; \
	if [ -n "$$bare" ]; then \
	  echo "$$bare cannot make virtual environments: install its venv package" \
	    "(python3-venv on Debian and Ubuntu), or name another Python with PYTHON=…" >&2; \
	else \
	  echo "Python 3.11 or later is needed," \
	    "$(if $(PYTHON),and $(PYTHON) is not that,but none was found):" \
	    "install one, or name one with PYTHON=…" >&2; \
	fi; \
	exit 1
	@echo "Installing Ludothèque and its tools into $(VENV): a minute the first time."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev]'
	@pwd > $@
