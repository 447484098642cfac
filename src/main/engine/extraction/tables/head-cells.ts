/** The cells of a table's head, made of one to three rows of words. */
import type { Box } from '../../../../shared/domain/geometry'
import { fold } from '../labels/fuzzy'
import { around, right, textOf, verticalOverlap, type LaidWord } from '../layout/layout'
import { blurredNameOf, nameOf, noise, type Known, type Named } from './column-names'
import { overlap, spansOf, type HeadPiece } from './head-spans'
import type { PrintRow } from './print-rows'
import { runsApart } from './stands-apart'
import { typedBlankOf } from './typed-print'

export interface HeaderCell<Name extends string> {
  /** Null for a column that the type does not know. */
  readonly name: Name | null
  readonly box: Box<'sheet'>
  readonly text: string
}

/** A cell with how well its words name its column. */
export interface Judged<Name extends string> {
  readonly cell: HeaderCell<Name>
  readonly likeness: number
  /** True for one of several heads under a common one. */
  readonly isPart: boolean
}

/**
 * Words that stand over each other form a cell; a cell that names two columns side by side is parted. A head over
 * several columns is no cell, and tells with the heads under it what they are of: "CGST" over "Rate" and "Amount".
 */
export function cellsOf<Name extends string>(band: readonly PrintRow[], known: Known<Name>): Judged<Name>[] {
  const coarse = piecesOfBand(band)
  const typed = typedBlankOf(band, leastTyped)
  const fine = coarse.flatMap((piece) => partedByOthers(piece, coarse, typed))
  const read = cellsOfPieces(coarse, known)
  if (fine.length === coarse.length) return read
  const parted = cellsOfPieces(fine, known)
  return worthOf(parted) > worthOf(read) ? parted : read
}

/** How well cells name columns: the more of them, the better; names of nothing and names that come twice speak against. */
export function worthOf<Name extends string>(cells: readonly Judged<Name>[]): number {
  const named = cells.filter(({ cell }) => cell.name !== null)
  const strange = cells.filter(({ cell }) => cell.name === null && cell.text.length > 30).length
  const alone = named.filter(({ isPart }) => !isPart).map(({ cell }) => cell.name)
  const twice = alone.length - new Set(alone).size
  return (
    new Set(named.map(({ cell }) => cell.name)).size +
    named.reduce((sum, { likeness }) => sum + likeness, 0) -
    1.5 * strange -
    0.2 * (cells.length - named.length) -
    1.3 * twice
  )
}

const piecesOfBand = (band: readonly PrintRow[]): HeadPiece[] =>
  band.flatMap((row, line) =>
    piecesOf(row.words).map((words): HeadPiece => ({ words, line, box: around(words.map((w) => w.box)) })),
  )

/** A blank between two words of one head is narrower, in heights of the print. */
const wideBlank = 0.5
/** Words of a head that tell the type of a typewriter, whose blanks are wide. */
const leastTyped = 5

/** A piece parted at wide blanks that no word of the rows over and under it crosses: narrow columns stand close. */
function partedByOthers(piece: HeadPiece, all: readonly HeadPiece[], typed: number): HeadPiece[] {
  const others = all.filter(({ line }) => line !== piece.line).flatMap(({ words }) => words)
  if (others.length === 0) return [piece]
  const parts: LaidWord[][] = []
  for (const word of piece.words) {
    const last = parts.at(-1)?.at(-1)
    const [from, to] = [last ? right(last.box) : 0, word.box.x]
    const isParted =
      to - from > Math.max(wideBlank * word.box.height, typed) &&
      !others.some(({ box }) => box.x < to && right(box) > from)
    if (last && !isParted) parts.at(-1)!.push(word)
    else parts.push([word])
  }
  return parts.map((words) => ({ words, line: piece.line, box: around(words.map((w) => w.box)) }))
}

function cellsOfPieces<Name extends string>(pieces: readonly HeadPiece[], known: Known<Name>): Judged<Name>[] {
  const spans = spansOf(pieces)
  const spanOf = new Map([...spans].flatMap(([span, under]) => under.map((piece) => [piece, span] as const)))
  const groups: { pieces: HeadPiece[]; span: HeadPiece | null }[] = []
  for (const piece of pieces.filter((p) => !spans.has(p)).sort((a, b) => a.box.width - b.box.width)) {
    const touching = groups.filter((group) =>
      group.pieces.some((other) => other.line !== piece.line && overlap(other.box, piece.box) > 0.5),
    )
    const isOver = touching.every((group) => group.pieces.every((other) => other.line > piece.line))
    // A piece that stands over several others spans their columns and names none of them.
    if (touching.length > 1 && isOver && touching.length <= mostUnder) for (const group of touching) group.span = piece
    else if (touching.length > 1) groups.push({ pieces: [piece], span: null })
    else if (touching[0]) touching[0].pieces.push(piece)
    else groups.push({ pieces: [piece], span: spanOf.get(piece) ?? null })
  }
  const cells = groups.flatMap(({ pieces: own, span }) => {
    const words = [...own].sort((a, b) => a.line - b.line || a.box.x - b.box.x).flatMap((p) => p.words)
    return nameCell(words, known).map((own) => ({ own, span, isDoubted: isDoubted(words) }))
  })
  const named = new Set(cells.flatMap(({ own, span }) => (span ? [] : [own.cell.name])))
  const judged = cells.map(({ own, span, isDoubted }) => ({
    own: span ? nameUnder(own, span.words, named, known) : own,
    isDoubted,
  }))
  const all = new Set(judged.flatMap(({ own }) => own.cell.name ?? []))
  return judged
    .map(({ own, isDoubted }) => (isDoubted && all.size >= leastNamed ? blurredCell(own, all, known) : own))
    .sort((a, b) => a.cell.box.x - b.cell.box.x)
}

/** Beside so many names a text that was hardly read may be another name; one of those that the head has not yet. */
const leastNamed = 2
/** Words are doubted whose letters were read less surely than this; short ones are read well beside others that are not. */
const wellRead = 0.8
const isShort = ({ text }: LaidWord): boolean => fold(text).length < 4
const isDoubted = (words: readonly LaidWord[]): boolean =>
  words.some(({ confidence }) => confidence < wellRead) &&
  words.every((word) => word.confidence < wellRead || isShort(word))

function blurredCell<Name extends string>(own: Judged<Name>, all: Set<Name>, known: Known<Name>): Judged<Name> {
  if (own.cell.name !== null) return own
  const named = blurredNameOf(own.cell.text, known, (name) => !all.has(name))
  if (!named) return own
  all.add(named.name)
  return { ...own, cell: { ...own.cell, name: named.name }, likeness: named.likeness }
}

/** A head over more columns than these is one of the whole table. */
const mostUnder = 3

/**
 * A cell that is named with what stands over it. Where the two name nothing together, what is headed by itself beside
 * them is not meant: "Amount" under "Making Charges" is what these come to.
 */
function nameUnder<Name extends string>(
  own: Judged<Name>,
  span: readonly LaidWord[],
  others: ReadonlySet<Name | null>,
  known: Known<Name>,
): Judged<Name> {
  const [text, over] = [own.cell.text, textOf(span)]
  const both = nameOf(`${over} ${text}`, known) ?? nameOf(`${text} ${over}`, known)
  const isOwn = own.cell.name !== null && !others.has(own.cell.name)
  const named = both ?? (isOwn ? { name: own.cell.name, likeness: own.likeness } : nameOf(over, known))
  const cell = { name: named?.name ?? null, box: own.cell.box, text: `${over} ${text}` }
  return { cell, likeness: named?.likeness ?? 0, isPart: true }
}

/** Words parted by more than a blank. */
export const piecesOf = (words: readonly LaidWord[]): LaidWord[][] =>
  runsApart(words, ({ box }, word) => word.box.x - right(box) >= 1.05 * Math.max(word.box.height, box.height)).filter(
    (piece) => /[\p{L}\p{N}]/u.test(textOf(piece)),
  )

function nameCell<Name extends string>(words: readonly LaidWord[], known: Known<Name>): Judged<Name>[] {
  const text = textOf(words)
  const box = around(words.map((w) => w.box))
  const whole = nameOf(text, known)
  const apart = whole && whole.likeness < exact ? exactHeads(words, known) : []
  if (apart.length > 1) return apart
  if (whole) return [{ cell: { name: whole.name, box, text }, likeness: whole.likeness, isPart: false }]
  const twice = namedTwice(words, known)
  if (twice) return [{ cell: { name: twice.name, box, text }, likeness: twice.likeness, isPart: false }]
  // Several heads that stand close, or a head with more words than are known of it.
  const parts: Judged<Name>[] = []
  let from = 0
  let end = 0
  while (from < words.length) {
    const found = headAt(words, from, known)
    const last = parts.at(-1)
    // "Description of material": a small word between two names of one column joins them.
    const joint = found && last?.cell.name === found.judged.cell.name && isJoint(words.slice(end, from))
    const both = found && last && hasStrokeAt(words, end) && from <= end + 1 ? withCode(last, found.judged) : null
    if (both) parts.splice(-1, 1, both)
    else if (joint && last) parts.splice(-1, 1, joined(last, found.judged))
    else if (found) parts.push(found.judged)
    from = found?.to ?? from + 1
    if (found) end = found.to
  }
  const covered = parts.reduce((n, p) => n + fold(p.cell.text).length, 0)
  if (parts.length > 1 && parts.every((p, i) => i === 0 || isAfter(p.cell.box, parts[i - 1]!.cell.box))) return parts
  if (parts.length === 1 && parts[0] && covered * 2 >= fold(text.replace(noise, '')).length)
    return [{ cell: { name: parts[0].cell.name, box, text }, likeness: 0.8 * parts[0].likeness, isPart: false }]
  const stacks = stacksOf(words).flatMap((stack): Judged<Name>[] => {
    const named = nameOf(textOf(stack), known)
    const cell = { name: named?.name ?? null, box: around(stack.map((w) => w.box)), text: textOf(stack) }
    return named ? [{ cell, likeness: named.likeness, isPart: false }] : []
  })
  if (stacks.length > 1 && new Set(stacks.map((s) => s.cell.name)).size === stacksOf(words).length) return stacks
  const lines = linesOf(words)
  const named = lines.length > 1 ? lines.flatMap((line) => nameOf(textOf(line), known) ?? []) : []
  const well = named.length === lines.length ? named.filter(({ likeness }) => likeness > 0.95) : []
  // Codes go with what they are of.
  const own = well.find(({ name }) => (name as string) !== 'other') ?? well[0]
  return [{ cell: { name: own?.name ?? null, box, text }, likeness: own ? stackedLikeness : 0, isPart: false }]
}

/** Where one of the two scripts was not understood, the other alone names the column. */
const inOneScript = 0.85

/**
 * "जमा Deposit", "जमा Depos": a head that says its name in another script and then in Latin letters, of which one may have
 * been read in part. Null where the two name different columns.
 */
function namedTwice<Name extends string>(words: readonly LaidWord[], known: Known<Name>): Named<Name> | null {
  const latin = words.findIndex(({ text }) => /\p{Script=Latin}/u.test(text))
  if (latin < 1 || words.slice(latin).some(({ text }) => /\p{Script=Devanagari}/u.test(text))) return null
  const [native, own] = [words.slice(0, latin), words.slice(latin)].map((half) => nameOf(textOf(half), known))
  if (native && own) return native.name === own.name ? own : null
  const one = native ?? own ?? null
  return one && { ...one, likeness: inOneScript * one.likeness }
}

/** From here on a text is what names a column, and not only like it. */
const exact = 0.99

/**
 * "Transaction Id Remarks" is like one name, and is two: heads beside each other that words make up exactly, none left
 * over. Empty where there is no such parting.
 */
function exactHeads<Name extends string>(words: readonly LaidWord[], known: Known<Name>): Judged<Name>[] {
  const heads: Judged<Name>[] = []
  for (let from = 0; from < words.length;) {
    const found = headAt(words, from, known)
    const last = heads.at(-1)
    if (!found || found.judged.likeness < exact || (last && !isAfter(found.judged.cell.box, last.cell.box))) return []
    heads.push(found.judged)
    from = found.to
  }
  return new Set(heads.map(({ cell }) => cell.name)).size === heads.length ? heads : []
}

/** "Material No." over "Description" over "HSN/SAC": each line heads one of every cell, and the first the column. */
const stackedLikeness = 0.85

/** The lines of a head's cell, from the top down. */
function linesOf(words: readonly LaidWord[]): LaidWord[][] {
  const lines: LaidWord[][] = []
  for (const word of words) {
    const line = lines.find(([other]) => other && verticalOverlap(other.box, word.box) > 0.5)
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines
}

const isJoint = (words: readonly LaidWord[]): boolean => /^(?:of|for|and|&|or|the)(?: the)?$/i.test(textOf(words))

/** Words about a stroke stand as close as any of one text; what a ruled line was read as stands off. */
const besideStroke = 0.6

/** True where a stroke stands among words at a place or right before it: "Number / Description". */
const hasStrokeAt = (words: readonly LaidWord[], place: number): boolean =>
  [place - 1, place].some((at) => {
    const [before, stroke, next] = [words[at - 1], words[at], words[at + 1]]
    return stroke?.text === '/' && before && next && isBesideStroke(before, stroke) && isBesideStroke(stroke, next)
  })

const isBesideStroke = (a: LaidWord, { box }: LaidWord): boolean => box.x - right(a.box) < besideStroke * box.height

/** "Part Number / Description", "Particulars / LR No.": one column for what it tells and for the code of it; else null. */
function withCode<Name extends string>(a: Judged<Name>, b: Judged<Name>): Judged<Name> | null {
  const told = [a, b].filter(({ cell }) => (cell.name as string) !== 'other')
  const [own] = told
  if (!own || told.length > 1) return null
  const both = joined(a, b)
  return { ...both, cell: { ...both.cell, name: own.cell.name } }
}

const joined = <Name extends string>(a: Judged<Name>, b: Judged<Name>): Judged<Name> => ({
  cell: { name: a.cell.name, box: around([a.cell.box, b.cell.box]), text: `${a.cell.text} ${b.cell.text}` },
  likeness: Math.min(a.likeness, b.likeness),
  isPart: false,
})

/** True for a head beside another: those of narrow columns may be drawn a little over each other. */
const isAfter = (box: Box<'sheet'>, before: Box<'sheet'>): boolean => box.x >= right(before) - 0.6 * before.height

/** Words in stacks, one above the other: narrow heads of two lines may stand as close as the words of one. */
function stacksOf(words: readonly LaidWord[]): LaidWord[][] {
  const stacks: LaidWord[][] = []
  for (const word of words) {
    const stack = stacks.find((s) => s.some((other) => overlap(other.box, word.box) > 0.3))
    if (stack) stack.push(word)
    else stacks.push([word])
  }
  return stacks.map((stack) => stack.sort((a, b) => a.box.y - b.box.y))
}

/**
 * The longest run of words from a place on that names a column; one that is read exactly goes before one that is not.
 */
function headAt<Name extends string>(
  words: readonly LaidWord[],
  from: number,
  known: Known<Name>,
): { judged: Judged<Name>; to: number } | null {
  let alike: { judged: Judged<Name>; to: number } | null = null
  for (let to = Math.min(words.length, from + 5); to > from; to--) {
    const run = words.slice(from, to)
    const named = nameOf(textOf(run), known)
    if (!named || (named.likeness < exact && fold(textOf(run)).length < 3)) continue
    const cell = { name: named.name, box: around(run.map((w) => w.box)), text: textOf(run) }
    const found = { judged: { cell, likeness: named.likeness, isPart: false }, to }
    if (named.likeness >= exact) return found
    alike ??= found
  }
  return alike
}
