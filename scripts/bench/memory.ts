import { appendFileSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Desk, temporaryFolder } from '../../test/e2e/support/desk'
import { family } from '../../test/e2e/support/sockets'
import { wholeView } from '../../test/e2e/support/window'
import { newPool, readFile, samplePaths } from './readers'
import type { Row } from './table'

/** Megabytes of processes, pages that they share counted once. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

interface Sample {
  readonly done: number
  readonly megabytes: number
}

/** Means over tenths of the run, and the highest of all: flat is when the last tenth is like the second. */
function row(what: string, documents: number, samples: readonly Sample[]): Row {
  const tenth = (n: number): string => {
    const within = samples.filter(({ done }) => done > (documents * (n - 1)) / 10 && done <= (documents * n) / 10)
    const mean = within.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(1, within.length)
    return within.length > 0 ? mean.toFixed(0) : '-'
  }
  const peak = Math.max(...samples.map(({ megabytes }) => megabytes))
  return {
    what: `${what} over ${documents} documents`,
    value: `${[1, 2, 5, 8, 10].map(tenth).join(', ')}; peak ${peak.toFixed(0)} MB`,
    note: 'mean of the 1st, 2nd, 5th, 8th, 10th tenth; wanted: flat, under 1024 MB',
  }
}

/** Two readers, recycled as in the app, over all kinds of samples by turns: cards, photos, letters, PDFs. */
export async function measureReaderMemory(documents: number): Promise<readonly Row[]> {
  const workers = 2
  const pool = newPool(workers)
  const paths = samplePaths()
  const samples: Sample[] = []
  let begun = 0
  let done = 0
  const work = async (): Promise<void> => {
    while (begun < documents) {
      const path = paths[begun % paths.length] ?? ''
      begun += 1
      // What cannot be read costs memory as well, and is no failure of the run.
      await readFile(pool, path).catch(() => undefined)
      done += 1
      const readers = family(process.pid).filter((pid) => pid !== process.pid && isReader(pid))
      samples.push({ done, megabytes: megabytesOf(readers) })
      if (done % 100 === 0) process.stderr.write(`  ${done} of ${documents} read\n`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  pool.close()
  return [row('two readers', documents, samples)]
}

function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.js')
  } catch {
    return false
  }
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
    await desk.take([images])
    const samples: Sample[] = []
    await desk.until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { counters } = await desk.ask('queue:list', { view: wholeView, offset: 0, limit: 1 })
      samples.push({ done: counters.total - counters.reading, megabytes: megabytesOf(family(desk.pid)) })
      return counters.total >= documents && counters.reading === 0
    })
    return [row('the whole app', documents, samples)]
  } finally {
    await desk.close()
    folder.drop()
  }
}
