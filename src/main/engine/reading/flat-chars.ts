import type { Script } from '../model'
import type { LineImage, RecognisedChar, RecognisedLine } from './recogniser/line-recogniser'

/** A character of a line without word borders between; the space before it is a mark on it. */
export interface FlatChar extends RecognisedChar {
  readonly spaceBefore: boolean
  readonly script: Script
  /** The line that it was read from. */
  readonly image: LineImage
}

export function flatten(
  line: RecognisedLine,
  from: { readonly script: Script; readonly image: LineImage },
): FlatChar[] {
  return line.words.flatMap((word) =>
    word.map((char, i) => ({ ...char, spaceBefore: i === 0, script: from.script, image: from.image })),
  )
}

export function meanConfidence(chars: readonly FlatChar[]): number {
  return chars.length === 0 ? 0 : chars.reduce((sum, c) => sum + c.confidence, 0) / chars.length
}

/** Whether two neighbours are less sure than `weak`: more than a single worn letter. */
export function hasWeakStretch(chars: readonly FlatChar[], weak: number): boolean {
  return chars.some((char, i) => char.confidence < weak && (chars[i + 1]?.confidence ?? 1) < weak)
}
