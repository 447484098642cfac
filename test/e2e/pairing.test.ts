import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { generate } from '../generator/generate'
import { Desk, temporaryFolder } from './support/desk'

describe('a card whose front and back are two files', () => {
  const folder = temporaryFolder()
  let desk: Desk
  let rows: readonly DocumentRow[] = []

  beforeAll(async () => {
    // One seed: one person.
    const sides = await Promise.all(
      ['front', 'back'].map((side) => generate('pair-of-files', { only: [`aadhaar.${side}`], profiles: ['clean'] })),
    )
    const files = sides.map(({ bytes, extension }, i) => {
      const file = join(folder.path, `asha-${i === 0 ? 'front' : 'back'}.${extension}`)
      writeFileSync(file, bytes)
      return file
    })
    desk = await Desk.launch(join(folder.path, 'workspace'))
    rows = await desk.read(files)
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  const names = async (): Promise<readonly string[]> => (await desk.rows()).map((row) => row.documentId)

  it('is told to be one, on the front and on the back', async () => {
    expect(rows.map(({ documentId, type, pages }) => [documentId, type, pages])).toEqual([
      ['asha-front', 'AADHAAR', 1],
      ['asha-back', 'AADHAAR', 1],
    ])
    await desk.open(rows[1] as DocumentRow)
    await expect(desk.page.getByTestId('other-side').textContent()).resolves.toContain('asha-front')
    // The name is known from the code alone: there is nothing to compare it with, and the page stays as large as it was.
    expect(await desk.page.getByRole('img', { name: 'The field on the page' }).count()).toBe(0)
    const widths = await desk.page
      .locator('[data-testid="viewer"] polygon')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeGreaterThan(200)
  })

  it('is joined with one key and read as one document', async () => {
    await desk.pressUntil('Control+j', desk.page.getByTestId('joined-sides'))
    expect(await names()).toEqual(['asha-front'])
    const [whole] = await desk.untilRead()
    const detail = await desk.document(whole?.id ?? '')
    expect(detail.pageReadings.map(({ index }) => index)).toEqual([0, 1])
    const values = new Map(detail.fields.map(({ path, value }) => [path, value]))
    expect(values.get('name')).not.toBeNull()
    expect(values.get('address')).not.toBeNull()
    const pageOf = (path: string) =>
      detail.fields.find((field) => field.path === path)?.evidence.map(({ page }) => page)
    expect(pageOf('name')).toContain(0)
    expect(pageOf('address')).toContain(1)
  })

  it('comes apart again with one undo', async () => {
    await desk.page.keyboard.press('Control+z')
    await desk.page.getByTestId('other-side').waitFor()
    expect(await names()).toEqual(['asha-front', 'asha-back'])
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})
