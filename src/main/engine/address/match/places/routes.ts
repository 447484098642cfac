import { isHeard, type Gazetteer } from '../../gazetteer'
import { fillers, labels, suffixes } from '../../text/lexicon'
import type { Word } from '../../text/words'
import type { Analysis } from '../../parser/analyse'

/**
 * "Agra to Gwalior 120 km", "Kashmere Gate to Anand Vihar": whether the word at `at` stands between two places, as in
 * timetables and on milestones. "Opposite to Gandhi Park" and "Shop 1 to 4" are none.
 */
export function isRoute(words: readonly Word[], at: number, { hasOffice }: Gazetteer): boolean {
  if (words[at]!.raw !== 'to' || words[at]!.opens) return false
  const names = (from: number, to: number): boolean => {
    const name = words.slice(Math.max(0, from), to)
    return name.length > 0 && name.every(({ number, text }) => !number && !labels.has(text)) && hasOffice(name.map(({ raw }) => raw).join(' ')) // prettier-ignore
  }
  // "Bareilly to Moradabad Road", "Road from Satara to Karad"
  const [from, to] = [
    words.findLastIndex(({ opens }, index) => opens && index <= at),
    words.findIndex(({ opens }, index) => opens && index > at),
  ]
  if (words.slice(Math.max(0, from), to < 0 ? words.length : to).some(({ text }) => suffixes.get(text) === 'street'))
    return false
  const lengths = [1, 2, 3]
  return lengths.some((length) => names(at - length, at)) && lengths.some((length) => names(at + 1, at + 1 + length))
}

/**
 * "NH 48 Delhi-Chennai": positions of the words that are two cities of different states with a stroke between them; "Surat-Indore Road" and "Hubballi-Dharwad" are none.
 */
export function routeEnds(
  { text, words }: Pick<Analysis, 'text' | 'words'>,
  { named }: Gazetteer,
): ReadonlySet<number> {
  const ends = new Set<number>()
  for (let at = 1; at < words.length; at += 1) {
    if (!/^\s?[-\u2013\u2014]\s?$/.test(text.slice(words[at - 1]!.end, words[at]!.start))) continue
    const [one, other] = [named(words[at - 1]!.raw).filter(isHeard), named(words[at]!.raw).filter(isHeard)]
    if (one.length === 0 || other.length === 0) continue
    if (one.some(({ state }) => other.some((place) => place.state === state))) continue
    if (suffixes.get(words[at + 1]?.text ?? '') === 'street') continue
    ends.add(at - 1).add(at)
  }
  return ends
}

/** "Delhi - Jaipur - Udaipur", "Pune 32°C, Nashik 30°C, Nagpur 38°C": three cities, and nothing in any of them. */
export function areOnlyCities(words: readonly Word[], { named }: Gazetteer): boolean {
  const cities = new Set<string>()
  let at = 0
  while (at < words.length) {
    let end = at + 1
    while (end < words.length && !words[end]!.opens) end += 1
    const said = words.slice(at, end).filter(({ text }) => !fillers.has(text))
    const city = named(said.map(({ raw }) => raw).join(' ')).find(isHeard)
    if (said.length > 0 && city === undefined) return false
    if (city !== undefined) cities.add(city.name)
    at = end
  }
  return cities.size > 2
}
