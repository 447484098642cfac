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
