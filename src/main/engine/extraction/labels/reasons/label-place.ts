/** Where words that are like a label's stand in their line, as the reasons for and against a label see it. */
import { textOf, type LaidWord } from '../../layout/layout'
import type { PhraseHit } from '../phrases'

export interface LabelPlace extends PhraseHit {
  /** All words of the line. */
  readonly words: readonly LaidWord[]
  /** What was read for the label. */
  readonly text: string
  /** What stands before it in the line. */
  readonly lead: string
  readonly before: LaidWord | undefined
  readonly opening: LaidWord
  readonly last: LaidWord
  readonly after: LaidWord | undefined
  /** A colon closes the label. */
  readonly hasColon: boolean
  /** The label was not read to the letter. */
  readonly isInexact: boolean
  /** The label is of one word. */
  readonly isOneWord: boolean
}

/** Something that is true of where a label stands; its name and the sentence over it say what. */
export type Reasons = Readonly<Record<string, (place: LabelPlace) => boolean>>

export function placeOf(hit: PhraseHit): LabelPlace {
  const { segment, from, to } = hit
  const { words } = segment
  const [last, after] = [words[to - 1]!, words[to]]
  return {
    ...hit,
    words,
    text: textOf(words.slice(from, to)),
    lead: textOf(words.slice(0, from)),
    before: words[from - 1],
    opening: words[from]!,
    last,
    after,
    hasColon: closes.test(last.text) || opens.test(after?.text ?? ''),
    isInexact: hit.likeness < 1,
    isOneWord: !hit.phrase.includes(' '),
  }
}

const [opens, closes] = [/^[:：]/, /[:：]$/]
export const opensWithColon = ({ text }: LaidWord): boolean => opens.test(text)
export const closesWithColon = ({ text }: LaidWord): boolean => closes.test(text)

/** Letters alone, as no number and no mark has them. */
export const isOfLetters = ({ text }: LaidWord): boolean => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(text)
