import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plainFacts } from '../../../../../../src/main/engine/reading/codes'

describe('what a code says under names', () => {
  it.each([
    ['lines', 'URN: UDYAM-MH-19-0012345\nName of Enterprise : BALAJI AGRO\nAddress: 12 MG Road\nPune 411001'],
    ['bars', 'URN=UDYAM-MH-19-0012345|Name of Enterprise=BALAJI AGRO|Address=12 MG Road, Pune 411001'],
    ['JSON', '{"URN":"UDYAM-MH-19-0012345","data":{"Name of Enterprise":"BALAJI AGRO","Address":"12 MG Road, Pune 411001"}}'],
    ['commas', 'URN: UDYAM-MH-19-0012345, Name of Enterprise: BALAJI AGRO, Address: 12 MG Road, Pune 411001'],
    ['an address', 'https://verify.example/?URN=UDYAM-MH-19-0012345&Name%20of%20Enterprise=BALAJI+AGRO&Address=12+MG+Road,+Pune+411001'],
  ])('as %s', (_, text) => {
    expect(plainFacts(text)).toEqual([
      { name: 'URN', value: 'UDYAM-MH-19-0012345' },
      { name: 'Name of Enterprise', value: 'BALAJI AGRO' },
      { name: 'Address', value: '12 MG Road, Pune 411001' },
    ])
  }) // prettier-ignore

  it.each([
    '',
    'UDYAM-MH-19-0012345',
    'https://udyamregistration.gov.in/verifyudyambarcode.aspx',
    'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2ln',
    '["URN: 1"]',
    '{"URN":',
  ])('is nothing in %j', (text) => {
    expect(plainFacts(text)).toEqual([])
  })

  test('never throws, and says only what stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { name } of plainFacts(text)) expect(name).not.toBe('')
      }),
    )
  })
})
