#!/bin/sh
# Writes into the Dockerfile which digest the registry has for each base image now; run it where a registry can be reached.
set -eu
sed -n 's/^FROM \([^ @]*\).*/\1/p' Dockerfile | while read -r image; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  sed -i "s|^FROM $image\(@[^ ]*\)\{0,1\}|FROM $image@$digest|" Dockerfile
  echo "$image@$digest"
done
