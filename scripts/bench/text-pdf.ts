import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/e2e/support/desk'
import { asSharp } from '../../test/generator/degrade/effects'
import { layouts } from '../../test/generator/documents'
import { Random } from '../../test/generator/random'
import { toPixels, toTextPdf } from '../../test/generator/render'
import { newPool } from './readers'
import { byTurns, median, timed } from './statistics'
import type { Row } from './table'
import { block, hasProgram, noProgram, tesseract } from './tesseract'

const pages = 20

/** A statement of 20 pages with its text, to fields and rows, against the tesseract program on as many of its pages at 200 dpi. */
export async function measureTextPdf(rounds: number): Promise<readonly Row[]> {
  if (!(await hasProgram())) return [noProgram]
  const composition = await layouts.find(({ id }) => id === 'statement.hdfc')!.compose(new Random('bench'))
  const draw = (pen: Parameters<typeof composition.draw>[0]): void => composition.draw(pen)
  const bytes = toTextPdf({ ...composition, more: Array.from({ length: pages - 1 }, () => draw) })
  const folder = temporaryFolder()
  const picture = join(folder.path, 'page.png')
  writeFileSync(picture, await asSharp(toPixels(composition).raster).png().toBuffer())
  const pool = newPool(1)
  const read = (pictures: boolean) => timed(() => pool.read({ bytes, forcedType: null, pictures }))
  await read(false)
  const times = await byTurns(rounds, [
    () => read(false),
    () => read(true),
    () => timed(() => tesseract(picture, block)),
  ])
  pool.close()
  folder.drop()
  const [ours, withPictures, page] = times.map(median)
  const row = (what: string, taken: number, note: string): Row => ({
    what: `text PDF of ${pages} pages${what}: fields / tesseract`,
    value: `${taken.toFixed(0)} / ${(pages * page!).toFixed(0)} ms = ${(taken / (pages * page!)).toFixed(3)}x`,
    note,
  })
  return [
    row('', ours!, `median of ${rounds}; wanted: 0.1x or less`),
    row(', drawn for the desk', withPictures!, 'with a picture of each page'),
  ]
}
