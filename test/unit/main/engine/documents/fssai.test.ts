import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn } from './read-page'

describe('FSSAI_CERTIFICATE', () => {
  test('a licence: the name opens the cell of the registered office, the premises are the address', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
FORM 'C'
License under FSS Act, 2006
License Number : 11521034000123
1. Name & Registered Office address of licensee :   SUNRISE SWEETS AND SNACKS
                                                    12 Bazar Road, Pune 411002
2. Address of authorized premises :                 Plot 7, MIDC, Bhosari,
                                                    Pune, Maharashtra 411026
3. Kind of Business :                               Manufacturer - Sweets
4. Category of License :                            State License
Issued On : 12-03-2021 (New License)    Valid Upto : 11-03-2026`,
    )
    expect(fields).toMatchObject({
      license_number: '11521034000123',
      business_name: 'SUNRISE SWEETS AND SNACKS',
      address: 'Plot 7, MIDC, Bhosari, Pune, Maharashtra 411026',
      kind_of_business: 'Manufacturer - Sweets',
      issue_date: '2021-03-12',
      valid_till: '2026-03-11',
    })
  })
  test('a label of two lines with its value right behind the colon', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
REGISTRATION CERTIFICATE under Food Safety and Standards Act, 2006
Registration Number : 21424850004471
Address of location where food business is to : Gala 4, Ranade Road, Dadar West, Mumbai
be conducted                                    Maharashtra 400028
Kind of Business : Petty Retailer of snacks`,
    )
    expect(fields).toMatchObject({ address: 'Gala 4, Ranade Road, Dadar West, Mumbai Maharashtra 400028' })
  })

  test('the next item of a numbered list is no part of the one before', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
License under FSS Act, 2006
License Number : 11521034000123
3. Kind of Business: Food Services - Restaurants
4. Dairy Business details: No
5. Category of License: State License`,
    )
    expect(fields).toMatchObject({ kind_of_business: 'Food Services - Restaurants' })
  })

  test('name and permanent address under a label of two lines', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
Registration Certificate under Food Safety and Standards Act, 2006
Registration Number                   : 21523034001234
Name & permanent address of the       : SWAD SNACKS CENTER
Food Business Operator (FBO)            Shop No 3, Laxmi Niwas, Station Road, Thane West, 400601
Kind of Business                      : Restaurants`,
    )
    expect(fields).toMatchObject({ business_name: 'SWAD SNACKS CENTER' })
  })

  test('a label that is broken right before its value, and the end of an address over a kind with a colon', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
Registration Certificate under FSS Act, 2006
1. Name and permanent address of Food Business : Annapurna Mess, Shop No 8, Garkheda, Aurangabad,
Operator                                         Maharashtra - 431005
3. Kind of Business                              : Mess or Canteen`,
    )
    expect(fields).toMatchObject({ business_name: 'Annapurna Mess', kind_of_business: 'Mess or Canteen' })
  })

  test('the line over the premises that ends with a PIN code is that of the office before', () => {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
              Food Safety and Standards Authority of India
                   License under FSS Act, 2006
License Number : 11523998000286
1. Name & Registered Office address of licensee:   SAHYADRI DAIRY PRODUCTS LLP
                                                   Plot 44, MIDC Ambad, Nashik - 422010
2. Address of authorized premises:                 Gat No 118, Vilholi, Nashik - 422009
3. Kind of Business:                               Manufacturer - Dairy Units`,
    )
    expect(fields['address']).toBe('Gat No 118, Vilholi, Nashik - 422009')
  })
})

test('an address of a town, a state and a PIN code alone is never sure', async () => {
  const beliefOf = async (lines: string) => {
    const text = `\nFSSAI\nAddress of Premises : ${lines}Mumbai, Maharashtra - 400028`
    return (await readOn('FSSAI_CERTIFICATE', text)).find(({ path }) => path === 'address')!.confidence
  }
  expect(await beliefOf('')).toBeLessThanOrEqual(mostDoubted)
  expect(await beliefOf('12 Tilak Road, ')).toBeGreaterThan(mostDoubted)
})

test('the first line of an address that is hardly believed is not sure, for its head may be missing', async () => {
  const beliefInLine = async (address: string) => {
    const fields = await readOn('FSSAI_CERTIFICATE', `\nFSSAI\nAddress of Premises : ${address}`)
    return fields.find(({ path }) => path === 'formatted_address.address_line_1')!.confidence
  }
  expect(await beliefInLine('Pradesh- 243633')).toBeLessThanOrEqual(mostDoubted)
  expect(await beliefInLine('Sarah Bagholi, Budaun, Uttar Pradesh - 243633')).toBeGreaterThan(mostDoubted)
})

test('a registration that names no other place than where its holder lives', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
REGISTRATION CERTIFICATE under FSS Act, 2006
Name of Food Business Operator : LAKSHMI TIFFIN CENTRE
Permanent Address : Shop 3, Bus Stand Road, Hosapete, Karnataka - 583201
Kind of Business : Petty Retailer`,
  )
  expect(fields).toMatchObject({ address: 'Shop 3, Bus Stand Road, Hosapete, Karnataka - 583201' })
})

test('the next row is no rest of a value, though another label of it ends so', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Address of Authorised Premises   23/1A, Rash Behari Avenue, Kolkata - 700019
Kind of Business                 Restaurants, Caterer
Category                         State Licence
Date of Issue                    02.03.2021`,
  )
  expect(fields).toMatchObject({ kind_of_business: 'Restaurants, Caterer' })
})

test('a value of two lines under its label, beside another label with its own', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Registration Number                Kind of Business
21022003000123                     Hawker (Itinerant /
                                   Mobile Food Vendor)

Name of Food Business Operator     Category of Registration
ORIENT STEEL FURNITURE             Registration`,
  )
  expect(fields).toMatchObject({
    business_name: 'ORIENT STEEL FURNITURE',
    kind_of_business: 'Hawker (Itinerant / Mobile Food Vendor)',
  })
})

test('a text whose bracket is open is not sure', async () => {
  const fields = await readOn('FSSAI_CERTIFICATE', 'Kind of Business     Hawker (Itinerant')
  expect(fields.find(({ path }) => path === 'kind_of_business')?.confidence ?? 0).toBeLessThan(0.95)
})

test('a capital I that was read as an l', () => {
  expect(fieldsOn('FSSAI_CERTIFICATE', 'Name of Food Business Operator : Venkatesh lyer')).toMatchObject({
    business_name: 'Venkatesh Iyer',
  })
})

test('where food business is carried on', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
2. Address where food business is carried on      Unit No. 208, Second Floor, Jay Plaza, Subhash Road, Vile Parle
                                                  East, Mumbai, Maharashtra - 400057
3. Type of Business                               Hotel / Restaurant`,
  )
  expect(fields).toMatchObject({
    address: 'Unit No. 208, Second Floor, Jay Plaza, Subhash Road, Vile Parle East, Mumbai, Maharashtra - 400057',
  })
})

test('a company or organisation in one label', () => {
  const fields = fieldsOn('FSSAI_CERTIFICATE', 'Name of Company/Organisation        MATHURA JEWELLERS')
  expect(fields).toMatchObject({ business_name: 'MATHURA JEWELLERS' })
})

test('where the kind of business is told, what else is said of its nature is not it', () => {
  const { kind_of_business } = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Registration Certificate issued under FSS Act, 2006
3. Kind of Business         Tea stall and snacks
4. Nature of Business       Permanent stall`,
  )
  expect(kind_of_business).toBe('Tea stall and snacks')
})

test('a name that its address stands under without a comma ends with its line', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Food Safety and Standards Authority of India
Registration No. : 21524044000118
1. Name of FBO and address     ANNAPURNA BHOJANALAYA
                               NO 4 MAIN ROAD, KENGERI SATELLITE TOWN,
                               BENGALURU URBAN, KARNATAKA - 560060
3. Kind of Business            Restaurants`,
  )
  expect(fields['business_name']).toBe('ANNAPURNA BHOJANALAYA')
})

test('a licence whose validity names both its days', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Licence No. : 10018011004471
5. Date of issue      : 01/09/2022
6. Validity           : Valid from 01/09/2022 to 31/08/2026`,
  )
  expect(fields).toMatchObject({ issue_date: '2022-09-01', valid_till: '2026-08-31' })
})

test('labels of which the value begins before their own end', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
License under FSS Act, 2006
License Number : 11521034000123
1. Name and permanent address of Licensee RAJAT FOODS PRIVATE LIMITED
2. Address of location where food business is Survey No. 12, Ring Road, Sector
to be conducted / premises :                  D, Bhopal, Madhya Pradesh - 462001
3. Kind of Business :                         Manufacturer`,
  )
  expect(fields).toMatchObject({
    business_name: 'RAJAT FOODS PRIVATE LIMITED',
    address: 'Survey No. 12, Ring Road, Sector D, Bhopal, Madhya Pradesh - 462001',
  })
})

test('the business is who has a name of its own beside the operator, in a form of two scripts too', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
पंजीकरण प्रमाण पत्र / REGISTRATION CERTIFICATE
पंजीकरण संख्या / Registration No.      21521107000416
प्रतिष्ठान का नाम / Name of Business    Surabhi Tiffin Centre
खाद्य कारोबारी / Name of FBO          Kamala Sahu
कारोबार का प्रकार / Kind of Business    Petty Retailer`,
  )
  expect(fields['business_name']).toBe('Surabhi Tiffin Centre')
})

test('a name under "Registered Office of Licensee", a label that breaks before its last word', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
License Number : 11521034000123
1. Name & Registered Office of      RAJAT FOODS PRIVATE LIMITED
   Licensee
2. Address of authorized premises   Survey No. 12, Ring Road, Bhopal, Madhya Pradesh - 462001
3. Kind of Business                 Manufacturer`,
  )
  expect(fields['business_name']).toBe('RAJAT FOODS PRIVATE LIMITED')
})

test('conditions that speak of all operators name none', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
License under FSS Act, 2006
License Number : 11521034000123
1. Name & Registered Office address of licensee :   SUNRISE SWEETS
                                                    12 Bazar Road, Pune 411002
Conditions: All Food Business Operators shall display this license at a prominent place.`,
  )
  expect(fields).toMatchObject({ business_name: 'SUNRISE SWEETS' })
})

test('a name that the line broke goes on to whose firm it is, and is doubted', async () => {
  const fields = await readOn(
    'FSSAI_CERTIFICATE',
    `
Registration Certificate under Food Safety and Standards Act, 2006
Registration Number : 21424850004471
1. Name and permanent address of Food Business Operator : RANADE
   FARSAN HOUSE (Prop. Asha Ranade)
   4 Ranade Road, Dadar, Mumbai 400028`,
  )
  const name = fields.find(({ path }) => path === 'business_name')
  expect(name).toMatchObject({ value: 'RANADE FARSAN HOUSE' })
  expect(name!.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('whose business it is stands in brackets behind its name', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
REGISTRATION CERTIFICATE
Registration Number              22024113000772
Name of the Food Business        BAKE HOUSE (Prop. Asha Rao)
Operator`,
  )
  expect(fields.business_name).toBe('BAKE HOUSE')
})

test('where the premises are "same as above", or not told, they are those of the licensee', () => {
  const licence = `
License under FSS Act, 2006
License Number : 11521034000782
1. Name & Registered Office        GODAVARI MILK PRODUCTS PVT LTD
address of licensee                Plot No. 57, MIDC Phase II,
                                   Chikalthana, Aurangabad, Maharashtra - 431006
2. Address of authorized premises  Same as above
3. Kind of Business                Dairy Units`
  const address = 'Plot No. 57, MIDC Phase II, Chikalthana, Aurangabad, Maharashtra - 431006'
  expect(fieldsOn('FSSAI_CERTIFICATE', licence).address).toBe(address)
  expect(fieldsOn('FSSAI_CERTIFICATE', licence.replace(/2\. Address.*\n/, '')).address).toBe(address)
})

test('the permanent address of a registered unit', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
REGISTRATION CERTIFICATE
Registration Certificate under FSS Act, 2006
Registration Number : 21319086002751
1. Name and permanent address of registered unit / Food Business Operator :
MALABAR COOL BAR AND BAKES
Door No 14/682, Opp KSRTC Stand,
Kozhikode, Kerala - 673004
2. Kind of Business : Retailer`,
  )
  expect(fields).toMatchObject({
    business_name: 'MALABAR COOL BAR AND BAKES',
    address: 'Door No 14/682, Opp KSRTC Stand, Kozhikode, Kerala - 673004',
  })
})
