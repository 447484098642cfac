/** The value below which a share (0..1) of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Runs several kinds of work by turns, so that a busy moment of the machine meets all of them. */
export async function byTurns(
  rounds: number,
  works: readonly (() => Promise<number>)[],
): Promise<readonly (readonly number[])[]> {
  const found: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) found[index]?.push(await work())
  }
  return found
}
