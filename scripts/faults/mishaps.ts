import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Desk, sample, temporaryFolder } from '../../test/e2e/support/desk'
import { OwnKeychain } from '../../test/e2e/support/keychain'
import { commandOf, killAll } from '../../test/e2e/support/processes'
import { family } from '../../test/e2e/support/sockets'
import { within } from '../../test/support/within'
import { electronCommand } from '../setup/session.mjs'
import { collectFaults, type Fault, type Finding } from './finding'
import { writeHostileFiles } from './hostile-files'
import { withDesk } from './with-desk'

/** Runs one mishap in a folder of its own; what it does not expect to happen becomes a fault. */
const mishap =
  (what: string, note: string, run: (folder: string, fault: Fault) => Promise<number | string>) =>
  async (): Promise<Finding> => {
    const folder = temporaryFolder()
    const { fault, faults } = collectFaults(what)
    const ended = await run(folder.path, fault).finally(() => folder.drop())
    return typeof ended === 'string'
      ? { what, tries: 0, faults, note: `not run: ${ended}` }
      : { what, tries: ended, faults, note }
  }

/** How the workspace stands once it has made up its mind, as its error's code or `open`. */
async function settled(desk: Desk): Promise<string> {
  await desk.until(async () => (await desk.ask('app:info', {})).workspace.kind !== 'opening')
  const { workspace } = await desk.ask('app:info', {})
  return workspace.kind === 'blocked' ? workspace.error.code : workspace.kind
}

const expectState = async (desk: Desk, wanted: RegExp, fault: Fault): Promise<void> => {
  const state = await settled(desk)
  if (!wanted.test(state)) fault(`stands at ${state}`)
}

const isMounted = (...args: readonly string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0

/** A small disk for a workspace; `use` may mount it anew. False where this machine gives no right to mount. */
async function onDisk(folder: string, size: string, use: (disk: string) => Promise<void>): Promise<boolean> {
  const disk = join(folder, 'workspace')
  mkdirSync(disk)
  if (!isMounted('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk)) return false
  try {
    await use(disk)
  } finally {
    await killAll(folder)
    spawnSync('umount', ['--lazy', disk])
  }
  return true
}

const noRight = 'no right to mount a small disk'

export const mishaps: Readonly<Record<string, () => Promise<Finding>>> = {
  'full-disk': mishap(
    'the disk full',
    'said so; what was taken in stays, the rest is refused',
    async (folder, fault) => {
      const mounted = await onDisk(folder, '1500k', (disk) =>
        withDesk(folder, fault, async (desk) => {
          await desk.untilOpen()
          const names = ['passport-page', 'aadhaar-both-sides', 'pan-card-2017', 'pan-card-old', 'voter-card-laminated']
          const report = await desk.take(names.map((name) => sample(`${name}.jpg`)))
          if (report.rejected.some(({ error }) => error.code !== 'DISK_FULL')) fault('refused for another reason')
          if ((await desk.rows()).length !== report.accepted) fault('the rows are not those that were accepted')
          isMounted('-o', 'remount,size=64m', disk)
          // The readers may come upon the full disk late, and halt after this.
          await desk.until(async () => {
            await desk.ask('queue:pause', { paused: false })
            return (await desk.rows()).every(({ readState }) => readState !== 'QUEUED' && readState !== 'PROCESSING')
          })
          if ((await desk.rows()).some(({ readState }) => readState === 'FAILED')) fault('some failed for good')
          if ((await desk.ask('log:verify', {})).brokenAt !== null) fault('the log is broken')
        }),
      )
      return mounted ? 1 : noRight
    },
  ),
  'read-only': mishap('the disk read-only', 'said so at the start; nothing written', async (folder, fault) => {
    const mounted = await onDisk(folder, '64m', async (disk) => {
      await withDesk(folder, fault, async (desk) => void (await desk.read([sample('pan-card-2017.jpg')])))
      isMounted('-o', 'remount,ro', disk)
      await withDesk(folder, fault, (desk) => expectState(desk, /^STORE_READ_ONLY$/, fault))
      isMounted('-o', 'remount,rw', disk)
      await withDesk(folder, fault, async (desk) => {
        await desk.untilOpen()
        if ((await desk.rows()).length !== 1) fault('the document is gone')
      })
    })
    return mounted ? 1 : noRight
  }),
  clock: mishap('the clock moved, a year back and on', 'work goes on, the log holds', async (folder, fault) => {
    await withDesk(folder, fault, async (desk) => {
      const [row] = await desk.read([sample('pan-card-2017.jpg')])
      const id = row?.id ?? ''
      for (const by of [-365, 365]) {
        await desk.app.evaluate((_, days) => {
          const real = Date.now
          Date.now = () => real() + days * 86_400_000
        }, by)
        const value = `Asha ${by > 0 ? 'A' : 'B'}`
        await desk.ask('review:correct', { id, path: 'name_as_per_pan', value, how: 'typed' })
      }
      if ((await desk.ask('log:verify', {})).brokenAt !== null) fault('the log is broken')
    })
    return 2
  }),
  'two-instances': mishap('two instances', 'the second gives way to the first', async (folder, fault) => {
    await withDesk(folder, fault, async (desk) => {
      await desk.untilOpen()
      const { command, args } = electronCommand([`--workspace=${folder}`])
      const second = spawn(command, args, { stdio: 'ignore' })
      await within(60_000, () => 'the second one to give way', new Promise((resolve) => second.once('exit', resolve)))
      if (desk.app.windows().length !== 1) fault('a second window opened')
      if (!Array.isArray(await desk.rows())) fault('the first one answers no more')
    })
    return 1
  }),
  locked: mishap('the database locked by another', 'said so; opens when it is free', async (folder, fault) => {
    await withDesk(folder, fault, (desk) => desk.untilOpen())
    const holder = spawnSync('sh', ['-c', 'command -v python3'], { encoding: 'utf8' }).stdout.trim()
    if (!holder) return 'no python3 to hold the lock'
    // A lock belongs to the file, whatever its pages hold: who holds it need not be able to read them.
    const hold =
      'import fcntl,sys,time,struct\nf=open(sys.argv[1],"r+b")\nfcntl.lockf(f,fcntl.LOCK_EX,512,0x40000000)\nprint("held",flush=True)\ntime.sleep(600)'
    const file = join(folder, 'workspace', 'workspace.db')
    const child = spawn(holder, ['-c', hold, file], { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await withDesk(folder, fault, async (desk) => {
      await expectState(desk, /^STORE_IN_USE$/, fault)
      child.kill('SIGKILL')
      await desk.page.getByRole('button', { name: /try again/i }).click()
      await desk.untilOpen()
    })
    child.kill('SIGKILL')
    return 1
  }),
  keychain: mishap(
    'the keychain locked, then gone',
    'said within 20 s; this run only, or again',
    async (folder, fault) => {
      const keychain = await OwnKeychain.start()
      await withDesk(folder, fault, (desk) => desk.untilOpen(), keychain.env)
      keychain.lock()
      await withDesk(folder, fault, (desk) => expectState(desk, /^KEYCHAIN_/, fault), keychain.env)
      keychain.stop()
      await withDesk(folder, fault, (desk) => expectState(desk, /^KEYCHAIN_/, fault), keychain.env)
      return 2
    },
  ),
  reader: mishap(
    'a reader killed as by want of memory',
    'its document once more, then failed alone',
    async (folder, fault) => {
      let kills = 0
      await withDesk(folder, fault, async (desk) => {
        await desk.untilOpen()
        await desk.take(['aadhaar-letter.pdf', 'pan-card-2017.jpg', 'pan-card-old.jpg'].map(sample))
        await desk.until(async () => {
          const readers = family(desk.pid).filter((pid) => isReader(pid))
          const busy = (await desk.rows()).some(({ readState }) => readState === 'PROCESSING')
          if (busy && kills < 2 && readers[0] !== undefined) {
            process.kill(readers[0], 'SIGKILL')
            kills += 1
          }
          return kills === 2
        })
        const rows = await desk.untilRead()
        if (rows.length !== 3) fault('a document is gone')
        if (rows.filter(({ readState }) => readState === 'FAILED').length > 1) fault('it took others with it')
      })
      return kills
    },
  ),
  memory: mishap(
    'a reader out of memory on a large page',
    'its document fails alone, with a code; the next one is read',
    async (folder, fault) => {
      if (spawnSync('prlimit', ['--version']).status !== 0) return 'no prlimit to take memory away with'
      const large = join(folder, 'large.jpg')
      await writeLargePage(large)
      const limited = new Set<number>()
      await withDesk(join(folder, 'desk'), fault, async (desk) => {
        await desk.untilOpen()
        await desk.ask('settings:set', { workers: 1 })
        await desk.take([large])
        await desk.until(async () => {
          for (const pid of family(desk.pid).filter((one) => isReader(one) && !limited.has(one)))
            if (takeMemory(pid)) limited.add(pid)
          return (await desk.rows()).every(({ readState }) => readState !== 'QUEUED' && readState !== 'PROCESSING')
        })
        const [row] = await desk.rows()
        const { errorCode } = await desk.document(row?.id ?? '')
        if (row?.readState !== 'FAILED') fault(`ended ${row?.readState ?? 'nowhere'}: it had memory enough`)
        else if (errorCode === null || errorCode === 'INTERNAL') fault(`ended with ${errorCode ?? 'no code'}`)
        for (const pid of limited) spawnSync('prlimit', ['--pid', String(pid), '--data=unlimited'])
        const rows = await desk.read([sample('pan-card-2017.jpg')])
        if (rows.find(({ documentId }) => documentId === 'pan-card-2017')?.readState !== 'EXTRACTED')
          fault('the next one was not read')
      })
      return limited.size
    },
  ),
  graphics: mishap('the graphics process killed', 'the window answers on', async (folder, fault) => {
    let killed = 0
    await withDesk(folder, fault, async (desk) => {
      await desk.untilOpen()
      const gpu = family(desk.pid).find((pid) => commandOf(pid).includes('--type=gpu-process'))
      if (gpu === undefined) return
      process.kill(gpu, 'SIGKILL')
      killed = 1
      await desk.page.getByTestId('import').waitFor()
      if (!Array.isArray(await desk.rows())) fault('the window is gone')
    })
    return killed === 0 ? 'no graphics process here' : killed
  }),
  hostile: mishap('hostile files', 'each has a coded end; the good one among them is read', async (folder, fault) => {
    const count = writeHostileFiles(join(folder, 'bad'))
    await withDesk(join(folder, 'desk'), fault, async (desk) => {
      await desk.untilOpen()
      await desk.take([join(folder, 'bad')])
      const rows = await desk.untilRead()
      const good = rows.find(({ documentId }) => documentId === 'good')
      if (good?.readState !== 'EXTRACTED') fault('the good file among them was not read')
      for (const row of rows) {
        if (row.readState !== 'FAILED') continue
        const { errorCode } = await desk.document(row.id)
        if (errorCode === null || errorCode === 'INTERNAL') fault(`${row.fileName}: ${errorCode ?? 'no code'}`)
      }
      if ((await desk.ask('log:verify', {})).brokenAt !== null) fault('the log is broken')
    })
    return count
  }),
}

/** Room that a reader is left beyond what it has: less than the pixels of the page below. */
const headroom = 24 << 20

/** From now on the reader gets almost no more memory from the system. False where it is gone or only starting. */
function takeMemory(pid: number): boolean {
  try {
    const kilobytes = Number(/VmData:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    // One that has not loaded its libraries yet would not come up at all.
    if (!(kilobytes > 100_000)) return false
    return spawnSync('prlimit', ['--pid', String(pid), `--data=${kilobytes * 1024 + headroom}`]).status === 0
  } catch {
    return false
  }
}

/** A page of 36 million pixels. */
async function writeLargePage(path: string): Promise<void> {
  const card = await sharp(sample('pan-card-2017.jpg')).resize(4500).toBuffer()
  const page = { width: 5000, height: 7200, channels: 3 as const, background: '#fff' }
  await sharp({ create: page })
    .composite([{ input: card, left: 200, top: 300 }])
    .jpeg()
    .toFile(path)
}

const isReader = (pid: number): boolean => commandOf(pid).includes('worker.js')
