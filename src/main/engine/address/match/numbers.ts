import type { Analysis, Run } from '../parser/analyse'
import { fillers, labels, suffixes } from '../text/lexicon'

/** What a number counts. `any` has no label; it may be a house, a plot or a flat. */
export type NumberKind = 'any' | 'house' | 'unit' | 'plot' | 'block' | 'floor' | 'lane' | 'area'

/** A number of an address with what it counts. */
export interface AddressNumber {
  readonly kind: NumberKind
  /** The word that says what it counts, "ward" or "cross"; empty where none does. */
  readonly what: string
  /** Its pieces with blanks between: "12 b". */
  readonly text: string
  readonly pieces: readonly string[]
}

const kindOfLabel: Readonly<Record<string, NumberKind>> = {
  hno: 'house', house: 'house', bungalow: 'house', quarter: 'house', flat: 'unit', room: 'unit', shop: 'unit', unit: 'unit', office: 'unit', sco: 'unit', scf: 'unit', shed: 'unit',
  plot: 'plot', survey: 'plot', bldgno: 'block', block: 'block', wing: 'block', tower: 'block', pocket: 'block', ward: 'area', sector: 'area', phase: 'area', stage: 'area', galino: 'lane', floor: 'floor',
} // prettier-ignore
const counted: Readonly<Record<string, NumberKind>> = { floor: 'floor', cross: 'lane', main: 'lane', street: 'lane', lane: 'lane', gali: 'lane', road: 'lane', avenue: 'lane', block: 'block', wing: 'block', phase: 'area', stage: 'area', sector: 'area', ward: 'area', scheme: 'area', type: 'area', part: 'area', zone: 'area', line: 'lane' } // prettier-ignore

/** A number after these tells one building of a society from the next: "Tower 4", "Bldg 2". */
const buildings: ReadonlySet<string> = new Set(['tower', 'building'])

/** The numbers of an address, in the order of print; those of landmarks and relations are left out. */
export function numbersOf({ words, runs }: Analysis): AddressNumber[] {
  const numbers: AddressNumber[] = []
  const series = new Set<AddressNumber>()
  for (const run of runs) {
    if (run.part === 'landmark' || run.part === 'care_of' || run.part === 'person' || run.part === 'other') continue
    for (let at = run.from; at < run.to; at += 1) {
      const word = words[at]!
      if (run.part === 'floor' && word.text === 'ground') numbers.push({ kind: 'floor', what: 'floor', text: '0', pieces: ['0'] }) // prettier-ignore
      const letter =
        !word.number &&
        word.text.length === 1 &&
        (kindOfLabel[run.label] !== undefined || counted[words[at + 1]?.text ?? ''] === 'block' || isLettered(words, at, run) || (at > run.from && buildings.has(words[at - 1]!.text))) // prettier-ignore
      if (!word.number && !letter) continue
      const kind = kindAt(words, at, run)
      if (kind === null) continue
      const pieces = word.text.split(' ')
      // "2d Floor"
      const text = kind === 'floor' ? (pieces[0] ?? '') : word.text
      const number = { kind, what: whatAt(words, at, run), text, pieces }
      if (kind === 'any' && followsName(words, at, run)) series.add(number)
      numbers.push(number)
    }
  }
  // "Civil Lines 14": without another number it is the house.
  const housed = numbers.some((one) => isHouse(one.kind) && !series.has(one))
  return housed ? numbers.map((one) => (series.has(one) ? { ...one, kind: 'area' } : one)) : numbers
}

/** "Gaur City 2", "Gorai 2": a small number behind a name that is no street's tells one quarter or building from the next. */
function followsName(words: Analysis['words'], at: number, run: Run): boolean {
  const [word, before] = [words[at]!, words[at - 1]]
  if (word.opens || before === undefined || before.number || before.text.length < 3 || run.label !== '') return false
  return /^\d{1,2}$/.test(word.text) && (labels.get(before.text) ?? 'city') === 'city' && !fillers.has(before.text) && suffixes.get(before.text) !== 'street' // prettier-ignore
}

/** "Sardarpura B Road": a letter that is no side of the town. */
function isLettered(words: Analysis['words'], at: number, run: Run): boolean {
  const [word, after] = [words[at]!, words[at + 1]]
  return at > run.from && at + 1 < run.to && !/[nsew]/.test(word.text) && counted[after?.text ?? ''] === 'lane'
}

function kindAt(words: Analysis['words'], at: number, run: Run): NumberKind | null {
  const word = words[at]!
  if (at === run.from && kindOfLabel[run.label] !== undefined) return kindOfLabel[run.label]!
  const after = words[at + 1]
  if (after !== undefined && at + 1 < run.to && counted[after.text] !== undefined) return counted[after.text]!
  const before = at > run.from ? words[at - 1] : undefined
  // "Barracks Road 77/45" is a house.
  const pieced = word.text.includes(' ') && counted[before?.text ?? ''] === 'lane'
  if (before !== undefined && counted[before.text] !== undefined && !pieced) return counted[before.text]!
  if (before !== undefined && buildings.has(before.text)) return 'block'
  // "80 feet road" is a name, a "4th mile" too.
  if (after !== undefined && /^(?:feet|ft|mile|km|kms)$/.test(after.text)) return null
  if (word.ordinal) return 'lane'
  return 'any'
}

/** The word beside a number that kindAt went by. */
function whatAt(words: Analysis['words'], at: number, run: Run): string {
  if (at === run.from && run.label !== '') return run.label
  const [before, after] = [at > run.from ? words[at - 1] : undefined, at + 1 < run.to ? words[at + 1] : undefined]
  if (after !== undefined && counted[after.text] !== undefined) return after.text
  return before !== undefined && counted[before.text] !== undefined ? before.text : ''
}

export interface NumbersCompared {
  /** Numbers of houses, plots and flats: counts of those that agree, agree in part, and stand against one another. */
  readonly same: number
  /** One of those that agree has three digits or two pieces: a "7" agrees by chance. */
  readonly sameLong: boolean
  readonly near: number
  readonly conflict: number
  /** They differ but count different things: a plot and a flat. */
  readonly crossed: number
  /** A pair that differs in the last piece only: neighbours, flats of one house. */
  readonly siblings: number
  readonly onlyOne: number
  /** Both number a flat, and not the same: they may share the plot. */
  readonly unitConflict: number
  readonly blockSame: number
  readonly blockConflict: number
  readonly laneSame: number
  readonly laneConflict: number
  readonly floorConflict: number
}

const isHouse = (kind: NumberKind): boolean => kind === 'any' || kind === 'house' || kind === 'unit' || kind === 'plot'

export function compareNumbers(a: readonly AddressNumber[], b: readonly AddressNumber[]): NumbersCompared {
  let same = 0
  let sameLong = false
  let near = 0
  let siblings = 0
  let unitConflict = 0
  const usedA = new Set<number>()
  const usedB = new Set<number>()
  const [blocksA, blocksB] = [blocksNamed(a), blocksNamed(b)]
  for (const level of [0, 1, 2]) {
    for (let i = 0; i < a.length; i += 1) {
      if (usedA.has(i) || !isHouse(a[i]!.kind)) continue
      for (let j = 0; j < b.length; j += 1) {
        if (usedB.has(j) || !isHouse(b[j]!.kind) || !fits(a[i]!, b[j]!, level, blocksA, blocksB)) continue
        usedA.add(i)
        usedB.add(j)
        if (level === 0) {
          same += 1
          sameLong ||= a[i]!.text.length > 2
        } else if (level === 1) near += 1
        else {
          siblings += 1
          if (a[i]!.kind === 'unit' && b[j]!.kind === 'unit') unitConflict = 1
        }
        break
      }
    }
  }
  let conflict = 0
  let crossed = 0
  const leftA = a.filter((one, i) => isHouse(one.kind) && !usedA.has(i))
  const leftB = b.filter((one, j) => isHouse(one.kind) && !usedB.has(j))
  for (const one of leftA)
    for (const other of leftB) {
      if (one.kind === other.kind) {
        conflict = 1
        if (one.kind === 'unit') unitConflict = 1
      } else if (one.kind === 'any' || other.kind === 'any') conflict = Math.max(conflict, 0.7)
      else crossed = 1
    }
  const onlyOne = (leftA.length === 0) === (leftB.length === 0) ? 0 : 1
  const [blockSame, blockApart] = blocks(a, b)
  const blockConflict = blockApart || otherBlock(a, b, blocksB) || otherBlock(b, a, blocksA) ? 1 : 0
  const [laneSame, laneConflict] = lanes(a, b)
  const [, floorConflict] = group(a, b, ['floor'])
  return { same, sameLong, near, conflict, crossed, siblings, onlyOne, unitConflict, blockSame, blockConflict, laneSame, laneConflict, floorConflict } // prettier-ignore
}

/** 0 the same, 1 one holds the other, 2 they differ in the last piece. The blocks are those named beside the numbers. */
function fits(
  a: AddressNumber,
  b: AddressNumber,
  level: number,
  blocksA: readonly string[],
  blocksB: readonly string[],
): boolean {
  // "A/3" is flat 3 of wing A, and not that of wing B.
  if (blocksB.length > 0 && endsWith(a, b)) return level === 0 && agree(blocksOf(a), blocksB)
  if (blocksA.length > 0 && endsWith(b, a)) return level === 0 && agree(blocksOf(b), blocksA)
  if (level === 0) return a.text === b.text || a.text.replaceAll(' ', '') === b.text.replaceAll(' ', '')
  const [many, other] = [a.pieces.length, b.pieces.length]
  if (level === 1) {
    if (many !== other) return holds(a.pieces, b.pieces) || asRead(a) === asRead(b)
    return many > 1 && ([...a.pieces].sort().join(' ') === [...b.pieces].sort().join(' ') || asRead(a) === asRead(b))
  }
  return many > 1 && many === other && a.pieces.slice(0, -1).join(' ') === b.pieces.slice(0, -1).join(' ')
}

/** Letters and digits that are read for one another. */
const alike: Readonly<Record<string, string>> = { b: '8', o: '0', i: '1', l: '1', s: '5', z: '2' }
const asRead = ({ text }: AddressNumber): string =>
  text.replace(/[bolisz ]/g, (char) => (char === ' ' ? '' : (alike[char] ?? char)))

/** The letters and numbers of "A Wing" and "Tower 12". */
const blocksNamed = (numbers: readonly AddressNumber[]): readonly string[] =>
  numbers.filter(({ kind, text }) => kind === 'block' && text.length <= 2).map(({ text }) => text)

/** What stands before the flat: the "A" of "A-304", "2 b" of "2/B/601", "t 4" of "T4-1802"; none where it is no block. */
function blocksOf({ pieces }: AddressNumber): readonly string[] {
  // "1B" is a flat, whatever block it is in.
  if (!/^\d+$/.test(pieces.at(-1) ?? '')) return []
  const before = pieces.slice(0, -1)
  const short = before.every((piece, at) => piece.length === 1 || (piece.length === 2 && /^[a-z]$/.test(before[at - 1] ?? ''))) // prettier-ignore
  return before.length <= 2 && short ? before : []
}

/** Whether they name one block in common, and whether both name some and none in common. */
function blocks(a: readonly AddressNumber[], b: readonly AddressNumber[]): readonly [number, number] {
  const [one, other] = [blocksNamed(a), blocksNamed(b)]
  if (one.length === 0 && other.length === 0) return [0, 0]
  const all = new Set([...other, ...b.flatMap(blocksOf)])
  if ([...one, ...a.flatMap(blocksOf)].some((block) => all.has(block))) return [1, 0]
  return [0, one.length > 0 && other.length > 0 ? 1 : 0]
}

/** One may name more of them than the other: the tower and its wing. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.every((block) => many.includes(block))
}

/** "A-304" and "304" */
const endsWith = (long: AddressNumber, short: AddressNumber): boolean =>
  blocksOf(long).length > 0 && long.pieces.at(-1) === short.text

/** Whether `numbers` say "B-304" where the other address has 304 in block A. */
const otherBlock = (
  numbers: readonly AddressNumber[],
  others: readonly AddressNumber[],
  blocks: readonly string[],
): boolean =>
  blocks.length > 0 &&
  numbers.some((one) => isHouse(one.kind) && !agree(blocksOf(one), blocks) && others.some((other) => isHouse(other.kind) && endsWith(one, other))) // prettier-ignore

function holds(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.every((piece) => long.includes(piece))
}

/** Of numbered streets, wards and sectors each is compared with its own kind: a ward may agree and a street not. */
function lanes(a: readonly AddressNumber[], b: readonly AddressNumber[]): readonly [number, number] {
  let [same, conflict] = [0, 0]
  for (const one of a) {
    if (one.kind !== 'lane' && one.kind !== 'area') continue
    const others = b.filter(({ kind, what }) => (kind === 'lane' || kind === 'area') && what === one.what)
    // "14th Main" and "14th Cross": streets of two kinds, where neither names the other's.
    if (others.length === 0 && sameOfAnotherKind(one, a, b)) conflict = 1
    if (others.length === 0) continue
    // "Sector 17" holds "Sector 17-B".
    if (others.some(({ pieces }) => pieces.every((piece, at) => piece === (one.pieces[at] ?? piece)))) same = 1
    else conflict = 1
  }
  return [same, conflict]
}

const sameOfAnotherKind = (one: AddressNumber, own: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  crossing.has(one.what) &&
  others.some(({ what, text }) => text === one.text && what !== one.what && crossing.has(what) && !own.some((number) => number.what === what)) // prettier-ignore
const crossing: ReadonlySet<string> = new Set(['cross', 'main', 'avenue', 'street'])

/** Whether numbers of these kinds agree, and whether both sides have some and none agrees. */
function group(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  kinds: readonly NumberKind[],
): readonly [number, number] {
  const one = a.filter(({ kind }) => kinds.includes(kind))
  const other = b.filter(({ kind }) => kinds.includes(kind))
  if (one.length === 0 || other.length === 0) return [0, 0]
  const same = one.some(({ text }) => other.some((number) => number.text === text))
  return same ? [1, 0] : [0, 1]
}
