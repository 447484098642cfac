import { expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const segments = (text: string): string[] => layoutOf(asciiPage(text)).segments.map(({ words }) => textOf(words))

test.each([
  ['Rs. 7, 85,000.00', 'Rs. 7,85,000.00'],
  ['*/2,14, 760.00 |', '*/2,14,760.00 |'],
  ['Last paid 2, 290/-', 'Last paid 2,290/-'],
  ['Award 640 .00 0.00', 'Award 640.00 0.00'],
  ['Award 640 . 00 0.00', 'Award 640.00 0.00'],
])('an amount is one word, blank or not: %s', (read, printed) => {
  expect(segments(read)).toEqual([printed])
})

test.each(['Plot 12, 131', 'Survey Nos. 112, 113', '1, 10.00', '12,  2500.00', 'No. 12 . 4', '3. 25 bags'])(
  'numbers that are listed are several: %s',
  (text) => {
    expect(segments(text)).toEqual([text.replace(/ +/g, ' ')])
  },
)

test.each([
  ['4,780.00 2,68,940 00', '4,780.00 2,68,940.00'],
  ['61,204: 50', '61,204.50'],
  ['61,204. 50', '61,204.50'],
  ['1,200 50 mm', '1,200 50 mm'],
  ['940 00', '940 00'],
  ['2,68,94 00', '2,68,94 00'],
  ['2,68 940.00', '2,68,940.00'],
  ['2,68 940 00', '2,68,940.00'],
  ['2,68 940', '2,68 940'],
])('a point that a copier lost stands between rupees and paise: %s', (read, printed) => {
  expect(segments(read)).toEqual([printed])
})

test('in a text layer no point is lost', () => {
  const page = asciiPage('61,204 50')
  const lines = page.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence: 1 })) }))
  expect(layoutOf({ ...page, lines }).segments.map(({ words }) => textOf(words))).toEqual(['61,204 50'])
})

test('a PIN code goes with the dash far before it; a number in the next column does not', () => {
  expect(segments('KOLKATA -   700036')).toEqual(['KOLKATA - 700036'])
  expect(segments('Arrears -   1,204')).toEqual(['Arrears -', '1,204'])
})

test.each([
  ['Rs. 1, 344 .00 Last date', 'Rs. 1,344.00 Last date'],
  ['Rs. 1, 344 . 00', 'Rs. 1,344.00'],
  ['Rs. 1, 344 .OO', 'Rs. 1,344.OO'],
])("in print as wide as a typewriter's an amount may be of many words: %s", (read, printed) => {
  expect(segments(read)).toEqual([printed])
})
