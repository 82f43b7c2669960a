#!/bin/sh
# Pins each base image in the Dockerfile to its current digest. Run it where the image registry is reachable.
set -eu
sed -n 's/^FROM \([^ @]*\).*/\1/p' Dockerfile | while read -r image; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  sed -i "s|^FROM $image\(@[^ ]*\)\{0,1\}|FROM $image@$digest|" Dockerfile
  echo "$image@$digest"
done
