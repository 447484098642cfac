import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
const disk = join(folder.path, 'workspace')

/** A small disk of its own under the workspace; only root may make one. */
function smallDisk(): boolean {
  mkdirSync(disk, { recursive: true })
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', disk], { stdio: 'ignore' }).status === 0
}
const isThere = process.platform === 'linux' && smallDisk()

describe.runIf(isThere)('a disk that is full', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await Desk.launch(folder.path)
    await desk.untilOpen()
  })
  afterAll(async () => {
    await desk.close()
    execFileSync('umount', [disk])
    folder.drop()
  })

  it('is said, keeps what was taken, and goes on when there is room again', async () => {
    const paths = [
      'pan-card-2017.jpg',
      'passport-page.jpg',
      'aadhaar-both-sides.jpg',
      'voter-card-laminated.jpg',
      'pan-card-old.jpg',
    ]
    const report = await desk.ask('queue:import', { paths: paths.map(sample) })
    const halted = desk.page.getByText(/disk is full/i).first()
    if (report.rejected.length > 0) expect(report.rejected.every(({ error }) => error.code === 'DISK_FULL')).toBe(true)
    else await halted.waitFor()
    const kept = (await desk.rows()).length
    expect(kept).toBe(report.accepted)
    await expect(
      desk.ask('settings:set', { keys: Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, 'x'])) }),
    ).rejects.toThrow('DISK_FULL')
    execFileSync('mount', ['-o', 'remount,size=64m', disk])
    await desk.ask('queue:pause', { paused: false })
    const rows = await desk.untilRead()
    expect(rows).toHaveLength(kept)
    expect(rows.filter(({ readState }) => readState === 'FAILED')).toEqual([])
    expect((await desk.ask('queue:import', { paths: [sample('driving-licence-state.jpg')] })).accepted).toBe(1)
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})
