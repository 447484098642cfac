import { describe, expect, it } from 'vitest'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { cautious } from '../../../../../../src/main/engine/documents/trade/cautious'
import { extractedField } from '../../extraction/extracted-field'

const field = (path: string, value: string, rule: string): ExtractedField =>
  extractedField(path, value, {
    confidence: 0.995,
    evidence: [{ page: 0, quad: null, source: 'ocr', rule, rawText: value, proofs: [] }],
  })
const confidences = (...fields: ExtractedField[]): number[] => cautious(fields).map((f) => f.confidence)

describe('what no label names on a trade paper', () => {
  it('leaves a name at a head in doubt that does not say itself that it is of a firm', () => {
    expect(confidences(field('employer_name', 'Government of Rajasthan', 'salary.employer.head'))).toEqual([0.95])
  })

  it('believes a firm in the block of its party', () => {
    expect(confidences(field('supplier_name', 'Girnar Traders', 'order.supplier.heading'))).toEqual([0.995])
    expect(confidences(field('financier_name', 'Girnar Capital Ltd.', 'delivery.financier.head'))).toEqual([0.995])
    expect(confidences(field('buyer_name', 'Girnar Hospital', 'order.buyer.head'))).toEqual([0.95])
  })

  it('leaves the address of a firm in doubt, whose lines may be another’s', () => {
    const address = field('buyer_address', '12, Station Road, Jalna, and Brothers', 'invoice.buyer.heading')
    expect(confidences(address)).toEqual([0.95])
  })

  it('believes a person over an address that ends in its PIN code', () => {
    const name = field('account_holder_name', 'Asha Kulkarni', 'statement.envelope')
    const address = field('address', '4 Tilak Road, Pune 411002', 'statement.envelope')
    expect(confidences(name, address)).toEqual([0.995, 0.95])
    expect(confidences(name, { ...address, value: '4 Tilak Road' })).toEqual([0.95, 0.95])
  })
})
