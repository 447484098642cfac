import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readAmount,
  readDecimal,
  readSpoiltAmount,
  rupees,
  sideIn,
} from '../../../../../../src/main/engine/extraction/tables/amounts'

test.each([
  ['1,23,456.78', 12345678, null],
  ['₹ 1,000.00', 100000, null],
  ['Rs.500/-', 50000, null],
  ['INR 12,34,567.00', 123456700, null],
  ['1,200.50 Cr', 120050, 'cr'],
  ['1,200.50Dr.', 120050, 'dr'],
  ['1,200.50 (Dr)', 120050, 'dr'],
  ['Dr 1,200.50', 120050, 'dr'],
  ['(1,200.50)', 120050, 'minus'],
  ['-1,200.50', 120050, 'minus'],
  ['1,200.50-', 120050, 'minus'],
  ['(-)1,200.50', 120050, 'minus'],
  ['(-) 1,200.50', 120050, 'minus'],
  ['+1,200.50', 120050, 'cr'],
  ['(+) 1,200.50', 120050, 'cr'],
  ['1,200.50¢r', 120050, 'cr'],
  ['1,2OO.5O', 120050, null],
  ['10,200,00', 1020000, null],
  ['1.200.50', 120050, null],
  ['$,840.00Cr', 884000, 'cr'],
  ['766,.00', 76600, null],
  ['0.00', 0, null],
  ['F12,480.50', 1248050, null],
  ['®12,480.50', 1248050, null],
  ['F 12,480.50', 1248050, null],
  ['F12,480.50 Dr', 1248050, 'dr'],
  ['- @ 9,310.00', 931000, 'minus'],
  ['+ T 650.00', 65000, 'cr'],
] as const)('%s', (text, paise, sign) => expect(readAmount(text)).toMatchObject({ paise, sign }))

test.each([
  '',
  '-',
  'NEFT',
  '01/04/2024',
  '12-05-2023',
  '1234-5678',
  'UPI/1234',
  '1,2345.00',
  'SIL',
  '1.2.3',
  '$840.00',
  'F 12480',
  'Flat 9.50',
])('%s is no amount', (text) => expect(readAmount(text)).toBeNull())

test('what was printed with Indian grouping is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (paise) => {
      const printed = (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
      const read = readAmount(printed)
      expect(read).toEqual({ paise, sign: null, edits: 0, exact: true })
      expect(rupees(paise)).toBe((paise / 100).toFixed(2))
    }),
  )
})

test('quantities keep their decimals', () => {
  expect(readDecimal('1,250.500')).toBe('1250.500')
  expect(readDecimal('12')).toBe('12')
  expect(readDecimal('12 Nos')).toBeNull()
})

test.each([
  ['4,981 38', 498138],
  ['I.63063', 163063],
  ['1 304 - 50', 130450],
  ['11,15716', 1115716],
  ['6,630 63 Cr', 663063],
])('"%s" has lost marks, not its paise', (text, paise) => {
  expect(readSpoiltAmount(text)).toMatchObject({ paise, exact: false })
})

test.each(['4,981.38', '480914', 'V-1024', '12 3', 'Total 41 192 46', ''])('"%s" is no spoilt amount', (text) => {
  expect(readSpoiltAmount(text)).toBeNull()
})

test.each([
  ['57,210.00 जमा', 'cr'],
  ['1,240.50 (नामे)', 'dr'],
  ['8,750.00 नावे', 'dr'],
] as const)('"%s" says in Marathi or Hindi which side it is on', (text, sign) => {
  expect(readAmount(text)).toMatchObject({ sign, exact: true })
})

test('a mark alone says a side', () => {
  expect(['(Cr.)', 'DR', 'जमा', 'नामे', 'Crore', 'जमानत'].map(sideIn)).toEqual(['cr', 'dr', 'cr', 'dr', null, null])
})
