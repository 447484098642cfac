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
