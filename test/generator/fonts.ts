import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/**
 * Faces come from registry packages, so that a seed draws the same pixels on every machine. The one exception is
 * OCR-B, which no package carries: where Debian's file is absent, a typewriter face stands in.
 */
const packages: readonly {
  readonly name: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
}[] = [
  { name: 'arimo', subsets: ['latin'], weights: [400, 700] },
  { name: 'tinos', subsets: ['latin'], weights: [400, 700] },
  { name: 'cousine', subsets: ['latin'], weights: [400, 700] },
  { name: 'carlito', subsets: ['latin'], weights: [400, 700] },
  { name: 'roboto', subsets: ['latin'], weights: [400, 500, 700] },
  { name: 'roboto-condensed', subsets: ['latin'], weights: [400, 700] },
  { name: 'open-sans', subsets: ['latin'], weights: [400, 600, 700] },
  { name: 'noto-sans', subsets: ['latin', 'devanagari'], weights: [400, 700] },
  { name: 'pt-sans-narrow', subsets: ['latin'], weights: [400, 700] },
  { name: 'special-elite', subsets: ['latin'], weights: [400] },
  { name: 'vt323', subsets: ['latin'], weights: [400] },
  { name: 'caveat', subsets: ['latin'], weights: [400, 700] },
  { name: 'hind', subsets: ['latin', 'devanagari'], weights: [400, 700] },
  { name: 'mukta', subsets: ['latin', 'devanagari'], weights: [400, 700] },
  { name: 'tiro-devanagari-hindi', subsets: ['latin', 'devanagari'], weights: [400] },
  { name: 'noto-serif-devanagari', subsets: ['devanagari'], weights: [400, 700] },
  { name: 'noto-sans-devanagari', subsets: ['devanagari'], weights: [400, 700] },
]

const ocrB = '/usr/share/fonts/opentype/ocr-b/OCRB.otf'
const modules = new URL('../../node_modules/@fontsource/', import.meta.url)
let registered = false

/** Makes every face known to the canvas; safe to repeat. */
export function registerFonts(): void {
  if (registered) return
  registered = true
  for (const { name, subsets, weights } of packages) {
    for (const subset of subsets) {
      for (const weight of weights) {
        const path = fileURLToPath(new URL(`${name}/files/${name}-${subset}-${weight}-normal.woff2`, modules))
        if (!GlobalFonts.registerFromPath(path, alias(name, subset))) throw new Error(`cannot read the font ${path}`)
      }
    }
  }
  if (existsSync(ocrB)) GlobalFonts.registerFromPath(ocrB, 'gen-ocr-b')
}

function alias(name: string, subset: string): string {
  return subset === 'latin' ? `gen-${name}` : `gen-${name}-${subset}`
}

const devanagari = {
  noto: 'gen-noto-sans-devanagari-devanagari',
  hind: 'gen-hind-devanagari',
  mukta: 'gen-mukta-devanagari',
  tiro: 'gen-tiro-devanagari-hindi-devanagari',
  serif: 'gen-noto-serif-devanagari-devanagari',
} as const

const latin = {
  arial: 'gen-arimo',
  times: 'gen-tinos',
  courier: 'gen-cousine',
  calibri: 'gen-carlito',
  roboto: 'gen-roboto',
  condensed: 'gen-roboto-condensed',
  open: 'gen-open-sans',
  noto: 'gen-noto-sans',
  narrow: 'gen-pt-sans-narrow',
  typewriter: 'gen-special-elite',
  dots: 'gen-vt323',
  hand: 'gen-caveat',
  ocr: "gen-ocr-b', 'gen-cousine",
} as const

export type LatinFace = keyof typeof latin
export type DevanagariFace = keyof typeof devanagari

/** A list of families for a canvas font: Latin first, Devanagari for what it lacks. */
export function families(face: LatinFace, deva: DevanagariFace = 'noto'): string {
  return `'${latin[face]}', '${devanagari[deva]}'`
}
