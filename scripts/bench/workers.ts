import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newPool, readFile, samplePaths } from './readers'
import { byTurns, median, timed } from './statistics'
import type { Row } from './table'

const execute = promisify(execFile)

/** About a second of arithmetic, which needs nothing that two processes could share but the machine itself. */
const arithmetic =
  'let x = 1; for (let i = 0; i < 6e8; i++) x = (Math.imul(x, 48271) + i) | 0; process.exitCode = x & 0'
const calculate = (): Promise<unknown> => execute(process.execPath, ['-e', arithmetic])

/** So many samples that the last of them, read while the other reader has nothing left, does not tell. */
const timesOver = 2

/** All samples through one and through two warm readers, by turns with what the machine makes of two processes. */
export async function measureWorkers(rounds: number): Promise<readonly Row[]> {
  const paths = Array.from({ length: timesOver }, samplePaths).flat()
  const pools = [newPool(1), newPool(2)]
  const all = (index: number) => async () => {
    const pool = pools[index]
    return pool ? timed(() => Promise.allSettled(paths.map((path) => readFile(pool, path)))) : Number.NaN
  }
  for (const pool of pools) await Promise.allSettled(samplePaths().map((path) => readFile(pool, path)))
  process.stderr.write('  readers are warm\n')
  const [one, two, alone, together] = (
    await byTurns(rounds, [
      all(0),
      all(1),
      () => timed(calculate),
      () => timed(() => Promise.all([calculate(), calculate()])),
    ])
  ).map(median)
  for (const pool of pools) pool.close()
  const rate = (ms = Number.NaN): string => `${((paths.length / ms) * 60_000).toFixed(0)}/min`
  return [
    {
      what: 'two readers against one',
      value: `${rate(two)} / ${rate(one)} = ${((one ?? 0) / (two ?? 1)).toFixed(2)}x`,
      note: 'wanted: 1.9x on two free cores',
    },
    {
      what: 'two processes of arithmetic against one',
      value: `${((2 * (alone ?? 0)) / (together ?? 1)).toFixed(2)}x`,
      note: 'what this machine gives at best, now',
    },
  ]
}
