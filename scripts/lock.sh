#!/usr/bin/env bash
# Regenerates package-lock.json in an empty folder: a lock file generated next to an installed node_modules omits the optional binaries of
# other platforms, and `npm ci` then rejects it. Run it after every change of dependencies.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp package.json "$folder/"
(cd "$folder" && npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved)
cp "$folder/package-lock.json" package-lock.json
