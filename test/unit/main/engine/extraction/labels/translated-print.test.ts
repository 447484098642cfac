import { expect, test } from 'vitest'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { withoutTranslations } from '../../../../../../src/main/engine/extraction/labels/translated-print'
import { asciiPage } from '../ascii-page'

const printed = (text: string, labels: Record<string, string[]> = {}): string[] =>
  withoutTranslations(layoutOf(asciiPage(text)), labels).segments.map(({ words }) => textOf(words))

test('what a page says again in a third script is left out of it', () => {
  const text = 'Consumer Number and Service Details\nNet Amount (Rs.) செலுத்த    1384.00\nಖಾತೆ/Account ID    4418'
  expect(printed(text)).toEqual([
    'Consumer Number and Service Details',
    'Net Amount (Rs.)',
    '1384.00',
    'Account ID',
    '4418',
  ])
  expect(printed('ನಂಬರ್ / Tariff of the Consumer    LT')).toEqual(['Tariff of the Consumer', 'LT'])
})

test('labels that are known in that script stay, and a page that is written in it stays whole', () => {
  expect(printed('Address of the Consumer\nமுகவரி    14, North Street', { address: ['முகவரி'] })).toContain('முகவரி')
  const tamil = 'பெயர் முருகேசன்\nமுகவரி மதுரை\nTN 625001'
  expect(printed(tamil)).toHaveLength(3)
})

test('heads of which others go on for lines, with the values under the last of them', () => {
  const labels = { meter: ['Meter No'], other: ['Phase', 'MF'], day: ['Assessment date'] }
  const page = labelPage(
    layoutOf(
      asciiPage(`
Meter No    Phase    Prev        Assessment date    MF
                     reading
                     in kWh
20714463    1        11846       07/11/2024         1`),
    ),
    labels,
  )
  const values = page.hits
    .filter(({ label }) => label !== 'other')
    .map((hit) => textOf(formValues(page, hit)[0]?.span.lines[0] ?? []))
  expect(values.sort()).toEqual(['07/11/2024', '20714463'])
})

test('a label in Gujarati stands over the Latin one, or before its stroke, and neither parts it from its value', () => {
  const text = `
Electricity bill of Shetrunji Vij Company
ગ્રાહક નંબર
Consumer Number and Category    77120044
બિલની રકમ / Bill Amount (Rs.)    1,284.00
છેલ્લી તારીખ    Due date of payment    21/08/2024`
  const labels = { number: ['Consumer Number'], amount: ['Bill Amount'], due: ['Due date of payment'] }
  expect(printed(text)).toEqual([
    'Electricity bill of Shetrunji Vij Company',
    'Consumer Number and Category',
    '77120044',
    'Bill Amount (Rs.)',
    '1,284.00',
    'Due date of payment',
    '21/08/2024',
  ])
  const page = labelPage(layoutOf(asciiPage(text)), labels)
  const values = page.hits.map((hit) => [hit.label, textOf(formValues(page, hit)[0]?.span.lines[0] ?? [])])
  expect(Object.fromEntries(values)).toEqual({ number: '77120044', amount: '1,284.00', due: '21/08/2024' })
})
