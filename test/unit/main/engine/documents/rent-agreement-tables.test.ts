import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('RENT_AGREEMENT: labels and tables', () => {
  test('labels in a line with their values under them go column by column', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
Date of Agreement        Licensor                 Licensee
14/08/2025               Mr. Xavier Fernandes     Ms. Ishita Bansal
Monthly License Fee      Security Deposit         Period
Rs. 22,000/-             Rs. 66,000/-             01/09/2025 to 31/07/2026
Licensed Premises: Flat 3, Miramar Heights, Dona Paula Road, Panaji, Goa 403001
The Licensor grants the Licensee leave and license to use the premises.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2025-08-14',
      landlord_name: 'Xavier Fernandes',
      tenant_name: 'Ishita Bansal',
      monthly_rent: '22000.00',
      deposit_amount: '66000.00',
      property_address: 'Flat 3, Miramar Heights, Dona Paula Road, Panaji, Goa 403001',
    })
  })

  test('values beside their labels, two pairs in a line, stay beside them', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
Licensor                 Mr. Xavier Fernandes     Licensee              Ms. Ishita Bansal
Monthly License Fee      Rs. 22,000/-             Security Deposit      Rs. 66,000/-`,
    )
    expect(fields).toMatchObject({ monthly_rent: '22000.00', deposit_amount: '66000.00' })
  })

  test('leave and licence: names under labels, a sum per month, the end by its length alone', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
This agreement is made and executed on 05/06/2022 at Mumbai between,
1) Name: Mr. Farhan Ansari, Age: about 45 Years, PAN: ABCPA1234F, residing at 4, Hill Road,
Mumbai 400050, HEREINAFTER called 'the Licensor' (which expression shall mean and include
the Licensor above named and his heirs) AND
1) Name: Ms. Neha Gupta, Age: about 29 Years, residing at B-12, Andheri, Mumbai 400058,
HEREINAFTER called 'the Licensee'.
The Licensor is the owner of the Flat No. 501, Sea Breeze Society, Carter Road, Bandra West, Mumbai - 400050.
The Licensor grants a licence for a period of eleven months commencing from 10/06/2022.
The Licensee shall pay Rs. 45,000/- (Rupees Forty Five Thousand Only) per month towards the compensation.
The Licensee shall keep an interest free refundable deposit of Rs. 1,50,000/- with the Licensor.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2022-06-05',
      landlord_name: 'Farhan Ansari',
      tenant_name: 'Neha Gupta',
      property_address: 'Flat No. 501, Sea Breeze Society, Carter Road, Bandra West, Mumbai - 400050',
      monthly_rent: '45000.00',
      deposit_amount: '150000.00',
      start_date: '2022-06-10',
      end_date: '2023-05-09',
    })
  })

  test('parties in ruled cells', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
This agreement is made and executed on 11/02/2023 at Pune. Between,
1) |   Name: Mr. Sudhakar Balkrishna Phadke
Age : About 67 Years, Occupation : Retired
2) |   Name : Mrs. Medha Sudhakar Phadke
Age : About 63 Years, Occupation : Housewife
HEREINAFTER called 'the Licensor' (which expression shall mean and include his heirs)
AND
1) |   Name: Mr. Rohan Pradeep Kulkarni
Age : About 29 Years, Occupation : Service
HEREINAFTER called 'the Licensee'`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'Sudhakar Balkrishna Phadke, Medha Sudhakar Phadke',
      tenant_name: 'Rohan Pradeep Kulkarni',
    })
  })

  test('a table of terms without colons', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENCE AGREEMENT
Date of Agreement      19/04/2025
Name of Licensor       Mrs. Vasudha Dilip Karnik
Name of Licensee       Mr. Aman Deep Singh`,
    )
    expect(fields).toMatchObject({ landlord_name: 'Vasudha Dilip Karnik', tenant_name: 'Aman Deep Singh' })
  })

  test('a deposit named after its sum; a fee by the year in a table', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2. ADVANCE: The Tenant has paid a sum of Rs.8,50,000/- (Rupees Eight Lakhs Fifty Thousand only) as interest free
refundable security deposit by way of NEFT.
That the Licensee shall pay to the Licensor the following license fee.
From Month      To Month      License Fee per month (Rs.)
1               12            32000
13              24            33600`,
    )
    expect(fields).toMatchObject({ deposit_amount: '850000.00', monthly_rent: '32000.00' })
  })

  test('a table of terms: labels without colons, cells side by side', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENCE AGREEMENT - SUMMARY OF TERMS
Licensor                 Mrs. Shobha Anand Kini
Licensor Address         12, Altinho, Panaji, Goa 403001
Licensees                1. Mr. Vikram Raghunath Pai
                         2. Mrs. Nisha Vikram Pai
Licensed Premises        Flat B-4, Mandovi Residency, Miramar, Panaji, Goa 403001`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'Shobha Anand Kini',
      tenant_name: 'Vikram Raghunath Pai, Nisha Vikram Pai',
      property_address: 'Flat B-4, Mandovi Residency, Miramar, Panaji, Goa 403001',
    })
  })

  test('a name in a table does not go on in the label of the next row', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENTAL AGREEMENT
Landlord             Ms. Shabnam Parveen
Tenant               Mr. Clement D'Souza
Property Address     Flat 204, Prestige Residency, HBR Layout, Bengaluru, Karnataka - 560043`,
    )
    expect(fields).toMatchObject({ landlord_name: 'Shabnam Parveen', tenant_name: "Clement D'Souza" })
  })

  test('a heading under a table makes no one row of it; labels in two languages', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT AGREEMENT / किरायानामा
Date of Agreement / करार की तिथि                 18/09/2022
Name of Landlord / मकान मालिक का नाम             Sanjeev Reddy Gaddam
Name of Tenant / किरायेदार का नाम                Asha Hemant Sathe
Address of Premises / किराये के परिसर का पता      House No. 510, Sector 15, Panchkula, Haryana - 134113
Monthly Rent / मासिक किराया                     Rs. 31,500/-
Security Deposit / सुरक्षा राशि                  Rs. 63,000/-


Terms and Conditions / नियम व शर्तें
1. The tenant shall use the premises for residence only.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2022-09-18',
      landlord_name: 'Sanjeev Reddy Gaddam',
      tenant_name: 'Asha Hemant Sathe',
      property_address: 'House No. 510, Sector 15, Panchkula, Haryana - 134113',
      monthly_rent: '31500.00',
      deposit_amount: '63000.00',
    })
  })

  test('a part in the middle of its cell, with the name a line higher beside it, heads nobody below', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
This agreement is made and executed on 12/04/2023 at Nashik
1) Name: Mrs. Asha Vinod Kotkar, Age: About 52 Years, Residing at: Nashik, HEREINAFTER called 'the Licensor'
AND
1) Name: Mr. Imran Yusuf Pathan, Age: About 29 Years, Residing at: Malegaon, HEREINAFTER called 'the Licensee'
WHEREAS the Licensor is the owner of the premises and the Licensee is in need of it for a period of 11 Months.
IN WITNESS WHEREOF the parties have signed.
Mrs. Asha Vinod Kotkar
Licensor
Nashik 422001
Mr. Imran Yusuf Pathan
Licensee
Malegaon 423203`,
    )
    expect(fields).toMatchObject({ landlord_name: 'Asha Vinod Kotkar', tenant_name: 'Imran Yusuf Pathan' })
  })

  test('the letters behind a day stand apart', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEASE DEED
This Lease Deed is executed at New Delhi on 28 th August, 2020 between Shri Anil Mehra, son of Shri Om Mehra`,
    )
    expect(fields).toMatchObject({ agreement_date: '2020-08-28' })
  })

  test('under a heading of both, the row of the fee is not the deposit', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2) License Fee & Deposit:
     License Fee (per month)      Rs. 14,500/-
     Interest free Deposit        Rs. 60,000/-
     Mode of deposit              NEFT`,
    )
    expect(fields).toMatchObject({ monthly_rent: '14500.00', deposit_amount: '60000.00' })
  })
})

test('a floor behind the word for the premises that fills its cell', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
on the following terms and conditions:
Premises Ground Floor (front portion), House No. C-4/12, Sector K, Aliganj, Lucknow 226024
Rent     Rs. 22,000/- per month`,
  )
  expect(fields['property_address']).toBe(
    'Ground Floor (front portion), House No. C-4/12, Sector K, Aliganj, Lucknow 226024',
  )
})

test('sums in cells of their own, behind a sign of the rupee that was misread', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
HOUSE RENT AGREEMENT
First Party (House Owner)      Tadar Yania
Second Party (Tenant)          Nabam Tare
Rent for each month            F 14,000.00
Advance / Caution money        F 28,000.00
Enhancement                    8% on renewal`,
  )
  expect(fields).toMatchObject({ monthly_rent: '14000.00', deposit_amount: '28000.00' })
})
