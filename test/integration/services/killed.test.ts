import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openWorkspace } from '../../../src/main/storage'
import { queueViewSchema } from '../../../src/shared/domain/review'
import { panFields, readsAs } from '../support/reading'
import { newFolder, openDesk, testKey, until } from '../support/workspace'

const analyst = fileURLToPath(new URL('analyst-double.ts', import.meta.url))
const all = queueViewSchema.parse({ filter: {}, sort: { by: 'taken_in', direction: 'asc' } })

/** Lets the analyst work until `lines` things were shown as saved, kills the process, and returns all it had said. */
function workUntilKilled(folder: string, run: string, lines: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', analyst, folder, run], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.split('\n').length > lines) child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.on('exit', () => resolve(said.split('\n').slice(0, -1)))
  })
}

describe('a process killed at any moment', () => {
  it('loses nothing that was shown as saved, and leaves nothing half done', async () => {
    const folder = newFolder()
    const taken = new Set<string>()
    const names = new Map<string, string>()
    for (const [run, lines] of [1, 7, 20, 45].entries()) {
      for (const line of await workUntilKilled(folder, `run${run}`, lines)) {
        const said = JSON.parse(line) as { taken?: string; id?: string; value?: string }
        if (said.taken) taken.add(said.taken)
        if (said.id && said.value) names.set(said.id, said.value)
      }
    }
    expect(taken.size).toBeGreaterThan(5)
    expect(names.size).toBeGreaterThan(5)

    const desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null))
    expect(desk.store.audit.verify().brokenAt).toBeNull()
    desk.services.start()
    const rows = () => desk.services.documents.list(all, 0, 500).rows
    await until(() => rows().every((row) => row.readState === 'EXTRACTED'))
    const fileNames = rows().map((row) => row.fileName)
    expect(new Set(fileNames).size).toBe(fileNames.length)
    for (const name of taken) expect(fileNames).toContain(name)
    for (const [id, name] of names) {
      const shown = desk.services.documents.detail(id).fields.find((field) => field.path === 'name_as_per_pan')?.value
      // The very last word may have been written and not yet said.
      expect(shown?.startsWith('NAME run')).toBe(true)
      expect(orderOf(shown ?? '')).toBeGreaterThanOrEqual(orderOf(name))
    }
    for (const { id } of rows()) await desk.services.documents.pageImage(id, 0)
    await desk.services.close()
  }, 120_000)
})

/** Where `NAME run<r> <i>` stands in the order of all that was written. */
function orderOf(name: string): number {
  const [, run = 0, i = 0] = (/run(\d+) (\d+)/.exec(name) ?? []).map(Number)
  return run * 1_000_000 + i
}
