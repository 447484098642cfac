import { expect, test } from 'vitest'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const labels = {
  meter: ['Meter No'],
  number: ['Receipt No'],
  date: ['Date'],
  buyer: ['Buyer'],
  owner: ['Name of the owner'],
}
function valueOf(label: keyof typeof labels, text: string): string | undefined {
  const page = labelPage(layoutOf(asciiPage(text)), labels)
  const hit = page.hits.find((h) => h.label === label)
  const [value] = hit ? formValues(page, hit) : []
  return value && textOf(value.span.lines[0]!)
}

test('a label of two things has the first of two values', () => {
  expect(valueOf('meter', 'Meter No / Make    KL88213 / Genus')).toBe('KL88213')
  expect(valueOf('meter', 'Meter No / Make    KL88213')).toBe('KL88213')
  expect(valueOf('meter', 'Meter No    KL / 88213')).toBe('KL / 88213')
})

test('a number and its day behind one sign; a name with such a sign stays whole', () => {
  const receipt = 'Receipt No & Date    KOC/2231 & 04-Jan-2024'
  expect([valueOf('number', receipt), valueOf('date', receipt)]).toEqual(['KOC/2231', '04-Jan-2024'])
  expect(valueOf('buyer', 'Buyer & Consignee    Sharma & Sons')).toBe('Sharma & Sons')
})

test('what is printed in brackets under a value names it', () => {
  expect(valueOf('owner', 'Smt. Kamla Devi\n(Name of the owner)\nHouse 14, Ratlam')).toBe('Smt. Kamla Devi')
})

test('a label in English again, in brackets, before its value', () => {
  const page = labelPage(layoutOf(asciiPage('मालकाचे नाव (Owner) PATIL SHANTARAM')), { owner: ['मालकाचे नाव'] })
  const [value] = formValues(page, page.hits[0]!)
  expect(textOf(value!.span.lines[0]!)).toBe('PATIL SHANTARAM')
})

test('the word before a day may make another day of it', () => {
  expect(valueOf('date', 'Not a proof of title. Printing Date: 03-05-2023')).toBeUndefined()
  expect(valueOf('date', 'Booking Date: 03-05-2023')).toBeUndefined()
  expect(valueOf('date', 'Place: Udupi Date: 03-05-2023')).toBe('03-05-2023')
})

test('before the first stroke stood the same in another script', () => {
  expect(valueOf('meter', '/ Meter No / Make    KL88213 / Genus')).toBe('KL88213')
})

test('a unit of money in a column of its own is no value', () => {
  expect(valueOf('number', 'Receipt No    Rs.    88213')).toBe('88213')
})

test('who signs is not named by that', () => {
  expect(valueOf('owner', 'Signature of Name of the owner    For Sai Traders')).toBeUndefined()
})

test('a value under a label begins under its translation, of which words could not be read', () => {
  const stacked = `
@@bud  / Name of the owner
ESAKKI PETCHI`
  expect(valueOf('owner', stacked)).toBe('ESAKKI PETCHI')
})
