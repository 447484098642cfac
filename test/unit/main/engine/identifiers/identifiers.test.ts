import { describe, expect, it } from 'vitest'
import * as identifiers from '../../../../../src/main/engine/identifiers'
import type { Identifier } from '../../../../../src/main/engine/identifiers'

type Name = 'aadhaar' | 'pan' | 'gstin' | 'epic' | 'drivingLicence' | 'passport' | 'ifsc' | 'udyam' | 'fssai'
const all: Record<Name, Identifier> = identifiers

/** Printed text, normalised value, and what the check says: true, or the problem. */
const cases: readonly [Name, string, string, true | string][] = [
  ['aadhaar', '2345 6789 0124', '234567890124', true],
  ['aadhaar', '२३४५ ६७८९ ०१२४', '234567890124', true],
  ['aadhaar', '2345 6789 0123', '234567890123', 'check_digit'],
  ['aadhaar', '1345 6789 0124', '134567890124', 'range'],
  ['aadhaar', '2345 6789 012', '23456789012', 'length'],
  ['aadhaar', 'XXXX XXXX 0124', 'XXXXXXXX0124', true],
  ['aadhaar', '', '', 'empty'],
  ['pan', 'ABCPK1234L', 'ABCPK1234L', true],
  ['pan', ' abcpk 1234 l ', 'ABCPK1234L', true],
  ['pan', 'ABCXK1234L', 'ABCXK1234L', 'holder_type'],
  ['pan', 'ABCPK12345', 'ABCPK12345', 'characters'],
  ['pan', 'ABCPK0000L', 'ABCPK0000L', 'range'],
  ['pan', 'ABCPK123L', 'ABCPK123L', 'length'],
  ['gstin', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV', true],
  ['gstin', '27 AAPFU0939F 1ZV', '27AAPFU0939F1ZV', true],
  ['gstin', '27AAPFU0939F1ZW', '27AAPFU0939F1ZW', 'check_digit'],
  ['gstin', '99AAPFU0939F1ZV', '99AAPFU0939F1ZV', 'unknown_state'],
  ['epic', 'ABC1234566', 'ABC1234566', true],
  ['epic', 'ABC1234567', 'ABC1234567', 'check_digit'],
  ['epic', 'MH/12/034/567890', 'MH/12/034/567890', true],
  ['epic', 'AB1234566', 'AB1234566', 'length'],
  ['drivingLicence', 'MH12 20110012345', 'MH1220110012345', true],
  ['drivingLicence', 'DL-0420110149646', 'DL0420110149646', true],
  ['drivingLicence', 'KA05 20120001234', 'KA0520120001234', true],
  ['drivingLicence', 'HR-06 19850034761', 'HR0619850034761', true],
  ['drivingLicence', 'UP32-2012-0012345', 'UP3220120012345', true],
  ['drivingLicence', 'TN 37 / 1234 / 2005', 'TN37/1234/2005', true],
  ['drivingLicence', 'RJ14/DLC/08/1234', 'RJ14/DLC/08/1234', true],
  ['drivingLicence', 'OR-02/ 11873 / 96', 'OR-02/11873/96', true],
  ['drivingLicence', 'RJ–14/DLC/08/1234', 'RJ-14/DLC/08/1234', true],
  ['drivingLicence', 'MH-12/2011/0012345', 'MH1220110012345', true],
  ['drivingLicence', 'XX12 20110012345', 'XX1220110012345', 'unknown_state'],
  ['drivingLicence', 'MH12 20990012345', 'MH1220990012345', 'range'],
  ['passport', 'J8369854', 'J8369854', true],
  ['passport', 'J 8369854', 'J8369854', true],
  ['passport', 'Q8369854', 'Q8369854', 'range'],
  ['passport', '83698541', '83698541', 'characters'],
  ['ifsc', 'SBIN0001234', 'SBIN0001234', true],
  ['ifsc', 'SBINO001234', 'SBINO001234', 'characters'],
  ['udyam', 'UDYAM-MH-18-0012345', 'UDYAM-MH-18-0012345', true],
  ['udyam', 'UDYAM-KR-03-0447118', 'UDYAM-KR-03-0447118', true],
  ['udyam', 'UDYAM MH 18 0012345', 'UDYAM-MH-18-0012345', true],
  ['udyam', 'UDYAM-XX-18-0012345', 'UDYAM-XX-18-0012345', 'unknown_state'],
  ['fssai', '11521034000123', '11521034000123', true],
  ['fssai', '51521034000123', '51521034000123', 'range'],
]

describe('identifiers', () => {
  it.each(cases)('%s: %j is %j, check %s', (name, text, value, verdict) => {
    const normalised = all[name].normalise(text)
    expect(normalised).toBe(value)
    const check = all[name].check(normalised)
    expect(check.ok ? true : check.problem).toBe(verdict)
  })

  it('keeps masked Aadhaar numbers apart from whole ones', () => {
    expect(identifiers.maskedAadhaar('XXXX XXXX 1234')).toBe('XXXXXXXX1234')
    expect(identifiers.maskedAadhaar('xxxx-xxxx-१२३४')).toBe('XXXXXXXX1234')
    expect(identifiers.maskedAadhaar('2345 6789 0124')).toBeNull()
  })

  it('tells the holder of a PAN and whether the name agrees', () => {
    expect(identifiers.panHolder('ABCPK1234L')).toBe('person')
    expect(identifiers.panAgreesWithName('ABCPK1234L', 'RAHUL KUMAR')).toBe(true)
    expect(identifiers.panAgreesWithName('ABCPK1234L', 'RAHUL SHARMA')).toBe(false)
    expect(identifiers.panAgreesWithName('AAACR5055K', 'Reliance Industries')).toBe(true)
  })

  it('finds the PAN inside a GSTIN', () => {
    expect(identifiers.gstinPan('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
  })
})
