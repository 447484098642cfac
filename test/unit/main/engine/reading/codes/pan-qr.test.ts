import { expect, it } from 'vitest'
import { readPanQr } from '../../../../../../src/main/engine/reading/codes/pan-qr'

it('reads the plain lines of a PAN code', () => {
  expect(readPanQr("Name: RAHUL KUMAR\nFather's Name: MOHAN KUMAR\nDOB: 12/08/1990\nPAN: ABCPK1234L")).toEqual({
    panNumber: 'ABCPK1234L',
    name: 'RAHUL KUMAR',
    fatherName: 'MOHAN KUMAR',
    dateOfBirth: '1990-08-12',
  })
})

it.each(['', 'https://example.org', '83749872394', 'XXABCPK1234LXX'])('leaves %j alone', (text) => {
  expect(readPanQr(text)).toBeNull()
})
