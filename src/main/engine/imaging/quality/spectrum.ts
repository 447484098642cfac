/** Side of the square patches whose spectra are taken. */
export const PATCH = 128

const BITS = Math.log2(PATCH)
const cosines = Float64Array.from({ length: PATCH / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / PATCH))
const sines = Float64Array.from({ length: PATCH / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / PATCH))
const hann = Float64Array.from({ length: PATCH }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / PATCH))
const order = Uint8Array.from({ length: PATCH }, (_, i) => {
  let reversed = 0
  for (let bit = 0; bit < BITS; bit++) if (i & (1 << bit)) reversed |= 1 << (BITS - 1 - bit)
  return reversed
})

/**
 * Power of each frequency of a square patch, PATCH x PATCH values row by row: entry v * PATCH + u for u waves across
 * and v waves down, the upper half of each being the negative ones.
 */
export function patchSpectrum(values: ArrayLike<number>): Float64Array {
  let mean = 0
  for (let i = 0; i < PATCH * PATCH; i++) mean += values[i]! / (PATCH * PATCH)
  const re = new Float64Array(PATCH * PATCH)
  const im = new Float64Array(PATCH * PATCH)
  for (let y = 0; y < PATCH; y++) {
    for (let x = 0; x < PATCH; x++) re[y * PATCH + x] = (values[y * PATCH + x]! - mean) * hann[x]! * hann[y]!
  }
  for (let y = 0; y < PATCH; y++) transform(re, im, y * PATCH, 1)
  for (let x = 0; x < PATCH; x++) transform(re, im, x, PATCH)
  const power = new Float64Array(PATCH * PATCH)
  for (let i = 0; i < power.length; i++) power[i] = re[i]! * re[i]! + im[i]! * im[i]!
  return power
}

const lineRe = new Float64Array(PATCH)
const lineIm = new Float64Array(PATCH)

/** Radix-2 transform, in place, of one row or column. */
function transform(re: Float64Array, im: Float64Array, start: number, step: number): void {
  for (let i = 0; i < PATCH; i++) {
    lineRe[order[i]!] = re[start + i * step]!
    lineIm[order[i]!] = im[start + i * step]!
  }
  for (let size = 2; size <= PATCH; size *= 2) {
    const half = size / 2
    const stride = PATCH / size
    for (let from = 0; from < PATCH; from += size) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride]!
        const s = sines[k * stride]!
        const a = from + k
        const b = a + half
        const tr = lineRe[b]! * c + lineIm[b]! * s
        const ti = lineIm[b]! * c - lineRe[b]! * s
        lineRe[b] = lineRe[a]! - tr
        lineIm[b] = lineIm[a]! - ti
        lineRe[a]! += tr
        lineIm[a]! += ti
      }
    }
  }
  for (let i = 0; i < PATCH; i++) {
    re[start + i * step] = lineRe[i]!
    im[start + i * step] = lineIm[i]!
  }
}
