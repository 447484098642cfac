/**
 * An analyst who never stops, to be killed in the middle: takes in files, waits for their reading, corrects a field,
 * and says on stdout what the desk showed as saved. Arguments: the workspace's folder, the name of this run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorkspace } from '../../../src/main/storage'
import { panFields, readsAs } from '../support/reading'
import { openDesk, testKey } from '../support/workspace'

const [folder = '', run = ''] = process.argv.slice(2)
const { services, store } = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null))
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const drop = join(folder, 'drop')
mkdirSync(drop, { recursive: true })

services.start()
for (let i = 0; ; i += 1) {
  const path = join(drop, `${run}-${i}.jpg`)
  writeFileSync(path, path)
  const { accepted } = await services.intake.take([path])
  if (accepted === 1) say({ taken: `${run}-${i}.jpg` })
  for (const { id } of store.documents.firstInState('EXTRACTED', 1000).slice(-3)) {
    const value = `NAME ${run} ${i}`
    services.fields.correct(id, 'name_as_per_pan', value)
    say({ id, value })
  }
}
