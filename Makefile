# Every target sets up what it needs, inside .venv and nowhere else.
#   PYTHON=…  the interpreter to set up with (3.11 or later)
#   ARGS=…    further arguments for play, test, bench and soak

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready

PYTHONS = $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3 python)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench soak format clean again

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 14

play: $(READY) ## play a game in the terminal
	@$(BIN)/ludotheque play $(ARGS)

test: $(READY) ## run the tests
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: $(READY) ## check style, formatting and types
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/python -m mypy

bench: $(READY) ## measure the speed of the games
	@$(BIN)/ludotheque bench $(ARGS)

soak: $(READY) ## run the conformance tests on a hundred times as many games
	@LUDOTHEQUE_SOAK=100 $(BIN)/python -m pytest tests/conformance -n auto $(ARGS)

format: $(READY) ## tidy imports and format the code
	@$(BIN)/python -m ruff check --quiet --select I --fix
	@$(BIN)/python -m ruff format

clean: ## remove everything that the other targets made
	@rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
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
