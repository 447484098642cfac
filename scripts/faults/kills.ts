import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Desk, sample, temporaryFolder } from '../../test/e2e/support/desk'
import { unpackBackup } from '../../src/main/storage'
import { electronCommand } from '../setup/session.mjs'
import { collectFaults, type Fault, type Finding } from './finding'
import { olderWorkspace } from './older-workspace'
import { withDesk } from './with-desk'

export const moments = [
  'importing',
  'reading',
  'editing',
  'exporting',
  'backing up',
  'changing the key',
  'migrating',
] as const
type Moment = (typeof moments)[number]

const passphrase = 'correct horse battery'
const files = ['pan-card-2017.jpg', 'pan-card-old.jpg', 'voter-card-laminated.jpg'].map(sample)
const path = 'name_as_per_pan'

/** What the app said was done, before it was killed: all of it must be there afterwards. */
interface Said {
  readonly documents: Set<string>
  name: string | null
  /** Asked for, and not answered: may be there or not. */
  asked: string | null
}

/** The same run gives the same moments. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Kills the app `count` times, the moments taking turns, and looks at what is left each time. */
export async function killAtRandom(count: number, seed: number, wanted: readonly Moment[]): Promise<Finding[]> {
  const random = randomFrom(seed)
  const kinds = wanted.map((moment) => ({ moment, tries: 0, ...collectFaults(`killed while ${moment}`) }))
  const folder = temporaryFolder()
  const workspace = join(folder.path, 'kept')
  const said: Said = { documents: new Set(), name: null, asked: null }
  let id = ''
  await withDesk(workspace, kinds[0]!.fault, async (desk) => {
    const rows = await desk.read([sample('pan-card-2017.jpg')])
    for (const row of rows) said.documents.add(row.id)
    id = rows[0]?.id ?? ''
  })
  for (let i = 0; i < count; i += 1) {
    const kind = kinds[i % kinds.length]!
    const fault: Fault = (text) => kind.fault(`kill ${i + 1}: ${text}`)
    kind.tries += 1
    const alive = random()
    if (kind.moment === 'migrating') await killMigrating(folder.path, alive, fault)
    else {
      await withDesk(workspace, fault, async (desk) => {
        await desk.untilOpen()
        await lookOver(desk, said, id, fault)
        void work(desk, kind.moment, folder.path, said, id, i).catch(() => undefined)
        await wait(20 + alive * 900)
        await desk.kill()
      })
      await lookAtFiles(folder.path, fault)
    }
    process.stderr.write(`\rfaults: killed ${i + 1} of ${count}`)
  }
  process.stderr.write('\n')
  await withDesk(workspace, kinds[0]!.fault, async (desk) => {
    await desk.untilOpen()
    await lookOver(desk, said, id, (text) => kinds[0]!.fault(`at the end: ${text}`))
    await desk.untilRead()
  })
  folder.drop()
  const note = 'nothing that was said to be saved was lost, nothing was left half'
  return kinds.map(({ moment, tries, faults }) => ({ what: `killed while ${moment}`, tries, faults, note }))
}

/** Goes on until it is killed. */
async function work(desk: Desk, moment: Moment, folder: string, said: Said, id: string, turn: number): Promise<void> {
  if (moment === 'exporting') await desk.answerSaveDialog(join(folder, 'out.json'))
  if (moment === 'backing up') await desk.answerSaveDialog(join(folder, 'out.veridesk-backup'))
  for (let i = 0; ; i += 1) {
    if (moment === 'editing') {
      const name = `Name ${'ABCDEFGHIJ'[turn % 10]}${'ABCDEFGHIJ'[i % 10]}`
      said.asked = name
      await desk.ask('review:correct', { id, path, value: name, how: 'typed' })
      said.name = name
    } else if (moment === 'exporting')
      await desk.ask('export:run', { scope: { kind: 'documents', ids: [id] }, format: 'json', masked: true })
    else if (moment === 'backing up') await desk.ask('keeping:backup', { passphrase })
    else if (moment === 'changing the key') await desk.ask('keeping:changeKey', {})
    else if (moment === 'importing') {
      await desk.take(files)
      for (const row of await desk.rows()) said.documents.add(row.id)
      await desk.ask('queue:cancel', { ids: null })
    } else {
      await desk.ask('queue:retry', { ids: [id] })
      await wait(300)
    }
  }
}

/** The next start: opened, the log whole, all that was said still so. */
async function lookOver(desk: Desk, said: Said, id: string, fault: Fault): Promise<void> {
  const log = await desk.ask('log:verify', {})
  if (log.brokenAt !== null) fault(`the log is broken at ${log.brokenAt}`)
  const here = new Set((await desk.rows()).map((row) => row.id))
  const lost = [...said.documents].filter((document) => !here.has(document))
  if (lost.length > 0) fault(`${lost.length} documents are gone`)
  // What is taken in over and over would make every later start read it all.
  const others = [...here].filter((other) => other !== id)
  if (others.length > 60) {
    await desk.ask('queue:remove', { ids: others })
    for (const other of others) said.documents.delete(other)
  }
  if (said.name === null) return
  const field = (await desk.document(id)).fields.find((one) => one.path === path)
  // The change under way may have been written without its answer having come; nothing older will do.
  const mayBe = [said.name, said.asked].map((name) => name?.toLowerCase())
  if (field?.verdict !== 'corrected' || !mayBe.includes(field.value?.toLowerCase()))
    fault(`a correction is gone: ${mayBe.join(' or ')}; there is ${field?.value} (${field?.verdict})`)
  // From now on it is what was found, whether its answer had come or not.
  said.name = field?.value ?? null
  said.asked = null
}

/** Exported files are whole or not there; so are backups. */
async function lookAtFiles(folder: string, fault: Fault): Promise<void> {
  const exported = join(folder, 'out.json')
  if (existsSync(exported)) {
    try {
      JSON.parse(readFileSync(exported, 'utf8'))
    } catch {
      fault('half an export was left')
    }
  }
  const backup = join(folder, 'out.veridesk-backup')
  if (existsSync(backup)) {
    await unpackBackup(join(folder, 'unpacked'), backup, passphrase, null).catch(() => fault('half a backup was left'))
    rmSync(join(folder, 'unpacked.next'), { recursive: true, force: true })
    rmSync(backup)
  }
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name))
}

async function killMigrating(folder: string, alive: number, fault: Fault): Promise<void> {
  const workspace = join(folder, 'older')
  await olderWorkspace(workspace)
  // Without anybody watching: whoever waits for its window kills too late.
  const { command, args } = electronCommand([`--workspace=${workspace}`])
  const dying = spawn(command, args, { stdio: 'ignore' })
  const gone = new Promise((resolve) => dying.once('exit', resolve))
  await wait(100 + alive * 2500)
  dying.kill('SIGKILL')
  await gone
  await withDesk(workspace, fault, async (desk) => {
    await desk.until(async () => (await desk.ask('app:info', {})).workspace.kind !== 'opening')
    const { workspace: state } = await desk.ask('app:info', {})
    if (state.kind !== 'open') fault(`does not open after a killed migration: ${JSON.stringify(state)}`)
    else if ((await desk.ask('settings:get', {})).theme !== 'dark') fault('what was kept before the migration is gone')
  })
  rmSync(workspace, { recursive: true, force: true })
}
