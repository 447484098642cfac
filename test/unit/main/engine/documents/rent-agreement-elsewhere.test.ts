import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from './read-page'

describe('RENT_AGREEMENT: other wordings', () => {
  test('parties by their numbers alone', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              RENT AGREEMENT
This Rent Agreement is made at Delhi on 04.06.2022 between Smt. Santosh Devi W/o Sh. Ram Lal R/o Sarojini Nagar
(hereinafter called the First Party) AND Mr. Ajay Mohan Khanna S/o Sh. Ravi Khanna R/o Vaishali Nagar, Jaipur
(hereinafter called the Second Party).
1. That the tenancy shall be for a period of 11 months w.e.f. 04.06.2022.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2022-06-04',
      landlord_name: 'Santosh Devi',
      tenant_name: 'Ajay Mohan Khanna',
    })
  })

  test('a number beside the part; a deposit of so many months; rent for each month', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              RENT DEED
That this rent deed is executed on this 12/05/2021 at Noida between Anil Chitnis S/o Sudhakar Chitnis R/o Varanasi
(Party No. 1 / Landlord) and Hitesh Shah S/o Dinesh Shah R/o Patiala (Party No. 2 / Tenant).
The Tenant shall pay Rs. 27,000/- (Rupees Twenty Seven Thousand only) for each month in advance.
That Party No. 2 has paid Rs. 54000 as two months' advance security which will be refunded.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2021-05-12',
      landlord_name: 'Anil Chitnis',
      tenant_name: 'Hitesh Shah',
      monthly_rent: '27000.00',
      deposit_amount: '54000.00',
    })
  })

  test('a part on its own line closes what is said of somebody, and heads what comes', () => {
    const closed = `
                              HOUSE LEASE AGREEMENT
Lease agreement executed on 14-06-2021 by:
(1) Sri Yusuf Qureshi, S/o Ramachandra Shetty, aged 62 years, residing at Himayat Nagar, Hyderabad
                                                                      LESSOR
and
(2) Sri Dattatraya Barve, S/o Subrata Ghoshal, aged 30 years, native of Mangaluru
                                                                      LESSEE
The Lessor has leased out his house to the Lessee on the terms hereunder written.
(i) Lease amount: Rs.9,000/- p.m. payable by the fifth day of each succeeding month.
(ii) The Lessee shall pay power bill and water bill apart from the lease amount.`
    const headed = `
                              LEASE DEED
LESSOR
Yusuf Qureshi, S/o Ramachandra Shetty, aged 62 years, residing at Himayat Nagar, Hyderabad
LESSEE
Dattatraya Barve, S/o Subrata Ghoshal, aged 30 years, native of Mangaluru
The house is leased out on the terms hereunder written.`
    expect(fieldsOn('RENT_AGREEMENT', closed)).toMatchObject({
      landlord_name: 'Yusuf Qureshi',
      tenant_name: 'Dattatraya Barve',
    })
    expect(fieldsOn('RENT_AGREEMENT', headed)['tenant_name'] ?? 'Dattatraya Barve').toBe('Dattatraya Barve')
  })

  test('months that begin on a day, without a word for their period', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              RENTAL AGREEMENT
1. The tenancy is for 11 (Eleven) months commencing on 01/12/2019.
2. The Tenant has advanced Rs. 90,000/- to the Landlord, to be returned at the end of the tenancy.`,
    )
    expect(fields).toMatchObject({ start_date: '2019-12-01', end_date: '2020-10-31', deposit_amount: '90000.00' })
  })

  test('an address is no name of the party in whose row it stands', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              HOUSE RENT AGREEMENT

Landlord                         Naveen Kumar Gaddam
Landlord Address                 Bungalow No. 21, Tidke Colony, Nashik - 422002
Tenant                           Vasudha Barve
Tenant Permanent Address         House No. 1420, Sector 15, Faridabad - 121007`,
    )
    expect(fields).toMatchObject({ landlord_name: 'Naveen Kumar Gaddam', tenant_name: 'Vasudha Barve' })
  })

  test('sums whose words end before what they are for; premises by their number', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              TENANCY AGREEMENT
hereinafter referred to as the TENANT of the SECOND PART.
WHEREAS the Landlady is the owner of premises No. 67/1, Raja Dinendra Street, Kolkata, West Bengal - 700006 and the
Tenant has approached her.
2. That the Tenant shall pay Rs. 42,500/- (Rupees Forty Two Thousand Five Hundred) only as
monthly rent within the 7th day of every month.
3. That a sum of Rs. 1,70,000/- only has been paid by the Tenant to the Landlady as security
deposit which shall carry no interest.`,
    )
    expect(fields).toMatchObject({
      property_address: 'premises No. 67/1, Raja Dinendra Street, Kolkata, West Bengal - 700006',
      monthly_rent: '42500.00',
      deposit_amount: '170000.00',
    })
  })

  test('a rent that rises is told in a table, and the flat by who possesses it', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                              LEAVE AND LICENSE AGREEMENT
hereinafter called "THE LICENSEE" of the SECOND PART.
AND WHEREAS the Licensor is absolutely seized and possessed of Flat No. 1312, Wing C, Orchid Heights, Thane,
Maharashtra - 400615 (hereinafter referred to as "the Licensed Premises").
2. The Licensee shall pay license fees (compensation) per month as per the following table:

From              To               Monthly License Fee (Rs.)
05/10/2020        04/10/2021       10,000
05/10/2021        04/10/2022       10,500`,
    )
    expect(fields).toMatchObject({
      property_address: 'Flat No. 1312, Wing C, Orchid Heights, Thane, Maharashtra - 400615',
      monthly_rent: '10000.00',
    })
  })
})

test('a deposit that is given to the other party', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    'RENT AGREEMENT\nThe Second Party has given Rs. 30,000/- to the First Party as deposit, which shall be returned without interest.',
  )
  expect(fields['deposit_amount']).toBe('30000.00')
})

test('the day behind the word for the end of a period is never its first, though that could not be read', () => {
  const fields = (first: string) =>
    fieldsOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
1. The tenancy shall be for a period of 11 (eleven) months commencing from ${first} 2021 and ending on 31st
March 2022, and may be renewed.`,
    )
  expect(fields('1st Msy')['start_date']).toBeUndefined()
  expect(fields('1st Msy')['end_date']).toBe('2022-03-31')
  expect(fields('1st May')['start_date']).toBe('2021-05-01')
})

test('a year in words that may go on in the next line is to be checked', () => {
  const found = (year: string) =>
    candidatesOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
This Rental Agreement is made and executed at Hubballi on this the 17th day of June, ${year}
Twe by and between:`,
    ).find(({ path }) => path === 'agreement_date')
  expect(found('Two Thousand Twenty')?.most).toBeLessThanOrEqual(mostDoubted)
  expect(found('Two Thousand Nineteen')).toMatchObject({ value: '2019-06-17', edits: 0 })
})

test.each([
  ['Ist November 2024', '2024-11-01'],
  ['2lst November 2024', '2024-11-21'],
  ['the day of possession', undefined],
])('a day whose one was read as a letter, and one that was not read, before the last day: %s', (first, start) => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
Tenure     11 months from ${first} to 30th September 2025
Rent       Rs. 22,000/- per month`,
  )
  expect(fields.start_date).toBe(start)
  expect(fields.end_date).toBe('2025-09-30')
})
