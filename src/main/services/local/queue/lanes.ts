/** A lane is named by its client and, after a blank, where the files come from. */
const clientOf = (lane: string): string => lane.split(' ', 1)[0] ?? ''

/** What is known of a lane when the next fetch is given away. */
export interface LaneState {
  /** Its files that are being fetched. */
  readonly underWay: number
  /** Grows with every fetch that is begun in any lane. */
  readonly lastTurn: number
}

/**
 * The lane whose turn it is: of the client with the fewest files under way the lane with the fewest, and of those the
 * one that has waited longest; null where no client may have one more. A client may have as many under way as `most`
 * leaves free: half of all while it is alone, less the more others have, and never the last that a newcomer needs
 * (dynamic thresholds, Choudhury and Hahne 1998). However slow its servers are, they hold up nobody else.
 */
export function nextLane(
  waiting: readonly string[],
  lanes: ReadonlyMap<string, LaneState>,
  most: number,
): string | null {
  const ofClient = new Map<string, number>()
  let free = most
  for (const [lane, { underWay }] of lanes) {
    ofClient.set(clientOf(lane), (ofClient.get(clientOf(lane)) ?? 0) + underWay)
    free -= underWay
  }
  let first: Candidate | null = null
  for (const lane of waiting) {
    const { underWay = 0, lastTurn = 0 } = lanes.get(lane) ?? {}
    const one = { lane, ofClient: ofClient.get(clientOf(lane)) ?? 0, underWay, lastTurn }
    if (one.ofClient < free && (first === null || comesBefore(one, first))) first = one
  }
  return first?.lane ?? null
}

interface Candidate extends LaneState {
  readonly lane: string
  readonly ofClient: number
}

const comesBefore = (one: Candidate, other: Candidate): boolean =>
  (one.ofClient - other.ofClient || one.underWay - other.underWay || one.lastTurn - other.lastTurn) < 0

/**
 * The first `count` files where clients take turns, each in the order of its files: a long batch holds up nobody's
 * short one.
 */
export function takeTurns<F extends { readonly client: string }>(files: readonly F[], count: number): F[] {
  const seen = new Map<string, number>()
  return files
    .map((file) => {
      const turn = seen.get(file.client) ?? 0
      seen.set(file.client, turn + 1)
      return { file, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ file }) => file)
}
