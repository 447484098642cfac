import { expect, test } from 'vitest'
import { readOn } from './read-page'

async function classesOf(row: string) {
  const fields = await readOn(
    'DRIVING_LICENSE',
    `
INDIAN UNION DRIVING LICENCE
DL No      KL82 20180055065
Name       SWATI YADAV
${row}`,
  )
  return fields.find((field) => field.path === 'vehicle_classes')
}

test('classes under a label that is read whole may be sure', async () => {
  const whole = await classesOf('Class of Vehicle   LMV, MCWG')
  expect(whole).toMatchObject({ value: 'LMV, MCWG' })
  expect(whole?.confidence).toBeGreaterThanOrEqual(0.99)
})

test('where the label runs into the list, the first class may have gone with it', async () => {
  const cut = await classesOf('Class of Vehicl®MV, MCWG')
  expect(cut).toMatchObject({ value: 'MCWG' })
  expect(cut?.confidence).toBeLessThan(0.99)
})
