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
  // Columns first, two at a time: one as the real part, one as the imaginary.
  for (let y = 0; y < PATCH; y++) {
    for (let x = 0; x < PATCH; x += 2) {
      const at = y * PATCH + x
      re[at] = (values[at]! - mean) * hann[x]! * hann[y]!
      im[at] = (values[at + 1]! - mean) * hann[x + 1]! * hann[y]!
    }
  }
  for (let x = 0; x < PATCH; x += 2) {
    transform(re, im, x, PATCH)
    part(re, im, x)
  }
  // The lower half of the rows mirrors the upper half.
  const power = new Float64Array(PATCH * PATCH)
  for (let v = 0; v <= PATCH / 2; v++) {
    transform(re, im, v * PATCH, 1)
    const mirrored = ((PATCH - v) % PATCH) * PATCH
    for (let u = 0; u < PATCH; u++) {
      const at = v * PATCH + u
      power[at] = power[mirrored + ((PATCH - u) % PATCH)] = re[at]! * re[at]! + im[at]! * im[at]!
    }
  }
  return power
}

const lineRe = new Float64Array(PATCH)
const lineIm = new Float64Array(PATCH)

/** Parts the transforms of two real columns, x and the next, that were made as one; for the upper half of the rows. */
function part(re: Float64Array, im: Float64Array, x: number): void {
  for (let v = 0; v <= PATCH / 2; v++) {
    const at = v * PATCH + x
    const mirrored = ((PATCH - v) % PATCH) * PATCH + x
    const [a, b, c, d] = [re[at]!, im[at]!, re[mirrored]!, im[mirrored]!]
    re[at] = (a + c) / 2
    im[at] = (b - d) / 2
    re[at + 1] = (b + d) / 2
    im[at + 1] = (c - a) / 2
  }
}

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
