import { expect, test } from 'vitest'
import { typeOf } from './type-of'

test('a food licence of few words, by its number and whose premises it is for', () => {
  const licence = `
Govt. of Madhya Pradesh
FSSAI
Office of the Chief Medical & Health Officer, Indore
FSSAI License No.              11423850001174
Licensee Name                  JOSHI DAHI BADA HOUSE
Address of Licensed Premises   102, Chhappan Dukan, Indore - 452001
Type of Business               Restaurant`
  expect(typeOf(licence)).toBe('FSSAI_CERTIFICATE')
  // A bill of whoever has such a licence prints its number too.
  expect(typeOf(`JOSHI DAHI BADA HOUSE\nFSSAI License No. 11423850001174\nThank you, visit again`)).toBe('UNRECOGNISED')
})

test('a 7/12 extract by its title in English', () => {
  expect(typeOf('Village Form VII-XII\nGovernment of Maharashtra - Land Records\nSurvey No.  178/3')).toBe('SATBARA')
})

test('the sanction of a loan orders nobody to deliver', () => {
  const letter = `
JHARKHAND RAJYA GRAMIN BANK
Ref: JRGB/CHAS/ADV/2024-25/311                      Date: 06.01.2025
To, Smt. Phulmani Murmu
Sub: Sanction of Term Loan of Rs. 3,00,000/- for tailoring unit
we are pleased to convey the sanction of the following credit facility
Nature of facility      Term Loan
Amount sanctioned       Rs. 3,00,000/-
Rate of interest        10.85% p.a.
Security                Hypothecation of machines
Margin money            Rs. 15,790/-`
  expect(typeOf(letter)).toBe('UNRECOGNISED')
})
