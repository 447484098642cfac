import { distance } from 'fastest-levenshtein'
import { countPartsOtherwise, floorsApart, lanes } from './compare-lanes'
import { blocksNamed, blocksOf, holds, isPair, isPlaced, leadingOf, placedIn } from './house-blocks'
import { areOneNow } from './number-notations'
import type { AddressNumber } from './address-number'
import { isHouse, roof } from './numbers'
import { pairHouses, type PairedHouses, type Used } from './pair-houses'
import { areSwapped } from './swapped-letters'

export interface NumbersCompared extends Omit<PairedHouses, 'isSwapped'> {
  readonly conflict: number
  /** They differ but count different things: a plot and a flat. */
  readonly crossed: number
  readonly onlyOne: number
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

/** "Sector 17" and "Sector 17-B" of Chandigarh: its sectors have parts that are left out as often. */
export const sectorsInParts = (a: { readonly state: string }, b: { readonly state: string }): boolean =>
  a.state === chandigarh || b.state === chandigarh
const chandigarh = '04'

/**
 * `turned`: whether the numbers of a house may stand in either order; `inParts`: whether the letter of a sector may be
 * left out.
 */
export function compareNumbers(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  turned: boolean,
  inParts: boolean,
): NumbersCompared {
  const used: Used = [[], []]
  const { same, sameLong, near, extended, otherUse, siblings, ...paired } = pairHouses(a, b, used, turned)
  let { unitConflict } = paired
  let conflict = 0
  let crossed = 0
  const onLand = same > 0 && (a.every((one, i) => !used[0][i] || isLand(one)) || b.every((one, j) => !used[1][j] || isLand(one))) // prettier-ignore
  const atOneDoor = a.some(({ pieces }, i) => used[0][i] && pieces.length > 2)
  const now = areOneNow(a, b)
  const counts = ({ kind, what }: AddressNumber): boolean => isHouse(kind) && !(now && what === 'old_no')
  const leftA = a.filter((one, i) => counts(one) && !used[0][i])
  const leftB = b.filter((one, j) => counts(one) && !used[1][j])
  for (const one of leftA)
    for (const other of leftB) {
      // "Flat 608, Plot 120" and "Flat 608, Survey 120"
      if (same > 0 && one.text === other.text) continue
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
  const swapped = paired.isSwapped || a.some((one) => b.some((other) => areSwapped(one, other)))
  const blockConflict =
    swapped ||
    blockApart ||
    beside ||
    (ofOneRow && same > 0) ||
    otherBlock(a, b) ||
    otherBlock(b, a) ||
    inOtherPair(a, b) ||
    inOtherPair(b, a)
      ? 1
      : 0
  const [laneSame, lanesApart] = lanes(a, b, inParts)
  const laneConflict = countPartsOtherwise(a, b) ? 1 : lanesApart
  // The top floor is one of those that are counted.
  const ofRoof = [a, b].some(hasRoof) && ![a, b].every((numbers) => hasRoof(numbers) || numbers.some(isNoRoof))
  const floorConflict = ofRoof ? 0 : floorsApart(a, b)
  const plotConflict = leftA.some(isPlot) && leftB.some(isPlot) ? 1 : 0
  return { same, sameLong, near, extended, otherUse, conflict, crossed, siblings, onlyOne, unitConflict, plotConflict, blockSame, blockConflict, laneSame, laneConflict, floorConflict } // prettier-ignore
}

/** One of the houses and a block bear the same letter and another number. */
const areOfOneRow = (houses: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  houses.some((one) => others.some((block) => block.kind === 'block' && areRivals(one, block) && one.pieces[0] === block.pieces[0])) // prettier-ignore

const hasRoof = (numbers: readonly AddressNumber[]): boolean => numbers.some(({ kind, text }) => kind === 'floor' && text === roof) // prettier-ignore
/** The ground floor and what is below it. */
const isNoRoof = ({ kind, text }: AddressNumber): boolean => kind === 'floor' && (text === '0' || text === '-1')
const isPlot = ({ what }: AddressNumber): boolean => what === 'plot' || what === 'site'
const isLand = (one: AddressNumber): boolean => one.what === 'survey' || isPlot(one)

/** "304" and "403", "F-1" and "F4", "1206" and "D-1208": both number flats, whatever their labels say. */
const ofOneMake = (one: AddressNumber, other: AddressNumber): boolean => {
  const [first, second] = [shapeOf(one), shapeOf(other)]
  return (/^9{3,4}$/.test(first) && /^9{3,4}$/.test(second)) || (/^a 9{1,2}$/.test(first) && first === second)
}

const shapeOf = ({ text }: AddressNumber): string =>
  text
    .replace(/^[a-z] (?=\d{3})/, '')
    .replace(/\d/g, '9')
    .replace(/[a-z]/g, 'a')

/** Whether they name one block in common, and whether both name some of one kind and none in common. */
function blocks(a: readonly AddressNumber[], b: readonly AddressNumber[]): readonly [number, number] {
  const names = namedBlocks(a, b)
  if (names !== null) return names ? [1, 0] : [0, 1]
  if (!a.some(isBlock) && !b.some(isBlock)) return [0, 0]
  const [one, other] = [a.filter(isBlock), b.filter(isBlock)]
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

/** Whether the blocks that both call by names share one; null where either calls none so. */
function namedBlocks(a: readonly AddressNumber[], b: readonly AddressNumber[]): boolean | null {
  if (!a.some(isNamedBlock) || !b.some(isNamedBlock)) return null
  const [one, other] = [a.filter(isNamedBlock), b.filter(isNamedBlock)]
  return one.some(({ text }) => other.some((block) => distance(text, block.text) <= mostApart(text, block.text))) // prettier-ignore
}

/** Letters in which one name may be misspelt: "Junior" and "Senior" are two. */
const mostApart = (one: string, other: string): number => {
  const short = Math.min(one.length, other.length)
  return short > 6 ? 2 : short > 3 ? 1 : 0
}

const isNamedBlock = ({ kind }: AddressNumber): boolean => kind === 'named_block'
const isBlock = ({ kind }: AddressNumber): boolean => kind === 'block'

/** "AB-14" and "Block EA": a quarter with more blocks than letters, the block before the house and by itself. */
const inOtherPair = (numbers: readonly AddressNumber[], others: readonly AddressNumber[]): boolean => {
  const named = others.filter((one) => isBlock(one) && isPair(one.text))
  const rows = numbers.filter(({ kind, text }) => isHouse(kind) && pairBefore.test(text)).map(({ pieces }) => pieces[0])
  return rows.length > 0 && named.length > 0 && !named.some(({ text }) => rows.includes(text))
}
const pairBefore = /^[a-z]{2} \d{1,4}$/

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

/** Whether `numbers` say "B-304" where the other address has 304 in block A. */
function otherBlock(numbers: readonly AddressNumber[], others: readonly AddressNumber[]): boolean {
  const placed = placedIn(others)
  if (placed.blocks.length === 0) return false
  return numbers.some((one) => isHouse(one.kind) && others.some((other) => isHouse(other.kind) && isPlaced(leadingOf(one, other), placed) === false)) // prettier-ignore
}
