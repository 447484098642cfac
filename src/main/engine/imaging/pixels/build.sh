#!/bin/sh
# Compiles pixels.c and writes it as a module that bundlers need no plugin for. Wants clang and lld (14 or later) with
# the wasm32 target. The result is committed, so that only a change of pixels.c needs this.
set -eu
cd "$(dirname "$0")"
out="$(mktemp)"
"${CLANG:-clang}" --target=wasm32 -O3 -msimd128 -mbulk-memory -nostdlib -Wall -Werror \
  -Wl,--no-entry -Wl,--import-memory -Wl,--export=__heap_base -Wl,-z,stack-size=16384 -o "$out" pixels.c
{
  echo '/** Made by build.sh from pixels.c; do not edit. */'
  echo '// prettier-ignore'
  printf "export const pixelsBase64 =\n  '%s'\n" "$(base64 -w 0 "$out")"
} > pixels-wasm.ts
rm "$out"
