import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValue } from '../../../src/renderer/features/review/logic/check-value'
import { isoDate, readableDate } from '../../../src/renderer/features/review/logic/iso-date'
import { normaliseValue } from '../../../src/renderer/features/review/logic/normalise-value'
import type { FieldKind } from '../../../src/shared/domain/field-catalogue'
import { verhoeffDigit } from '../../../src/shared/identifiers/verhoeff'

it.each([
  ['14/03/1988', '1988-03-14'],
  ['14-3-88', '1988-03-14'],
  ['14 Mar 1988', '1988-03-14'],
  ['1988-03-14', '1988-03-14'],
  ['14031988', '1988-03-14'],
  ['१४/०३/१९८८', '1988-03-14'],
  ['DOB: 14.03.1988', '1988-03-14'],
  ['1988', '1988'],
  ['31/02/1988', null],
  ['no date', null],
])('reads %j as the date %j', (text, date) => expect(isoDate(text)).toBe(date))

it('keeps every real day through every form', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }), (day) => {
      const iso = day.toISOString().slice(0, 10)
      const [y, m, d] = iso.split('-')
      expect(isoDate(`${d}/${m}/${y}`)).toBe(iso)
      expect(isoDate(iso)).toBe(iso)
    }),
  )
})

it('says a date in words, and nothing of what is no whole date', () => {
  expect(readableDate('1988-03-14', 'en')).toBe('14 March 1988')
  expect(readableDate('1988', 'en')).toBeNull()
})

it.each<[FieldKind, string, string, string]>([
  ['aadhaar_number', 'aadhaar_number', '2345 6789 0124', '234567890124'],
  ['pan_number', 'pan_number', ' abcpe 1234-f ', 'ABCPE1234F'],
  ['epic_number', 'epic_number', 'xx/00/000/000000', 'XX/00/000/000000'],
  ['license_number', 'license_number', 'MH-12 2011 0012345', 'MH1220110012345'],
  ['mrz_line', 'mrz_line_1', 'P<IND DOE«JOHN', 'P<INDDOE<JOHN'],
  ['postcode', 'formatted_address.postcode', '411 001', '411001'],
  ['gender', 'gender', 'महिला', 'FEMALE'],
  ['gender', 'sex', 'male', 'M'],
  ['list', 'vehicle_classes', 'MCWG,LMV; TRANS', 'MCWG, LMV, TRANS'],
  ['text', 'formatted_address.city', ' New  Delhi ', 'new delhi'],
  ['name', 'name', '  ASHA   RAO ', 'ASHA RAO'],
])('%s at %s: %j becomes %j', (kind, path, text, value) => expect(normaliseValue(kind, path, text)).toBe(value))

describe('live checks', () => {
  it('accepts an Aadhaar number with its check digit, and no other last digit', () => {
    const stem = '23456789012'
    const digit = verhoeffDigit(stem)
    expect(checkValue('aadhaar_number', stem + digit).kind).toBe('digit_ok')
    expect(checkValue('aadhaar_number', stem + ((Number(digit) + 1) % 10)).kind).toBe('digit_bad')
  })
  it('counts what is still to be typed', () => {
    expect(checkValue('pan_number', 'ABCPE')).toEqual({ kind: 'short', have: 5, want: 10 })
  })
  it('says nothing of a masked number', () => {
    expect(checkValue('aadhaar_number', 'XXXXXXXX1234').kind).toBe('none')
  })
  it('checks the digits of the second passport line', () => {
    const line = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
    expect(checkValue('mrz_line', line).kind).toBe('digit_ok')
    expect(checkValue('mrz_line', line.replace('740812', '740813')).kind).toBe('digit_bad')
  })
})
