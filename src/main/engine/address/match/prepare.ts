import type { Gazetteer, Place } from '../gazetteer'
import type { Analysis } from '../parser/analyse'
import { isSureCity, type NamedPlace } from '../parser/places'
import type { Run } from '../parser/runs'
import { cityStates } from '../states'
import { suffixes } from '../text/lexicon'
import { sideOf, type Side } from '../text/sides'
import { nameSound, soundOf } from '../text/sound'
import { numbersOf } from './numbers/numbers'
import { numbersBeside } from './numbers/stands-beside'
import { bareGramsOf, bareText } from './one-text'
import { districtOfSeat } from './places/district-seats'
import { knownQuartersOf } from './places/known-quarters'
import { lastPlaceOf } from './places/places-apart'
import { quarterMarksOf } from './places/quarter-marks'
import { twinRowsOf } from './places/twin-cities'
import type { Prepared, Rarity, Spoken } from './prepared'
import { smallParts, wordsOf } from './words/name-words'
import { spokenOf } from './words/spoken'
import { unlabelledFirst } from './words/unlabelled-person'
import { citiesThatRename, renamingCity, underNewNames } from './words/renamed-streets'

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
  const numbers = numbersOf(analysis)
  const [best] = places
  const sureOfCity = best !== undefined && isSureCity(best)
  const called = soundOfRun(analysis, ({ part }) => part === 'district')
  const district = districtOfSeat(called)
  if (district !== called) namedSounds.add(district)
  // Some states are cities as well.
  if (analysis.state !== null && cityStates.has(analysis.state.code))
    namedSounds.add(soundOf(analysis.state.name).vowels)
  const code = postcode?.value ?? zonePin
  const city = renamingCity(namedSounds, code)
  const spokenIn = (city: number): Spoken => spokenOf(analysis, underNewNames(printed, city, rarity))
  // Without a city its streets may be those of any.
  const cities = namedSounds.size > 0 || code !== '' ? [] : citiesThatRename(printed)
  const regions = code === '' ? analysis.regions : [code.slice(0, 3)]
  const around = pin === null ? none : new Set([...pin.districts, ...pin.taluks, ...pin.districtsToo])
  return {
    analysis,
    bare: bareText(analysis.text),
    bareGrams: bareGramsOf(analysis.words),
    ...spokenIn(city),
    city,
    inCities: new Map(cities.map((city) => [city, spokenIn(city)])),
    numbers,
    beside: numbersBeside(analysis),
    isNumbered: numbers.some(
      ({ kind }) => kind !== 'floor' && kind !== 'lane' && kind !== 'area' && kind !== 'named_block',
    ),
    pin: code,
    regions,
    state: stateOf(analysis, named.size > 0, sureOfCity),
    named,
    districts: [...named].flatMap(({ district, name }) => (district ? [nameSound(name)] : [])),
    namedSounds,
    quarters: quartersOf(analysis),
    knownQuarters: knownQuartersOf(analysis, regions, gazetteer),
    subDistrict: soundAfter(analysis, 'tehsil'),
    villageBlock: soundOfRun(analysis, ({ part, label }) => part === 'sub_district' && label === 'block'),
    district,
    village: soundAfter(analysis, 'village', 'village_behind', 'vpo'),
    post: soundAfter(analysis, 'po', 'post', 'vpo'),
    police: soundAfter(analysis, 'ps'),
    sureOfCity,
    byDistrict: best !== undefined && analysis.runs.some(({ part, from }) => part === 'district' && from === best.from),
    lastPlace: lastPlaceOf(analysis.runs),
    around,
    twinRows: twinRowsOf(namedSounds, around),
    local: pin?.local ?? none,
    sides,
    sideOfTown: sideOfTown(analysis),
    marks: quarterMarksOf(analysis, namedSounds, gazetteer),
    careOf,
    relation,
    person,
    people: [careOf, person].filter((name) => name !== '').map(nameSound),
    first: unlabelledFirst(analysis),
  }
}

const isNamed = ({ score }: { readonly score: number }): boolean => score > leastNamed

function placesNamed({ places }: Analysis): ReadonlySet<Place> {
  const named = new Set<Place>()
  for (const one of places)
    if (isNamed(one)) for (const place of one.places) if (place.town || place.district) named.add(place)
  return named
}

/** "Nani Daman", but not "Mota, Daman" */
function sideOfTown({ runs, words }: Analysis): Side | null {
  const at = runs.findIndex(({ part }) => part === 'city')
  const [before, town] = [runs[at - 1], runs[at]]
  if (before === undefined || before.to !== before.from + 1 || before.to !== town!.from) return null
  return words[town!.from]!.opens ? null : sideOf(words[before.from]!.text, false)
}

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

const statesOf = ({ places }: NamedPlace): ReadonlySet<string> => new Set(places.map(({ state }) => state))

/** The state printed, else that of a city beyond doubt, else that of the PIN code. */
function stateOf({ state, pin, places }: Analysis, named: boolean, sureOfCity: boolean): string {
  if (state !== null) return state.code
  // Where a city is named, a PIN code does not say in which state: it may be wrong.
  if (!named) return pin?.states.length === 1 ? pin.states[0]! : ''
  const [best, second] = places
  const own = statesOf(best!)
  if (sureOfCity && own.size === 1) return [...own][0]!
  if (second === undefined || !isNamed(best!) || !isNamed(second)) return ''
  // "Hyderabad, Dist Ranga Reddy": what both of them lie in.
  const both = [...statesOf(second)].filter((state) => own.has(state))
  return both.length === 1 ? both[0]! : ''
}
