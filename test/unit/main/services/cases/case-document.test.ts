import { expect, it } from 'vitest'
import { quadOf } from '../../../../../src/shared/domain/geometry'
import { caseDocument, checkedDocument, type MemberReading } from '../../../../../src/main/services/cases/case-document'

const content = (part: MemberReading['record']['part'], originalBlob = 'file'): string | null | undefined => {
  const record = { id: 'd', documentId: 'd', type: 'PAN', originalBlob, part } as MemberReading['record']
  const reading = { pages: [] } as unknown as MemberReading['reading']
  return checkedDocument({ record, reading, fields: [] })?.content
}

it('documents of one file are no copies of each other, the same file twice is', () => {
  expect(content(null)).toBe(content(null))
  expect(content({ pages: [0], at: null })).not.toBe(content({ pages: [1], at: null }))
  expect(content({ pages: [0], at: 0 })).not.toBe(content({ pages: [0], at: 1 }))
  expect(content({ pages: [0], at: 0 })).toBe(content({ pages: [0], at: 0 }))
  expect(content({ pages: [0], at: 0 })).not.toBe(content({ pages: [0], at: 0 }, 'another'))
})

it.each(['REJECTED', 'RESUBMIT'] as const)('a document that was decided %s stands for nothing', (reviewState) => {
  const record = { id: 'd', documentId: 'd', type: 'PAN', originalBlob: 'x', part: null, reviewState }
  const member = { record, reading: { pages: [] }, fields: [] } as unknown as MemberReading
  expect(checkedDocument(member)).toBeNull()
})

it('the matrix hears where words stand at what it shows and around it, and what none of them says', () => {
  const word = (text: string, x: number, y: number) => ({ text, quad: quadOf<'page'>({ x, y, width: 40, height: 20 }) })
  const words = [word('ASHA', 100, 100), word('RAO', 150, 100), word('Name', 50, 100), word('Father', 100, 130), word('far', 100, 400)] // prettier-ignore
  const evidence = [{ page: 0, quad: quadOf({ x: 100, y: 100, width: 90, height: 20 }), rawText: 'ASHA RAO' }]
  const record = { id: 'd', documentId: 'd', type: 'PAN' } as MemberReading['record']
  const reading = { pages: [{ index: 0, words }], masked: [] } as unknown as MemberReading['reading']
  const fields = [
    {
      path: 'name_as_per_pan',
      value: 'ASHA RAO',
      machineValue: null,
      verdictReason: null,
      reasons: [],
      evidence,
      alternates: [],
    },
  ] as unknown as MemberReading['fields']
  const { print } = caseDocument({ record, reading, fields, added: false }, [])
  expect(print).toEqual(words.slice(0, 4).map(({ quad }) => ({ page: 0, quad })))
})
