import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { newFolder } from '../support/workspace'

const double = fileURLToPath(new URL('full-disk-double.ts', import.meta.url))

it('a disk that fills up refuses what it cannot hold, in so many words, and keeps all that it took', () => {
  const drop = newFolder()
  for (let i = 1; i <= 40; i += 1) writeFileSync(join(drop, `${i}.jpg`), Buffer.alloc(25_000 * i, i))
  // No file of the process may grow beyond 2600 blocks: the system refuses to write, as on a full disk.
  const script = `ulimit -f 2600; exec "${process.execPath}" --import tsx "${double}" "${newFolder()}" "${drop}"`
  const said = JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' })) as Record<string, unknown>
  expect(said).toMatchObject({ codes: ['DISK_FULL'], halves: 0, settingsStand: true, log: null })
  expect(said['taken']).toBeGreaterThan(3)
  expect(said['kept']).toBe(said['taken'])
}, 60_000)
