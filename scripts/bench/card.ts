import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { temporaryFolder } from '../../test/e2e/support/desk'
import { generate } from '../../test/generator/generate'
import { newPool, readFile, sampleFolder } from './readers'
import { byTurns, median, timed } from './statistics'
import type { Row } from './table'
import { hasProgram, noProgram, sparse, tesseract } from './tesseract'

/** A file all the way to fields in a warm reader, against the tesseract program on the same file, by turns. */
export async function measureCard(rounds: number): Promise<readonly Row[]> {
  const rows: Row[] = []
  const cold = await timed(async () => {
    const pool = newPool(1)
    await readFile(pool, join(sampleFolder, 'pan-card-2017.jpg'))
    pool.close()
  })
  rows.push({ what: 'first card, reader started for it', value: `${cold.toFixed(0)} ms`, note: 'start-up included' })
  if (!(await hasProgram())) return [...rows, noProgram]
  const pool = newPool(1)
  const folder = temporaryFolder()
  const cards = ['pan-card-2017.jpg', 'aadhaar-card-photo.jpg', 'passport-page.jpg']
  const paths = [...cards.map((name) => join(sampleFolder, name)), await drawScan(folder.path)]
  for (const path of paths) {
    await readFile(pool, path)
    const [ours, theirs] = await byTurns(rounds, [
      () => timed(() => readFile(pool, path)),
      () => timed(() => tesseract(path, sparse)),
    ])
    const [a, b] = [median(ours ?? []), median(theirs ?? [])]
    rows.push({
      what: `${basename(path)}: fields / tesseract`,
      value: `${a.toFixed(0)} / ${b.toFixed(0)} ms = ${(a / b).toFixed(2)}x`,
      note: `median of ${rounds}; wanted: 1x or less`,
    })
  }
  pool.close()
  folder.drop()
  return rows
}

/** An invoice of one design on a sheet of A4 as a scanner sees it, drawn by the generator: the first that is no PDF. */
async function drawScan(folder: string, n = 0): Promise<string> {
  const { bytes, extension } = await generate(`bench-${n}`, {
    only: ['invoice.modern'],
    profiles: ['scan'],
  })
  if (extension === 'pdf') return drawScan(folder, n + 1)
  const path = join(folder, `a4-scan.${extension}`)
  writeFileSync(path, bytes)
  return path
}
