/** What was paid, by receipts with columns, totals and more than one of them. */
import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn } from './read-page'

describe('a column of what was paid for each tax', () => {
  const head = `
VADODARA MUNICIPAL CORPORATION
PROPERTY TAX RECEIPT  2025-26
Receipt No. : R25/447118
Census No.  : 0118-J-447
Tax Type               Amount Paid
General Tax               5,110.00
Water Tax                 2,100.00`

  test('what was paid is in its row of totals, and the year in the heading', () => {
    const fields = fieldsOn('PROPERTY_TAX_RECEIPT', `${head}\nTotal                     7,210.00`)
    expect(fields).toMatchObject({
      amount_paid: '7210.00',
      assessment_year: '2025-26',
      property_number: '0118-J-447',
    })
  })

  test('without a row of totals the first of them is in doubt', async () => {
    const paid = (await readOn('PROPERTY_TAX_RECEIPT', head)).find((field) => field.path === 'amount_paid')
    expect(paid?.confidence ?? 0).toBeLessThan(0.95)
  })
})

test('a total is no sure payment where what was paid stands beside it and could not be read', async () => {
  const fields = await readOn(
    'PROPERTY_TAX_RECEIPT',
    `
SURAT MUNICIPAL CORPORATION
Property Tax Receipt
Total                    8,320
Advance rebate            -832
Amount paid              74B8.OO`,
  )
  const paid = fields.find(({ path }) => path === 'amount_paid')
  expect(paid?.confidence ?? 0).toBeLessThanOrEqual(0.95)
})

test('what was paid in a row of totals of several columns is what they come to together', () => {
  const row = (last: string) =>
    fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
नगर निगम, उज्जैन
सम्पत्ति कर प्राप्ति रसीद
मद                     बकाया        चालू           योग
सम्पत्ति कर               450.00      2,268.00      2,718.00
कुल प्राप्त राशि            737.00      4,473.00      ${last}`,
    )
  expect(row('5,210.00')['amount_paid']).toBe('5210.00')
  expect(row('9,999.00')['amount_paid']).toBe('737.00')
})

test('heads in the middle of their columns over figures that begin at the left, and the sum in words', () => {
  const cells = (...row: readonly string[]): string => row.map((cell) => cell.padEnd(20)).join('')
  const receipt = (words: string): string =>
    [
      'पुणे महानगरपालिका',
      'मिळकत कर पावती',
      cells('   तपशील', '    थकबाकी', '    चालू मागणी', '    भरलेली रक्कम'),
      cells('सर्वसाधारण कर', '0', '5,316', '5,316'),
      cells('सफाई कर', '0', '866', '866'),
      cells('एकूण', '0', '12,182', '11,851'),
      words,
    ].join('\n')
  const paid = (words: string) => fieldsOn('PROPERTY_TAX_RECEIPT', receipt(words))['amount_paid']
  expect(paid('')).toBe('11851.00')
  expect(paid('अक्षरी रु. : अकरा हजार आठशे एक्कावन्न फक्त.')).toBe('11851.00')
  expect(fieldsOn('PROPERTY_TAX_RECEIPT', 'मिळकत कर पावती\nअक्षरी रु. : नऊ हजार फक्त.')['amount_paid']).toBe('9000.00')
})

describe('what a site shows of a payment', () => {
  const page = (...rows: string[]): string =>
    [
      '',
      'Nagar Nigam Bharatpur',
      'Property Tax e-Receipt',
      ...rows,
      'Total Tax          6,400.00',
      'Rebate          320.00',
    ].join('\n')

  test('the sum under the word that it succeeded was paid, not the tax over the rebate', () => {
    const told = page('          Payment Successful', '          Rs. 6,080.00', 'Receipt No          UD77120045')
    expect(fieldsOn('PROPERTY_TAX_RECEIPT', told)['amount_paid']).toBe('6080.00')
  })

  test('a tax over a rebate is never sure to be what was paid', async () => {
    const fields = await readOn('PROPERTY_TAX_RECEIPT', page('Receipt No          UD77120045'))
    const paid = fields.find(({ path }) => path === 'amount_paid')
    expect(paid?.confidence ?? 0).toBeLessThanOrEqual(mostDoubted)
  })
})

test('a table in Hindi: what was paid is in its row of totals, and told in words; a year whose word was misread', async () => {
  const fields = await readOn(
    'PROPERTY_TAX_RECEIPT',
    `
नगर निगम झाँसी
गृहकर / जलकर जमा रसीद
वित्तीय वरf : 2025-26
मद              बकाया        चालू मांग        जमा राशि
गृहकर           0.00         3,120.00        3,120.00
जलकर           0.00         1,250.00        1,250.00
योग             0.00         4,370.00        4,370.00
शब्दों में : चार हजार तीन सौ सत्तर रुपये मात्र`,
  )
  expect(fields.find(({ path }) => path === 'amount_paid')?.value).toBe('4370.00')
  expect(fields.find(({ path }) => path === 'assessment_year')?.value).toBe('2025-26')
})
