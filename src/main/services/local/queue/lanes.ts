/** A lane is named by its client and, after a blank, where the files come from. */
const clientOf = (lane: string): string => lane.split(' ', 1)[0] ?? ''

/**
 * The lane whose turn it is: of the client with the fewest files under way, the lane with the fewest; null where no
 * client may have one more. A client may have as many under way as `most` leaves free: half of all while it is alone,
 * less the more others have, and never the last that a newcomer needs (dynamic thresholds, Choudhury and Hahne 1998).
 * However slow its servers are, they hold up nobody else.
 */
export function nextLane(
  waiting: readonly string[],
  underWay: ReadonlyMap<string, number>,
  most: number,
): string | null {
  const ofClient = new Map<string, number>()
  let free = most
  for (const [lane, count] of underWay) {
    ofClient.set(clientOf(lane), (ofClient.get(clientOf(lane)) ?? 0) + count)
    free -= count
  }
  let best: string | null = null
  let fewest: readonly [ofClient: number, ofLane: number] = [free, 0]
  for (const lane of waiting) {
    const counts: typeof fewest = [ofClient.get(clientOf(lane)) ?? 0, underWay.get(lane) ?? 0]
    if (counts[0] < fewest[0] || (best !== null && counts[0] === fewest[0] && counts[1] < fewest[1])) {
      best = lane
      fewest = counts
    }
  }
  return best
}

/** The first `count` files where clients take turns, each in the order of its files: a long batch holds up nobody's short one. */
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
