/** The initial I of a name, which by itself is a stroke to the networks: they take it for a line between columns. */
import type { FlatChar } from './flat-chars'
import type { FoundLine } from './segmentation/find-lines'

/** A line between columns stands further off from what is printed, in heights of the print. */
const near = 1
/** Enough for the word to be kept, and too little to be believed. */
const guessed = 0.5

const stroke = /^[|!]$/
const capital = /^\p{Lu}$/u

/**
 * Words in which a stroke that stands by itself between two words of capitals, or before a comma or a point, is an I.
 */
export function withLoneInitials(
  words: readonly (readonly FlatChar[])[],
  { print }: Pick<FoundLine, 'print'>,
): readonly (readonly FlatChar[])[] {
  const reach = near * (print.bottom - print.top)
  return words.map((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    const [first, mark, ...more] = word
    if (!first || !before || !stroke.test(first.text) || more.length > 0) return word
    if (first.left - before.at(-1)!.right > reach) return word
    const isMarked = mark !== undefined && /^[.,]$/.test(mark.text)
    const isAmongCapitals =
      mark === undefined &&
      capital.test(before.at(-1)!.text) &&
      capital.test(after?.[0]?.text ?? '') &&
      after![0]!.left - first.right < reach
    return isMarked || isAmongCapitals ? [asInitial(first), ...word.slice(1)] : word
  })
}

const asInitial = (char: FlatChar): FlatChar => ({ ...char, text: 'I', confidence: guessed })
