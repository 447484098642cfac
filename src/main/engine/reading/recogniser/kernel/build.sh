#!/bin/sh
# Compiles kernel.c and writes it as modules that bundlers need no plugin for: one for any machine with SIMD, one for
# those that multiply bytes. Wants clang and lld (16 or later) with the wasm32 target. The results are committed, so
# that only a change of kernel.c needs this.
set -eu
cd "$(dirname "$0")"
build() {
  name="$1"
  file="$2"
  shift 2
  out="$(mktemp)"
  "${CLANG:-clang}" --target=wasm32 -O3 -msimd128 -mbulk-memory -nostdlib -ffast-math -Wall -Werror "$@" \
    -Wl,--no-entry -Wl,--import-memory -Wl,--export=__heap_base -Wl,-z,stack-size=65536 -o "$out" kernel.c
  {
    echo '/** Made by build.sh from kernel.c; do not edit. */'
    echo '// prettier-ignore'
    printf "export const %s =\n  '%s'\n" "$name" "$(base64 -w 0 "$out")"
  } > "$file"
  rm "$out"
}
build kernelBase64 kernel-wasm.ts
build byteKernelBase64 byte-kernel-wasm.ts -mrelaxed-simd -DBYTES
