import { median } from '../../median'
import { middle } from '../segmentation/ink-spans'
import type { RecognisedChar } from './line-recogniser'

/** Characters that look alike, so that one glyph is sometimes spelt as both. */
const alike = ['0OQDo', '1Il|!', '5Ss$', '8B', '2Zz']

/** Two characters that follow closer than this, in usual distances, stand on one glyph. */
const closeness = 0.6

function lookAlike(a: string, b: string): boolean {
  return a !== b && alike.some((group) => group.includes(a) && group.includes(b))
}

/** Joins look-alikes that share one glyph to the surer of them; the other stays as its second choice. */
export function joinGlyphs(word: readonly RecognisedChar[]): RecognisedChar[] {
  const usual = median(word.slice(1).map((char, i) => middle(char) - middle(word[i]!)))
  const joined: RecognisedChar[] = []
  for (const char of word) {
    const last = joined.at(-1)
    if (last && lookAlike(last.text, char.text) && middle(char) - middle(last) < closeness * usual) {
      joined[joined.length - 1] = join(last, char)
    } else {
      joined.push(char)
    }
  }
  return joined
}

function join(a: RecognisedChar, b: RecognisedChar): RecognisedChar {
  const [best, other] = a.confidence >= b.confidence ? [a, b] : [b, a]
  const others = [
    { text: other.text, confidence: other.confidence },
    ...best.others.filter((o) => o.text !== other.text),
  ]
  // Both were seen on the glyph: neither is sure.
  const confidence = best.confidence / (best.confidence + other.confidence)
  return {
    text: best.text,
    confidence,
    others: others.map((o) => (o.text === other.text ? { ...o, confidence: 1 - confidence } : o)),
    left: a.left,
    right: b.right,
  }
}
