import { expect, test } from 'vitest'
import { readOn } from '../../documents/read-page'

const born = async (day: string) =>
  (
    await readOn(
      'DRIVING_LICENSE',
      `
Indian Union Driving Licence
DL No.            TN37 20170004418
Date of Birth     ${day}
Name              ARULMOZHI S`,
    )
  ).find(({ path }) => path === 'date_of_birth')

test('a day that lost one of its marks is told, and never sure', async () => {
  for (const day of ['0811-1987', '08-111987']) {
    const field = await born(day)
    expect(field?.value).toBe('1987-11-08')
    expect(field?.confidence ?? 0).toBeLessThanOrEqual(0.95)
  }
})

test('other numbers with a mark are no day', async () => {
  for (const number of ['4411-1987', '0811-3987', '108-111987']) expect(await born(number)).toBeUndefined()
})
