import type { QuarterTurn } from '../../../shared/domain/geometry'
import { rotateSheet } from '../imaging'
import type { FurtherScript } from '../../../shared/domain/languages'
import type { Sheet } from '../model'
import { readRaw } from './read-lines'
import type { LineRecogniser } from './recogniser/line-recogniser'
import { findLines, type FoundLine } from './segmentation/find-lines'
import type { SheetBox } from '../../../shared/domain/geometry'

/** A sheet turned one way, with the lines that show on it. */
export interface TurnedSheet {
  readonly turn: QuarterTurn
  readonly sheet: Sheet
  readonly lines: readonly FoundLine[]
}

/** Lines that are read to decide; the longest tell most. */
const sample = 8
/** Text that is upside down is still read as something, but few of its characters are as sure as this. */
const sureChar = 0.95
/** From this share of sure characters, in enough of them, or this lead, a turn is believed at once. */
const clearShare = 0.75
const enoughChars = 25
const clearLead = 0.15
/** Lines this many heights long show which way text runs. */
const longLine = 4

/** How much text shows along the rows: the summed length of lines, in line heights. */
const textLength = (lines: readonly FoundLine[]): number =>
  lines
    .map(({ image: { box } }) => box.width / box.height)
    .filter((length) => length >= longLine)
    .reduce((sum, length) => sum + length, 0)

/**
 * Finds which way is up. Whether text runs along rows or columns shows in the shapes of its lines; which of the two
 * ends is up, in how well a sample of the lines can be read. `ignore` is in pixels of the sheet as it is given. Returns
 * the turns in question, best first: one where it is clear, two where both should be read.
 */
export async function decideTurn(
  recogniser: LineRecogniser,
  sheet: Sheet,
  further: readonly FurtherScript[],
  ignore: readonly SheetBox[],
): Promise<TurnedSheet[]> {
  const level = turned(sheet, 0, ignore)
  const first = await shareOfSure(recogniser, level, further)
  if (first.share >= clearShare && first.chars >= enoughChars) return [level]
  const side = turned(sheet, 90, ignore)
  const rows = [level, () => turned(sheet, 180, ignore)] as const
  const columns = [side, () => turned(sheet, 270, ignore)] as const
  const alongRows = textLength(level.lines) >= textLength(side.lines)
  const shareOf: ShareOf = (one) => (one === level ? Promise.resolve(first) : shareOfSure(recogniser, one, further))
  const likely = await readBetter(shareOf, alongRows ? rows : columns)
  if (likely.share >= clearShare) return likely.turns
  // Rules, strokes of a code and figures under one another in a table seem to run along columns: what cannot be read so
  // does not.
  const other = await readBetter(shareOf, alongRows ? columns : rows)
  const isOther = alongRows
    ? other.share >= likely.share + clearLead && other.chars >= enoughChars
    : other.share > likely.share
  return isOther ? other.turns : likely.turns
}

/** The share of sure characters, and how many characters there are. */
interface SureShare {
  readonly share: number
  readonly chars: number
}
/** That of a turn, of which none is read twice. */
type ShareOf = (turn: TurnedSheet) => Promise<SureShare>

interface ReadTurns extends SureShare {
  readonly turns: TurnedSheet[]
}

/** The two ways up of one direction, best first, alone where it is clear; with the share of the best. */
async function readBetter(
  shareOf: ShareOf,
  [a, upsideDown]: readonly [TurnedSheet, () => TurnedSheet],
): Promise<ReadTurns> {
  const b = upsideDown()
  const [ofA, ofB] = [await shareOf(a), await shareOf(b)]
  return { turns: inOrder(a, b, ofA.share - ofB.share), ...(ofA.share >= ofB.share ? ofA : ofB) }
}

function inOrder(a: TurnedSheet, b: TurnedSheet, lead: number): TurnedSheet[] {
  if (lead >= clearLead) return [a]
  if (lead <= -clearLead) return [b]
  return lead >= 0 ? [a, b] : [b, a]
}

function turned(sheet: Sheet, turn: QuarterTurn, ignore: readonly SheetBox[]): TurnedSheet {
  const up = rotateSheet(sheet, turn)
  const boxes = ignore.map((box) => turnBox(box, turn, sheet.grey.width, sheet.grey.height))
  return { turn, sheet: up, lines: findLines(up.grey, boxes) }
}

/** Where a box of a sheet comes to lie when the sheet is turned clockwise. */
function turnBox(box: SheetBox, turn: QuarterTurn, width: number, height: number): SheetBox {
  switch (turn) {
    case 0:
      return box
    case 90:
      return { x: height - box.y - box.height, y: box.x, width: box.height, height: box.width }
    case 180:
      return {
        x: width - box.x - box.width,
        y: height - box.y - box.height,
        width: box.width,
        height: box.height,
      }
    case 270:
      return { x: box.y, y: width - box.x - box.width, width: box.height, height: box.width }
  }
}

/** The share of sure characters in a sample of lines. */
async function shareOfSure(
  recogniser: LineRecogniser,
  { lines }: TurnedSheet,
  further: readonly FurtherScript[],
): Promise<SureShare> {
  const length = ({ image: { box } }: FoundLine): number => box.width / box.height
  const longest = [...lines].sort((p, q) => length(q) - length(p)).slice(0, sample)
  const read = await readRaw(recogniser, longest, further)
  const all = read.flat()
  const sure = all.filter(({ confidence }) => confidence > sureChar).length
  return { share: all.length === 0 ? 0 : sure / all.length, chars: all.length }
}
