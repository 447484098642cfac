import type { Analysis, Run } from '../parser/analyse'

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
  plot: 'plot', survey: 'plot', bldgno: 'block', block: 'block', wing: 'block', pocket: 'block', ward: 'area', sector: 'area', phase: 'area', stage: 'area', galino: 'lane', floor: 'floor',
} // prettier-ignore
const counted: Readonly<Record<string, NumberKind>> = { floor: 'floor', cross: 'lane', main: 'lane', street: 'lane', lane: 'lane', gali: 'lane', road: 'lane', avenue: 'lane', block: 'block', wing: 'block', phase: 'area', stage: 'area', sector: 'area', ward: 'area' } // prettier-ignore

/** The numbers of an address, in the order of print; those of landmarks and relations are left out. */
export function numbersOf({ words, runs }: Analysis): AddressNumber[] {
  const numbers: AddressNumber[] = []
  for (const run of runs) {
    if (run.part === 'landmark' || run.part === 'care_of' || run.part === 'person' || run.part === 'other') continue
    for (let at = run.from; at < run.to; at += 1) {
      const word = words[at]!
      if (run.part === 'floor' && word.text === 'ground') numbers.push({ kind: 'floor', what: 'floor', text: '0', pieces: ['0'] }) // prettier-ignore
      const letter =
        !word.number &&
        word.text.length === 1 &&
        (kindOfLabel[run.label] !== undefined || counted[words[at + 1]?.text ?? ''] === 'block')
      if (!word.number && !letter) continue
      const kind = kindAt(words, at, run)
      if (kind !== null)
        numbers.push({ kind, what: whatAt(words, at, run), text: word.text, pieces: word.text.split(' ') })
    }
  }
  return numbers
}

function kindAt(words: Analysis['words'], at: number, run: Run): NumberKind | null {
  const word = words[at]!
  if (at === run.from && kindOfLabel[run.label] !== undefined) return kindOfLabel[run.label]!
  const after = words[at + 1]
  if (after !== undefined && at + 1 < run.to && counted[after.text] !== undefined) return counted[after.text]!
  const before = at > run.from ? words[at - 1] : undefined
  if (before !== undefined && counted[before.text] !== undefined) return counted[before.text]!
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
  const usedA = new Set<number>()
  const usedB = new Set<number>()
  for (const level of [0, 1, 2]) {
    for (let i = 0; i < a.length; i += 1) {
      if (usedA.has(i) || !isHouse(a[i]!.kind)) continue
      for (let j = 0; j < b.length; j += 1) {
        if (usedB.has(j) || !isHouse(b[j]!.kind) || !fits(a[i]!, b[j]!, level)) continue
        usedA.add(i)
        usedB.add(j)
        if (level === 0) {
          same += 1
          sameLong ||= a[i]!.text.length > 2
        } else if (level === 1) near += 1
        else siblings += 1
        break
      }
    }
  }
  let conflict = 0
  let crossed = 0
  let unitConflict = 0
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
  const [blockSame, blockConflict] = group(a, b, ['block'])
  const [laneSame, laneConflict] = lanes(a, b)
  const [, floorConflict] = group(a, b, ['floor'])
  return { same, sameLong, near, conflict, crossed, siblings, onlyOne, unitConflict, blockSame, blockConflict, laneSame, laneConflict, floorConflict } // prettier-ignore
}

/** 0 the same, 1 one holds the other, 2 they differ in the last piece. */
function fits(a: AddressNumber, b: AddressNumber, level: number): boolean {
  if (level === 0) return a.text === b.text || a.text.replaceAll(' ', '') === b.text.replaceAll(' ', '')
  if (level === 1)
    return (a.pieces.length === 1) !== (b.pieces.length === 1) || Math.abs(a.pieces.length - b.pieces.length) > 0
      ? holds(a.pieces, b.pieces)
      : a.pieces.length > 1 && [...a.pieces].sort().join(' ') === [...b.pieces].sort().join(' ')
  return (
    a.pieces.length > 1 &&
    a.pieces.length === b.pieces.length &&
    a.pieces.slice(0, -1).join(' ') === b.pieces.slice(0, -1).join(' ')
  )
}

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
    if (others.length === 0) continue
    if (others.some(({ text }) => text === one.text)) same = 1
    else conflict = 1
  }
  return [same, conflict]
}

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
