import { beforeAll, expect, it } from 'vitest'
import i18next from 'i18next'
import { fieldText } from '../../../src/renderer/components/field-text'
import en from '../../../src/renderer/i18n/en.json'

beforeAll(() => i18next.init({ resources: { en: { translation: en } }, lng: 'en' }))
const called = (path: string, of?: Parameters<typeof fieldText>[2]): string =>
  fieldText((key, params) => i18next.t(key, params ?? {}), path, of)

it('is called after the father or the husband on the cards that print either', () => {
  for (const type of ['VOTER_ID', 'DRIVING_LICENSE'])
    expect(called('father_name', { type })).toBe("Father's or husband's name")
  expect(called('father_name', { type: 'PAN' })).toBe("Father's name")
  expect(called('father_name', { type: null })).toBe("Father's name")
  expect(called('name', { type: 'VOTER_ID' })).toBe('Name')
})
it('is called as its user calls it, or by its own name where nobody says more', () => {
  expect(called('father_name', { label: 'Guardian', type: 'user:Form no. 4' })).toBe('Guardian')
  expect(called('receipt_number', { type: 'user:Form no. 4' })).toBe('Receipt number')
})
