/** Columns of one line in a run of columns of many lines. */
export interface Span {
  readonly start: number
  readonly length: number
}

/** Which column each lane reads at each step; see row_lstm in kernel.c. */
export interface LanePlan {
  readonly lanes: number
  readonly steps: number
  readonly lengths: Int32Array
  /** Lane by lane, `steps` entries each; ~column where a line begins. */
  readonly columns: Int32Array
}

/**
 * Deals lines out to lanes that are read side by side, longest first to the lane with the least to do, so that all
 * lanes run until nearly the end and nothing is padded.
 */
export function planLanes(spans: readonly Span[], most: number, direction: 'forward' | 'backward'): LanePlan {
  const lanes = Array.from({ length: Math.min(most, spans.length) }, () => ({
    length: 0,
    spans: [] as Span[],
  }))
  for (const span of [...spans].sort((a, b) => b.length - a.length)) {
    const lane = lanes.reduce((least, l) => (l.length < least.length ? l : least))
    lane.spans.push(span)
    lane.length += span.length
  }
  lanes.sort((a, b) => b.length - a.length)
  const steps = lanes[0]?.length ?? 0
  const columns = new Int32Array(lanes.length * steps)
  lanes.forEach((lane, j) => {
    let at = j * steps
    for (const span of lane.spans) {
      for (let k = 0; k < span.length; k++) {
        const column = direction === 'forward' ? span.start + k : span.start + span.length - 1 - k
        columns[at++] = k === 0 ? ~column : column
      }
    }
  })
  return {
    lanes: lanes.length,
    steps,
    lengths: Int32Array.from(lanes, (l) => l.length),
    columns,
  }
}
