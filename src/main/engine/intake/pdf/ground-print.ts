import { median } from '../../median'
import type { TextRun } from './text-runs'

/** So often in one size, and no more than so many words: nothing that anybody is to read says that. */
const leastPieces = 60
const mostWords = 6
/** Height of such print, as a share of that of the other text. */
const fine = 0.6

/** The text of a page without the fine print of its ground, which says the same few words over and over. */
export function withoutGroundPrint(runs: readonly TextRun[]): readonly TextRun[] {
  const ground = new Set([...new Set(runs.map(sizeOf))].filter((size) => isGround(runs, size)))
  return ground.size === 0 ? runs : runs.filter((run) => !ground.has(sizeOf(run)))
}

function isGround(runs: readonly TextRun[], size: number): boolean {
  const own = runs.filter((run) => sizeOf(run) === size)
  if (own.length < leastPieces || new Set(own.map((run) => run.text)).size > mostWords) return false
  const others = runs.filter((run) => sizeOf(run) !== size)
  return heightOf(own[0]!) < fine * median(others.map(heightOf))
}

const heightOf = ({ ascent, descent }: TextRun): number => ascent + descent
/** Heights within some five per cent are one size. */
const sizeOf = (run: TextRun): number => Math.round(20 * Math.log(heightOf(run)))
