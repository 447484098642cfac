import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('RENT_AGREEMENT: sentences', () => {
  test('landlord and tenant, a period with both its days', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                     RENT AGREEMENT
This Rent Agreement is made and executed on this 28/03/2023 between Vishwas Anant
Sathe, residing at 11, Model Colony, Pune 411016 (hereinafter referred to as the
OWNER / LANDLORD / LICENSOR) and Dhaval Mehul Vaghela (hereinafter referred to as
the TENANT / LICENSEE).
1. That the premises at 3-8-30/5, MG Road, Arya Nagar, Lucknow, Uttar Pradesh-226004 are
let out for a period of 11 months commencing from 01/04/2023 and ending on 29/02/2024.
2. That the tenant shall pay a monthly rent of Rs. 12,500/- (Rupees Twelve Thousand
Five Hundred only) on or before the 5th of each month. 3. That the tenant has paid an
interest free refundable security deposit of Rs. 50,000.00.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2023-03-28',
      landlord_name: 'Vishwas Anant Sathe',
      tenant_name: 'Dhaval Mehul Vaghela',
      property_address: '3-8-30/5, MG Road, Arya Nagar, Lucknow, Uttar Pradesh-226004',
      monthly_rent: '12500.00',
      deposit_amount: '50000.00',
      start_date: '2023-04-01',
      end_date: '2024-02-29',
    })
  })

  test('what is paid by the month is no deposit, though the heading over it names both', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2. License Fee & Deposit: That the Licensee shall pay to the Licensor Rs. 28,500/- (Rupees Twenty Eight
Thousand Five Hundred Only) per month towards the compensation. The Licensee has paid an interest free
refundable deposit of Rs. 1,00,000/- (Rupees One Lakh Only).`,
    )
    expect(fields).toMatchObject({ deposit_amount: '100000.00', monthly_rent: '28500.00' })
  })

  test('a sum that is called the monthly fee is no deposit, though the heading over it names both', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2) License Fee & Deposit: That the Licensee shall pay to the Licensor monthly license fee of Rs. 14,500/-
(Rupees Fourteen Thousand Five Hundred Only) within first 5 days. The amount of interest free refundable
security deposit is Rs. 45,000/- (Rupees Forty Five Thousand Only).`,
    )
    expect(fields).toMatchObject({ deposit_amount: '45000.00', monthly_rent: '14500.00' })
  })

  test('a fee and a deposit in one sentence, as the register of Maharashtra words it', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                    LEAVE AND LICENSE AGREEMENT
2) License Fee & Deposit: That the Licensee shall pay to the Licensor License fee at the rate of Rs. 16500 (Sixteen
Thousand Five Hundred Only) per month towards the compensation and Rs. 60000 (Sixty Thousand Only) interest free
refundable deposit.`,
    )
    expect(fields).toMatchObject({ monthly_rent: '16500.00', deposit_amount: '60000.00' })
  })

  test('both parties on one line at the foot', () => {
    const fields = fieldsOn('RENT_AGREEMENT', '\nLandlord: Kavita Suresh Menon Tenant: Aditya Ranjan Das')
    expect(fields).toMatchObject({ landlord_name: 'Kavita Suresh Menon', tenant_name: 'Aditya Ranjan Das' })
  })

  test('a sum that is said before it is called the rent, premises on a plot of land', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT DEED
The Lessee agrees to pay a sum of Rs.21,000/- (Rupees Twenty One Thousand Only) as monthly rent on or before 5th.
All that constructed portion being Residential unit bearing Flat No. 1103, situated on the 11 Floor of a
Building known as 'Sea Breeze' standing on the plot of land bearing C.S. Number :118, Road: Hanuman Road,
Location: Vile Parle East, Mumbai 400057, of Village: Vile Parle`,
    )
    expect(fields).toMatchObject({ monthly_rent: '21000.00' })
    expect(fields.property_address).toMatch(/^Flat No\. 1103.*Mumbai 400057$/)
  })

  test('an initial at the end of a line ends no name', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
TENANCY AGREEMENT
AGREEMENT OF TENANCY entered into at Chennai this the 30th day of May 2025, between Mr. R.
SUBRAMANIAN, S/o Mr. V. Ramanathan, hereinafter called the LANDLORD, and Mr. JOSEPH ANTONY, S/o Mr. Antony Samy,
hereinafter called the TENANT.`,
    )
    expect(fields).toMatchObject({ landlord_name: 'R. SUBRAMANIAN', tenant_name: 'JOSEPH ANTONY' })
  })

  test('a deposit that is said to equal months of rent before it is said to be one', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
3. That the Tenant has paid a sum of Rs. 76,000/- (Rupees Seventy Six Thousand Only)
equivalent to two months rent as interest free security.`,
    )
    expect(fields).toMatchObject({ deposit_amount: '76000.00' })
  })

  test('a house that the owner lets out', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEASE AGREEMENT
Mrs. Poonam Rawat, hereinafter called "the LESSEE"
1. The Lessor hereby lets out two rooms on the first floor of House No. 118, Race Course Road,
Dehradun, Uttarakhand 248001 to the Lessee.`,
    )
    expect(fields).toMatchObject({ property_address: 'House No. 118, Race Course Road, Dehradun, Uttarakhand 248001' })
  })

  test('a house that is named by its number alone', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT AGREEMENT
Sh. Anil Gupta S/o Sh. Om Prakash R/o C-19, Sector 62, Noida - 201309, (hereinafter called the Tenant/Second Party).
Whereas the First Party is the owner of WZ-291, Gali No. 5, Uttam Nagar, New Delhi - 110059 and whereas on the request
of the Second Party, the First Party has agreed to let out one room set.`,
    )
    expect(fields).toMatchObject({ property_address: 'WZ-291, Gali No. 5, Uttam Nagar, New Delhi - 110059' })
  })

  test('a deposit that is said to be paid by transfer before it is said to be one', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
2. ADVANCE: The Tenant has paid to the Owner a sum of Rs.84,000/- (Rupees Eighty Four Thousand Only) by way of bank
transfer as security deposit, which shall carry no interest.`,
    )
    expect(fields).toMatchObject({ deposit_amount: '84000.00' })
  })
})

test('what is paid by the month for maintenance is no rent', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    'RENT AGREEMENT\n3. Maintenance of Rs. 1,800/- per month is payable by the Tenant.\n4. He pays Rs. 19,000/- per month as rent.',
  )
  expect(fields['monthly_rent']).toBe('19000.00')
})

test('parts without quotes behind "hereinafter", of one and of several', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENTAL AGREEMENT
This Rental Agreement is entered into at Mysuru on this 28th day of May 2024, by and between:
Sri K. Govinda Rao, S/o late N. Rao, aged 68 years, residing at No. 18, Mysuru (hereinafter the OWNER / LESSOR); and
1. Mr. Tarun Sen, S/o Asim Sen, permanent resident of 44/B, Lake Road, Kolkata;
and 2. Mr. Rohan Patil, S/o Sudhir Patil, permanent resident of Vishrambag, Sangli (hereinafter
jointly the TENANTS / LESSEES).
NOW THIS AGREEMENT WITNESSES:`,
  )
  expect(fields).toMatchObject({ landlord_name: 'K. Govinda Rao', tenant_name: 'Tarun Sen, Rohan Patil' })
})

test('a floor that is let out to the second party', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
This Rent Agreement is made at Mandi on this 1st day of March 2026 between Sh. HARI RAM SHARMA
R/o Jail Road, Mandi (hereinafter called the FIRST PARTY / LANDLORD) and Ms. KIRAN BALA
D/o Sh. Mohan Lal (hereinafter called the SECOND PARTY / TENANT).
That the first party has let out Second Floor, Sharma Niwas, Paddal, Mandi, Himachal Pradesh 175001 to
the second party on the following terms :-
1. That the monthly rent shall be Rs. 11,500/- payable by the 7th of each month.`,
  )
  expect(fields['property_address']).toBe('Second Floor, Sharma Niwas, Paddal, Mandi, Himachal Pradesh 175001')
})

test('a house that bears the title of a person is no party; how a deposit was paid in parts is not what it is', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
LEAVE AND LICENSE AGREEMENT
This agreement is made and executed on 18/09/2025 at Thane
Between,
1) Name: Mrs. Varsha Prakash Oak, Age: About 52 Years, PAN: AVRPO6671J
Residing at: B-3, Shri Gurukrupa, Panchpakhadi, Thane 400602
2) Name: Mr. Prakash Gajanan Oak, Age: About 57 Years, PAN: AAJPO1180K
Residing at: same as above
HEREINAFTER called 'the Licensors'
AND
1) Name: Mr. Anirban Mukherjee, Age: About 34 Years, Occupation: Service
Residing at: 14/2 Jheel Road, Santoshpur, Kolkata 700075
HEREINAFTER called 'the Licensee'
WHEREAS the Licensors are absolutely seized and possessed of the premises described in Schedule I,
2. That the Licensee shall pay to the Licensors an amount of Rs. 38,500/- per month. The Licensee has
also paid interest free refundable Security Deposit of Rs. 1,50,000/-.
3. Payment of Deposit: Rs. 1,00,000/- by NEFT dated 12/09/2025 and Rs. 50,000/- on possession.`,
  )
  expect(fields).toMatchObject({
    landlord_name: 'Varsha Prakash Oak, Prakash Gajanan Oak',
    tenant_name: 'Anirban Mukherjee',
    deposit_amount: '150000.00',
  })
})
