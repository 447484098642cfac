import { median } from '../../median'
import type { TextRun } from './text-runs'

/** So many pieces in one size of which hardly any is another word than these few: nothing that anybody is to read. */
const leastPieces = 60
const fewWords = 6
/** The others are the same words, cut at the edge. */
const mostCut = 0.1
/** Height of such print, as a share of that of the other text. */
const fine = 0.6

/** The text of a page without the fine print of its ground, which says the same few words over and over. */
export function withoutGroundPrint(runs: readonly TextRun[]): readonly TextRun[] {
  const ground = new Set([...new Set(runs.map(sizeOf))].filter((size) => isGround(runs, size)))
  return ground.size === 0 ? runs : runs.filter((run) => !ground.has(sizeOf(run)))
}

function isGround(runs: readonly TextRun[], size: number): boolean {
  const own = runs.filter((run) => sizeOf(run) === size)
  if (own.length < leastPieces || piecesOf(own, fewWords) < (1 - mostCut) * own.length) return false
  const others = runs.filter((run) => sizeOf(run) !== size)
  return heightOf(own[0]!) < fine * median(others.map(heightOf))
}

/** How many pieces the commonest words make. */
function piecesOf(runs: readonly TextRun[], words: number): number {
  const counts = new Map<string, number>()
  for (const { text } of runs) counts.set(text, (counts.get(text) ?? 0) + 1)
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, words)
  return commonest.reduce((sum, count) => sum + count, 0)
}

const heightOf = ({ ascent, descent }: TextRun): number => ascent + descent
/** Heights within some five per cent are one size. */
const sizeOf = (run: TextRun): number => Math.round(20 * Math.log(heightOf(run)))
