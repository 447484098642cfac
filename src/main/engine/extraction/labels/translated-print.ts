/** Print that says in a third language what stands beside it in Latin: between a label and its value it is in the way. */
import { findPhrase } from './phrases'
import type { LabelPhrases } from './label-hit'
import { segmentFrom, textOf, type Layout, type Segment } from '../layout/layout'

/** Scripts of which Veridesk does not know every label, however it is worded. */
const third =
  /[\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u
const thirds = new RegExp(third.source, 'gu')
const latin = /\p{Script=Latin}/gu

/** A page that has so many Latin letters to each of a third script says everything in Latin. */
const mostlyLatin = 2

const count = (segments: readonly Segment[], letters: RegExp): number =>
  segments.reduce((n, { words }) => n + (textOf(words).match(letters)?.length ?? 0), 0)

const rowNumber = /^\W*\d{1,2}\W*$/

/** A page without its translations, but for labels that are known in that language. The page itself where it has none. */
export function withoutTranslations(layout: Layout, labels: LabelPhrases): Layout {
  const others = layout.segments.filter(({ words }) => third.test(textOf(words)))
  if (others.length === 0 || count(layout.segments, latin) < mostlyLatin * count(others, thirds)) return layout
  const phrases = Object.values(labels)
    .flat()
    .filter((phrase) => third.test(phrase))
  const kept = new Map(
    others.map((segment) => {
      const hits = phrases.flatMap((phrase) => findPhrase(segment, phrase))
      const known = new Set(hits.flatMap(({ from, to }) => segment.words.slice(from, to)))
      return [segment, segment.words.filter((word) => known.has(word) || !third.test(word.text))] as const
    }),
  )
  const segments = layout.segments.flatMap((segment): Segment[] => {
    const words = kept.get(segment)
    if (words === undefined || words.length === segment.words.length) return [segment]
    // "ಹೆಸರು / Name": the stroke between the two goes too.
    const from = words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text))
    return from < 0 ? [] : [segmentFrom(words.slice(from))]
  })
  // "1 ನೋಂದಣಿ ಸಂಖ್ಯೆ": the number of a row stays.
  const translations = [...kept].flatMap(([segment, words]) => {
    const gone = segment.words.filter((word) => !words.includes(word))
    return gone.length > 0 && (words.length === 0 || rowNumber.test(textOf(words))) ? [segmentFrom(gone)] : []
  })
  return { ...layout, segments, ...(translations.length > 0 ? { translations } : {}) }
}
