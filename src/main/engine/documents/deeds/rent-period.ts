/** From when until when a house is let: two days, or the first of them and how long it lasts. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromFlow } from '../../extraction/prose/candidates'
import { datesIn, dayRightBehind, endsPeriod, lastDay, type ProseDate } from '../../extraction/prose/dates'
import type { Flow } from '../../extraction/prose/flow'
import { numberInWords } from '../../extraction/prose/number-words'
import type { Candidate } from '../../extraction/rules/rule'
import { proseRule } from './deed-rules'

interface Period {
  readonly from: ProseDate | null
  readonly to: ProseDate | null
  readonly months: number | null
}

const begins =
  /(?:commenc(?:ing|es|e|ed|ement)|start(?:ing|s|ed)?|begin(?:ning|s)?|with\s+effect|w\.?\s?e\.?\s?f\.?|effective|(?:period|term|months?|years?)\b[^.;]{0,60}?\bfrom|कालावधी[^.;]{0,50}?(?:दिनांक|दि)|(?:किरायेदारी|किरायेदारी\s+की\s+अवधि|अवधि)(?:[^.;।\d]|\d{1,2}\s*(?:माह|मास|महीन|वर्ष)){0,40}?दिनांक|(?<=\n)[^\p{L}\n]{0,6}(?:अवधि|मुदत|कालावधी)\s*[:–-]+|(?:मुदत|महिने|महिन्यां)[^.;]{0,40}?(?:दिनांक|दि)?)/giu
const duration =
  /(?:period|term|tenure|duration|मुदत|कालावधी)[^.;\n]{0,40}?(?<number>\d{1,3}|[\p{L}-]+(?:\s[\p{L}-]+)?|[\u0900-\u097f]+)\s*(?:\((?<also>[^)]{1,24})\)\s*)?(?:calendar\s+)?(?<unit>months?|years?|महिने|महिन्यां|महिन्यांच|वर्षे|वर्षा)/iu

/** "दिनांक 01/01/2022 पासून सुरू होऊन दिनांक 30/11/2022 रोजी संपेल": the first day, far before the last. */
const since = /^\s*(?:रोजी\s+)?पासून(?![\p{L}\p{M}])/u
const longestBetween = 70

/** What parts the two days of a period: "दिनांक 01/02/2025 ते 31/12/2025". */
const until = /^\s*(?:पासून\s+|रोजी\s+)?(?:ते|से|पासून|to|till|up\s?to)\s*(?:दि(?:नांक)?\.?\s*)?(?=\d)/iu

/** What stands between the two days of a period. */
const parted =
  /\bto\b|\blast\s+day\b|up\s?to|till|until|end|expir|terminat|ते|पर्यंत|पासून|(?<![\p{L}\p{M}])से(?![\p{L}\p{M}])|and|[-–]/iu

/** "commencing from 1st Jume 2022 and ending on 30th April 2023": behind such words stands the last day, never the first. */
const ends = /(?<!\p{L})(?:end(?:ing|s)?|expir\p{L}+|terminat\p{L}+|till|until|up\s?to)(?!\p{L})|पर्यंत|अखेर/iu

/** "from lst Jme 2022 to 31st May 2023": of a first day that was not read the last one is not the first. */
const lostFirst = /[\p{L}\d]\S*\s+to\s+(?:the\s+)?$/iu

/** "Expiry Date: 28 February 2033": the cell of a form that tells the last day. */
const expires =
  /(?<!\p{L})(?:expiry|expiration|lease\s+end|end)\s+date(?:\s+of\s+(?:the\s+)?(?:lease|licen[cs]e|term|agreement))?(?:\s*[:–-]|\t)\s*$/iu

const expiry = (text: string, dates: readonly ProseDate[]): ProseDate | null =>
  dates.find(({ start }) => expires.test(text.slice(Math.max(0, start - 60), start))) ?? null

/** From the first phrase that begins a period and has a date: its two days, as far as printed, and its length. */
function periodIn(flow: Flow): Period {
  const dates = datesIn(flow.text)
  for (const match of flow.text.matchAll(begins)) {
    const at = match.index + match[0].length
    const from = dates.find((d) => d.start >= at - 2 && d.start <= at + 45)
    if (!from || endsPeriod(flow.text, from)) continue
    const months = monthsOf(flow.text.slice(Math.max(0, match.index - 160), from.end + 120))
    const before = flow.text.slice(at, from.start)
    if (ends.test(before) || lostFirst.test(before)) return { from: null, to: from, months }
    const next = dates.find((d) => d.start >= from.end)
    const between = next ? flow.text.slice(from.end, next.start) : ''
    const to =
      next &&
      next.value > from.value &&
      between.length < 70 &&
      (parted.test(between) || endsPeriod(flow.text, next)) &&
      !/\.\s+\p{Lu}/u.test(between)
        ? next
        : null
    return { from, to: to ?? expiry(flow.text, dates), months }
  }
  const from = dates.find(({ end }) => {
    const next = dayRightBehind(dates, end)
    return until.test(flow.text.slice(end)) || since.test(flow.text.slice(end)) || (next && endsPeriod(flow.text, next))
  })
  if (!from) return { from: null, to: null, months: null }
  const at = from.end + (until.exec(flow.text.slice(from.end))?.[0].length ?? 0)
  const last = dates.find(({ start }) => start >= at && start - at < longestBetween)
  const to = dayRightBehind(dates, at) ?? (last && endsPeriod(flow.text, last) ? last : null)
  return { from, to, months: monthsOf(flow.text.slice(Math.max(0, from.start - 160), at + 130)) }
}

/** "11 महिन्यांच्या कालावधीसाठी": the number stands before what it is of. */
const durationBefore =
  /(?<number>\d{1,3})\s*(?:\((?<also>[^)]{1,24})\)\s*)?(?<unit>months?|years?|महिन|माह|वर्ष)[\p{L}\p{M}'’]*\s+(?:period|term|tenure|कालावधी|मुदती|अवधि|(?:commenc|start|beginn)(?:es?|s|ing)(?!\p{L})|from|w\.?\s?e\.?\s?f)/iu

function monthsOf(text: string): number | null {
  const found = durationBefore.exec(text) ?? duration.exec(text)
  if (!found) return null
  const { number = '', also = '', unit = '' } = found.groups ?? {}
  const count = [number, also]
    .map((t) => (/^\d+$/.test(t.trim()) ? Number(t) : (numberInWords(t)?.value ?? null)))
    .find((n) => n !== null)
  if (!count || count > 360) return null
  return /^(?:year|वर्ष)/iu.test(unit) ? count * 12 : count
}

const mostOf = ({ repaired }: ProseDate) => (repaired ? { most: mostDoubted } : {})

export const rentPeriod = proseRule('rent.period.phrase', (flow) => {
  const { from, to, months } = periodIn(flow)
  const found: Candidate[] = []
  if (from) found.push(...fromFlow(flow, 'start_date', 'rent.start_date.phrase', from, 0.9, mostOf(from)))
  if (to) found.push(...fromFlow(flow, 'end_date', 'rent.end_date.phrase', to, 0.9, mostOf(to)))
  if (!from || months === null) return found
  const derived = lastDay(from.value, months)
  // Alone it is arithmetic, not print; beside a printed day that says the same it bears that one out.
  const [candidate] = fromFlow(flow, 'end_date', 'rent.end_date.duration', { ...from, value: derived }, to ? 0.5 : 0.7)
  if (candidate) {
    const evidence = { ...candidate.evidence, source: 'derived' as const }
    found.push({
      ...candidate,
      evidence,
      most: 0.75,
      reasons: to?.value === derived ? [] : [{ code: 'derived_from_duration' }],
    })
  }
  return found
})
