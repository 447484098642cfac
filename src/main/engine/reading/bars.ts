/** Bars of Devanagari and Bengali, for which their models take the strokes of Latin capitals, and are sure of them. */
import type { FlatChar } from './flat-chars'

const bar = /^[।॥]$/
const ownSign = /[\u0900-\u0963\u0980-\u0d7f]$/

/** True for a bar that ends no sentence: it follows no letter of its script, or something follows it closely. */
export function isStrayBar(chars: readonly FlatChar[], i: number): boolean {
  if (!bar.test(chars[i]!.text)) return false
  const [before, after] = [chars[i - 1], chars[i + 1]]
  return before === undefined || !ownSign.test(before.text) || (after !== undefined && !after.spaceBefore)
}
