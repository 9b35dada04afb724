# `make help` says what there is. Logic lives in scripts/.
.DEFAULT_GOAL := help
.PHONY: help setup setup-dev play test check pictures battery bench bench-peers kill mutate format wheel lock

BIN := .venv/bin
need = python="$$(sh scripts/need.sh)" || exit 1

help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1	\2/' | expand -t 22

setup: ## Set up what playing needs
	@$(need); "$$python" scripts/set_up.py

# What checks need: no built client
setup-dev:
	@$(need); "$$python" scripts/set_up.py --dev --no-build

play: setup ## Set up and serve: SQLite file in data/, address and QR code in the terminal
	@mkdir -p data
	@exec $(BIN)/sobremesa serve

test: ## Everything: checks, Python tests, client tests, browser tests
	@$(need); "$$python" scripts/set_up.py --dev --browser
	@$(BIN)/python scripts/all_tests.py

check: setup-dev ## The fast ones: format, lint, types, import laws
	@$(BIN)/python scripts/check.py

bench: setup-dev ## Measure: playouts, folds, views, the store and one server under load, as JSON lines
	@$(BIN)/python bench/playouts.py
	@$(BIN)/python bench/vasallos.py
	@$(BIN)/python bench/store.py
	@$(BIN)/python bench/load.py

kill: setup-dev ## Kill -9 the server 50 times in running games; nothing acknowledged may be lost or doubled
	@$(BIN)/python scripts/kill.py --kills 50

pictures: ## Pictures of every screen in tests/browser/shots, taken by browser tests, to be looked at
	@$(need); "$$python" scripts/set_up.py --dev --browser
	@$(BIN)/python -m pytest -q -n2 --dist=worksteal -m pictures

battery: setup-dev ## The whole contract battery, 200 random games of every game, and thousands of games of bots (make test plays a share)
	@$(BIN)/python -m pytest -q -n2 --dist=worksteal tests/contract tests/bots

bench-peers: setup-dev ## Our random playouts beside those of the reference engine in Python
	@$(BIN)/python bench/peers.py

# The game is a word of its own (make mutate natrak) or GAME=natrak. As a word it is a goal too, for which nothing is done.
GAME ?= $(filter-out mutate,$(MAKECMDGOALS))
mutate: setup-dev ## Change a game's rules in 200 places, one at a time, and see whether its tests notice: make mutate natrak
	@$(BIN)/python scripts/mutate.py $(GAME) $(OPTIONS)
ifeq (mutate,$(firstword $(MAKECMDGOALS)))
.PHONY: $(filter-out mutate,$(MAKECMDGOALS))
$(filter-out mutate,$(MAKECMDGOALS)): ; @:
endif

format: setup-dev ## Format Python and client code
	@$(BIN)/ruff format --quiet && $(BIN)/ruff check --fix --quiet; cd client && npm run --silent format

wheel: setup ## A wheel in dist/ that holds the built client
	@$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist/*.whl

lock: setup-dev ## Compile the requirements files anew (pyproject.toml says what is wanted)
	@sh scripts/lock.sh
