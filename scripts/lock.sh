#!/usr/bin/env bash
# Writes package-lock.json anew, in an empty folder: a lock file made beside an installed node_modules forgets the binaries of other
# systems, and `npm ci` then refuses it. Run it after every change of dependencies.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp package.json "$folder/"
(cd "$folder" && npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved)
cp "$folder/package-lock.json" package-lock.json
