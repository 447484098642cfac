import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('a slip of labels with a sign for number: a closed label is no first line of the next', () => {
  const fields = fieldsOn(
    'EBILL',
    `
KERALA STATE ELECTRICITY BOARD LTD
Consumer#            1165544718827
Name                 BINDU RAJAN
Bill Date            14-08-2025`,
  )
  expect(fields).toMatchObject({ consumer_number: '1165544718827', consumer_name: 'BINDU RAJAN' })
})

test('the number of quarters opens an address, and is no meter', () => {
  const fields = fieldsOn(
    'EBILL',
    `
CHHATTISGARH STATE POWER DISTRIBUTION CO. LTD.
Consumer No          1000447188
Address              QTR NO 118, SECTOR 6, BHILAI NAGAR, DURG 490006
Meter No             CH4471882`,
  )
  expect(fields).toMatchObject({
    address: 'QTR NO 118, SECTOR 6, BHILAI NAGAR, DURG 490006',
    meter_number: 'CH4471882',
  })
})

describe('EBILL', () => {
  test('what is to be paid by the due date, not arrears, nor the current charge, nor what is paid later', () => {
    const fields = fieldsOn(
      'EBILL',
      `
MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD.
BILL OF SUPPLY FOR THE MONTH OF MAR-2024
Consumer No : 170012345678        Bill Date : 12-MAR-24
Consumer Name : RAMESH VITTHAL PATIL
Address : FLAT 4, SAI KRUPA, BANER ROAD,
PUNE 411045
Due Date : 02-APR-24              Meter No : 065-12345678
Units Consumed : 142
Current Bill : Rs. 1,180.25
Arrears : Rs. 300.00
Net Payable : Rs. 1,480.00
Amount Payable after Due Date : Rs. 1,500.00`,
    )
    expect(fields).toMatchObject({
      consumer_name: 'RAMESH VITTHAL PATIL',
      consumer_number: '170012345678',
      address: 'FLAT 4, SAI KRUPA, BANER ROAD, PUNE 411045',
      provider_name: 'MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD',
      bill_date: '2024-03-12',
      due_date: '2024-04-02',
      bill_amount: '1480.00',
      units_consumed: '142',
      meter_number: '065-12345678',
    })
  })
  test("the number of the meter's consumer, not that of the person as a customer", () => {
    const both = `
CESC Limited
Consumer No    54118820031
Customer ID    0077123456
Bill Date      17.12.2024`
    expect(fieldsOn('EBILL', both)).toMatchObject({ consumer_number: '54118820031' })
    expect(fieldsOn('EBILL', both.replace(/Consumer.*\n/, ''))).toMatchObject({ consumer_number: '0077123456' })
  })
  test('what is due in few words, the point of its currency read with the amount', () => {
    const fields = fieldsOn(
      'EBILL',
      `
BANGALORE ELECTRICITY SUPPLY COMPANY LIMITED
Account ID          : 0420118822
Arrears             : 3.56
Net Amt Due         : Rs .2314.00
Due Date            : 23/01/2025`,
    )
    expect(fields).toMatchObject({ bill_amount: '2314.00' })
  })

  test('name and address one above the other are two labels, not one of both', () => {
    const fields = fieldsOn(
      'EBILL',
      `
WEST BENGAL STATE ELECTRICITY DISTRIBUTION COMPANY LIMITED
Consumer Id       102345678                  Installation No   4001234567
Consumer Name     SUBRATA CHATTERJEE         Tariff Class      Domestic (U)
Address           18/2 LAKE VIEW ROAD, KALIGHAT, KOLKATA 700029
Bill Month        JUL-SEP 2024               Invoice No        400098765432`,
    )
    expect(fields).toMatchObject({
      consumer_name: 'SUBRATA CHATTERJEE',
      address: '18/2 LAKE VIEW ROAD, KALIGHAT, KOLKATA 700029',
    })
  })

  test('labels over two lines, a date that broke, a day for a discount', () => {
    const fields = fieldsOn(
      'EBILL',
      `
              ELECTRICITY BILL
ग्राहक क्रमांक /        402118063
CONSUMER NO.
Name               ANNAMMA VARGHESE
Addr : KOCHUPARAMBIL HOUSE
Bill Date          12-OCT-
                   2024

देयक रक्कम रु.           1,290.00

Round sum payable by discount date 13-10-2024
Due Date              27-10-2024`,
    )
    expect(fields).toMatchObject({
      consumer_number: '402118063',
      consumer_name: 'ANNAMMA VARGHESE',
      bill_date: '2024-10-12',
      bill_amount: '1290.00',
      due_date: '2024-10-27',
    })
  })

  test('"Rs." that was read as digits of two scripts', () => {
    const fields = fieldsOn(
      'EBILL',
      `
Electricity Bill
कुल देय राशि / Total Amount Payable     7२5. 844.00`,
    )
    expect(fields['bill_amount']).toBe('844.00')
  })

  test.each([
    ['ગ્રાહક નંબર', 'નામ', 'બિલ તારીખ', 'છેલ્લી તારીખ', 'ભરવાપાત્ર રકમ', 'રમેશભાઈ પટેલ'],
    ['ಗ್ರಾಹಕ ಸಂಖ್ಯೆ', 'ಹೆಸರು', 'ಬಿಲ್ ದಿನಾಂಕ', 'ಪಾವತಿ ಕೊನೆಯ ದಿನಾಂಕ', 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ', 'ಮಂಜುನಾಥ ಗೌಡ'],
    ['நுகர்வோர் எண்', 'பெயர்', 'பில் தேதி', 'கடைசி தேதி', 'செலுத்த வேண்டிய தொகை', 'முருகேசன் ராமசாமி'],
    ['వినియోగదారు సంఖ్య', 'పేరు', 'బిల్ తేదీ', 'గడువు తేదీ', 'చెల్లించవలసిన మొత్తం', 'వెంకటేశ్వర రావు'],
    ['গ্রাহক নম্বর', 'নাম', 'বিলের তারিখ', 'শেষ তারিখ', 'প্রদেয় টাকা', 'সুব্রত কুমার ঘোষ'],
  ])('labels in the script of a state: %s', (number, name, billed, due, payable, consumer) => {
    const fields = fieldsOn(
      'EBILL',
      `
${number} : 44718022110
${name} : ${consumer}
${billed} : 04/06/2025
${due} : 18/06/2025
${payable} : 1,560.00`,
    )
    expect(fields).toMatchObject({
      consumer_number: '44718022110',
      consumer_name: consumer,
      bill_date: '2025-06-04',
      due_date: '2025-06-18',
      bill_amount: '1560.00',
    })
  })

  test('a number whose translation could hardly be read; a supplier of Odisha', () => {
    const fields = fieldsOn(
      'EBILL',
      `
TP CENTRAL ODISHA DISTRIBUTION LTD
K No. /4.            210447188220`,
    )
    expect(fields).toMatchObject({
      consumer_number: '210447188220',
      provider_name: 'TP CENTRAL ODISHA DISTRIBUTION LTD',
    })
  })

  test('a slip whose day is called a date alone', () => {
    const slip = `
ELECTRICITY BILL CUM NOTICE
DATE : 04/05/2025  TIME : 11:20
SCNO : 1144718822001
DUE DATE : 18/05/2025`
    expect(fieldsOn('EBILL', slip)).toMatchObject({ bill_date: '2025-05-04', due_date: '2025-05-18' })
  })
})

test.each([
  ['NORTHERN POWER DISTRIBUTION', 'COMPANY OF TELANGANA LIMITED'],
  ['TAMIL NADU GENERATION AND', 'DISTRIBUTION CORPORATION LIMITED'],
  ['SOUTHERN POWER DISTRIBUTION COMPANY', 'OF TELANGANA LIMITED'],
])('a supplier whose name goes on under its first line: %s', (first, second) => {
  const fields = fieldsOn('EBILL', `\n${first}\n${second}\nELECTRICITY BILL\nBill Date : 09/02/2025`)
  expect(fields['provider_name']).toBe(`${first} ${second}`)
})

test('a company under its own short name, or under its name in another script, is not its second line', () => {
  const below = (head: string): string | undefined =>
    fieldsOn('EBILL', `\n${head}\nELECTRICITY BILL\nBill Date : 09/02/2025`)['provider_name']
  expect(below('TATA POWER\nTHE TATA POWER COMPANY LIMITED')).not.toContain('TATA POWER THE')
  expect(below('मध्यांचल विद्युत वितरण\nMADHYANCHAL VIDYUT VITRAN NIGAM LIMITED')).not.toContain('वितरण MADHYANCHAL')
})

test('the charge of this month is not what is to be paid with arrears', () => {
  const fields = fieldsOn(
    'EBILL',
    `
MADHYANCHAL VIDYUT VITRAN NIGAM LIMITED
Current Payable Amount               1,949.33
Arrears                                368.67
Total Payable Amount                 2,318.00`,
  )
  expect(fields['bill_amount']).toBe('2318.00')
})

test.each([
  ['Unit      Curr      Prev      Cons', 'KWH      22118     21872       246', '246'],
  [
    'Current Reading   Previous Reading   Difference   M.F.   Net',
    '14471             14184              287          2      574',
    '574',
  ],
])('units stand in a row whose readings differ by them: %s', (head, row, units) => {
  const fields = fieldsOn('EBILL', `\nKERALA STATE ELECTRICITY BOARD LTD\n${head}\n${row}`)
  expect(fields['units_consumed']).toBe(units)
})

test('arrears add up to what is payable as readings do, and are none', () => {
  const fields = fieldsOn(
    'EBILL',
    `
ELECTRICITY BILL
Due Date              Meter Serial No        Consumption (kKWh)
06.06.2020            QYS697966              527
Current Charges       Previous Arrears       Net Payable
3,064.00              766.00                 3,830.00`,
  )
  expect(fields['units_consumed']).toBe('527')
})

test('numbers that differ by a third are no readings without a head that says so', () => {
  const fields = fieldsOn(
    'EBILL',
    `\nKERALA STATE ELECTRICITY BOARD LTD\nFixed     Energy      Total\n120       1380       1500`,
  )
  expect(fields['units_consumed']).toBeUndefined()
})

test('a meter whose number opens with an S that was read as a dollar', () => {
  const fields = fieldsOn(
    'EBILL',
    `
WEST BENGAL STATE ELECTRICITY DISTRIBUTION COMPANY LIMITED
Meter No       $1188204`,
  )
  expect(fields['meter_number']).toBe('S1188204')
})

test('a supplier whose name takes three lines; what was left from before is paid with the bill', () => {
  const fields = fieldsOn(
    'EBILL',
    `
SOUTHERN POWER DISTRIBUTION
COMPANY OF TELANGANA
LIMITED
ELECTRICITY BILL

Bill Amt          1246.18
Arrears             71.82
Net Amount        1318.00`,
  )
  expect(fields).toMatchObject({
    provider_name: 'SOUTHERN POWER DISTRIBUTION COMPANY OF TELANGANA LIMITED',
    bill_amount: '1318.00',
  })
})

test('the day until which an amount is to be paid belongs to its label', () => {
  const fields = fieldsOn(
    'EBILL',
    '\nEnergy charge                          1,367.85\nNet amount payable by 12.04.2023       Rs. 1,540.00',
  )
  expect(fields['bill_amount']).toBe('1540.00')
})

test('as many cells as heads, each to the left of the middle of its own', () => {
  const fields = fieldsOn(
    'EBILL',
    `
      Bill Date              Due Date              Units Consumed             Bill Amount
22-01-2024            05-02-2024            306                        Rs. 2,310.00`,
  )
  expect(fields).toMatchObject({ bill_date: '2024-01-22', units_consumed: '306', bill_amount: '2310.00' })
})

test('the day of a reading is no day of a bill, in no language', () => {
  const fields = fieldsOn(
    'EBILL',
    `
महाराष्ट्र राज्य विद्युत वितरण कंपनी मर्यादित
वीज देयक
चालू रीडिंग दिनांक      मागील रीडिंग दिनांक
11-03-2021           11-02-2021
मंजूर भार              0.50 KW`,
  )
  expect(fields['bill_date']).toBeUndefined()
})

test('what kind of meter it is, in brackets behind its number, is none of it', () => {
  const fields = fieldsOn('EBILL', '\nElectricity Bill\nMeter No.      TN4471820 (1 Phase)')
  expect(fields['meter_number']).toBe('TN4471820')
})

test('the next line of an address may begin under a colon that was not read', () => {
  const text = `
KERALA STATE ELECTRICITY BOARD LTD
Name                 BINDU RAJAN
Address              THEKKEVILA HOUSE, EMILY P.O.,
                  KALPETTA, WAYANAD 673121
Tariff               LT-1A`
  expect(fieldsOn('EBILL', text).address).toBe('THEKKEVILA HOUSE, EMILY P.O., KALPETTA, WAYANAD 673121')
})

test('who made a meter opens its number', () => {
  const meter = (text: string) => fieldsOn('EBILL', `ELECTRICITY BILL\nMeter No      ${text}`)['meter_number']
  expect(meter('L&T 8802147')).toBe('L&T8802147')
  expect(meter('L&T-6093381')).toBe('L&T-6093381')
})

test('an address that goes on under the name in one cell is no part of that', () => {
  const fields = fieldsOn(
    'EBILL',
    `
Electricity Department, Government of Mizoram
ELECTRICITY ENERGY BILL
Billed To:                              Consumer ID      LLI/DLT/20733
C. Lalramzaua
Ramthar Veng, Near YMA Hall,
Lunglei, Mizoram - 796701`,
  )
  expect(fields['consumer_name']).toBe('C. Lalramzaua')
})
