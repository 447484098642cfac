import { expect, test } from 'vitest'
import { doubtingNamesAlike } from '../../../../../../src/main/engine/documents/land-records/names-alike'
import { extractedField } from '../../extraction/extracted-field'

test('two spellings of one name that a dot tells apart put their party in doubt, and no other', () => {
  const [seller, buyer] = doubtingNamesAlike([
    extractedField('seller_name', 'रमेश गणपत पोवार, लता रमेश पोंवार'),
    extractedField('buyer_name', 'अनिल विठ्ठल जाधव'),
  ])
  expect(seller?.confidence).toBeLessThan(0.96)
  expect(buyer?.confidence).toBe(0.99)
})
