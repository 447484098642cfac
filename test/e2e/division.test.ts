import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { generate } from '../generator/generate'
import { scannedPdf } from '../generator/render'
import { toRaster } from './support/raster'
import { Desk, sample, temporaryFolder } from './support/desk'

describe('a file of several documents', () => {
  const folder = temporaryFolder()
  let desk: Desk
  let rows: readonly DocumentRow[] = []

  beforeAll(async () => {
    const licence = await generate('division', { types: ['DRIVING_LICENSE'], profiles: ['clean'] })
    const pages = await Promise.all([sample('pan-card-2017.jpg'), licence.bytes].map(toRaster))
    const file = join(folder.path, 'loan.pdf')
    writeFileSync(file, await scannedPdf(pages))
    desk = await Desk.launch(join(folder.path, 'workspace'))
    rows = await desk.read([file])
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  const names = async (): Promise<readonly string[]> => (await desk.rows()).map((row) => row.documentId)

  it('is as many rows, each with its own pages', async () => {
    expect(rows.map(({ documentId, type, pages }) => [documentId, type, pages])).toEqual([
      ['loan', 'PAN', 1],
      ['loan-2', 'DRIVING_LICENSE', 1],
    ])
    const second = await desk.document(rows[1]?.id ?? '')
    expect(second.pageReadings.map(({ index }) => index)).toEqual([1])
    expect(second.fields.some(({ value }) => value !== null)).toBe(true)
  })

  it('is joined to one document in the view of its pages by the keys, which stay at the place, and read again', async () => {
    await desk.open(rows[1] as DocumentRow)
    await desk.page.keyboard.press('Control+Shift+D')
    await desk.page.locator('[data-testid="division-part:1"][aria-current]').waitFor()
    const underKeys = (name: string) => desk.page.locator(':focus').and(desk.page.getByRole('button', { name }))
    await desk.page.getByRole('button', { name: 'Join with the next document' }).focus()
    await desk.page.keyboard.press('Enter')
    await underKeys('Another document begins after page 1').waitFor()
    await desk.page.keyboard.press('Enter')
    await underKeys('Join with the next document').waitFor()
    await desk.page.keyboard.press('Enter')
    await underKeys('Another document begins after page 1').waitFor()
    await desk.page.getByTestId('division-apply').click()
    await desk.until(async () => (await names()).length === 1)
    const [whole] = await desk.untilRead()
    expect((await desk.document(whole?.id ?? '')).pageReadings.map(({ index }) => index)).toEqual([0, 1])
  })

  it('comes apart again with one undo, with what was read of the second', async () => {
    await desk.ask('review:undo', {})
    await desk.until(async () => (await names()).length === 2)
    const now = await desk.untilRead()
    expect(now.map(({ documentId, type }) => [documentId, type])).toEqual([
      ['loan', 'PAN'],
      ['loan-2', 'DRIVING_LICENSE'],
    ])
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})
