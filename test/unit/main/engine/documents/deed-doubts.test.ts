/** What strangers type in two ways, and what stands beside names without being one. */
import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn } from './read-page'

const opening = `
SALE DEED
This Sale Deed is made and executed on this 12th day of March 2021 BETWEEN Mr. Ramesh Kulkarni, son of Anant Kulkarni,
residing at 12, Fort Road, Belagavi hereinafter called the VENDOR AND`

describe('parties of deeds', () => {
  test('the town in which a firm has its office is no party', () => {
    const { buyer_name } = fieldsOn(
      'SALE_DEED',
      `${opening}
M/s BLUE LAGOON FARMS LLP (LLPIN AAA-1234), having its office at C-12, Model Town,
New Delhi, through its authorised signatory Mr. Anil Gupta,
hereinafter called the VENDEE WHEREAS the Vendor has agreed to sell;`,
    )
    expect(buyer_name).toBe('BLUE LAGOON FARMS LLP')
  })
  test('a house that is called by a title is none', () => {
    const { buyer_name } = fieldsOn(
      'SALE_DEED',
      `${opening}
Smt. Sunita Rao, W/o. Mohan Rao, aged about 32 years, R/o. Flat No. 12, Sri Krishna Enclave, Secunderabad - 500010,
hereinafter called the VENDEE WHEREAS the Vendor has agreed to sell;`,
    )
    expect(buyer_name).toBe('Sunita Rao')
  })
  test('who assigns and to whom', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
DEED OF SALE
This deed of sale is executed on 12-03-2021 at Kochi by THOMAS MATHEW, aged 71, son of Mathew, Fort House, Kochi,
hereinafter called the assignor, in favour of ANIL JACOB, aged 40, son of Jacob, Hill House, Aluva,
hereinafter called the assignee. Whereas the assignor is the owner;`,
    )
    expect(fields).toMatchObject({ seller_name: 'THOMAS MATHEW', buyer_name: 'ANIL JACOB' })
  })
  test('who writes the paper is said before two names of the part', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडेकरारपत्र
संमती व परवाना करारपत्र आज दिनांक 5 मार्च 2022 रोजी मुक्काम सांगली येथे -
लिहून घेणार (परवाना देणार / घरमालक) :
सौ. लता विजय पाटील, वय 50 वर्षे, रा. सांगली.
लिहून देणार (परवानाधारक / भाडेकरू) :
श्री. अमोल दत्ता माने, वय 30 वर्षे, रा. मिरज.
कारणे करारपत्र लिहून देतो-घेतो ऐसे जे की,
परवाना देणार                     परवानाधारक
सौ. लता विजय पाटील               श्री. अमोल दत्ता माने`,
    )
    expect(fields).toMatchObject({ landlord_name: 'लता विजय पाटील', tenant_name: 'अमोल दत्ता माने' })
  })
})

describe('what may be typed in two ways', () => {
  const endorsed = `${opening}
Mrs. Sunita Deshpande, wife of Mohan Deshpande, residing at 4, Lake View, Belagavi hereinafter called the PURCHASER
Presented at the office of the Sub Registrar, Gadag on 14/03/2021. Registered as No. 4471/2021 of Book 1.
Sub Registrar, Gadag`

  test('the town of an office that is printed behind its rank is never sure, however often it stands there', () => {
    const found = candidatesOn('SALE_DEED', endorsed).filter(({ path }) => path === 'sub_registrar_office')
    expect(found.map(({ value }) => value)).toEqual(['Gadag'])
    expect(found[0]!.most).toBeLessThan(0.96)
  })
  test('nor is a number with the letters of its office apart by a stroke', () => {
    const found = candidatesOn('SALE_DEED', `${endorsed}\nदस्त क्रमांक   हवल५ / ६१४२ / २०२१`)
    const full = found.filter(({ path, value }) => path === 'document_number' && value.startsWith('हवल'))
    expect(full.length).toBeGreaterThan(0)
    expect(full.every(({ most }) => (most ?? 1) < 0.96)).toBe(true)
  })
  test('a Registry has offices too, and who goes through witnesses is none', () => {
    const { sub_registrar_office } = fieldsOn(
      'SALE_DEED',
      `${opening}
Mrs. Sunita Deshpande, wife of Mohan Deshpande, residing at 4, Lake View, Belagavi hereinafter called the PURCHASER
Presented in the Sub Registry Office, Aluva on the 24th June 2021 by Ramesh Kulkarni.
Known to the Registering Officer through the witnesses.`,
    )
    expect(sub_registrar_office).toBe('Aluva')
  })
})

describe('days and sums', () => {
  test('an expiry date in a table of terms', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEASE DEED
This Lease Deed is made on the 5th day of February, 2024 between ORCHID PARKS PRIVATE LIMITED (hereinafter the "Lessor") and
QUILL ANALYTICS PRIVATE LIMITED (hereinafter the "Lessee").
Lease Commencement Date            1 March 2024
Rent free period                   30 days, i.e. 1 March 2024 to 30 March 2024
Expiry Date                        28 February 2030`,
    )
    expect(fields).toMatchObject({ start_date: '2024-03-01', end_date: '2030-02-28' })
  })
  test('months of rent that are paid as security', () => {
    const { deposit_amount } = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT AGREEMENT
That the Second Party has paid Rs. 36,000/- (Rupees Thirty Six Thousand only) i.e. three months' rent as security, refundable
at the time of vacation without interest.`,
    )
    expect(deposit_amount).toBe('36000.00')
  })
  test('the era before the year', () => {
    const { execution_date } = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत
कायम खरेदीखत आज तारीख १२ माहे मार्च इसवी सन २०२१ वार शुक्रवार रोजी लिहून ठेविले.`,
    )
    expect(execution_date).toBe('2021-03-12')
  })
})
