import { boxAround, turnedBy, type PagePoint } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import { linesOf } from './print-lines'
import { areaAround, type Area } from './quad-axes'

/** A word where it stands when its page is level. */
export interface PlacedWord extends Area {
  readonly word: PageWord
}
type Line = readonly PlacedWord[]

/**
 * The lines of a page from the top, their words from the left; level also where the page lies askew or on its side.
 * Words that stand across, as a number at the edge of a card, come last, each a line of its own.
 */
export function lineUp(words: readonly PageWord[]): readonly Line[] {
  const along = words.map(({ quad: [tl, tr] }) => ({ x: tr.x - tl.x, y: tr.y - tl.y }))
  const sum = along.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const level = turnedBy(-Math.atan2(sum.y, sum.x))
  const placed = words.map((word) => placedAt(word, word.quad.map(level)))
  const isAcross = (_: PlacedWord, i: number): boolean => {
    const { x, y } = level(along[i] ?? sum)
    return Math.abs(y) > Math.abs(x)
  }
  return [...linesOf(placed.filter((word, i) => !isAcross(word, i))), ...placed.filter(isAcross).map((word) => [word])]
}

function placedAt(word: PageWord, corners: readonly PagePoint[]): PlacedWord {
  const { x, y, width, height } = boxAround(corners)
  return { word, left: x, right: x + width, top: y, bottom: y + height }
}

/** Where a word stands: its line and its place in it, from 0; null where it is not there. */
export function placeIn(lines: readonly Line[], word: PageWord): { readonly line: number; readonly at: number } | null {
  for (const [line, words] of lines.entries()) {
    const at = words.findIndex((one) => one.word === word)
    if (at >= 0) return { line, at }
  }
  return null
}

/** The word to which a key leads from another; that one where there is none beyond it, null where the key is no step. */
export function stepFrom(lines: readonly Line[], from: PageWord, key: string, far: boolean): PageWord | null {
  const place = placeIn(lines, from)
  const line = lines[place?.line ?? -1]
  const here = line?.[place?.at ?? -1]
  if (!place || !line || !here) return null
  const all = lines.flat()
  const beside = (by: 1 | -1): PageWord => (all[all.indexOf(here) + by] ?? here).word
  switch (key) {
    case 'ArrowRight':
      return beside(1)
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowDown':
      return nearest(here, lines.slice(place.line + 1))
    case 'ArrowUp':
      return nearest(here, lines.slice(0, place.line).reverse())
    case 'Home':
      return ((far ? all : line)[0] ?? here).word
    case 'End':
      return ((far ? all : line).at(-1) ?? here).word
    default:
      return null
  }
}

/** How far aside, in heights of the word, what stands above or below it may be. */
const aside = 4

/** The word straight above or below in the next line that has one there; else the nearest of the next line. */
function nearest(here: PlacedWord, lines: readonly Line[]): PageWord {
  const off = (word: Area): number => Math.max(0, word.left - here.right, here.left - word.right)
  const closest = (line: Line): PlacedWord =>
    line.reduce((best, word) =>
      off(word) < off(best) || (off(word) === off(best) && apart(word, here) < apart(best, here)) ? word : best,
    )
  const candidates = lines.map(closest)
  const straight = candidates.find((word) => off(word) <= aside * (here.bottom - here.top))
  return (straight ?? candidates[0] ?? here).word
}
const apart = (one: Area, other: Area): number => Math.abs(one.left + one.right - other.left - other.right)

/**
 * The words from one to another as they are read. Over several lines those of their column alone: what stands beside it
 * on the page is another text.
 */
export function wordsBetween(lines: readonly Line[], one: PageWord, other: PageWord): readonly PageWord[] {
  const [a, b] = [placeIn(lines, one), placeIn(lines, other)]
  if (!a || !b) return []
  const [from, to] = a.line < b.line || (a.line === b.line && a.at <= b.at) ? [a, b] : [b, a]
  const within = lines.slice(from.line, to.line + 1)
  if (from.line === to.line) return (within[0] ?? []).slice(from.at, to.at + 1).map(({ word }) => word)
  const ends = [blockOf(lines[from.line] ?? [], from.at), blockOf(lines[to.line] ?? [], to.at)]
  const column = areaAround(ends.flat())
  return within.flatMap((line, i) =>
    line
      .filter((_, at) => (i > 0 || at >= from.at) && (i < within.length - 1 || at <= to.at))
      .filter(({ left, right }) => right > column.left && left < column.right)
      .map(({ word }) => word),
  )
}

/** A gap wider than this, in heights of a word, parts a column from the next. */
const columnGap = 2

/** The run of words of a line that stand together, around one of them. */
function blockOf(line: Line, at: number): Line {
  const isParted = (i: number): boolean => {
    const [before, after] = [line[i - 1], line[i]]
    return !before || !after || after.left - before.right > columnGap * (after.bottom - after.top)
  }
  let [from, to] = [at, at + 1]
  while (!isParted(from)) from -= 1
  while (!isParted(to)) to += 1
  return line.slice(from, to)
}
