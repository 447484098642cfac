import { describe, expect, it } from 'vitest'
import { searchTerms, searchText } from '../../../../src/main/services/queue/search-text'
import { projectFields } from '../../../../src/main/services/review/project'
import { aadhaarFields, aadhaarNumber, readingOf } from '../../../integration/support/reading'

const rules = {
  bandLimits: { sure: 0.01, check: 0.2 },
  fieldBandLimits: {},
  deriveAddress: () => ({ members: {}, doubts: [] }),
  sureFrom: () => 0.99,
}

const namesOf = (name: string) => ({ documentId: name, fileName: `${name}.jpg` })

describe('the search index', () => {
  it('never holds a whole Aadhaar number, wherever it stood', () => {
    const fields = projectFields('AADHAAR', readingOf('AADHAAR', aadhaarFields), [], rules)
    const text = searchText(namesOf(`scan ${aadhaarNumber}`), 'AADHAAR', fields)
    expect(text).not.toContain(aadhaarNumber)
    expect(text).not.toMatch(/\d{4}\s?\d{4}\s?\d{4}/)
    expect(text).toContain('0124')
    expect(text).toContain('asha rani')
  })

  it('finds a document of a file that holds several by the name that is shown', () => {
    expect(searchText({ documentId: 'Loan-2', fileName: 'Loan.pdf' }, null, [])).toContain('loan-2')
  })

  it.each([
    ['  Asha  RANI ', ['asha', 'rani']],
    [aadhaarNumber, ['xxxxxxxx0124']],
    ['2345 6789 0124', ['0124']],
    ['ＰＡＮ', ['pan']],
    ['', []],
  ])('looks for %j as %j', (search, terms) => expect(searchTerms(search).map(({ text }) => text)).toEqual(terms))

  it.each([
    ['electricity', ['EBILL']],
    ['licence', ['DRIVING_LICENSE', 'SHOP_ACT_LICENSE']],
    ['बिजली', ['EBILL']],
    ['वीज', ['EBILL']],
    ['भाडेकरार', ['RENT_AGREEMENT']],
    ['asha', []],
  ])('takes %j for a type by any of its shown names', (search, types) =>
    expect(searchTerms(search)).toEqual([{ text: search.normalize('NFKC'), types }]),
  )
})
