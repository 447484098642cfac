import { expect, test } from 'vitest'
import {
  bareFirm,
  beginsEndOfFirm,
  endsAsFirm,
  endsInLegalForm,
  isEndOfFirm,
  isWordOfFirmEnd,
} from '../../../../../../src/main/engine/extraction/grammars/firm-names'

test.each([
  ['Neelkanth Mills Pvt. Ltd.', true, true],
  ['Neelkanth Mills LLP', true, true],
  ['Neelkanth Trading Company', true, false],
  ['Neelkanth Traders', true, false],
  ['Limited Edition', false, false],
  ['Asha Rani Deo', false, false],
])('%s is a firm: %s, and says what it is before the law: %s', (name, isFirm, isCompany) => {
  expect(endsAsFirm(name)).toBe(isFirm)
  expect(endsInLegalForm(name)).toBe(isCompany)
})

test.each([
  ['Private Limited', true],
  ['(India) Ltd.', true],
  ['(P) Ltd', true],
  ['Company', true],
  ['Society', true],
  ['Housing Society Ltd.', true],
  ['Society Road', false],
  ['Private', false],
  ['Ltd, Pune', false],
])('%s alone on its line is the end of a name: %s', (line, is) => expect(isEndOfFirm(line)).toBe(is))

test('what goes on with the end of a name begins with a word of it', () => {
  expect(['Pvt. Ltd., Pune', 'Limited', 'Corporation of India'].every(beginsEndOfFirm)).toBe(true)
  expect(['Limits', 'Cooper', 'India'].some(beginsEndOfFirm)).toBe(false)
  expect(['Private', 'llp', 'Inc'].every(isWordOfFirmEnd)).toBe(true)
  expect(isWordOfFirmEnd('Incense')).toBe(false)
})

test('a firm is the same however it is addressed', () =>
  expect(['M/s. Neelkanth Mills', 'Messrs Neelkanth Mills', 'Neelkanth Mills'].map(bareFirm)).toEqual(
    Array(3).fill('Neelkanth Mills'),
  ))
