#!/bin/sh
# Publishes a built site into the served folder: publish.sh <built> <served> [<days>]
# Open tabs keep using the files they already know, so files of earlier versions stay for that many days (default: 30).
set -eu
built=$1
served=$2
days=${3:-30}
[ -f "$built/index.html" ] || { echo "There is no site in $built. Run npm run build, or name the folder." >&2; exit 1; }

# Renames each file into place, so that a visitor gets either the whole old file or the whole new one. The new date keeps files
# that are still in use. Source maps are for error tracking, not for visitors.
publish() {
  (cd "$built" && find . -type f "$@" ! -name '*.map' ! -path ./sbom.cdx.json) | while read -r file; do
    mkdir -p "$served/$(dirname "$file")"
    cp "$built/$file" "$served/$file.new"
    mv "$served/$file.new" "$served/$file"
  done
}

mkdir -p "$served/assets"
# Assets are published before the pages that load them.
publish -path './assets/*'
publish ! -path './assets/*'

find "$served/assets" -type f -mtime "+$days" -exec rm {} +
