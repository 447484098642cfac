import { expect, it } from 'vitest'
import { checkedDocument, type MemberReading } from '../../../../../src/main/services/cases/case-document'

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
