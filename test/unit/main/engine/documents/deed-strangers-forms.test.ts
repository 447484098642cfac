import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

const opening = `
SALE DEED
This Sale Deed is made and executed on this 12th day of March 2021 BETWEEN Mr. Ramesh Kulkarni, son of Anant Kulkarni,
residing at 12, Fort Road, Belagavi hereinafter called the VENDOR AND Mrs. Sunita Deshpande, wife of Mohan Deshpande,
Occ:
Software Engineer, residing at 4, Lake View, Belagavi hereinafter called the PURCHASER
WHEREAS the Vendor has agreed to sell;`

describe('parties', () => {
  test('what somebody does is no name, nor for whom they work, nor a house', () => {
    expect(fieldsOn('SALE_DEED', opening)).toMatchObject({
      seller_name: 'Ramesh Kulkarni',
      buyer_name: 'Sunita Deshpande',
    })
    const { tenant_name, landlord_name } = fieldsOn(
      'RENT_AGREEMENT',
      `
This Rental Agreement is made on 5th May 2022 between Mr. Mohan Reddy, S/o. Rama Reddy, aged 55 years, residing at: Flat No:7, Building Name:Shree Mangal,
Road:Nehru Road, Mysuru, hereinafter referred to as the OWNER, and Mr. Amit Sinha, S/o. Umesh Sinha, working at Cloudpeak
Technologies India Pvt. Ltd, permanent resident of Ranchi, hereinafter referred to as the TENANT.`,
    )
    expect([landlord_name, tenant_name]).toEqual(['Mohan Reddy', 'Amit Sinha'])
  })
  test('parts that are given to several at once, or for short', () => {
    const { tenant_name, landlord_name } = fieldsOn(
      'RENT_AGREEMENT',
      `
THIS LEASE DEED is executed at Delhi on this 30th day of September 2021 BY AND BETWEEN
MR. SURESH GULATI, son of Mr. Ram Gulati and MRS. RENU GULATI, wife of Mr. Suresh Gulati, both residents of Delhi
(hereinafter jointly the "Lessors", which expression shall include their heirs) of the FIRST PART; AND
BREWHOUSE VENTURES LLP, having its registered office at Okhla — for brevity "the Lessee" — of the SECOND PART.`,
    )
    expect([landlord_name, tenant_name]).toEqual(['SURESH GULATI, RENU GULATI', 'BREWHOUSE VENTURES LLP'])
  })
  test('an advocate who bought the stamp makes no witness of the first party', () => {
    const { seller_name } = fieldsOn(
      'SALE_DEED',
      `
Sl. No. 2217 Dt. 17 AUG 2022 Name: D. SARKAR, Advocate, Alipore Judges' Court
THIS INDENTURE OF SALE is made this the 19th day of August 2022 BETWEEN (1) SRI TAPAN BHOWMICK (PAN: AEBPB7783M) and
(2) SRI SWAPAN BHOWMICK (PAN: AGKPB0247L), both sons of Nani Bhowmick, hereinafter referred to as the OWNERS/ VENDORS
AND SMT. DEBJANI DAS, wife of Arindam Das, hereinafter referred to as the PURCHASER
WHEREAS the Vendors have agreed to sell`,
    )
    expect(seller_name).toBe('TAPAN BHOWMICK, SWAPAN BHOWMICK')
  })
})

describe('sums and days', () => {
  test('a duty of several parts is their total, and no deficit of it', () => {
    const told = fieldsOn(
      'SALE_DEED',
      `${opening}
Witnesses: 1. Anil Rao
deficit stamp duty of Rs. 29,250/- has been collected; total stamp duty with surcharge Rs. 1,29,250/-.`,
    )
    expect(told.stamp_duty).toBe('129250.00')
    const stamped = `
CERTIFICATE OF STAMP DUTY
Total e-Stamp Amount     Rs. 5,89,000.00
Govt. Stamp Duty         Rs. 3,10,000.00
${opening}`
    expect(fieldsOn('SALE_DEED', stamped).stamp_duty).toBe('589000.00')
    expect(fieldsOn('SALE_DEED', `Stamp value paid Rs. 1,00,800/-\n${opening}`).stamp_duty).toBe('100800.00')
    const franked = `Franking Sr. No. 04418 Date 08/04/2022 Rs. 0231525/- STAMP DUTY\n${opening}`
    expect(fieldsOn('SALE_DEED', franked).stamp_duty).toBe('231525.00')
  })
  test('a deed of Bihar tells its price, its duty and its day in its own words', () => {
    const text = `
केवाला (दस्तावेज बिक्री)
लेख्यकारी श्री बैद्यनाथ सिंह, पिता रामलखन सिंह, साकिन गोला रोड
लेख्यधारी श्रीमती रेखा देवी, पति श्री मनोज गुप्ता, साकिन नासरीगंज
जरसम्मन मो0 7,75,000/- (सात लाख पचहत्तर हजार रुपया) मात्र
मुद्रांक 46,500/- रुपया
तारीख तहरीर 12.07.2016
तफसील जमीन मुबैया
मौजा दानापुर, थाना नं. 21, खेसरा नं. 1145, थाना दानापुर, जिला पटना, रकबा 2 कट्ठा`
    expect(fieldsOn('SALE_DEED', text)).toMatchObject({
      execution_date: '2016-07-12',
      consideration_amount: '775000.00',
      stamp_duty: '46500.00',
      property_address: 'मौजा दानापुर, थाना नं. 21, खेसरा नं. 1145, थाना दानापुर, जिला पटना',
    })
  })
  test('the day behind the sentence that ends a deed', () => {
    const text = `
We, Gurdev Singh son of Kartar Singh, have sold the land to Harpreet Kaur wife of Jagdeep Singh, (Vendee).
Therefore, this sale deed has been written so that it may serve as a
proof in time of need.
Dated 25-10-2019. Written by Tarsem Lal, Deed Writer.`
    expect(fieldsOn('SALE_DEED', text).execution_date).toBe('2019-10-25')
  })
})

describe('offices and places', () => {
  test('an office of a rank is called by it', () => {
    const office = (line: string): string | undefined =>
      fieldsOn('SALE_DEED', `${opening}\nWitnesses: 1. Anil Rao\nRegistration No. 2719 in Book No. 1\n${line}`)
        .sub_registrar_office
    expect(office('Sub Registrar II-B, Janakpuri')).toBe('Sub Registrar II-B, Janakpuri')
    expect(office('सह दुय्यम निबंधक वर्ग-2, नाशिक-3')).toBe('सह दुय्यम निबंधक वर्ग-2, नाशिक-3')
  })
  test('a form of the registry tells parts of a flat behind its PIN code, and numbers of land on which it stands', () => {
    const place = (unit: string): string | undefined =>
      fieldsOn(
        'RENT_AGREEMENT',
        `WHEREAS the Licensee takes the premises\nSCHEDULE I\nAll that constructed portion being Residential unit bearing ${unit}`,
      ).property_address
    expect(
      place(
        'Apartment/Flat No:904, Floor No:9th, Building Name:Sea Crest, Block Sector:Malad East, Mumbai 400097, Road:Station Road, built-up:78 Square Meter',
      ),
    ).toMatch(/904, .*Sea Crest, Malad East, Mumbai 400097, Station Road$/)
    expect(
      place(
        "Flat No: A-603, Built-up: 720 Square Feet, situated on the 6th Floor of a Building known as 'Magnolia', standing on Survey No: 41, Road: Baner Road, Location: Baner, Pune 411045, within the registration district",
      ),
    ).toContain('Survey No: 41, Baner Road, Baner, Pune 411045')
  })
  test('a schedule may open with the house alone, a clause with its premises', () => {
    const shop = `
WHEREAS the Tenant, as described in the schedule below, takes a shop
SCHEDULE
ALL THAT Shop No. 6, Ground Floor, 88/2A, Lake Road, Kolkata - 700029, butted and bounded on the North by a shop`
    expect(fieldsOn('RENT_AGREEMENT', shop).property_address).toBe(
      'Shop No. 6, Ground Floor, 88/2A, Lake Road, Kolkata - 700029',
    )
    const clause = `
The Tenant takes on lease
1. Premises: Khasra No. 1177, First Floor, Old Railway Road, Gurugram, Haryana - 122001, carpet area 1,240 square feet`
    expect(fieldsOn('RENT_AGREEMENT', clause).property_address).toBe(
      'Khasra No. 1177, First Floor, Old Railway Road, Gurugram, Haryana - 122001',
    )
  })
})

describe('what readers misread, and stamps', () => {
  test('the first of a month with a letter for its one is a day in doubt', () => {
    const text =
      'This Rental Agreement is made and executed on this Ist day of June 2025 at Pune BETWEEN Mr. A. B. Rao, aged 58'
    expect(fieldsOn('RENT_AGREEMENT', text).agreement_date).toBe('2025-06-01')
  })
  test('the second party of a stamp does not head the first of the deed; of two names of an office the numbered one', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
First Party          : H S RAMAPPA
Second Party         : SHALINI RAO
Stamp Duty Paid By   : SHALINI RAO
ABSOLUTE SALE DEED
THIS DEED OF ABSOLUTE SALE is made and executed on this the 4th day of March 2023 at Bengaluru, BY
Sri. H. S. RAMAPPA, aged about 66 years, S/o late Siddappa, hereinafter called the VENDOR of the ONE PART;
IN FAVOUR OF
Smt. SHALINI RAO, aged about 38 years, W/o Gopal Rao, hereinafter called the PURCHASER of the OTHER PART.
WHEREAS the Vendor is the absolute owner
Witnesses: 1. Anil Rao
Registered as No. MP059692021A1847720 in Book No. 1 at the office of Sub Registrar BHOPAL-2 on date 05/03/2023
उप पंजीयक, भोपाल`,
      ),
    ).toMatchObject({ seller_name: 'H. S. RAMAPPA', buyer_name: 'SHALINI RAO', sub_registrar_office: 'BHOPAL-2' })
  })
})
