import { newPool, readFile, samplePaths } from './readers'
import { byTurns, median, timed } from './statistics'
import type { Row } from './table'

/** All samples twice through one and through two warm readers, by turns. */
export async function measureWorkers(rounds: number): Promise<readonly Row[]> {
  const paths = [...samplePaths(), ...samplePaths()]
  const pools = [newPool(1), newPool(2)]
  const all = (index: number) => async () => {
    const pool = pools[index]
    return pool ? timed(() => Promise.allSettled(paths.map((path) => readFile(pool, path)))) : Number.NaN
  }
  for (const index of pools.keys()) await all(index)()
  const [one, two] = (await byTurns(rounds, [all(0), all(1)])).map(median)
  for (const pool of pools) pool.close()
  const rate = (ms = Number.NaN): string => `${((paths.length / ms) * 60_000).toFixed(0)}/min`
  return [
    {
      what: 'two readers against one',
      value: `${rate(two)} / ${rate(one)} = ${((one ?? 0) / (two ?? 1)).toFixed(2)}x`,
      note: 'wanted: 1.9x on two free cores',
    },
  ]
}
