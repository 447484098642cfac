import { group, lanes } from './compare-lanes'
import { isHouse, type AddressNumber } from './numbers'

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
  /** Both number a plot, and not the same. */
  readonly plotConflict: number
  readonly blockSame: number
  readonly blockConflict: number
  readonly laneSame: number
  readonly laneConflict: number
  readonly floorConflict: number
}

/** In Tamil Nadu the new number and the old one stand in either order, "27/12" and "12/27". */
export const numbersTurn = (a: { readonly state: string }, b: { readonly state: string }): boolean =>
  a.state === tamilNadu && b.state === tamilNadu
const tamilNadu = '33'

/** `turned`: whether the numbers of a house may stand in either order. */
export function compareNumbers(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  turned: boolean,
): NumbersCompared {
  const used: Used = [new Set(), new Set()]
  const { same, sameLong, near, siblings, ...paired } = pairHouses(a, b, used, turned)
  let { unitConflict } = paired
  let conflict = 0
  let crossed = 0
  const isLand = (one: AddressNumber): boolean => one.what === 'survey' || isPlot(one)
  const onLand = same > 0 && ([...used[0]].every((at) => isLand(a[at]!)) || [...used[1]].every((at) => isLand(b[at]!)))
  const atOneDoor = [...used[0]].some((at) => a[at]!.pieces.length > 2)
  const leftA = a.filter((one, i) => isHouse(one.kind) && !used[0].has(i))
  const leftB = b.filter((one, j) => isHouse(one.kind) && !used[1].has(j))
  for (const one of leftA)
    for (const other of leftB) {
      if (one.kind === other.kind) {
        conflict = 1
        // "204, Plot 9" and "402, Plot 9" are flats of one building, too.
        if (one.kind === 'unit' || onLand) unitConflict = 1
      } else if (one.kind === 'any' || other.kind === 'any') {
        conflict = Math.max(conflict, 0.7)
        const flats = one.kind === 'unit' || other.kind === 'unit'
        // "No 7, Survey 112" and "Flat 9, Survey 112": what agrees is the land, or the door of the building.
        if (flats && (ofOneMake(one, other) || onLand || atOneDoor)) unitConflict = 1
      } else crossed = 1
    }
  const onlyOne = (leftA.length === 0) === (leftB.length === 0) ? 0 : 1
  const [blockSame, blockApart] = blocks(a, b)
  // "Plot 12, N-6" and "Plot 12, N-8": what stands beside the house is its quarter.
  const beside = same > 0 && leftA.some((one) => leftB.some((other) => areRivals(one, other) && one.pieces[0] === other.pieces[0])) // prettier-ignore
  // "A 6, Ganguly Colony" and "Block No A 5, Ganguly Colony": only one of them says what it numbers.
  const ofOneRow = areOfOneRow(leftA, b) || areOfOneRow(leftB, a)
  if (ofOneRow && same === 0) conflict = 1
  const blockConflict = blockApart || beside || (ofOneRow && same > 0) || otherBlock(a, b) || otherBlock(b, a) ? 1 : 0
  const [laneSame, laneConflict] = lanes(a, b)
  const [, floorConflict] = group(a, b, ['floor'])
  const plotConflict = leftA.some(isPlot) && leftB.some(isPlot) ? 1 : 0
  return { same, sameLong, near, conflict, crossed, siblings, onlyOne, unitConflict, plotConflict, blockSame, blockConflict, laneSame, laneConflict, floorConflict } // prettier-ignore
}

/** One of the houses and a block bear the same letter and another number. */
const areOfOneRow = (houses: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  houses.some((one) => others.some((block) => block.kind === 'block' && areRivals(one, block) && one.pieces[0] === block.pieces[0])) // prettier-ignore

const isPlot = ({ what }: AddressNumber): boolean => what === 'plot' || what === 'site'

/** "304" and "403", "F-1" and "F4", "1206" and "D-1208": both number flats, whatever their labels say. */
const ofOneMake = (one: AddressNumber, other: AddressNumber): boolean => {
  const shape = ({ text }: AddressNumber): string => text.replace(/^[a-z] (?=\d{3})/, '').replace(/\d/g, '9').replace(/[a-z]/g, 'a') // prettier-ignore
  const [first, second] = [shape(one), shape(other)]
  return (/^9{3,4}$/.test(first) && /^9{3,4}$/.test(second)) || (/^a 9{1,2}$/.test(first) && first === second)
}

/** Positions of the numbers of either side that have found their like. */
type Used = readonly [Set<number>, Set<number>]

type Paired = Pick<NumbersCompared, 'same' | 'sameLong' | 'near' | 'siblings' | 'unitConflict'>

/** Pairs the numbers of houses, the likest first. Changes `used`. */
function pairHouses(a: readonly AddressNumber[], b: readonly AddressNumber[], used: Used, turns: boolean): Paired {
  let [same, near, siblings, unitConflict] = [0, 0, 0, 0]
  let sameLong = false
  const [usedA, usedB] = used
  const [placedA, placedB] = [placedIn(a), placedIn(b)]
  for (const level of [0, 1, 2]) {
    for (let i = 0; i < a.length; i += 1) {
      if (usedA.has(i)) continue
      for (let j = 0; j < b.length; j += 1) {
        if (usedB.has(j) || !countsHouses(a[i]!, b[j]!, level)) continue
        if (!fits(a[i]!, b[j]!, level, placedA, placedB) && !(turns && level === 0 && areTurned(a[i]!, b[j]!))) continue
        usedA.add(i)
        usedB.add(j)
        if (level === 0) {
          same += 1
          sameLong ||= Math.max(a[i]!.text.length, b[j]!.text.length) > 2
        } else if (level === 1) near += 1
        else {
          siblings += 1
          if (a[i]!.kind === 'unit' && b[j]!.kind === 'unit') unitConflict = 1
        }
        break
      }
    }
    if (level > 0) continue
    const assembled = assemble(a, b, usedA, usedB) + assemble(b, a, usedB, usedA)
    same += assembled
    sameLong ||= assembled > 0
  }
  return { same, sameLong, near, siblings, unitConflict }
}

/** "B-6" and "Block 60" may be a house in one address and the building of a flat in the other. */
const countsHouses = (a: AddressNumber, b: AddressNumber, level: number): boolean =>
  isHouse(a.kind)
    ? isHouse(b.kind) || (level === 0 && mayBeHouse(b, a))
    : isHouse(b.kind) && level === 0 && mayBeHouse(a, b)

const mayBeHouse = (block: AddressNumber, house: AddressNumber): boolean =>
  block.kind === 'block' && (block.pieces.length > 1 || house.what === 'block')

/**
 * "37/18" for "Old No 18, New No 37", "27/438" for "Bldg 27, Room 438": how many numbers of one address the other has
 * in pieces of their own. Changes both sets.
 */
function assemble(
  one: readonly AddressNumber[],
  other: readonly AddressNumber[],
  used: Set<number>,
  usedOther: Set<number>,
): number {
  let found = 0
  for (const [i, { kind, pieces }] of one.entries()) {
    if (used.has(i) || !isHouse(kind) || pieces.length < 2) continue
    let left: readonly string[] = pieces
    const houses: number[] = []
    for (const [j, { kind, pieces }] of other.entries()) {
      const rest =
        kind === 'floor' || usedOther.has(j) || pieces.length === one[i]!.pieces.length ? null : without(left, pieces)
      if (rest === null) continue
      left = rest
      if (isHouse(kind)) houses.push(j)
    }
    if (left.length > 0 || houses.length === 0) continue
    used.add(i)
    for (const j of houses) usedOther.add(j)
    found += 1
  }
  return found
}

/** What is left of `all`, each piece taken once; null where one of them is missing. */
function without(all: readonly string[], pieces: readonly string[]): readonly string[] | null {
  const left = [...all]
  for (const piece of pieces) {
    const at = left.indexOf(piece)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** What numbers the building or the part of a quarter that a house stands in. */
interface Placed {
  /** The letters and numbers of "A Wing" and "Tower 12". */
  readonly blocks: readonly string[]
  /** "Khand 2": it stands behind a name, with no word that says what it counts. */
  readonly series: readonly string[]
}

const placedIn = (numbers: readonly AddressNumber[]): Placed => ({
  blocks: blocksNamed(numbers),
  series: numbers.filter(({ kind, what }) => kind === 'area' && what === '').map(({ text }) => text),
})

/**
 * 0 the same, 1 one holds the other or turns it ("12/A" and "A-12", not "4/5" and "5/4"), 2 they differ in the last
 * piece.
 */
function fits(a: AddressNumber, b: AddressNumber, level: number, placedA: Placed, placedB: Placed): boolean {
  // The number that a house had and the one that it has.
  if ((a.what === 'old_no' && b.what === 'new_no') || (a.what === 'new_no' && b.what === 'old_no')) return false
  const [inB, inA] = [isPlaced(leadingOf(a, b), placedB), isPlaced(leadingOf(b, a), placedA)]
  if (inB !== null || inA !== null) return level === 0 && inB !== false && inA !== false
  if (level === 0) return a.text === b.text || a.text.replaceAll(' ', '') === b.text.replaceAll(' ', '')
  const [many, other] = [a.pieces.length, b.pieces.length]
  if (level === 1) {
    if (many !== other) return (holds(a.pieces, b.pieces) && !isOtherRow(a, b)) || asRead(a) === asRead(b)
    const turned = !a.pieces.every(isDigits) && [...a.pieces].sort().join(' ') === [...b.pieces].sort().join(' ')
    return many > 1 && (turned || asRead(a) === asRead(b))
  }
  return many > 1 && many === other && a.pieces.slice(0, -1).join(' ') === b.pieces.slice(0, -1).join(' ')
}

const areTurned = ({ pieces: [one, two, ...more] }: AddressNumber, { pieces, text }: AddressNumber): boolean =>
  more.length === 0 && pieces.length === 2 && isDigits(one ?? '') && isDigits(two ?? '') && text === `${two!} ${one!}`

/** "A-2/56" and "A-2B/56": blocks that Delhi tells apart by a letter more. */
function isOtherRow(a: AddressNumber, b: AddressNumber): boolean {
  const [short, long] = a.pieces.length < b.pieces.length ? [a, b] : [b, a]
  return /^[a-z] \d+ [a-z] \d+$/.test(long.text) && long.text.replace(/ [a-z](?= \d+$)/, '') === short.text
}

/** What stands before the short number in the long one: the "a" of "A-304" before "304", the "b" of "B-45/12". */
function leadingOf(long: AddressNumber, short: AddressNumber): readonly string[] {
  const before = long.pieces.length - short.pieces.length
  if (before < 1 || before > 2) return []
  return short.pieces.every((piece, at) => long.pieces[before + at] === piece) ? long.pieces.slice(0, before) : []
}

/** "A/3" is flat 3 of wing A, and not that of wing B; null where the other address does not say in what it stands. */
function isPlaced(leading: readonly string[], { blocks, series }: Placed): boolean | null {
  if (leading.length === 0) return null
  if (agree(leading, [...blocks, ...series]) && leading.every((one) => blocks.includes(one) || series.includes(one)))
    return true
  const comparable = blocks.length > 0 && (leading.every(isBlock) || blocks.some((block) => isDigits(block) && leading.some(isDigits))) // prettier-ignore
  if (comparable) return agree(leading, blocks)
  // "3/221 Vikas Khand" is not 221 of Vikas Khand 2.
  return leading.length === 1 && isDigits(leading[0]!) && leading[0]!.length === 1 && series.length > 0 ? false : null
}

const isDigits = (text: string): boolean => /^\d+$/.test(text)
const isBlock = (piece: string, at: number, all: readonly string[]): boolean =>
  piece.length === 1 || (piece.length === 2 && /^[a-z]$/.test(all[at - 1] ?? ''))

/** Letters and digits that are read for one another. */
const alike: Readonly<Record<string, string>> = { b: '8', o: '0', i: '1', l: '1', s: '5', z: '2' }
const asRead = ({ text }: AddressNumber): string =>
  text.replace(/[bolisz ]/g, (char) => (char === ' ' ? '' : (alike[char] ?? char)))

/** The letters and numbers of "A Wing", "Tower 12" and "Pocket C-8". */
const blocksNamed = (numbers: readonly AddressNumber[]): readonly string[] =>
  numbers.flatMap(({ kind, pieces }) => (kind === 'block' && pieces.length <= 2 && pieces.every((piece) => piece.length <= 3) ? pieces : [])) // prettier-ignore

/**
 * What stands before the flat: the "A" of "A-304", "2 b" of "2/B/601", "t 4" of "T4-1802"; none where it is no block.
 */
function blocksOf({ pieces }: AddressNumber): readonly string[] {
  // "1B" is a flat, whatever block it is in.
  if (!isDigits(pieces.at(-1) ?? '')) return []
  const before = pieces.slice(0, -1)
  return before.length <= 2 && before.every(isBlock) ? before : []
}

/** Whether they name one block in common, and whether both name some of one kind and none in common. */
function blocks(a: readonly AddressNumber[], b: readonly AddressNumber[]): readonly [number, number] {
  const [one, other] = [a, b].map((numbers) => numbers.filter(({ kind }) => kind === 'block')) as [AddressNumber[], AddressNumber[]] // prettier-ignore
  if (one.length === 0 && other.length === 0) return [0, 0]
  for (const pocket of [true, false]) {
    const [ours, theirs] = [one, other].map((numbers) => numbers.filter(({ what }) => (what === 'pocket') === pocket)) as [AddressNumber[], AddressNumber[]] // prettier-ignore
    if (ours.length === 0 || theirs.length === 0) continue
    const shared = ours.some(({ pieces }) => theirs.some((block) => holds(pieces, block.pieces)))
    // "Tower 4, A-304" and "Wing A, 304"
    const beside = shared || (!pocket && (namedBefore(ours, b) || namedBefore(theirs, a)))
    if (!beside) return [0, 1]
  }
  // "Pocket D-2" and "Block D-5": what one calls a pocket may be a block to the other.
  if (one.some((block) => other.some((another) => areRivals(block, another)))) return [0, 1]
  if (one.length === 1 && other.length === 1 && one[0]!.text !== other[0]!.text && areLetters(one[0]!, other[0]!)) return [0, 1] // prettier-ignore
  return [sharesBlock(a, b) ? 1 : 0, 0]
}

/** Both are a letter with a number, and not the same. */
const areRivals = (one: AddressNumber, other: AddressNumber): boolean =>
  one.text !== other.text && lettered.test(one.text) && lettered.test(other.text)
const lettered = /^[a-z] \d{1,2}$/

const areLetters = (one: AddressNumber, other: AddressNumber): boolean =>
  [one, other].every(({ text }) => /^[a-z]$/.test(text))

/** Whether one of the blocks stands before a flat's number. */
const namedBefore = (blocks: readonly AddressNumber[], numbers: readonly AddressNumber[]): boolean =>
  blocks.some(({ pieces }) => numbers.some((one) => isHouse(one.kind) && pieces.every((piece) => blocksOf(one).includes(piece)))) // prettier-ignore

function sharesBlock(a: readonly AddressNumber[], b: readonly AddressNumber[]): boolean {
  const all = new Set([...blocksNamed(b), ...b.flatMap(blocksOf)])
  return [...blocksNamed(a), ...a.flatMap(blocksOf)].some((block) => all.has(block))
}

/** One may name more of them than the other: the tower and its wing. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.every((block) => many.includes(block))
}

/** Whether `numbers` say "B-304" where the other address has 304 in block A. */
function otherBlock(numbers: readonly AddressNumber[], others: readonly AddressNumber[]): boolean {
  const placed = placedIn(others)
  if (placed.blocks.length === 0) return false
  return numbers.some((one) => isHouse(one.kind) && others.some((other) => isHouse(other.kind) && isPlaced(leadingOf(one, other), placed) === false)) // prettier-ignore
}

function holds(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.every((piece) => long.includes(piece))
}
