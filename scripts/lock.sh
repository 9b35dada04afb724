#!/bin/sh
# Compiles the pinned, hashed requirements files from pyproject.toml; `sh scripts/lock.sh --upgrade` takes newer ones.
set -eu
cd "$(dirname "$0")/.."
compile() {
  .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url "$@"
}
compile --group build -o requirements-build.txt ${1:+"$1"}
compile pyproject.toml -o requirements.txt ${1:+"$1"}
compile pyproject.toml --group dev -c requirements.txt -o requirements-dev.txt ${1:+"$1"}
