#!/bin/sh
# Publishes a built site into the folder that is served: publish.sh <built> <served> [<days>]
# Tabs that are open go on with the files that they know: those of earlier versions stay for so many days (30).
set -eu
built=$1
served=$2
days=${3:-30}
[ -f "$built/index.html" ] || { echo "There is no site in $built. Run npm run build, or name the folder." >&2; exit 1; }

# What pages ask for comes before the pages do. Copying makes a file new again, so what is still in use stays.
mkdir -p "$served/assets"
cp -r "$built/assets/." "$served/assets/"
# For error tracking, not for visitors.
find "$served/assets" -type f -name '*.map' -exec rm {} +

# A file is there as a whole, the old one or the new one.
(cd "$built" && find . -type f ! -path './assets/*' ! -path ./sbom.cdx.json) | while read -r file; do
  mkdir -p "$served/$(dirname "$file")"
  cp "$built/$file" "$served/$file.new"
  mv "$served/$file.new" "$served/$file"
done

find "$served/assets" -type f -mtime "+$days" -exec rm {} +
