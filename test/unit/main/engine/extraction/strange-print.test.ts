import { expect, test } from 'vitest'
import { formValues } from '../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage, valuesOf } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { spanText } from '../../../../../src/main/engine/extraction/layout/span'
import { withoutStrangePrint } from '../../../../../src/main/engine/extraction/strange-print'
import { wrappedRest } from '../../../../../src/main/engine/extraction/forms/wrapped-rest'
import { asciiPage } from './ascii-page'

/** Lines of a page of which the `weak` words could hardly be read; what stood beside such is marked. */
function printed(text: string, weak: string, labels: Record<string, string[]> = {}): string[] {
  const layout = withoutStrangePrint(layoutOf(asciiPage(text, weak.split(' '))), labels)
  return layout.segments.map(({ words }) =>
    textOf(words.map((w) => ({ text: w.besideUnread ? `${w.text}~` : w.text }))),
  )
}

const rest = '\nName of the Consumer    R. Kamala\nAddress of the Premises    14, Car Street, Madurai'

test('print in a script that was read as letters of another goes: a line of it, and what stands beside a label', () => {
  const text = `
uler udjorerd aipab
Amount payable (Rs.) Gosirgui Ognma    1384.00
oaj, qlb / Meter No    20714463${rest}`
  expect(printed(text, 'uler udjorerd aipab Gosirgui Ognma oaj, qlb').slice(0, 5)).toEqual([
    'Amount payable (Rs.)~',
    '1384.00',
    'Meter No',
    '20714463',
    'Name of the Consumer',
  ])
})

test('one word that was read badly stays, as do numbers, capitals and labels', () => {
  expect(printed(`Road Sadashivnagr${rest}`, 'Sadashivnagr')[0]).toBe('Road Sadashivnagr')
  const lines = `A1 20714463    Phase III GIDC    Consurner Nurnber${rest}`
  expect(printed(lines, 'A1 20714463 III GIDC Consurner Nurnber', { number: ['Consumer Number'] }).slice(0, 3)).toEqual(
    ['A1 20714463', 'Phase III GIDC', 'Consurner Nurnber'],
  )
})

test('one word of a list that was read badly stays, whatever else on the page is of another script', () => {
  const text = `
uler
udjorerd
aipab
Shop 7, Shanti Market, Pockct C, Sarita Vihar${rest}`
  expect(printed(text, 'uler udjorerd aipab Pockct')[0]).toBe('Shop 7, Shanti Market, Pockct C, Sarita Vihar')
})

test('a page that was read badly as a whole stays whole', () => {
  const text = 'Narne qf rhe Gonsurner    R. Kamala'
  expect(printed(text, 'Narne qf rhe Gonsurner')).toHaveLength(2)
})

test('what is like a label with a strange word belongs to the label before it', () => {
  const labels = { amount: ['Amount Paid'], date: ['Paid on'] }
  const text = `Amount paid (o1 25H) Rs.    7,488.00\nuler udjorerd aipab\nqlb edjo${rest}`
  expect(printed(text, '(o1 25H) uler udjorerd aipab qlb edjo', labels)[0]).toBe('Amount paid~ Rs.~')
})

test('a label keeps the place where its translation began, and what stands under that stands under it', () => {
  const text = `
aluler aipab / Date of Birth
13-06-1998${rest}`
  const labels = { birth: ['Date of Birth'] }
  const page = labelPage(withoutStrangePrint(layoutOf(asciiPage(text, ['aluler', 'aipab'])), labels), labels)
  expect(valuesOf(page, page.hits[0]!).map(({ span }) => spanText(span))[0]).toBe('13-06-1998')
})

test('and what begins there under it is another label, with a value that does not go on from that above', () => {
  const text = `
aluler aipab / Name    SUMITRA MANJAPPA
B/O                    MANJAPPA K R${rest}`
  const labels = { name: ['Name'] }
  const page = labelPage(withoutStrangePrint(layoutOf(asciiPage(text, ['aluler', 'aipab'])), labels), labels)
  const [value] = valuesOf(page, page.hits[0]!)
  expect(spanText(value!.span)).toBe('SUMITRA MANJAPPA')
  expect(wrappedRest(page, value!)).toEqual([])
})

test('a value level with a translation that could not be read is that of the label under the translation', () => {
  const text = `
dkeb ioal           MCC-0056617
Receipt No.
alne (80d)          3019281
Property ID
${rest}`
  const labels = { receipt: ['Receipt No'], number: ['Property ID'] }
  const page = labelPage(
    withoutStrangePrint(layoutOf(asciiPage(text, ['dkeb', 'ioal', 'alne', '(80d)'])), labels),
    labels,
  )
  const valueOf = (label: string) =>
    formValues(
      page,
      page.hits.find((hit) => hit.label === label)!,
    )[0]
  expect(spanText(valueOf('receipt')!.span)).toBe('MCC-0056617')
  expect(spanText(valueOf('number')!.span)).toBe('3019281')
})
