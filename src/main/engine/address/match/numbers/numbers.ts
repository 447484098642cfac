import type { Analysis } from '../../parser/analyse'
import type { Run } from '../../parser/runs'
import { isHousingBoard } from '../../text/boards'
import { fillers, floorCodes, labels, romans, suffixes } from '../../text/lexicon'
import { quartersByLetters } from '../../text/printed-numbers'
import { sideOf } from '../../text/sides'
import { nameSound } from '../../text/sound'
import { isDoor, type Word } from '../../text/words'
import type { AddressNumber, NumberKind } from './address-number'
import {
  houseOfBoard,
  houseOfWard,
  partOfSector,
  pocketOfSector,
  rangeInFull,
  towerBehindName,
  withoutSectorBehind,
} from './number-notations'

const kindOfLabel: Readonly<Record<string, NumberKind>> = {
  hno: 'house', house: 'house', old_no: 'house', new_no: 'house', bungalow: 'house', quarter: 'house', flat: 'unit', room: 'unit', apartment: 'unit', apartment_no: 'unit', cabin: 'unit', shop: 'unit', unit: 'unit', stall: 'unit', kiosk: 'unit', office: 'unit', warehouse: 'unit', sco: 'unit', scf: 'unit', shed: 'unit',
  plot: 'plot', site: 'plot', gala: 'unit', booth: 'unit', kothi: 'house', villa: 'house', holding: 'house', premises: 'house', survey: 'plot', bldgno: 'block', building: 'block', door: 'house', old: 'house', new: 'house', block: 'block', wing: 'block', tower: 'block', pocket: 'block', cluster: 'block', zone: 'block', ward: 'area', sector: 'area', phase: 'area', stage: 'area', galino: 'lane', floor: 'floor',
} // prettier-ignore
const counted: Readonly<Record<string, NumberKind>> = { floor: 'floor', cross: 'lane', main: 'lane', street: 'lane', lane: 'lane', gali: 'lane', road: 'lane', avenue: 'lane', block: 'block', wing: 'block', phase: 'area', stage: 'area', sector: 'area', ward: 'area', scheme: 'area', type: 'area', part: 'area', zone: 'area', gate: 'area', line: 'lane' } // prettier-ignore

/** A number after these tells one building of a society from the next: "Tower 4", "Bldg 2". */
const buildings: ReadonlySet<string> = new Set(['tower', 'building'])

/** A floor above all that are counted. */
export const roof = 'top'

/** The numbers of an address, in the order of print; those of landmarks and relations are left out. */
export function numbersOf({ text: printed, words, runs, state, postcode, city }: Analysis): AddressNumber[] {
  const numbers: AddressNumber[] = []
  const series = new Set<AddressNumber>()
  const places: number[] = []
  // Where people's names end.
  const people = new Set(runs.flatMap(({ part, to }) => (part === 'care_of' || part === 'person' ? [to] : [])))
  // "SCO 2475-76, Sector 22-C": where the sector is named, the number is all the house's.
  const perSector = state?.code === chandigarh && !runs.some(({ label }) => label === 'sector')
  const inKerala = state?.code === kerala || /^6[789]/.test(postcode?.value ?? '') || (postcode === null && state === null && city.length > 0 && city.every((place) => place.state === kerala)) // prettier-ignore
  const inRajasthan = state?.code === rajasthan || (state === null && city.find(({ corporation }) => corporation)?.state === rajasthan) // prettier-ignore
  const ofBoard = inRajasthan && words.some(({ text, number }) => !number && isHousingBoard(text))
  for (const run of runs) {
    if (run.part === 'landmark' || run.part === 'care_of' || run.part === 'person') continue
    const block = endingBlock(words, run) ?? (run.part === 'other' ? null : namedBlock(words, run))
    if (block !== null) {
      numbers.push(block)
      places.push(run.from)
    }
    if (run.part === 'other') continue
    for (let at = run.from; at < run.to; at += 1) {
      const word = words[at]!
      const storey =
        run.part !== 'floor'
          ? undefined
          : word.text === 'ground' || word.text === 'stilt'
            ? '0'
            : word.text === 'basement'
              ? '-1'
              : word.text === 'terrace' || word.text === roof
                ? roof
                : floorCodes.get(word.text)
      if (storey !== undefined) {
        numbers.push({ kind: 'floor', what: 'floor', text: storey, pieces: [storey] })
        places.push(at)
      }
      const letter =
        !word.number &&
        word.text.length === 1 &&
        (kindOfLabel[run.label] !== undefined ||
          counted[words[at + 1]?.text ?? ''] === 'block' ||
          // "A Sector, Indrapuri" is "Sector A".
          (words[at + 1]?.text === 'sector' && at + 1 < run.to) ||
          isLettered(words, at, run) ||
          (at > run.from && buildings.has(words[at - 1]!.text)))
      // "(G+1)": how many storeys the building has.
      if ((!word.number && !letter) || /^[gs]\s?\+/i.test(printed.slice(word.start, word.end))) continue
      const kind = kindAt(words, at, run)
      if (kind === null) continue
      const pieces = rangeInFull(wardInFigures(word.text, inKerala).split(' '))
      // "2d Floor"
      const text = kind === 'floor' ? (pieces[0] ?? '') : pieces.join(' ')
      const number =
        run.label === '' && isFloor(words, at, printed)
          ? { kind: 'floor' as const, what: 'floor', text: pieces[0]!, pieces: [pieces[0]!] }
          : (isBehindName(words, at) && towerBehindName(text)) || { kind, what: whatAt(words, at, run), text, pieces } // prettier-ignore
      if (kind === 'any' && !people.has(at) && followsName(words, at, run, runs)) series.add(number)
      for (const one of perSector
        ? housePerSector(number, numbers)
        : (shopOfFloor(number) ??
          partOfSector(number) ??
          (ofBoard ? houseOfBoard(number) : null) ??
          houseOfWard(number))) {
        numbers.push(one)
        places.push(at)
      }
    }
  }
  // "Block No F 70, Gayatri Nagar 1": where nothing else is a house, a lettered or long number of a block is one.
  if (!numbers.some((one) => isHouse(one.kind) && !series.has(one))) blocksToHouses(numbers)
  // "Civil Lines 14": without another number it is the house.
  const housed = numbers.some((one) => isHouse(one.kind) && !series.has(one))
  // "14 D, Industrial Area, Site 1": beside the number of a house a site is the part of the estate.
  const besideHouse = numbers.some(({ kind, what }) => isHouse(kind) && what !== 'site')
  const told = withoutSectorBehind(
    pocketOfSector(
      housed
        ? numbers.map((one) => series.has(one) || (besideHouse && one.what === 'site' && one.text.length < 2) ? { ...one, kind: 'area' } : one) // prettier-ignore
        : numbers,
    ),
  )
  // "204, B-6": beside the flat's number it is the building's.
  const flats = places.filter((_, index) => {
    const { kind, pieces, what } = told[index]!
    return isHouse(kind) && what !== 'survey' && pieces.length === 1
  })
  return told.map((one, index) => {
    const beside =
      one.kind === 'any' &&
      /^[a-z] \d{1,2}$/.test(one.text) &&
      flats.some((flat) => isBeside(words, flat, places[index]!))
    return beside ? { ...one, kind: 'block' } : one
  })
}

/** "Tower Aspen", "Ruby Block": a building of a society that is called by a name; null where the run is none. */
function namedBlock(words: Analysis['words'], { part, from, to, label }: Run): AddressNumber | null {
  // "Block Bero, Dist Ranchi" is part of the district.
  if (part === 'village' || part === 'sub_district' || part === 'city' || part === 'district') return null
  // "Tower Orchid 803"
  const end = words[to - 1]!.number ? to - 1 : to
  if (end !== from + 2 || label !== '') return null
  const [first, last] = [words[from]!, words[from + 1]!]
  const name = blocksBefore.has(first.text) ? last : blocksBehind.has(last.text) ? first : null
  if (name === null || name.number || name.text.length < 3 || suffixes.has(name.text) || labels.has(name.text)) return null // prettier-ignore
  if (sideOf(name.text, false) !== null || fillers.has(name.text)) return null
  const sound = nameSound(name.raw)
  return { kind: 'named_block', what: 'block', text: sound, pieces: [sound] }
}
/** "Jangpura B": a letter that ends the name of a quarter is one of its blocks, where it is no side. */
function endingBlock(words: Analysis['words'], { part, from, to, label }: Run): AddressNumber | null {
  const [before, last] = [words[to - 2], words[to - 1]!]
  const ends = (part === 'locality' || part === 'other') && label === '' && !last.opens && /^[a-d]$/.test(last.text)
  if (!ends || before === undefined || before.number || before.text.length < 4 || labels.has(before.text)) return null
  // "Kailash Park A": the letter may be a run of its own.
  if (to === from + 1 && suffixes.get(before.text) !== 'locality') return null
  return { kind: 'block', what: 'block', text: last.text, pieces: [last.text] }
}

/** "Tower Aspen" is one of several, "Aspen Tower" a building of its own. */
const blocksBefore: ReadonlySet<string> = new Set(['tower', 'block', 'wing', 'bldgno'])
const blocksBehind: ReadonlySet<string> = new Set(['block', 'wing'])

/** "Sun City T-1": the word before it is a name. */
function isBehindName(words: Analysis['words'], at: number): boolean {
  const [word, before] = [words[at]!, words[at - 1]]
  return !word.opens && before !== undefined && !before.number && before.text.length > 2 && (labels.get(before.text) ?? 'city') === 'city' && !fillers.has(before.text) // prettier-ignore
}

/** "Flat 52, 5/F": the floor, where it stands by itself. */
const isFloor = (words: Analysis['words'], at: number, printed: string): boolean =>
  /^\d{1,2} f$/.test(words[at]!.text) &&
  /^\d+\/f$/i.test(printed.slice(words[at]!.start, words[at]!.end)) &&
  words.some((word, other) => other !== at && word.number && !word.ordinal)

/** "V/211" is "5/211": in Kerala a single letter may be the ward in a Roman numeral, as "XII/401" is everywhere. */
const wardInFigures = (text: string, inKerala: boolean): string =>
  inKerala && /^[ivx] \d{1,4}(?: [a-d])?$/.test(text) ? `${romans.get(text[0]!)!}${text.slice(1)}` : text
const kerala = '32'
const rajasthan = '08'

/** "LG-12", "FF-3": shops are numbered floor by floor; null for any other number. */
function shopOfFloor({ kind, pieces }: AddressNumber): readonly AddressNumber[] | null {
  const [floor = '', shop = '', ...more] = pieces
  const storey = floorCodes.get(floor) ?? floorCodes.get(`${floor}f`)
  if (storey === undefined || floor.length < 2 || more.length > 0 || !isHouse(kind) || !/^\d+$/.test(shop)) return null
  return [
    { kind: 'floor', what: 'floor', text: storey, pieces: [storey] },
    { kind: 'unit', what: 'shop', text: shop, pieces: [shop] },
  ]
}

const chandigarh = '04'
/** Of Chandigarh; Mohali and Panchkula, which go on counting, are in other states. */
const lastSector = 63

/**
 * "2381/23-C" is house 2381 of Sector 23-C, where the town has nothing but sectors; of "1042, 37B" the second number is
 * the sector's. `before` are the numbers that stand before it.
 */
function housePerSector(number: AddressNumber, before: readonly AddressNumber[]): readonly AddressNumber[] {
  const [house = '', ...sector] = number.pieces
  if (number.kind === 'any' && /^\d{1,2}(?: [a-d])?$/.test(number.text) && Number(house) <= lastSector && before.some(({ kind }) => isHouse(kind))) return [{ ...number, kind: 'area', what: 'sector' }] // prettier-ignore
  if (!isHouse(number.kind) || !/^\d+ \d{1,2}(?: [a-d])?$/.test(number.text) || Number(sector[0]) > lastSector) return [number] // prettier-ignore
  return [
    { ...number, text: house, pieces: [house] },
    { kind: 'area', what: 'sector', text: sector.join(' '), pieces: sector },
  ]
}

/** Blocks that are the houses themselves, as in Gujarat. Changes `numbers`. */
function blocksToHouses(numbers: AddressNumber[]): void {
  for (const [at, one] of numbers.entries())
    if (one.what === 'block' && /\d\d$/.test(one.text)) numbers[at] = { ...one, kind: 'house' }
}

/** Whether nothing but what they count stands between two numbers. */
const isBeside = (words: Analysis['words'], one: number, other: number): boolean =>
  words.slice(Math.min(one, other) + 1, Math.max(one, other)).every(({ text }) => labels.has(text) || text === 'number')

/**
 * "Gaur City 2", "Gorai 2": a small number behind a name that is no street's tells one quarter or building from the
 * next.
 */
function followsName(words: Analysis['words'], at: number, run: Run, runs: Analysis['runs']): boolean {
  // "Laxmi Chawl No 3"
  const named = at > 1 && words[at - 1]!.text === 'number' && !words[at - 1]!.opens
  const [word, before] = [words[at]!, words[named ? at - 2 : at - 1]]
  if (word.opens || before === undefined || before.number || run.label !== '') return false
  // "Surya Kiran Building 12 Ashok Marg": the number of a house in the street.
  if (run.part === 'house' && runs.some(({ part, from }) => part === 'street' && from === run.to) && !words[run.to]!.opens) return false // prettier-ignore
  if (before.text.length < 3 && !quartersByLetters.has(before.text)) return false
  return (
    /^\d{1,2}$/.test(word.text) &&
    ((labels.get(before.text) ?? 'city') === 'city' || isEstate(words, at - 1, run)) &&
    !fillers.has(before.text) &&
    suffixes.get(before.text) !== 'street'
  )
}

/** "Eco Village 2": behind a name the word is part of it. */
const isEstate = (words: Analysis['words'], at: number, run: Run): boolean =>
  at > run.from && words[at]!.text === 'village' && !words[at]!.opens

/** "Sardarpura B Road": a letter that is no side of the town. */
function isLettered(words: Analysis['words'], at: number, run: Run): boolean {
  const [word, after] = [words[at]!, words[at + 1]]
  // "Lane C"
  if (at === run.from + 1 && at + 1 === run.to && /^(?:lane|avenue)$/.test(words[run.from]!.text)) return true
  // "F Lane", the whole name of one
  const begins = at === run.from && at + 2 === run.to
  return (
    (at > run.from || begins) && at + 1 < run.to && !/[nsew]/.test(word.text) && counted[after?.text ?? ''] === 'lane'
  )
}

function kindAt(words: Analysis['words'], at: number, run: Run): NumberKind | null {
  const word = words[at]!
  // "Block No E 172", "Block No 141": no society has so many blocks, they are its houses.
  if (at === run.from && run.label === 'block' && /\d{3}$/.test(word.text)) return 'house'
  if (at === run.from && kindOfLabel[run.label] !== undefined) return kindOfLabel[run.label]!
  const [before, after] = besideNumber(words, at, run)
  // "Barracks Road 77/45" and "5-87-23 Main Road" are houses, "14 A Main" is a street.
  const street = counted[after?.text ?? ''] === 'lane' && isDoor(word)
  if (after !== undefined && counted[after.text] !== undefined && !street) return counted[after.text]!
  const pieced = word.text.includes(' ') && counted[before?.text ?? ''] === 'lane'
  if (before !== undefined && counted[before.text] !== undefined && !pieced) return counted[before.text]!
  if (before !== undefined && buildings.has(before.text)) return 'block'
  // "NH 17" is a road, wherever on it the house stands.
  if (/^[ns]h \d+/.test(word.text)) return null
  // "80 feet road" is a name, a "4th mile" too.
  if (/^(?:feet|ft|mile|km|kms)$/.test(words[at + 1]?.text ?? '')) return null
  // "Triveni Nagar II" counts a quarter, "2nd" a street.
  if (word.ordinal) return /^[ivx]+$/.test(word.raw) ? 'area' : 'lane'
  return 'any'
}

/** The word beside a number that kindAt went by. */
function whatAt(words: Analysis['words'], at: number, run: Run): string {
  const nearest = words[at - 1]?.text
  if (nearest === 'old' || nearest === 'new') return `${nearest}_no`
  const [before, after] = besideNumber(words, at, run)
  const counts = [at === run.from ? run.label : '', after?.text ?? '', before?.text ?? ''].find(
    (text, place) => text !== '' && (place === 0 || counted[text] !== undefined),
  )
  return counts === undefined ? '' : lanes.has(counts) ? 'lane' : counts
}

/** Words for one thing: "Gali 4" is "4th Street". */
const lanes: ReadonlySet<string> = new Set(['gali', 'galino', 'street', 'lane', 'line', 'road'])

/** The words of its run before and after a number: "Gate No. 2", "2 No Gate". */
function besideNumber(words: Analysis['words'], at: number, run: Run): readonly [Word | undefined, Word | undefined] {
  const before = words[at - 1]?.text === 'number' ? at - 2 : at - 1
  const after = words[at + 1]?.text === 'number' ? at + 2 : at + 1
  return [before >= run.from ? words[before] : undefined, after < run.to ? words[after] : undefined]
}

/** A number of a house, a plot or a flat, or one that may be. */
export const isHouse = (kind: NumberKind): boolean =>
  kind === 'any' || kind === 'house' || kind === 'unit' || kind === 'plot'
