/** What forms of issuers that nobody had seen were read wrongly for: labels, heads and letters of theirs. */
import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('a label', () => {
  test('does not go on in a cell of the table under it', () => {
    const fields = fieldsOn(
      'EBILL',
      `
ELECTRICITY BILL
Meter No.    Unit    Previous Reading    Present Reading    MF     Consumption
47041863     KWH     21206               21724              1.00   518`,
    )
    expect(fields).toMatchObject({ meter_number: '47041863' })
  })
  test('that is joined with another has its value in one cell with that of the other', () => {
    const fields = fieldsOn(
      'GAS_BILL',
      `
PNG BILL
Bill Number & Date
IN25-0419982736
12.03.2025
Due date
02.04.2025`,
    )
    expect(fields).toMatchObject({ bill_date: '2025-03-12', due_date: '2025-04-02' })
  })
  test('that counts a house opens the address beside it', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
नगर निगम कानपुर
भवन कर भुगतान रसीद
भवन आई.डी.            6072215048
भवन का पता            मकान संख्या 15/248, किदवई नगर, कानपुर - 208011`,
    )
    expect(fields).toMatchObject({
      authority_name: 'नगर निगम कानपुर',
      property_number: '6072215048',
      address: 'मकान संख्या 15/248, किदवई नगर, कानपुर - 208011',
    })
  })
  test('of whoever signs names nobody', () => {
    const fields = fieldsOn(
      'SALARY_SLIP',
      `
WAGE SLIP
Workman                   Makwana Pravinbhai
Signature / LTI of workman         Time keeper`,
    )
    expect(fields).toMatchObject({ employee_name: 'Makwana Pravinbhai' })
  })
})

test('"To" under a line of a sentence goes on with it', () => {
  const fields = fieldsOn(
    'DELIVERY_ORDER',
    `
To,
The Manager,
M/s. Sahyadri Autoriders Pvt. Ltd.
Sub : Delivery Order
You are requested to deliver the above vehicle to the borrower only after you have noted on it as "HYPOTHECATED
TO BANK OF MAHARASHTRA, BANER" in Form 20 and in the R.C. book`,
  )
  expect(fields).toMatchObject({ dealer_name: 'M/s. Sahyadri Autoriders Pvt. Ltd.' })
})

test('a supplier named in two scripts on one line is told in the Latin one', () => {
  const fields = fieldsOn('WATER_BILL', 'दिल्ली जल बोर्ड DELHI JAL BOARD\nWATER BILL\nK. No     4471920000')
  expect(fields).toMatchObject({ provider_name: 'DELHI JAL BOARD' })
})

test('who pays for the house of a village is named before the sentence goes on', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
ग्रामपंचायत कार्यालय, वडगाव
कर व फी बाबतची पावती
श्री./श्रीमती : भाऊसाहेब किसन शेळके
राहणार : मु.पो. वडगाव, ता. सिन्नर, जि. नाशिक`,
  )
  expect(fields).toMatchObject({ owner_name: 'भाऊसाहेब किसन शेळके', address: 'मु.पो. वडगाव, ता. सिन्नर, जि. नाशिक' })
})

test('a bill of trade in Hindi', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
जैन टिम्बर एण्ड प्लायवुड
JAIN TIMBER & PLYWOOD
लकड़ी, प्लायवुड एवं हार्डवेयर के विक्रेता
12, Siyaganj Main Road, Indore (M.P.) 452007
GSTIN : 23AAPFU0939F1Z3
TAX INVOICE / बिल        बिल नं. 1186      दिनांक 27/10/2024
श्रीमान् : Vinod Kumar Chouhan
पता : 88, Bhagirathpura, Indore 452003`,
  )
  expect(fields).toMatchObject({
    invoice_number: '1186',
    invoice_date: '2024-10-27',
    seller_name: 'JAIN TIMBER & PLYWOOD',
    seller_address: '12, Siyaganj Main Road, Indore (M.P.) 452007',
    buyer_name: 'Vinod Kumar Chouhan',
  })
})

test('the purchaser of stamped paper over the heading of an agreement is named by his line alone', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
क्रेता : श्री लोकेश मीणा

किरायानामा

यह किरायानामा आज दिनांक 20 जून 2024 को कोटा में निष्पादित किया गया :

प्रथम पक्ष (मकान मालिक) : श्रीमती सरोज गौतम पत्नी श्री हरिमोहन गौतम, आयु 55 वर्ष

द्वितीय पक्ष (किरायेदार) : श्री लोकेश मीणा पुत्र श्री रामकल्याण मीणा, आयु 33 वर्ष

यह कि किरायेदार ने अमानत (सिक्योरिटी) के रूप में रु. 23,000/- मालिक को अदा कर दिए हैं`,
  )
  expect(fields).toMatchObject({ tenant_name: 'लोकेश मीणा', deposit_amount: '23000.00' })
})
