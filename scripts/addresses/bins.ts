/** Features in few values each, so that the best place to part them is found by counting. */
export interface Binned {
  /** Of each feature the bin of each example. */
  readonly columns: readonly Uint8Array[]
  /** Of each feature the bin of most examples, and the examples of other bins: of most features few. */
  readonly usual: readonly Usual[]
  /** Of each feature the values from which on the next bin begins; none where all examples are alike. */
  readonly bounds: readonly (readonly number[])[]
}

export interface Usual {
  readonly bin: number
  readonly others: Int32Array
}

const most = 64

export function binned(examples: readonly ArrayLike<number>[]): Binned {
  const size = examples[0]?.length ?? 0
  const bounds = Array.from({ length: size }, (_, feature) => boundsOf(Float64Array.from(examples, (one) => one[feature]!))) // prettier-ignore
  const columns = bounds.map((own, feature) => Uint8Array.from(examples, (one) => binOf(own, one[feature]!)))
  return { columns, usual: columns.map((column, feature) => usualOf(column, bounds[feature]!.length + 1)), bounds }
}

function usualOf(column: Uint8Array, bins: number): Usual {
  const counts = new Int32Array(bins)
  for (const bin of column) counts[bin]! += 1
  const bin = counts.indexOf(Math.max(...counts))
  return { bin, others: Int32Array.from(column.keys()).filter((row) => column[row] !== bin) }
}

/** Between the values where they are few, else so that each bin has its share of the examples. */
function boundsOf(values: Float64Array): number[] {
  const sorted = values.sort()
  const bounds: number[] = []
  const distinct = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1])
  if (distinct.length <= most) {
    for (let at = 1; at < distinct.length; at += 1) bounds.push(rounded(distinct[at - 1]!, distinct[at]!))
    return bounds
  }
  const starts = new Map<number, number>()
  for (let at = 0; at < sorted.length; at += 1)
    if (at === 0 || sorted[at] !== sorted[at - 1]) starts.set(sorted[at]!, at)
  let next = sorted.length / most
  for (let at = 1; at < distinct.length; at += 1) {
    const start = starts.get(distinct[at]!)!
    if (start < next) continue
    bounds.push(rounded(distinct[at - 1]!, distinct[at]!))
    next = start + (sorted.length - start) / Math.max(1, most - bounds.length)
    if (bounds.length === most - 1) break
  }
  return bounds
}

/** A short number between two, the upper one at most. */
function rounded(below: number, above: number): number {
  for (let places = 1; places < 12; places += 1) {
    const scale = 10 ** places
    const short = Math.round(((below + above) / 2) * scale) / scale
    if (short > below && short <= above) return short
  }
  return above
}

function binOf(bounds: readonly number[], value: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value < bounds[middle]!) high = middle
    else low = middle + 1
  }
  return low
}
