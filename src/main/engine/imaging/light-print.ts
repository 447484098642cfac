/** Blocks in which light letters stand on a darker ground: there the ground is no paper in a shadow. */

/** What the brightness of one block's pixels is like. */
export interface BlockTones {
  /** The twentieth, the half and nearly all of the pixels are darker than these. */
  readonly dark: Uint8Array
  readonly middle: Uint8Array
  readonly bright: Uint8Array
}

export const toneShares = { dark: 0.05, middle: 0.5, bright: 0.96 } as const

/** Letters are this much brighter than their ground, and the ground is this even, as shares of its brightness. */
const leastLead = 0.25
const mostUneven = 0.13
/** Blocks side by side that make a line of print. */
const leastRun = 2

/**
 * Marks the blocks of printed bands: those whose bright pixels stand out of an even ground (print on paper is the other
 * way round), at least two in a row, and what has the same ground around them.
 */
export function lightPrint(tones: BlockTones, columns: number, rows: number): Uint8Array {
  const { dark, middle, bright } = tones
  const even = (i: number): boolean => middle[i]! - dark[i]! < mostUneven * middle[i]!
  const lettered = (i: number): boolean => even(i) && bright[i]! - middle[i]! > leastLead * middle[i]!
  const marked = new Uint8Array(columns * rows)
  const open: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0, run = 0; column <= columns; column++) {
      if (column < columns && lettered(row * columns + column)) {
        run++
        continue
      }
      if (run >= leastRun) for (let c = column - run; c < column; c++) open.push(row * columns + c)
      run = 0
    }
  }
  for (const i of open) marked[i] = 1
  while (open.length > 0) {
    const i = open.pop()!
    const column = i % columns
    for (const next of [i - columns, i + columns, column > 0 ? i - 1 : -1, column < columns - 1 ? i + 1 : -1]) {
      if (next < 0 || next >= marked.length || marked[next] || !even(next)) continue
      if (Math.abs(middle[next]! - middle[i]!) > mostUneven * middle[i]!) continue
      marked[next] = 1
      open.push(next)
    }
  }
  return marked
}
