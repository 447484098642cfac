import { afterAll, expect, test } from 'vitest'
import { createReading } from '../../../../../src/main/engine/reading'
import { draw, languageDir, sheetOf } from './drawing'

const reading = createReading({ languageDir })
afterAll(() => reading.close())

const amounts = ['2,957.92', '14,789.63', '300.00', '16,556.52', '2,100.00', '522.06', '2,610.29', '13,051.47']
const balances = ['739.49', '3,697.41', '18,487.04', '8,787.04', '2,230.52', '130.52', '652.58', '3,262.87']

async function read(sign: string, numbers: readonly string[], others: readonly string[]): Promise<string[]> {
  const texts = numbers.flatMap((number, i) => [
    { text: `${sign}${number}`, x: 60, y: 60 + 56 * i },
    { text: `${sign}${others[i]!}`, x: 420, y: 60 + 56 * i },
  ])
  const { lines } = await reading.readPage(sheetOf(draw(700, 540, texts)))
  return lines.flatMap(({ words }) => words.map(({ text }) => text))
}

test('the sign of the rupee before the amounts of a page is read as what it is', async () => {
  const words = await read('₹', amounts, balances)
  for (const number of [...amounts, ...balances]) expect(words).toContain(`₹${number}`)
})

test('a digit that all amounts begin with is one', async () => {
  const ones = amounts.map((_, i) => `1${i},${i}27.${9 - i}0`)
  const words = await read('', ones, ones.toReversed())
  expect(words.toSorted()).toEqual([...ones, ...ones].toSorted())
})
