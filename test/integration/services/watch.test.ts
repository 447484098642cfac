import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkspace } from '../../../src/main/storage'
import { newFolder, openDesk, testKey, until } from '../support/workspace'
import { panFields, readsAs } from '../support/reading'

let desk: ReturnType<typeof openDesk>
afterEach(() => desk.services.close())

const reports = () => desk.events.filter((event) => event.name === 'intake:report').map((event) => event.payload)

/** A drive of its own at a folder; only root may make one. */
const plug = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' }).status === 0
const unplug = (folder: string): boolean => spawnSync('umount', ['-l', folder], { stdio: 'ignore' }).status === 0

function canPlug(): boolean {
  const folder = newFolder()
  return process.platform === 'linux' && plug(folder) && unplug(folder)
}

describe('a watched folder', () => {
  it('brings in what is there and what comes, once whole, and nothing twice', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'there.jpg'), 'a')
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    desk.services.settings.set({ watchedFolders: [folder] })
    await until(() => reports().length === 1)
    mkdirSync(join(folder, 'deep'))
    writeFileSync(join(folder, 'deep', 'comes.jpg'), 'b')
    writeFileSync(join(folder, '.hidden.jpg'), 'c')
    appendFileSync(join(folder, 'deep', 'comes.jpg'), 'more')
    await until(() => reports().length === 2)
    expect(reports()).toMatchObject([{ accepted: 1 }, { accepted: 1 }])
    await desk.services.close()

    desk = openDesk(readsAs('PAN', panFields), desk.folder, openWorkspace(desk.folder, testKey, null))
    desk.services.start()
    writeFileSync(join(folder, 'new.jpg'), 'd')
    await until(() => reports().length === 1)
    expect(reports()).toMatchObject([{ accepted: 1, duplicates: 0 }])
    expect(desk.store.documents.countByState().reduce((sum, state) => sum + state.count, 0)).toBe(3)
  }, 30_000)

  it('misses nothing that comes while the watching begins', async () => {
    const folder = newFolder()
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    const folders = Array.from({ length: 60 }, (_, at) => join(folder, String(at)))
    for (const each of folders) mkdirSync(each)
    desk.services.settings.set({ watchedFolders: folders })
    for (const [at, each] of folders.entries()) {
      writeFileSync(join(each, 'comes.jpg'), String(at))
      await new Promise((resolve) => setImmediate(resolve))
    }
    const taken = (): number => desk.store.documents.countByState().reduce((sum, { count }) => sum + count, 0)
    await until(() => taken() === folders.length)
  }, 60_000)

  it('says so when it is gone though it was empty, and goes on when it is back', async () => {
    const [folder, other] = [join(newFolder(), 'drive'), newFolder()]
    mkdirSync(folder)
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    desk.services.settings.set({ watchedFolders: [folder, other] })
    // By then both are watched.
    writeFileSync(join(other, 'a.jpg'), 'a')
    await until(() => reports().length === 1)
    rmSync(folder, { recursive: true })
    await until(() => desk.events.some((e) => e.name === 'notice' && e.payload.code === 'FOLDER_UNREADABLE'))
    mkdirSync(folder)
    writeFileSync(join(folder, 'b.jpg'), 'b')
    await until(() => reports().length === 2)
    expect(desk.events.filter((event) => event.name === 'notice')).toHaveLength(1)
  })

  it('says so when it is gone, keeps what it brought, and goes on when it is back', async () => {
    const folder = join(newFolder(), 'drive')
    mkdirSync(folder)
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.start()
    desk.services.settings.set({ watchedFolders: [folder] })
    writeFileSync(join(folder, 'a.jpg'), 'a')
    await until(() => reports().length === 1)
    rmSync(folder, { recursive: true })
    await until(() => desk.events.some((e) => e.name === 'notice' && e.payload.code === 'FOLDER_UNREADABLE'))
    expect(desk.store.documents.countByState()).toHaveLength(1)
    mkdirSync(folder)
    writeFileSync(join(folder, 'b.jpg'), 'b')
    await until(() => reports().length === 2)
    expect(desk.events.filter((event) => event.name === 'notice')).toHaveLength(1)
  }, 30_000)

  it.runIf(canPlug())(
    'says so when the drive goes whose place stays, and goes on with the one that comes',
    async () => {
      const folder = newFolder()
      plug(folder)
      desk = openDesk(readsAs('PAN', panFields))
      desk.services.start()
      desk.services.settings.set({ watchedFolders: [folder] })
      writeFileSync(join(folder, 'a.jpg'), 'a')
      await until(() => reports().length === 1)
      unplug(folder)
      await until(() => desk.events.some((e) => e.name === 'notice' && e.payload.code === 'FOLDER_UNREADABLE'))
      plug(folder)
      writeFileSync(join(folder, 'b.jpg'), 'b')
      await until(() => reports().length === 2)
      expect(desk.events.filter((event) => event.name === 'notice')).toHaveLength(1)
      unplug(folder)
    },
  )
})
