/** Whether a value is made of the words of labels. */
import { onceFor } from '../../once-for'
import type { LabelPhrases } from './labels'

const leastLetters = 3

/**
 * The share, 0..1, of the words of a value that are words of labels; words of fewer than three letters tell nothing.
 */
export function wordingOf(value: string, labels: LabelPhrases): number {
  const words = wordsIn(value)
  const ofLabels = wordsOfLabels(labels)
  return words.length === 0 ? 0 : words.filter((word) => ofLabels.has(word)).length / words.length
}

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => lettersIn(word) >= leastLetters)

/** A sign of Devanagari that joins two letters or puts a dot under one is none: "क्र." is as short as "No." */
const lettersIn = (word: string): number => word.replace(/[\u093c\u094d]/g, '').length

/** The labels of a type are asked for each field of each document. */
const wordsOfLabels = onceFor((labels: LabelPhrases) => new Set(Object.values(labels).flat().flatMap(wordsIn)))
