import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
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

/** What one refused write left free another could take: the disk is filled to its last block. */
function fill(): void {
  const block = Buffer.alloc(4096)
  try {
    for (;;) appendFileSync(join(disk, 'filler'), block)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
}

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
    const names = [
      'pan-card-2017',
      'passport-page',
      'aadhaar-both-sides',
      'voter-card-laminated',
      'pan-card-old',
      'driving-licence-state',
      'aadhaar-card-photo',
    ]
    let accepted = 0
    const isHalted = (): Promise<boolean> =>
      desk.page
        .getByText(/disk is full/i)
        .first()
        .isVisible()
    for (const name of names) {
      const report = await desk.take([sample(`${name}.jpg`)])
      accepted += report.accepted
      if (report.rejected.length === 0) continue
      expect(report.rejected).toMatchObject([{ error: { code: 'DISK_FULL' } }])
      break
    }
    // Where all fit, what is read of them does not.
    if (accepted === names.length) await desk.until(isHalted)
    expect(accepted).toBeGreaterThan(0)
    const kept = (await desk.rows()).length
    expect(kept).toBe(accepted)
    fill()
    await expect(
      desk.ask('settings:set', { keys: Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, 'x'])) }),
    ).rejects.toThrow('DISK_FULL')
    execFileSync('mount', ['-o', 'remount,size=64m', disk])
    await desk.ask('queue:pause', { paused: false })
    const rows = await desk.untilRead()
    expect(rows).toHaveLength(kept)
    expect(rows.filter(({ readState }) => readState === 'FAILED')).toEqual([])
    expect((await desk.take([sample('driving-licence-state.jpg')])).accepted).toBe(1)
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})
