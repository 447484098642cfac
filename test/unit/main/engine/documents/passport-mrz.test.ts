import { expect, test } from 'vitest'
import { readOn } from './read-page'

const lower = 'X8569000<9IND8903277M3402188<<<<<<<<<<<<<<08'
const confidenceOfLower = async (line: string): Promise<number> => {
  const fields = await readOn('PASSPORT', `\nP<INDMAKWANA<<KETAN<HITESH<<<<<<<<<<<<<<<<<<\n${line}`)
  return fields.find((field) => field.path === 'mrz_line_2')?.confidence ?? 0
}

test('a line whose check digits hold is sure', async () => {
  expect(await confidenceOfLower(lower)).toBeGreaterThanOrEqual(0.99)
})

test('where a character before the last was lost, nothing tells a filler from 0', async () => {
  expect(await confidenceOfLower(lower.replace(/08$/, '8'))).toBeLessThan(0.99)
})

test('a number that its check digit had to choose is not sure, and gives way to the one that the page prints', async () => {
  const hardlyRead = 'Zg002138<71ND5603129F2701297<<<<<<<<<<<<<<08'
  const numberOn = async (page: string) => {
    const card = `\n${page}\nP<INDKUSHWAHA<<AARTI<<<<<<<<<<<<<<<<<<<<<<<<\n${hardlyRead}`
    const fields = await readOn('PASSPORT', card, [], [], [hardlyRead])
    return fields.find(({ path }) => path === 'passport_number')
  }
  expect((await numberOn(''))?.confidence).toBeLessThanOrEqual(0.98)
  expect((await numberOn('Passport No - Z3652138'))?.value).toBe('Z3652138')
})

test('a place that ends with a comma goes on', async () => {
  const place = async (text: string) =>
    (await readOn('PASSPORT', `\nPlace of Birth: ${text}`)).find(({ path }) => path === 'place_of_birth')!
  const [cut, whole] = [await place('PALGHAR,'), await place('PALGHAR')]
  expect(cut.value).toBe('PALGHAR')
  expect(cut.confidence).toBeLessThan(whole.confidence)
})
