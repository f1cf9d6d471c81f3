# Krónika. On a fresh Debian machine with Python 3.11: `make run` serves, `make test` checks everything.

.POSIX:
.NOTPARALLEL:
.PHONY: help setup run test lint format types imports plain compiled browser clicks dev bench faults secrecy laws fuzz \
	audit layout levels load pictures upstream arrays clusters sdist clean

PYTEST = .venv-dev/bin/python -m pytest -n 2 --dist worksteal --durations 12
# The rules, what only the tools of the checks can try, and the API: all else is tried with the compiled rules, as people
# play them (scripts/compiled.sh).
PLAIN = $$(for name in core laws scenarios records referee research sim $$(ls src/kronika/games); do \
	if [ -d tests/$$name ]; then echo tests/$$name; fi; done) tests/web/test_api.py
SIZE = 200
GAMES = 1000
JOBS = 1
WAY = both
PROCESSES = 1
DATABASE =
LANGUAGES =
SIZES =
TESTS =
TEMPLATES = src/kronika/web/templates tests/market/templates
STYLES = src/kronika/web/static/css tests/market/static/css
TITLE = @printf '\n== %s\n'

help:      ## list these targets
	@sed -n 's/^\([a-z]*\): .*## /\1	/p' Makefile | expand -t 12

setup:     ## build kronika into .venv, compiled where there is a C compiler
	@scripts/setup.sh

run:       ## serve the tables at once, and open the page where there is a desktop; compiled as soon as that is built
	@scripts/run.sh

test:      ## every check
	@MAKE='$(MAKE)' scripts/test.sh
	$(TITLE) 'all checks passed'

lint: dev  ## ruff; templates and style sheets as they are written
	$(TITLE) 'ruff, templates, style sheets'
	@.venv-dev/bin/ruff check .
	@.venv-dev/bin/python scripts/templates.py --check $(TEMPLATES)
	@.venv-dev/bin/python scripts/styles.py --check $(STYLES)

format: dev ## write templates and style sheets as they are written
	@.venv-dev/bin/python scripts/templates.py $(TEMPLATES)
	@.venv-dev/bin/python scripts/styles.py $(STYLES)

types: dev ## mypy, strict
	$(TITLE) 'mypy'
	@.venv-dev/bin/mypy

imports: dev ## the direction of imports
	$(TITLE) 'import-linter'
	@.venv-dev/bin/lint-imports --no-logo

plain: dev ## the tests of rules, research and the API, in plain Python
	$(TITLE) 'rules, research and the API in plain Python'
	@KRONIKA_EXPECT=interpreted $(PYTEST) $(PLAIN)

compiled: setup ## the tests of rules, commands, tables and pages against the built wheel, compiled
	@scripts/compiled.sh

browser: setup ## the tests in the browser against the built wheel, compiled
	@scripts/compiled.sh browser

clicks: setup ## the same in both languages at six sizes, one after the other; LANGUAGES=, SIZES= and TESTS= for some of them
	@LANGUAGES='$(LANGUAGES)' SIZES='$(SIZES)' scripts/clicks.sh $(TESTS)

dev:       ## the environment of the checks: .venv-dev, editable, plain Python
	@scripts/dev.sh

bench: setup ## decisions and games per second
	@.venv/bin/kronika bench

pictures: dev ## the pictures of docs/pictures, from the real pages
	@.venv-dev/bin/python scripts/pictures.py

layout: dev ## the pages of 7 Wonders at every size, in both languages and themes: nothing cut, nothing in the way
	@KRONIKA_LAYOUT=all $(PYTEST) tests/browser/test_layout*.py tests/browser/test_pages.py

faults: setup ## 100 times kill -9 of the server, on SQLite and on PostgreSQL
	@scripts/wheel.sh tests.faults.faults

secrecy: setup ## thousands of positions of every game served in two worlds that a viewer cannot tell apart
	@scripts/wheel.sh tests.web.secrecy

laws: setup  ## the laws of the log and of worlds for GAMES=1000 games of every game, edition and mode, JOBS=1 at a time
	@scripts/wheel.sh tests.laws.long --games $(GAMES) --jobs $(JOBS)

levels: setup ## GAMES=1000 whole games of every level in every title, JOBS=1 at a time: nothing refused, no stall, no peeping
	@scripts/wheel.sh tests.laws.levels --games $(GAMES) --jobs $(JOBS)

fuzz: setup  ## ten minutes of schemathesis (KRONIKA_FUZZ_SECONDS) at tables in play, with every right, on both databases
	@scripts/wheel.sh tests.web.fuzz

upstream: dev setup ## the tests of PettingZoo and OpenSpiel with whole games of every game, edition and mode
	@scripts/research.sh tests.research.upstream

arrays: dev setup ## 1,000 positions of every game, edition and mode in two worlds that a seat cannot tell apart: equal arrays
	@scripts/research.sh tests.research.secrecy

clusters: dev setup ## sim, arena, train and analyse on local clusters of Dask and Ray, with workers that are killed
	@scripts/research.sh tests.sim.clusters

sdist: setup ## dist/kronika-*.tar.gz, and a compiled wheel built from it alone
	@scripts/sdist.sh

audit: setup ## known vulnerabilities of the installed packages, by pip-audit
	@scripts/audit.sh

load: setup ## SIZE=200 or 1000 live tables at once, compiled; WAY=api, pages or both, PROCESSES=, DATABASE=postgresql
	@scripts/wheel.sh tests.load.load --size $(SIZE) --way $(WAY) --processes $(PROCESSES) --database "$(DATABASE)"

clean:     ## remove what was built
	rm -rf .venv .venv-dev .venv-audit build dist src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests \( -name '*.so' -o -name '*.pyc' \) -exec rm -f {} +
