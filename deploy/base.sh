#!/bin/sh
# A base image without a registry of images, as root on a Debian with debootstrap and buildah: deploy/base.sh [NAME]
# Node and npm are those of this machine (`npm start` installs a Node 24 here).
set -eu
name=${1:-localhost/wbn-base}
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf --one-file-system "$folder"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$folder" ${DEBIAN_MIRROR:-} >&2
install -m 755 "$(readlink -f "$root/node_modules/.bin/node")" "$folder/usr/local/bin/node"
mkdir -p "$folder/usr/local/lib/node_modules"
cp -rL "$(npm root --global)/npm" "$folder/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
rm -rf "$folder"/var/cache/apt/* "$folder"/var/lib/apt/lists/* "$folder"/usr/share/doc/* "$folder"/usr/share/locale/*
image=$(buildah from scratch)
buildah copy --quiet "$image" "$folder" / >&2
buildah commit --quiet --rm "$image" "$name"
