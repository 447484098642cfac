/**
 * Names by what they say of their kind: "Dhani Gujaron ki" and "Jaton ki Dhani" are two hamlets, wherever in the name
 * the word for one stands, and "Romai Tea Estate, PO Dikom" is not the estate "Dikom".
 */
import { farness } from './farness'
import { landmarkEnds, suffixes } from '../../text/lexicon'
import type { Aligned } from './align'
import type { KindOfName, NameWord, Prepared } from '../prepared'

/** Words that say what a hamlet is beside those that end names of quarters, and what a house of many is. */
const hamlets: ReadonlySet<string> = new Set(['patti', 'majra', 'dera', 'khera', 'vasti', 'tanda', 'kuan', 'ahata'])
/** They say no more than that it is a quarter, a house or a way. */
const generic: ReadonlySet<string> = new Set('tea industrial railway police government area town city sector phase ward scheme extension lines cantt camp place building complex house apartment society flats homes main cross gate circle square centre trade compound'.split(' ')) // prettier-ignore
/** Of what may stand beside an address the kinds that are one themselves, too. */
const institutions: ReadonlySet<string> = new Set([...landmarkEnds].filter((word) => !/^(?:stand|stop|station|bridge|overbridge|flyover|underpass|crossing|pump|petrol|tank|atm|math|hall)$/.test(word)).concat('university', 'institute')) // prettier-ignore

export const isInstitution = (text: string): boolean => institutions.has(text)

function sortOf(text: string): KindOfName['sort'] | null {
  if (institutions.has(text)) return 'institution'
  if (generic.has(text)) return null
  if (hamlets.has(text)) return 'settlement'
  const kind = suffixes.get(text)
  return kind === 'locality' ? 'settlement' : kind === 'building' || kind === 'street' ? kind : null
}

/** Every run of an address that has both a name and a word for its kind; landmarks left out. */
export function kindsOfNames(words: readonly NameWord[]): readonly KindOfName[] {
  const found: KindOfName[] = []
  for (let from = 0; from < words.length;) {
    const { run, part } = words[from]!
    const names: number[] = []
    let [kind, sort]: [string, KindOfName['sort'] | null] = ['', null]
    for (; from < words.length && words[from]!.run === run; from += 1) {
      const { text, sound, common } = words[from]!
      const own = sortOf(text)
      if (own !== null) [kind, sort] = [sound, own]
      else if (!common && !generic.has(text)) names.push(from)
    }
    if (sort !== null && names.length > 0 && part !== 'landmark') found.push({ kind, sort, names })
  }
  return found
}

export const kindFeatures = ['kind_settlement_other', 'kind_building_other', 'kind_street_other', 'kind_institution_other'] as const // prettier-ignore
const sorts: readonly KindOfName['sort'][] = ['settlement', 'building', 'street', 'institution']

/** In the order of `kindFeatures`: how far the likest names of one kind are from one another, 0 the same, 1 nothing alike. */
export function compareKinds(a: Prepared, b: Prepared, aligned: Aligned): readonly number[] {
  if (a.kinds.length === 0 || b.kinds.length === 0) return noneApart
  const found = [0, 0, 0, 0]
  for (const { kind, sort } of a.kinds) {
    const apart = kindApart(kind, a, b, aligned)
    const at = sorts.indexOf(sort)
    if (apart > found[at]!) found[at] = apart
  }
  return found
}
const noneApart: readonly number[] = [0, 0, 0, 0]

/**
 * How far the likest names of this kind are from one another; 0 where both share one: of several one may be what the
 * other leaves out, "Gandhi Nagar, Shastri Nagar".
 */
function kindApart(kind: string, a: Prepared, b: Prepared, aligned: Aligned): number {
  let nearest = -1
  for (const one of a.kinds) {
    if (one.kind !== kind) continue
    for (const other of b.kinds) {
      if (other.kind !== kind) continue
      if (areOne(one, other, a, b, aligned)) return 0
      const apart = nearestWords(one, other, a, b)
      if (nearest < 0 || apart < nearest) nearest = apart
    }
  }
  return Math.max(0, nearest)
}

/** Whether a word of the one name is in the other; initials and words that are one stand for themselves. */
function areOne(
  one: KindOfName,
  other: KindOfName,
  a: Prepared,
  b: Prepared,
  { a: scoreA, b: scoreB, toA, toB }: Aligned,
): boolean {
  const isIn = (
    at: number,
    scores: readonly number[],
    to: readonly number[],
    names: readonly number[],
    words: readonly NameWord[],
  ): boolean =>
    scores[at]! > held &&
    (to[at]! < 0 || names.some((name) => name === to[at] || words[name]!.sound === words[to[at]!]!.sound))
  return (
    one.names.some((at) => isIn(at, scoreA, toB, other.names, b.words)) ||
    other.names.some((at) => isIn(at, scoreB, toA, one.names, a.words)) ||
    other.names.some((at) => one.names.some((own) => areInitials(a.words[own]!.text, b.words[at]!.text)))
  )
}
const held = 0.6

/** "RK Puram" and "Ramakrishna Puram", "T Nagar" and "Thyagaraya Nagar" */
const areInitials = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) < 4 && one[0] === other[0]

/** Of the two words that are likest, the share of letters in which they differ. */
function nearestWords(one: KindOfName, other: KindOfName, a: Prepared, b: Prepared): number {
  let nearest = 1
  for (const x of one.names)
    for (const y of other.names) {
      const [own, theirs] = [a.words[x]!.sound, b.words[y]!.sound]
      nearest = Math.min(nearest, farness(own, theirs))
    }
  return nearest
}
