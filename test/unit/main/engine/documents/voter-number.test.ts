import { expect, test } from 'vitest'
import { readOn } from './read-page'

const confidenceOf = async (card: string): Promise<number> =>
  (await readOn('VOTER_ID', card)).find(({ path }) => path === 'epic_number')!.confidence

test('letters that have no check digit and are taken for each other are never sure from one place', async () => {
  const card = (number: string): string => `
ELECTION COMMISSION OF INDIA
ELECTOR PHOTO IDENTITY CARD
EPIC No : ${number}
Elector's Name : SITA DEVI`
  expect(await confidenceOf(card('TYV1234566'))).toBeLessThanOrEqual(0.98)
  expect(await confidenceOf(card('ABC1234566'))).toBeGreaterThan(0.98)
})
