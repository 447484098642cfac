import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from '../read-page'

const dutyOn = (text: string): string | undefined => fieldsOn('SALE_DEED', text)['stamp_duty']

describe('SALE_DEED: the stamp duty', () => {
  test('the sum is said before what it is for', () => {
    expect(
      dutyOn('I, Smt. Latha Rao, have paid 268800.00 rupees as the prescribed stamp duty which is certified.'),
    ).toBe('268800.00')
  })

  test('what was paid by a challan and on stamped paper is one duty, where the sum is printed', () => {
    expect(
      dutyOn(
        'Stamp Duty Rs. 500/- by stamp paper and Rs. 2,99,500/- by GRN challan of 12/01/2022, in all Rs. 3,00,000/- only.',
      ),
    ).toBe('300000.00')
    expect(
      dutyOn(
        'Certified that required Stamp Duty payable is Rs. 1,44,020/- and Stamp Duty paid by Stamp Rs 1,000/-, by online = Rs 1,43,020/-',
      ),
    ).toBe('144020.00')
    expect(
      dutyOn(`
Description          Stamp Papers     Challan     Cash     Total
Stamp Duty           100              131900      0        132000
Transfer Duty        0                49500       0        49500`),
    ).toBe('132000.00')
  })

  test('no part of it is sure where their sum stands nowhere', async () => {
    const fields = await readOn(
      'SALE_DEED',
      'Stamp Duty Rs. 500/- by stamp paper and Rs. 2,99,500/- by GRN challan of 12/01/2022 was paid.',
    )
    expect(fields.find(({ path }) => path === 'stamp_duty')?.confidence ?? 0).toBeLessThanOrEqual(0.75)
  })

  test('what was paid on another deed is none', () => {
    expect(
      dutyOn('Stamp duty of Rs. 2,10,000/- was paid on the Agreement for Sale of 11/02/2019 and is adjusted.'),
    ).toBeUndefined()
  })

  test('the value that it is measured by is none', () => {
    expect(
      dutyOn('The stamp duty is paid on the market value of Rs. 41,20,000/-, which is higher than the price.'),
    ).toBeUndefined()
  })
})

describe('RENT_AGREEMENT: the deposit among other sums', () => {
  test('rent that is paid ahead with it, and their total', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        'The tenant has paid a total sum of Rs. 43,500/- being one month advance rent of Rs. 14,500/- and security deposit of Rs. 29,000/- refundable.',
      ),
    ).toMatchObject({ deposit_amount: '29000.00' })
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        'The tenant paid Rs. 72,000/- in all, of which Rs. 54,000/- is the security deposit and Rs. 18,000/- is the rent for July.',
      ),
    ).toMatchObject({ deposit_amount: '54000.00' })
  })
})

test('words of a sum that break off at a misread one do not outweigh its figure; whole ones do', () => {
  expect(
    fieldsOn('RENT_AGREEMENT', 'monthly rent of Rs. 14,500/- (Rupees Fourteen Thousand Fwe Handred only)')[
      'monthly_rent'
    ],
  ).toBe('14500.00')
  expect(
    fieldsOn('RENT_AGREEMENT', 'monthly rent of Rs. 4,500/- (Rupees Fourteen Thousand Five Hundred only)')[
      'monthly_rent'
    ],
  ).toBe('14500.00')
})

test('all of a duty in Hindi, whose parts are told before', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
प्रधान मुद्रांक शुल्क: रु. 1,42,250.00 उपकर: 14,225.00
विक्रय पत्र
कुल स्टाम्प शुल्क (मुद्रांक, उपकर व नगरीय शुल्क सहित)      2,27,600.00`,
  )
  expect(fields.stamp_duty).toBe('227600.00')
})

test('a deed of Punjab is registered as a vasika', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
This Sale Deed is made at Ropar on this 21st day of January, 2024 through General Attorney vide GPA Vasika No. 311
dated 08.12.2023.
Presented on 22-01-2024 at the office of the Sub Registrar, Ropar.
Document registered as Vasika No. 2023-24/61/1/5518, Book No. 1, Volume 0, on 22-01-2024.`,
  )
  expect(fields.document_number).toBe('2023-24/61/1/5518')
})

test('what the stamp is worth is the duty where the deed names none, and never surely', () => {
  const sheet = (more: string): string => `
Non-Judicial Stamp Rs. 1,32,000/- (GRN AS004471900201617E)
DEED OF ABSOLUTE SALE
THIS DEED OF SALE is made this the 21st day of November 2016 ${more}`
  expect(fieldsOn('SALE_DEED', sheet('')).stamp_duty).toBe('132000.00')
  expect(fieldsOn('SALE_DEED', sheet('on which stamp duty of Rs. 1,50,000/- is paid')).stamp_duty).toBe('150000.00')
})
