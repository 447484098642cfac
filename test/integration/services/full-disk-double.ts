/**
 * Fills a workspace until nothing more can be written, and says what happened. Arguments: the workspace's folder, on
 * a disk or under a limit that soon is full, and a folder of files to take in.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { queueViewSchema } from '../../../src/shared/domain/review'
import { openWorkspace } from '../../../src/main/storage'
import { panFields, readsAs } from '../support/reading'
import { openDesk, testKey, until } from '../support/workspace'

const [folder = '', drop = ''] = process.argv.slice(2)
const desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null))
const all = queueViewSchema.parse({ filter: {}, sort: { by: 'taken_in', direction: 'asc' } })
const rows = () => desk.services.documents.list(all, 0, 500).rows
const codes = new Set<string>()

for (const name of readdirSync(drop)) {
  for (const { error } of (await desk.services.intake.take([join(drop, name)])).rejected) codes.add(error.code)
}
const taken = rows().length
desk.services.start()
await until(
  () => rows().every((row) => row.readState === 'EXTRACTED') || desk.events.some((event) => event.name === 'notice'),
)
const settingsBefore = desk.services.settings.get()
try {
  desk.services.settings.set({ keys: Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`key ${i}`, 'x'])) })
} catch (error) {
  codes.add((error as { code?: string }).code ?? String(error))
}
const settingsStand = desk.services.settings.get() === settingsBefore
await desk.services.close()

const halves = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part')).length
const again = openWorkspace(folder, testKey, null)
const kept = again.store.documents.countByState().reduce((sum, state) => sum + state.count, 0)
process.stdout.write(
  JSON.stringify({ codes: [...codes], taken, kept, halves, settingsStand, log: again.store.audit.verify().brokenAt }),
)
again.store.close()
