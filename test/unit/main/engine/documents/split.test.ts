import { describe, expect, test } from 'vitest'
import { splitSheets } from '../../../../../src/main/engine/documents/split'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import { asciiPage } from '../extraction/ascii-page'

const pan = (number: string): string => `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAHUL GUPTA
12/03/1990
Permanent Account Number
${number}`
const deed = `
                         DEED OF SALE
This Deed of Sale is made on this 12th day of March 2021 BETWEEN Ramesh Kulkarni hereinafter called the
VENDOR AND Sunita Deshpande hereinafter called the PURCHASER for a sale consideration.`
const further = `
That the said property is delivered and the taxes up to date are paid, and that
the other party has taken possession of the same.`
const rent = `
                    RENT AGREEMENT
This Rent Agreement is made between the LANDLORD and the TENANT at a monthly rent of Rs. 5,000.`

const split = (...pages: string[]): number[][] =>
  splitSheets(pages.map((text, index) => layoutOf({ ...asciiPage(text), index })))

describe('splitSheets', () => {
  test('pages that show no type belong to the document before them', () => {
    expect(split(deed, further, further)).toEqual([[0, 1, 2]])
  })
  test('a loan file: a deed of several pages, an agreement, a card', () => {
    expect(split(deed, further, rent, further, pan('ABCPG1234K'))).toEqual([[0, 1], [2, 3], [4]])
  })
  test('what stands before the first that is clear belongs to it', () => {
    expect(split(further, deed, further)).toEqual([[0, 1, 2]])
  })
  test('two cards of one kind are two where their numbers differ', () => {
    expect(split(pan('ABCPG1234K'), pan('ABCPG1234K'))).toEqual([[0, 1]])
    expect(split(pan('ABCPG1234K'), pan('AAAPZ4321L'))).toEqual([[0], [1]])
  })
  test('one sheet is one document', () => {
    expect(split(further)).toEqual([[0]])
  })
})
