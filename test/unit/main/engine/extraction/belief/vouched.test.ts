import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vouched } from '../../../../../../src/main/engine/extraction/belief/vouched'

const banks = new Map([['HDFC', 'HDFC Bank']])
const asked = (path: string, value: string, others: Readonly<Record<string, string>>) =>
  vouched(path, value, (other) => others[other] ?? '', banks)

describe('what other fields say of a value', () => {
  test.each([
    ['pan_number', 'ABCPK1234F', { name_as_per_pan: 'RAMESH KULKARNI' }, 1],
    ['pan_number', 'ABCPX1234F', { name_as_per_pan: 'RAMESH KULKARNI' }, -1],
    ['pan_number', 'ABCPK1234F', {}, 0],
    ['license_number', 'MH1220110062821', { issue_date: '2011-03-04' }, 1],
    ['license_number', 'MH1220170062821', { issue_date: '2011-03-04' }, -1],
    ['license_number', 'MH1220080062821', { issue_date: '2011-03-04' }, 0],
    ['license_number', 'MH1220110062821', { date_of_birth: '2003-05-05' }, -1],
    ['license_number', 'MH1220110062821', { address: '12 Tilak Road, Pune, MAHARASHTRA 411030' }, 1],
    ['date_of_expiry', '2031-05-01', { date_of_issue: '2021-05-02' }, 1],
    ['date_of_issue', '2021-05-02', { date_of_expiry: '2031-05-01' }, 1],
    ['date_of_expiry', '2031-05-07', { date_of_issue: '2021-05-02' }, 0],
    ['date_of_expiry', '2011-05-01', { date_of_issue: '2021-05-02' }, -1],
    ['seller_name', 'Akshar Timber LLP', { seller_gstin: '27AALFA4418Q1Z4' }, 1],
    ['seller_name', 'Prabhat Timber LLP', { seller_gstin: '27AALFA4418Q1Z4' }, 0],
    ['seller_name', 'Akshar Timber', { seller_gstin: '27AALPA4418Q1Z4' }, 0],
    ['stamp_duty', '489000.00', { consideration_amount: '8150000.00' }, 1],
    ['stamp_duty', '489000.00', { consideration_amount: '7000000.00', market_value: '8149500.00' }, 1],
    ['stamp_duty', '486000.00', { consideration_amount: '8150000.00' }, 0],
    ['market_value', '8150000.00', { stamp_duty: '489000.00' }, 1],
    ['consideration_amount', '8150000.00', {}, 0],
    ['consideration_amount', '40000.00', { stamp_duty: '2400.00' }, 0],
    ['ifsc', 'HDFC0001234', { bank_name: 'HDFC BANK LTD' }, 1],
    ['ifsc', 'OCTZ021TO19', { bank_name: 'HDFC BANK LTD' }, -1],
    ['gstin', '27ABCDE1234F1Z5', { address: 'Pune, Maharashtra' }, 1],
    ['gstin', '27ABCDE1234F1Z5', { address: 'Pune' }, 0],
    ['father_name', 'RAM', {}, 0],
  ] as const)('%s %s beside %j: %i', (path, value, others, word) => {
    expect(asked(path, value, others)).toBe(word)
  })
  test('any text is borne', () => {
    const paths = fc.constantFrom(
      'pan_number',
      'license_number',
      'gstin',
      'ifsc',
      'bank_name',
      'issue_date',
      'due_date',
    )
    fc.assert(
      fc.property(paths, fc.string(), fc.string(), (path, value, other) => {
        expect([-1, 0, 1]).toContain(vouched(path, value, () => other, banks))
      }),
    )
  })
})
