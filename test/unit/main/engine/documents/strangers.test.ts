/** What papers of issuers that nobody had seen were read wrongly for. */
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn, readOn } from './read-page'

describe('a label', () => {
  test('is not another of which one word differs, nor one whose colon belongs to a longer label', () => {
    const fields = fieldsOn(
      'WATER_BILL',
      `
HYDERABAD METROPOLITAN WATER SUPPLY
CAN             : 613088742
Meter No        : NA203318
Meter Reader: 3391 KUMARA S
Pay thru Metro Customer Care,
Dial-a-complaint 155313`,
    )
    expect(fields).toMatchObject({ consumer_number: '613088742', meter_number: 'NA203318' })
  })
  test('in a formula under another has no amount of its own', () => {
    const fields = fieldsOn(
      'SALARY_SLIP',
      `
Gross Earnings            1,21,750.00     Total Deductions        20,320.00

TOTAL NET PAYABLE
                                          1,01,430.00
Gross Earnings - Total Deductions`,
    )
    expect(fields).toMatchObject({ gross_salary: '121750.00', total_deductions: '20320.00' })
  })
  test('that goes on with what it names of a thing has the next cell for its value', () => {
    const fields = fieldsOn(
      'DELIVERY_ORDER',
      `
DELIVERY ORDER - Two Wheeler
Make / Model              Honda Activa 125 H-Smart
Asset Category            Scooter - New`,
    )
    expect(fields).toMatchObject({ asset_description: 'Honda Activa 125 H-Smart' })
  })
  test('begins with the words right before it, under which its cell begins', () => {
    const fields = fieldsOn(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
Please deliver to:
Central Stores, Subarnarekha Castings Limited
Phase VI, Adityapur Industrial Area, Gamharia
Jharkhand 832108`,
    )
    expect(fields['delivery_address']).toMatch(/^Central Stores/)
  })
})

test('the bracket that closes a sentence is not of the number in it', () => {
  const fields = fieldsOn('EBILL', 'Electricity Bill\nConsumption (Meter No. 70184426)')
  expect(fields).toMatchObject({ meter_number: '70184426' })
})

test('a count of units under what is to be paid is no amount', () => {
  const fields = fieldsOn(
    'EBILL',
    `
LT Bill - Demand Notice
Net Amount Payable (Rs.)
Free 100 units subsidy is borne by the Government`,
  )
  expect(fields).not.toHaveProperty('bill_amount')
})

test('of a sum and the sum rounded, both called payable, the rounded one is paid', () => {
  const fields = fieldsOn(
    'EBILL',
    `
देयक
एकूण देय रक्कम              2,467.27
पूर्णांक देयक                 2,470.00`,
  )
  expect(fields).toMatchObject({ bill_amount: '2470.00' })
})

test('units are what the meter moved, not that times the rate; a factor of the meter multiplies them', () => {
  const units = (row: string): unknown => fieldsOn('WATER_BILL', `WATER BILL\n${row}`)['units_consumed']
  expect(
    units(`
Previous Reading    Current Reading    Difference    Rate     Amount
3412                3598               186           58.00    10788.00`),
  ).toBe('186')
  expect(
    units(`
Previous Reading    Current Reading    Difference    MF       Total
3412                3598               186           58       10788`),
  ).toBe('10788')
})

test('of two numbers of a customer of piped gas neither is sure', () => {
  const numbers = candidatesOn(
    'GAS_BILL',
    `
Indraprastha Gas Limited
BP No.            7000431128
CA No.            4000228914`,
  ).filter(({ path }) => path === 'consumer_number')
  expect(numbers.map(({ value, most }) => [value, most])).toEqual(
    expect.arrayContaining([
      ['7000431128', 0.95],
      ['4000228914', 0.95],
    ]),
  )
})

test('nobody has a receipt for nothing: the arrears of a year may be none', () => {
  const paid = candidatesOn(
    'PROPERTY_TAX_RECEIPT',
    `
Head                     Arrears        Current
Total Amount Paid           0.00      24,816.00`,
  ).filter(({ path }) => path === 'amount_paid')
  expect(paid.map(({ value }) => value)).not.toContain('0.00')
})

test('a category of people is no kind of ration card, and one word behind a stroke no value', () => {
  const fields = fieldsOn('RATION_CARD', 'राशन कार्ड\nश्रेणी / वर्ग              महिला / अन्य पिछड़ा वर्ग')
  expect(fields).not.toHaveProperty('card_type')
})

test('the name of a branch stands before the word, its address behind', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
SARASWAT CO-OPERATIVE BANK LTD.
VASHI BRANCH: Plot 12, Sector 17, Vashi, Navi Mumbai 400703. IFSC : SRCB0000061`,
  )
  expect(fields).toMatchObject({ branch: 'VASHI' })
})

test('a mark over the full name of a firm is not its name', async () => {
  const fields = await readOn(
    'INVOICE',
    `
cochin breeze
Cochin Breeze Air Systems LLP               TAX INVOICE
Door 41/2217, Pullepady Road
Ernakulam, Kerala 682018
GSTIN 32AAPFC9914J1Z4

Bill To
Lakeshire Serviced Apartments Private Limited

Sub Total                                   1,54,000.00
Total                                       1,81,720.00

Authorised Signature`,
  )
  expect(fields.find(({ path }) => path === 'seller_name')?.value).toBe('Cochin Breeze Air Systems LLP')
})

test('who is paid stands under the month; of an account that is hidden the end is told', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
                    Pay Slip
                 for July 2026
                  Murugesan K
Bank Account No         : XXXXXXXX4402`,
  )
  expect(fields).toMatchObject({ employee_name: 'Murugesan K', account_number: 'XXXXXXXX4402' })
})

test('marks of thousands that a reader parts from what follows them are of one amount', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
सूची क्र.2
(1) विलेखाचा प्रकार            खरेदीखत
(2) मोबदला                    रू. 2, 150, 000.00
(3) बाजारभाव                  रू. 1, 886, 500.00`,
  )
  expect(fields).toMatchObject({ consideration_amount: '2150000.00', market_value: '1886500.00' })
})

test('a name in two scripts is told in the Latin one; who operates for a body is not part of its name', () => {
  const provider = (line: string): unknown => fieldsOn('WATER_BILL', `${line}\nWATER BILL\nBill No 44`)['provider_name']
  expect(provider('दिल्ली जल बोर्ड / DELHI JAL BOARD')).toBe('DELHI JAL BOARD')
  expect(provider('Operator of Nagpur Municipal Water Works')).toBe('Nagpur Municipal Water Works')
})

test('more than one of what a label names ends the name of a dealer', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
DELIVERY ORDER
Dealer Name        SUSEE COMMERCIAL VEHICLES
Loan Amount        8,00,000`,
  )
  expect(fields).toMatchObject({ dealer_name: 'SUSEE COMMERCIAL VEHICLES' })
})

test('whose child a worker is, and for whom the contractor works, are others', () => {
  const fields = fieldsOn(
    'SALARY_SLIP',
    `
WAGE SLIP
Name and address of Contractor : Kalinga Mechanical Works, Badapadia, Paradip, Odisha
Name and Father's/Husband's name of the workman : Jogendra Behera, S/o Late Kulamani Behera
Name of Principal Employer : Paradip Port Authority`,
  )
  expect(fields).toMatchObject({ employee_name: 'Jogendra Behera', employer_name: 'Kalinga Mechanical Works' })
})

test('of a number as a customer and one of the consumer neither is sure', () => {
  const numbers = candidatesOn(
    'EBILL',
    `
ELECTRICITY BILL
Customer ID       35071884204
Consumer No.      26104418003`,
  ).filter(({ path }) => path === 'consumer_number')
  expect(numbers.map(({ most }) => most)).toEqual([0.95, 0.95])
})

test('a holder whose name was read as Latin print makes the one under it unsure', () => {
  const holder = candidatesOn(
    'SATBARA',
    `
गाव नमुना सात
खाते क्र.      भोगवटादाराचे नाव
418           anftrre flreroft
              मंदाबाई काशिनाथ`,
  ).find(({ path }) => path === 'occupant_name')
  expect(holder).toMatchObject({ most: 0.95 })
})

test('a year, and the rest of a number in another line, are no number of a deed', () => {
  const numbers = candidatesOn(
    'SALE_DEED',
    `
DEED OF SALE
This deed of sale is made on 13th April 2023
Document Serial No : 2023-MGO-2098
registered
Document No. 2023`,
  ).filter(({ path }) => path === 'document_number')
  expect(numbers.map(({ value }) => value)).not.toContain('2023')
})

test('what a foot costs, said once more in brackets, is no rent', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
LEASE DEED
The Lessee shall pay monthly rent at the rate of Rs. 22/- (Rupees twenty two only) per sq. ft. of the area`,
  )
  expect(fields).not.toHaveProperty('monthly_rent')
})

test('a value under a label is doubted where what stands beside it was no such value', async () => {
  const fields = await readOn(
    'WATER_BILL',
    `
जल उपभोग बिल
उपभोक्ता का नाम श्री मोहन लाल पता मकान नं. 14-बी, शास्त्री नगर
श्रेणी घरेलू`,
    [],
    [],
    [],
    'text_layer',
  )
  const name = fields.find(({ path }) => path === 'consumer_name')
  expect(name?.confidence ?? 0).toBeLessThanOrEqual(mostDoubted)
})
