import type { BundledScript } from '../../model'
import type { ShapeLine } from './group-lines'
import { heightOf, type Shape, widthOf } from './shapes'

/** What the shapes of a line say of its script. */
export interface ScriptSigns {
  /** Of most of it. */
  readonly script: BundledScript
  /** How clearly; 0 where nothing speaks for either. */
  readonly evidence: number
  /** Both scripts seem to be there: a label such as "नाम / Name". */
  readonly mixed: boolean
}

/** What it takes to change script within a line, in the measure of `evidenceOf`: less at the gap between two words. */
const changeCost = { gap: 1.6, within: 3.5 }
const wordGap = 0.2

/**
 * Positive for Devanagari, negative for Latin. The letters of a Devanagari word hang on one headline, so that a word is
 * one wide shape with a bar over nearly all its width. Latin letters are narrow, and few (E, T, e, 5) have a bar.
 */
function evidenceOf(shape: Shape, lineHeight: number): number {
  const width = widthOf(shape) / lineHeight
  if (heightOf(shape) < 0.45 * lineHeight || width < 0.3) return 0
  if (width > 1.3) return shape.headline >= 0.9 ? 1 + width : shape.headline >= 0.8 ? 0.5 : -0.6 * width
  return shape.headline >= 0.95 ? 0.35 : shape.headline >= 0.75 ? -0.6 : -1
}

/** Judges the script of a line by the best sequence of two scripts, with a price on each change. */
export function scriptSigns(line: ShapeLine, lineHeight: number): ScriptSigns {
  const evidence = line.map((s) => evidenceOf(s, lineHeight))
  let latin = 0
  let devanagari = 0
  const from: { latin: BundledScript; devanagari: BundledScript }[] = []
  evidence.forEach((e, i) => {
    const gap = line[i]!.left - (line[i - 1]?.right ?? line[i]!.left)
    const cost = gap > wordGap * lineHeight ? changeCost.gap : changeCost.within
    const stayLatin = latin >= devanagari - cost
    const stayDevanagari = devanagari >= latin - cost
    from.push({
      latin: stayLatin ? 'latin' : 'devanagari',
      devanagari: stayDevanagari ? 'devanagari' : 'latin',
    })
    const nextLatin = (stayLatin ? latin : devanagari - cost) - e
    devanagari = (stayDevanagari ? devanagari : latin - cost) + e
    latin = nextLatin
  })
  let script: BundledScript = latin >= devanagari ? 'latin' : 'devanagari'
  const scripts = new Set<BundledScript>()
  for (let i = line.length - 1; i >= 0; i--) {
    scripts.add(script)
    script = from[i]![script]
  }
  const balance = evidence.reduce((sum, e) => sum + e, 0)
  return {
    script: balance > 0 ? 'devanagari' : 'latin',
    evidence: Math.abs(balance),
    mixed: scripts.size > 1,
  }
}
