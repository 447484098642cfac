import type { GreyRaster } from '../model'

/** Connected dark runs of a raster, with the boxes of the shapes that they form. */
export interface Components {
  readonly count: number
  /** Box and ink of each component. */
  readonly left: Int32Array
  readonly top: Int32Array
  /** One past the last column and row. */
  readonly right: Int32Array
  readonly bottom: Int32Array
  readonly ink: Int32Array
  /** The runs: where each begins, where it ends (one past), its row and its component. */
  readonly runs: number
  readonly runStart: Int32Array
  readonly runEnd: Int32Array
  readonly runRow: Int32Array
  readonly runComponent: Int32Array
}

/** Finds the shapes of pixels darker than `threshold`; pixels that touch at a corner belong together. */
export function findComponents(grey: GreyRaster, threshold: number): Components {
  const { runs, runStart, runEnd, runRow } = findRuns(grey, threshold)
  const parent = joinRuns(runs, runStart, runEnd, runRow)
  const runComponent = new Int32Array(runs)
  let count = 0
  for (let run = 0; run < runs; run++) {
    runComponent[run] = parent[run] === run ? count++ : runComponent[find(parent, run)]!
  }
  const left = new Int32Array(count).fill(grey.width)
  const top = new Int32Array(count).fill(grey.height)
  const right = new Int32Array(count)
  const bottom = new Int32Array(count)
  const ink = new Int32Array(count)
  for (let run = 0; run < runs; run++) {
    const component = runComponent[run]!
    const row = runRow[run]!
    if (runStart[run]! < left[component]!) left[component] = runStart[run]!
    if (runEnd[run]! > right[component]!) right[component] = runEnd[run]!
    if (row < top[component]!) top[component] = row
    if (row >= bottom[component]!) bottom[component] = row + 1
    ink[component]! += runEnd[run]! - runStart[run]!
  }
  return { count, left, top, right, bottom, ink, runs, runStart, runEnd, runRow, runComponent }
}

function findRuns({ width, height, data }: GreyRaster, threshold: number) {
  let capacity = 1 << 14
  let runStart = new Int32Array(capacity)
  let runEnd = new Int32Array(capacity)
  let runRow = new Int32Array(capacity)
  let runs = 0
  const fours = foursOf(data, threshold)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= threshold) {
        // Most of a sheet is paper: four pixels at a time.
        while (
          ((row + x + 1) & 3) === 0 &&
          x + 4 < width &&
          fours !== null &&
          allPaper(fours[(row + x + 1) >> 2]!, threshold)
        )
          x += 4
        continue
      }
      const start = x
      while (x < width && data[row + x]! < threshold) x++
      if (runs === capacity) {
        capacity *= 2
        runStart = grown(runStart, capacity)
        runEnd = grown(runEnd, capacity)
        runRow = grown(runRow, capacity)
      }
      runStart[runs] = start
      runEnd[runs] = x
      runRow[runs++] = y
    }
  }
  return { runs, runStart, runEnd, runRow }
}

/** The pixels four by four; null where they cannot be seen so. Only for thresholds above the middle. */
function foursOf(data: Uint8Array, threshold: number): Uint32Array | null {
  if (threshold <= 128 || threshold > 255 || data.byteOffset % 4 !== 0) return null
  return new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
}

/**
 * True where each of four pixels in a word is no darker than a threshold above 128: all have their highest bit, and the
 * rest is enough.
 */
function allPaper(four: number, threshold: number): boolean {
  const lacking = Math.imul(256 - Math.ceil(threshold), 0x01010101)
  return (four & ((four & 0x7f7f7f7f) + lacking) & 0x80808080) === (0x80808080 | 0)
}

function grown(list: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const result = new Int32Array(capacity)
  result.set(list)
  return result
}

/** Joins runs that touch in neighbouring rows; the parent of every run comes before it or is itself. */
function joinRuns(runs: number, runStart: Int32Array, runEnd: Int32Array, runRow: Int32Array): Int32Array {
  const parent = new Int32Array(runs)
  let above = 0
  for (let run = 0; run < runs; run++) {
    parent[run] = run
    const row = runRow[run]!
    while (above < run && (runRow[above]! < row - 1 || (runRow[above] === row - 1 && runEnd[above]! < runStart[run]!)))
      above++
    for (let other = above; other < run && runRow[other] === row - 1 && runStart[other]! <= runEnd[run]!; other++) {
      const a = find(parent, other)
      const b = find(parent, run)
      if (a < b) parent[b] = a
      else parent[a] = b
    }
  }
  return parent
}

function find(parent: Int32Array, run: number): number {
  while (parent[run] !== run) {
    parent[run] = parent[parent[run]!]!
    run = parent[run]!
  }
  return run
}
