import type { AddressPartName } from '../../../../shared/domain/address-match'
import type { Gazetteer, Place } from '../gazetteer'
import type { Analysis } from '../parser/analyse'
import type { PinNames } from '../parser/pin-places'
import { isSureCity } from '../parser/places'
import type { Run } from '../parser/runs'
import { cityStates } from '../states'
import { fillers, floorCodes, labels, numberWords, suffixes, titles } from '../text/lexicon'
import { isRoadsInitials } from '../text/road-initials'
import { leadingSideOf, sideOf, sizeOf, type Side } from '../text/sides'
import { nameSound, soundOf } from '../text/sound'
import type { Word } from '../text/words'
import { asPrintedOf } from './words/as-printed'
import { gramsOf } from './words/grams'
import { knownQuartersOf } from './places/known-quarters'
import { numbersOf } from './numbers/numbers'
import { lastPlaceOf } from './places/places-apart'
import type { NameWord, Prepared, Rarity } from './prepared'
import { quarterMarksOf } from './places/quarter-marks'
import { underNewNames } from './words/renamed-streets'
import { twinRowsOf } from './places/twin-cities'
import { wordReach } from './words/word-reach'

/** Words of an address that are compared; what is longer is no address. */
const most = 60
/** Score of a place from which on the address names it. */
const leastNamed = 0.6
const none: ReadonlySet<string> = new Set()

/** An address made ready to be compared; `rarity` tells how much a word says. */
export function prepare(analysis: Analysis, rarity: Rarity, gazetteer: Gazetteer): Prepared {
  const { pin, postcode, zonePin, places } = analysis
  const namedSounds = new Set(places.filter(isNamed).map(({ sound }) => sound))
  const { words: printed, sides, careOf, relation, person } = wordsOf(analysis, rarity, namedSounds, gazetteer)
  const named = placesNamed(analysis)
  // "Nai Dilli" is named New Delhi, too, and "East Champaran" Purba Champaran.
  for (const place of named)
    if (place.corporation || place.district || place.town) namedSounds.add(nameSound(place.name))
  const words = underNewNames(printed, namedSounds, postcode?.value ?? zonePin, rarity)
  const numbers = numbersOf(analysis)
  const [best] = places
  const sureOfCity = best !== undefined && isSureCity(best)
  // Some states are cities as well.
  if (analysis.state !== null && cityStates.has(analysis.state.code))
    namedSounds.add(soundOf(analysis.state.name).vowels)
  const code = postcode?.value ?? zonePin
  const around = pin === null ? none : new Set([...pin.districts, ...pin.taluks, ...pin.districtsToo])
  return {
    analysis,
    words,
    bySound: firstBySound(words),
    numbers,
    isNumbered: numbers.some(
      ({ kind }) => kind !== 'floor' && kind !== 'lane' && kind !== 'area' && kind !== 'named_block',
    ),
    pin: code,
    regions: code === '' ? analysis.regions : [code.slice(0, 3)],
    state: stateOf(analysis, named.size > 0, sureOfCity),
    named,
    namedSounds,
    quarters: quartersOf(analysis),
    knownQuarters: knownQuartersOf(analysis, gazetteer),
    subDistrict: soundAfter(analysis, 'tehsil'),
    district: soundOfRun(analysis, ({ part }) => part === 'district'),
    village: soundAfter(analysis, 'village', 'village_behind', 'vpo'),
    post: soundAfter(analysis, 'po', 'post', 'vpo'),
    police: soundAfter(analysis, 'ps'),
    sureOfCity,
    byDistrict: best !== undefined && analysis.runs.some(({ part, from }) => part === 'district' && from === best.from),
    lastPlace: lastPlaceOf(analysis.runs),
    around,
    twinRows: twinRowsOf(namedSounds, around),
    local: pin?.local ?? none,
    grams: gramsOf(words, false),
    allGrams: gramsOf(words, true),
    asPrinted: asPrintedOf(analysis, words),
    sides,
    marks: quarterMarksOf(analysis, namedSounds),
    careOf,
    relation,
    person,
  }
}

const isNamed = ({ score }: { readonly score: number }): boolean => score > leastNamed

function placesNamed({ places }: Analysis): ReadonlySet<Place> {
  const named = new Set<Place>()
  for (const one of places)
    if (isNamed(one)) for (const place of one.places) if (place.town || place.district) named.add(place)
  return named
}

function firstBySound(words: readonly NameWord[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const [index, { sound }] of words.entries()) if (!first.has(sound)) first.set(sound, index)
  return first
}

interface Names {
  readonly words: NameWord[]
  readonly sides: Set<Side>
  careOf: string
  relation: string
  person: string
}

/** What the runs of an address call by name: words that tell it from others, halves of places, people. */
function wordsOf(analysis: Analysis, rarity: Rarity, named: ReadonlySet<string>, gazetteer: Gazetteer): Names {
  const names: Names = { words: [], sides: new Set(), careOf: '', relation: '', person: '' }
  const small = isSmall(analysis)
  for (const [index, run] of analysis.runs.entries()) {
    const { part } = run
    // The way of the post is no part of the home.
    if (part === 'state' || run.label === 'via') continue
    if (part === 'care_of') {
      names.careOf = joined(names.careOf, analysis, run)
      names.relation = run.label
    } else if (part === 'person') names.person = joined(names.person, analysis, run)
    else addWords(names, analysis, index, part === 'city' && small ? 'village' : part, rarity, named, gazetteer)
  }
  return names
}

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
  { words, sides }: Names,
  { runs, pin, words: all, city }: Analysis,
  index: number,
  as: Run['part'],
  rarity: Rarity,
  named: ReadonlySet<string>,
  gazetteer: Gazetteer,
): void {
  const { part, from, to } = runs[index]!
  const inCity = city.some(({ corporation }) => corporation)
  for (let at = from; at < to; at += 1) {
    const word = all[at]!
    const side = sideOf(word.text, at === to - 1 && (at > from || index > 0))
    const size = sizeOf(word.text)
    // "Malla Tok": of two halves in the hills; a smaller village's word stands behind its name.
    if (size !== null && (at > from || (to > from + 1 && leadingSizes.has(size)))) sides.add(size)
    // "New Delhi" is no half of one.
    if (side !== null && part !== 'city' && part !== 'district' && part !== 'sub_district') sides.add(side)
    const leading = at === from && to > from + 1 && (part === 'street' || smallParts.has(part)) ? leadingSideOf(all[at - 1], word, all[at + 1]) : null // prettier-ignore
    if (leading !== null) sides.add(leading)
    const isName =
      isInitial(all, at, runs[index]!) ||
      isStreetOfAge(all, at, runs[index]!) ||
      isRoadsInitials(all, at) ||
      isVillageEstate(all, at, runs[index]!) ||
      beginsBharat(all, at, runs[index]!) ||
      (inCity && isVillageQuarter(all, at, runs[index]!))
    if (words.length >= most || (saysNothing(word, at > from) && !isName)) continue
    // "Andheri Pashchim" is "Andheri West".
    const texts =
      side !== null && at === to - 1 && at > from
        ? [side]
        : apartIn.has(as)
          ? apart(nameText(word), pin)
          : [nameText(word)]
    for (const printed of texts) {
      const text = underItsName(printed, part, gazetteer)
      const { vowels, bones, end } = soundOf(text)
      // Sides are compared as such: "(E)" is "East".
      const common = side !== null || word.text === 'village' || suffixes.has(text) || titles.has(text)
      words.push({
        text,
        sound: vowels,
        bones,
        end,
        common,
        weight: common ? Math.min(0.25, rarity(text)) : rarity(text),
        part: as,
        run: index,
        reach: part !== as ? 'quarter' : wordReach(part, vowels, common, named, pin),
      })
    }
  }
}

const leadingSizes: ReadonlySet<Side> = new Set(['upper', 'lower'])

/** "Bombay Agra Road" as "Mumbai Agra Road": a city's old name in one word, by its name; "Hyd" where it is the city. */
function underItsName(text: string, part: Run['part'], gazetteer: Gazetteer): string {
  if (text.length < 5 && part !== 'city') return text
  const named = gazetteer.named(text)
  const name = (named.find(({ corporation }) => corporation) ?? (named.length === 1 ? named.find(({ town }) => town) : undefined))?.name // prettier-ignore
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
  const [, name, kind] = /^(.{3,})(nagar|bazar|ganj|colony|vihar|peth|puri|kunj)$/.exec(text) ?? []
  return name === undefined || kind === undefined || pin?.local.has(soundOf(text).vowels) === true
    ? [text]
    : [name, kind]
}

const smallParts: ReadonlySet<string> = new Set<AddressPartName>(['locality', 'village', 'post_office', 'sub_district'])

function quartersOf({ runs, words }: Analysis): ReadonlySet<string> {
  const named = runs.filter(({ part, from }) => smallParts.has(part) && !words[from]!.number)
  return new Set(
    named.flatMap(({ from, to }) => {
      const name = words.slice(from, to).map(({ raw }) => raw)
      const end = words
        .slice(from, to)
        .findIndex(({ text }, at) => at > 0 && (suffixes.has(text) || sideOf(text, true) !== null))
      // "Pitam Pura" is "Pitampura", too; "Palam Colony" and "Goregaon West" may be called Palam and Goregaon.
      return [name.join(' '), name.join(''), ...(end > 0 ? [name.slice(0, end).join(' ')] : [])].map(nameSound)
    }),
  )
}

/** The sound of what stands after the first of some labels; empty where the address has none of them. */
const soundAfter = (analysis: Analysis, ...asked: readonly string[]): string =>
  soundOfRun(analysis, ({ label }) => asked.includes(label))

function soundOfRun({ runs, words }: Analysis, is: (run: Run) => boolean): string {
  const run = runs.find(is)
  return run === undefined
    ? ''
    : nameSound(
        words
          .slice(run.from, run.to)
          .map(({ raw }) => raw)
          .join(' '),
      )
}

/** The state printed, else that of a city beyond doubt, else that of the PIN code. */
function stateOf({ state, pin, places }: Analysis, named: boolean, sureOfCity: boolean): string {
  if (state !== null) return state.code
  // Where a city is named, a PIN code does not say in which state: it may be wrong.
  if (!named) return pin?.states.length === 1 ? pin.states[0]! : ''
  const codes = sureOfCity ? new Set(places[0]!.places.map((place) => place.state)) : new Set<string>()
  return codes.size === 1 ? [...codes][0]! : ''
}
