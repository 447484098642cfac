/**
 * What a deed tells of its registration: the number and the office. Deeds tell the same of earlier ones; whose a number
 * or an office is, is told by the part of the deed, by the words of its sentence, and by the days and years beside it.
 */
import { sentenceAround, weightOfWords, type WordSign } from '../../extraction/prose/ballot'
import { datesIn } from '../../extraction/prose/dates'
import { sectionsOf, type Section } from '../../extraction/prose/deed-sections'
import type { Flow } from '../../extraction/prose/flow'
import { daysBetween, longestWait, ownDays, registrationDays } from './deed-days'
import { toldOfEarlier, weightOfOwn } from './deed-earlier'

const sections: Readonly<Record<Section, number>> = { front: 1.2, opening: -1, body: -1.5, schedule: -0.5, behind: 1.8 }

/** Societies, companies and plans are registered too, and those who act, write and attest have numbers. */
const ofOthers: readonly WordSign[] = [
  {
    before: /(?:society|company|firm|trust|llp|ltd|limited|association|acts?,?\s+(?:19|20)\d{2})[\s,.()"”]*$/iu,
    weight: -4,
  },
  { after: /^[^;\d]{0,60}(?<!\p{L})notary(?!\p{L})/iu, weight: -4 },
  { before: /(?:notary|advocate|attested|licen[cs]e|rera|stamp\s+vendor|नोटरी|परवाना)[^;\n]{0,60}$/iu, weight: -4 },
  { before: /(?:attorney|मुखत्यार|मुख्तार)[^;]{0,200}$/iu, weight: -3 },
]

/** What the days of a sentence say of the deed that it tells of. */
function weightOfDays(flow: Flow, before: string, after: string, isOffices: boolean): number {
  const own = ownDays(flow)[0]?.value
  if (own === undefined) return 0
  const beside = [datesIn(before.slice(-150)).at(-1), datesIn(after.slice(0, 110))[0]].flatMap((d) => d?.value ?? [])
  const waits = beside.map((date) => daysBetween(own, date))
  if (waits.some((wait) => wait >= 0 && wait <= longestWait)) return 1.5
  // An office's writing tells the days of what went before: queries, payments.
  return !isOffices && waits.some((wait) => wait < 0) ? -3 : 0
}

/** The year stands behind the number, "MGO-1-2043-2023", unless one of two halves opens it: "2020-21/84/1/2011". */
const yearOf = (number: string): string | undefined =>
  /^(?:19|20)\d{2}(?=-\d{2}\/)/.exec(number)?.[0] ?? number.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.at(-1)

/** Of the year of a number: that of the deed, or the next. */
export function weightOfYear(flow: Flow, number: string): number {
  const known = ownDays(flow)[0]?.value ?? registrationDays(flow)[0]?.value
  const year = yearOf(number)
  if (year === undefined) return 0
  if (known === undefined) return 0.5
  const later = Number(year) - Number(known.slice(0, 4))
  // Of a year that runs from April to March the first one is printed.
  return later === 0 || later === 1 || (later === -1 && /\d{4}\s?-\s?\d{2}(?!\d)/.test(number)) ? 1.5 : -4
}

const otherDeed = /(?:no|number|doct?|document)[\s.:]*\d+\s*(?:\/|of\s)\s*(?:19|20)\d{2}(?=[^\d]{0,80}$)/iu

/** What a place says for what stands there; `start` is that of its label. */
export function weightOfPlace(flow: Flow, start: number, end: number, signs: readonly WordSign[]): number {
  const section = sectionsOf(flow).of(start)
  const { before, after } = sentenceAround(flow.text, start, end)
  const isOffices = section === 'behind' || section === 'front'
  return (
    sections[section] +
    weightOfWords(signs, before, after) +
    weightOfWords(ofOthers, before, after) +
    weightOfDays(flow, before, after, isOffices) +
    weightOfOwn(before) +
    Math.min(0, weightOfYear(flow, otherDeed.exec(before)?.[0] ?? '')) +
    (section !== 'behind' && toldOfEarlier(before) ? -3 : 0)
  )
}
