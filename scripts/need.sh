#!/bin/sh
# Prints the Python to use, or says in one line what is missing and what to do about it.
set -u

die() {
  echo "sobremesa: $1" >&2
  exit 1
}

found=
for python in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
  [ -n "$python" ] || continue
  if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    found=$python
    break
  fi
done
[ -n "$found" ] || die "Python 3.11 or newer is missing (Debian: apt-get install python3 python3-venv)"
"$found" -c 'import venv, ensurepip' 2>/dev/null ||
  die "Python's venv module is missing (Debian: apt-get install python3-venv)"
command -v node >/dev/null 2>&1 || die "Node 20.19 or newer is missing (with npm)"
node -e 'const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  die "Node 20.19 or newer is needed; this is $(node --version)"
command -v npm >/dev/null 2>&1 || die "npm is missing (it comes with Node 20.19 or newer)"
echo "$found"
