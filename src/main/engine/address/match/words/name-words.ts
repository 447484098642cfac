import type { AddressPartName } from '../../../../../shared/domain/address-match'
import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import type { PinNames } from '../../parser/pin-places'
import type { Run } from '../../parser/runs'
import { estateBoards } from '../../text/boards'
import { branchedInstitutions } from '../../text/institutions'
import { fillers, floorCodes, labels, landmarkEnds, numberWords, suffixes, titles } from '../../text/lexicon'
import { isRoadsInitials } from '../../text/road-initials'
import { leadingSideOf, markedSideOf, sideOf, sizeOf, type Side } from '../../text/sides'
import { soundOf } from '../../text/sound'
import { meant } from '../../text/spelling'
import type { Word } from '../../text/words'
import type { NameWord, Rarity } from '../prepared'
import { namesDistrict } from '../places/names-district'
import { wordReach } from './word-reach'

/** Words of an address that are compared; what is longer is no address. */
const most = 60

/** What the runs of an address call by name. */
export interface Names {
  readonly words: NameWord[]
  readonly sides: Set<Side>
  /** Those of its post office and its sub-district. */
  readonly sizesAround: Set<Side>
  careOf: string
  relation: string
  person: string
}

/** What the runs of an address call by name: words that tell it from others, halves of places, people. */
export function wordsOf(analysis: Analysis, rarity: Rarity, named: ReadonlySet<string>, gazetteer: Gazetteer): Names {
  const names: Names = { words: [], sides: new Set(), sizesAround: new Set(), careOf: '', relation: '', person: '' }
  const small = isSmall(analysis)
  for (const [index, run] of analysis.runs.entries()) {
    const { part } = run
    // The way of the post is no part of the home.
    if (part === 'state' || run.label === 'via') continue
    if (part === 'care_of') {
      names.careOf = joined(names.careOf, analysis, run)
      names.relation = run.label
      // "C/O Bokakhat Natya Mandir": in whose rooms an office is, and no person.
      if (run.label === 'co_' && namesBuilding(analysis, run)) addWords(names, analysis, index, 'building', rarity, named, gazetteer) // prettier-ignore
    } else if (part === 'person') names.person = joined(names.person, analysis, run)
    else addWords(names, analysis, index, part === 'city' && small ? 'village' : part, rarity, named, gazetteer)
  }
  if (!names.sides.has('large') && !names.sides.has('small')) for (const size of names.sizesAround) names.sides.add(size) // prettier-ignore
  return names
}

const namesBuilding = ({ words }: Analysis, { from, to }: Run): boolean =>
  words.slice(from + 1, to).some(({ text }) => landmarkEnds.has(text) || suffixes.get(text) === 'building')

/** A name with the words of a further run behind it, titles left out. */
function joined(name: string, { words }: Analysis, { from, to }: Run): string {
  let all = name
  for (let at = from; at < to; at += 1) {
    const word = words[at]!
    if (!titles.has(word.text)) all += all === '' ? word.raw : ` ${word.raw}`
  }
  return all
}

/** Adds the words of run `index`, taken as the part `as`. */
function addWords(
  { words, sides, sizesAround }: Names,
  { text: printed, runs, pin, words: all, city, state }: Analysis,
  index: number,
  as: Run['part'],
  rarity: Rarity,
  named: ReadonlySet<string>,
  gazetteer: Gazetteer,
): void {
  const { part, from, to } = runs[index]!
  const inCity = city.some(({ corporation }) => corporation)
  const states = state === null ? (pin?.states ?? []) : [state.code]
  for (let at = from; at < to; at += 1) {
    const word = all[at]!
    const ends = at === to - 1 && (at > from || index > 0)
    // "Bhatt Ji ki Badi": what somebody has is no side, but a garden.
    const owned = at > from && /^k[aei]$/.test(all[at - 1]!.text)
    const side = owned ? null : (sideOf(word.text, ends) ?? (ends ? markedSideOf(printed, word) : null))
    const size = sizeOf(word.text)
    // "Malla Tok": of two halves in the hills; a smaller village's word stands behind its name.
    if (size !== null && (at > from || (to > from + 1 && leadingSizes.has(size)))) (around.has(part) ? sizesAround : sides).add(size) // prettier-ignore
    // "New Delhi" is no half of one.
    // "Purba Bardhaman" is a district.
    if (side !== null && part !== 'city' && part !== 'district' && part !== 'sub_district' && !(at === from && namesDistrict(all, runs[index]!, gazetteer))) sides.add(side) // prettier-ignore
    const leading = at === from && to > from + 1 && (part === 'street' || smallParts.has(part)) ? leadingSideOf(printed, all, at) : null // prettier-ignore
    if (leading !== null) sides.add(leading)
    const isName =
      isInitial(all, at, runs[index]!) ||
      isStreetOfAge(all, at, runs[index]!) ||
      isRoadsInitials(all, at) ||
      isVillageEstate(all, at, runs[index]!) ||
      beginsBharat(all, at, runs[index]!) ||
      (inCity && isVillageQuarter(all, at, runs[index]!))
    if (words.length >= most || (saysNothing(word, at > from) && !isName)) continue
    // "Golghar Br"
    if (word.text === 'br' && at === to - 1 && index > 0) continue
    const branch = isBranch(all, at, runs[index]!)
    // "Canara Bank (formerly Syndicate Bank)"
    if (branch && words.some((before) => before.text === word.text)) continue
    // "Andheri Pashchim" is "Andheri West".
    const texts =
      side !== null && at === to - 1 && at > from
        ? [side]
        : apartIn.has(as) && !(part === 'city' && underItsName(word.raw, part, named, states, gazetteer) !== word.raw)
          ? apart(nameText(word), pin)
          : [nameText(word)]
    for (const name of texts) {
      const text = underItsName(name, part, named, states, gazetteer)
      const { vowels, bones, end } = soundOf(text)
      // Sides are compared as such: "(E)" is "East".
      const common =
        side !== null ||
        branch ||
        estateBoards.has(text) ||
        word.text === 'village' ||
        // "Kheragarh Khas": the village itself, beside its hamlets.
        (word.text === 'khas' && at > from) ||
        suffixes.has(text) ||
        titles.has(text)
      words.push({
        text,
        sound: vowels,
        bones,
        end,
        common,
        weight: branch ? branchWeight : common ? Math.min(0.25, rarity(text)) : rarity(text),
        known: rarity(text) < 1 || gazetteer.hasWord(text),
        part: as,
        run: index,
        reach: part !== as ? 'quarter' : wordReach(part, vowels, common, named, pin),
      })
    }
  }
}

/** What they name is not the village itself: "Kheri Khurd, PO Kheri Kalan" is the small one. */
const around: ReadonlySet<Run['part']> = new Set<Run['part']>(['post_office', 'sub_district'])
const leadingSizes: ReadonlySet<Side> = new Set(['upper', 'lower'])

/**
 * "Bombay Agra Road" as "Mumbai Agra Road": a city's old name in one word, by its name; "Hyd" where it is the city. Of
 * cities in several states, as Berhampur, that of the address's own.
 */
function underItsName(
  text: string,
  part: Run['part'],
  named: ReadonlySet<string>,
  states: readonly string[],
  gazetteer: Gazetteer,
): string {
  if (text.length < 5 && part !== 'city' && !named.has(soundOf(text).vowels)) return text
  const all = gazetteer.named(text)
  const here = all.filter(({ state }) => states.includes(state))
  const places = here.length > 0 ? here : all
  const cities = places.filter(({ corporation }) => corporation)
  // The directory has some under both names.
  const renamed = here.length > 0 ? cities.find((city) => city.name !== text) : undefined
  const name = (renamed ?? cities[0] ?? (places.length === 1 ? places.find(({ town }) => town) : undefined))?.name
  return name === undefined || !/^[a-z]+$/.test(name) ? text : name
}

/** True for numbers, which are compared apart, and for words that stand in addresses of all kinds. */
const saysNothing = (word: Word, behind: boolean): boolean =>
  word.number ||
  word.text.length < 2 ||
  fillers.has(word.text) ||
  floorCodes.has(word.text) ||
  (labels.has(word.text) && labels.get(word.text) !== 'city' && !endsName(word, behind)) ||
  numberWords.has(word.text)

/** "T Nagar": a letter that is the whole name of a quarter. */
const isInitial = (words: Analysis['words'], at: number, { from, to }: Run): boolean =>
  at === from &&
  at + 2 === to &&
  !words[at]!.number &&
  words[at]!.text.length === 1 &&
  suffixes.get(words[at + 1]!.text) === 'locality'

/** "Canara Bank, Court Road": of a bank's branches none is told from another by its name. As a landmark it is one. */
const isBranch = (words: Analysis['words'], at: number, { part, to }: Run): boolean =>
  branchedInstitutions.has(words[at]!.text) && part !== 'landmark' && !(at + 1 < to && ofStaff(words[at + 1]!.text))
/** Of a branch the bank says this much: less than the word for a colony. */
const branchWeight = 0.1
/** "SBI Officers Colony", "Canara Bank Layout" */
const ofStaff = (text: string): boolean =>
  (text !== 'main' && suffixes.has(text)) ||
  /^(?:officers?|staff|employees|quarter|cooperative|housing|cghs)$/.test(text)

/** "Old Street", "New Road": the whole name of a street. */
const isStreetOfAge = (words: Analysis['words'], at: number, { from, to }: Run): boolean =>
  at === from && to === from + 2 && (words[at]!.text === 'old' || words[at]!.text === 'new') && suffixes.get(words[at + 1]!.text) === 'street' // prettier-ignore

/** "Bharat Nagar", "Bharat Heavy Electricals": before another word it is a name, and not the country's. */
const beginsBharat = (words: Analysis['words'], at: number, { from, to }: Run): boolean =>
  at === from && to > from + 1 && words[at]!.text === 'bharat' && !words[at + 1]!.number

/** "Eco Village 2": before its number the word is part of an estate's name. */
const isVillageEstate = (words: Analysis['words'], at: number, { from, to }: Run): boolean =>
  at > from && at + 1 < to && words[at]!.text === 'village' && words[at + 1]!.number

/** "Thakur Village, Mumbai": in a city it ends the name of a quarter, beside "Thakur Complex". */
const isVillageQuarter = (words: Analysis['words'], at: number, { part, label, from, to }: Run): boolean =>
  part === 'locality' && label === '' && at > from && at === to - 1 && words[at]!.text === 'village'

/** "Khel Gaon", "Model Gram": behind a name the word for a village is part of it, as it is written. */
const endsName = ({ text, raw }: Word, behind: boolean): boolean => behind && text === 'village' && raw !== text
/** "Naraina Vill" is "Naraina Village"; "gaon" and "gram" are as they are written. */
const nameText = ({ text, raw }: Word): string => (text === 'village' && !/^v(?:il|ill|lg)$/.test(raw) ? raw : text)

/** "E-45, MIDC, Ambad, Nashik": a town before the name of a city is one of its quarters. */
const isSmall = ({ city, runs }: Analysis): boolean =>
  city.length > 0 &&
  !city.some(({ corporation, district }) => corporation || district) &&
  runs.some(({ part, label }) => part === 'district' && label === '')

const apartIn: ReadonlySet<string> = new Set(['locality', 'building', 'village'])

/**
 * "Panbazar", "Shastrinagar": what says of what kind a name is, apart from the name; not where a post office is so
 * called.
 */
function apart(text: string, pin: PinNames | null): readonly string[] {
  const [, name, kind] = /^(.{3,})(nagar|bazar|ganj|colony|vihar|peth|puri|kunj|darwa[jz]a)$/.exec(text) ?? []
  return name === undefined || kind === undefined || pin?.local.has(soundOf(text).vowels) === true
    ? [text]
    : [name, meant(kind)]
}

/** Parts that are a quarter's or a village's. */
export const smallParts: ReadonlySet<string> = new Set<AddressPartName>([
  'locality',
  'village',
  'post_office',
  'sub_district',
])
