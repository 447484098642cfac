import { copyFileSync, appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Desk, temporaryFolder } from '../../test/e2e/support/desk'
import { family } from '../../test/e2e/support/sockets'
import { samplePaths } from './readers'
import type { Row } from './table'

/** Megabytes of the whole app, shared pages counted once. */
function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((member) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

/** The app's memory while it reads `documents` images, none the same as another. */
export async function measureMemory(documents: number): Promise<readonly Row[]> {
  const folder = temporaryFolder()
  const images = join(folder.path, 'images')
  mkdirSync(images)
  const sources = samplePaths().filter((path) => path.endsWith('.jpg'))
  for (let index = 0; index < documents; index += 1) {
    const source = sources[index % sources.length] ?? ''
    const copy = join(images, `${index}-${basename(source)}`)
    copyFileSync(source, copy)
    // Bytes after the end of a JPEG change nothing but its hash.
    appendFileSync(copy, String(index))
  }
  const desk = await Desk.launch(join(folder.path, 'workspace'))
  try {
    await desk.untilOpen()
    await desk.ask('queue:import', { paths: [images] })
    const seen: { readonly done: number; readonly megabytes: number }[] = []
    await desk.until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const { counters } = await desk.ask('queue:list', { view: allByName, offset: 0, limit: 1 })
      seen.push({ done: counters.total - counters.reading, megabytes: memoryOf(desk.pid) })
      return counters.total >= documents && counters.reading === 0
    })
    const at = (share: number): string =>
      `${(seen.find(({ done }) => done >= documents * share)?.megabytes ?? Number.NaN).toFixed(0)}`
    return [
      {
        what: `memory over ${documents} documents`,
        value: `${[0.1, 0.25, 0.5, 0.75, 1].map(at).join(', ')} MB`,
        note: 'at 10, 25, 50, 75, 100%; all processes; wanted: flat, under 1 GB',
      },
    ]
  } finally {
    await desk.close()
    folder.drop()
  }
}

const allByName = {
  filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [] },
  sort: { by: 'name' as const, direction: 'asc' as const },
}
