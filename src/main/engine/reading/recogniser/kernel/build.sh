#!/bin/sh
# Compiles kernel.c and writes it as a module that bundlers need no plugin for. Wants clang and lld (14 or later) with
# the wasm32 target. The result is committed, so that only a change of kernel.c needs this.
set -eu
cd "$(dirname "$0")"
out="$(mktemp)"
clang --target=wasm32 -O3 -msimd128 -mbulk-memory -nostdlib -ffast-math -Wall -Werror \
  -Wl,--no-entry -Wl,--import-memory -Wl,--export=__heap_base -Wl,-z,stack-size=65536 -o "$out" kernel.c
{
  echo '/** Made by build.sh from kernel.c; do not edit. */'
  echo '// prettier-ignore'
  printf "export const kernelBase64 =\n  '%s'\n" "$(base64 -w 0 "$out")"
} > kernel-wasm.ts
rm "$out"
