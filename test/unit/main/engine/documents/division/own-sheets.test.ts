import { expect, test } from 'vitest'
import { ownSheets } from '../../../../../../src/main/engine/documents/division/own-sheets'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'

const pan = 'INCOME TAX DEPARTMENT    GOVT. OF INDIA\nRAHUL GUPTA\n21/08/1956\nPermanent Account Number\nABCPG1234K'
const voter = "ELECTION COMMISSION OF INDIA\nELECTOR PHOTO IDENTITY CARD\nABC1234566\nElector's Name : SITA DEVI"
const back = '12, MG Road, Pune\nMaharashtra 411001'
const sheets = (...texts: string[]) => texts.map((text) => layoutOf(asciiPage(text)))

test('a sheet of another document lends nothing', () => {
  expect(ownSheets('VOTER_ID', sheets(pan, voter))).toEqual([1])
})
test('a back without a type of its own belongs to the front', () => {
  expect(ownSheets('VOTER_ID', sheets(voter, back))).toEqual([0, 1])
})
test('a type that a human gave against all sheets reads them all', () => {
  expect(ownSheets('PASSPORT', sheets(pan, voter))).toEqual([0, 1])
})
test('what an office lists behind a deed belongs to it', () => {
  const deed = 'DEED OF SALE\nThis Deed of Sale is made between the VENDOR and the PURCHASER for a sale consideration.'
  const listed = `दस्त गोषवारा भाग-2\nसूची क्र.2\nदस्त क्रमांक: पवल2/5120/2021\nबाजारमूल्य रु. 43,10,620/-\nमोबदला रु. 47,85,000/-`
  expect(ownSheets('SALE_DEED', sheets(deed, listed))).toEqual([0, 1])
})
