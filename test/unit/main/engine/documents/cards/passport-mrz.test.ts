import { expect, test } from 'vitest'
import { readOn, valuesOn } from '../read-page'

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
  expect(await confidenceOfLower(lower.replace(/<08$/, '08')), 'one before it').toBeGreaterThanOrEqual(0.99)
})

test('a line that the page had to put right is sure only where its last digits were read', async () => {
  const page = `
Passport No. : X8569000
Surname : MAKWANA
Given Name(s) : KETAN HITESH
Date of Birth : 27/03/1989
Sex : M
Date of Expiry : 18/02/2034
P<INDMAKWANA<<KETAN<HITESH<<<<<<<<<<<<<<<<<<`
  const lowerOn = async (line: string) =>
    (await readOn('PASSPORT', `${page}\n${line}`)).find(({ path }) => path === 'mrz_line_2')
  const misread = lower.replace('<<<<<<<<08', '<S<E<<<<08')
  const [read, lost] = [await lowerOn(misread), await lowerOn(misread.replace(/08$/, '<8'))]
  expect(read?.evidence[0]?.rule).toBe('passport.mrz.from_page')
  expect(read?.value).toBe(lower)
  expect(read?.confidence).toBeGreaterThan(lost?.confidence ?? 1)
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

test('a place that ends with a comma goes on, and a state has its first word', async () => {
  const place = async (text: string) =>
    (await readOn('PASSPORT', `\nPlace of Birth: ${text}`)).find(({ path }) => path === 'place_of_birth')!
  const [cut, whole] = [await place('PALGHAR,'), await place('PALGHAR')]
  expect(cut.value).toBe('PALGHAR')
  expect(cut.confidence).toBeLessThan(whole.confidence)
  const [bare, state] = [await place('PRADESH'), await place('GUNTUR, ANDHRA PRADESH')]
  expect(bare.confidence).toBeLessThan(state.confidence)
})

test('a given name of one letter is a name where the page prints it, and a surname is no given name', async () => {
  const page = (given: string): string => `
Passport No. : T7740912
Surname : KAUR
Given Name(s) : ${given}
P<INDKAUR<<G<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<
T7740912<1IND9008065F2904157<<<<<<<<<<<<<<<4`
  expect(await valuesOn('PASSPORT', page('G'))).toMatchObject({
    surname: 'KAUR',
    given_names: 'G',
    mrz_line_1: 'P<INDKAUR<<G<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
  })
  expect(await valuesOn('PASSPORT', page(''))).not.toMatchObject({ given_names: 'KAUR' })
})
