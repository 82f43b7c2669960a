#!/bin/sh
# Publishes a built site into the served folder: publish.sh <built> <served> [<days>]
# Open tabs keep using the files they already know, so those of a version stay for that many days after it is replaced (default: 30).
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
# The days of the version that is live until now begin today, however long ago it was published.
if [ -f "$served/.live" ]; then
  while read -r file; do touch -c "$served/$file"; done <"$served/.live"
fi
# Files with a hash in their name are published before those that load them.
publish '(' -path './assets/*' -o -path './embed/*v1-*' ')'
publish ! -path './assets/*' ! -path './embed/*v1-*'
(cd "$built" && find ./assets -type f) >"$served/.live"

find "$served/assets" -type f -mtime "+$days" -exec rm {} +
