/** Of the fetches of one lane, a share: a slow server never holds all of them. */
const mostOfALane = 24

/** The lane with the fewest files under way; null where none may have one more. */
export function nextLane(waiting: readonly string[], underWay: ReadonlyMap<string, number>): string | null {
  let best: string | null = null
  let fewest = mostOfALane
  for (const lane of waiting) {
    const count = underWay.get(lane) ?? 0
    if (count < fewest) [best, fewest] = [lane, count]
  }
  return best
}
