import { expect, test } from 'vitest'
import { findSigns } from '../../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'
import { typeOf } from './type-of'

test('a round O beside a digit in a number is the digit', () => {
  const layout = layoutOf(asciiPage('DLO2-20040013388'))
  expect([...findSigns([layout], { aadhaarCode: false, mrzState: null })]).toContain('licence_number')
})

test.each([
  ['PURCHASE_ORDER', 'we are pleased to place our order for the following material:'],
  ['PURCHASE_ORDER', 'Further to your offer kindly supply the undernoted stores at our works on or before 4th May:'],
  ['PURCHASE_ORDER', 'order for the articles listed here is hereby placed on you at the rates of your tender:'],
  ['UNRECOGNISED', 'we request you to place your order for the following material at an early date:'],
  ['UNRECOGNISED', 'we thank you for the order that you placed with us for the following material:'],
])('a letter without a heading is of type %s that says "%s"', (type, sentence) => {
  const half = sentence.length / 2 + sentence.slice(sentence.length / 2).indexOf(' ')
  expect(
    typeOf(`
               Bhandara Paints & Allied
          GST No. 27AAKFP2291R1ZN

Ref. BPA/118/21-22                            Date : 3rd August, 2021
To
Wardha Minchem Private Limited
Dear Sir,
With reference to the talk that we had on the telephone ${sentence.slice(0, half)}
${sentence.slice(half + 1)}
No   Material                 Qty     Rate      Amount
1    Calcite powder           15      8,900     1,33,500
     Grand total                                1,33,500`),
  ).toBe(type)
})

test('an order that is a letter has its heading under the one to whom it goes, in the middle of the page', () => {
  const items = Array.from(
    { length: 12 },
    (_, i) => `${i + 1}     LED Bulb 9W           ${i + 2}      100.00      200.00`,
  )
  const letter = (heading: string): string => `
                 Bharat Infotech Private Limited
       Flat No 862, Industrial Estate, Bengaluru 560010
                    GSTIN 29AAPFU0939F1ZR
Order No : 9422/24-25                       Date : 31.03.2024
To,
M/s Balaji Packaging LLP
F-910, Naikal, Post Naikal, Dist Yadgir 585319
GSTIN : 29AAPFU0939F1ZR

${heading}
Dear Sirs, with reference to what was spoken of by telephone
${items.join('\n')}
                                  CGST      100.00
                                  SGST      100.00
                                 TOTAL    2,600.00`
  expect(typeOf(letter('                      PURCHASE ORDER'))).toBe('PURCHASE_ORDER')
  expect(typeOf(letter('PURCHASE ORDER'))).not.toBe('PURCHASE_ORDER')
})

test('whom the rows of a statement pay says nothing of its type, where it prints no balances too', () => {
  const statement = `
SARASWAT CO-OPERATIVE BANK LTD.
Account      : 610000000098217
IFSC         : SRCB0000044
Balance on 01 Dec 2024   : Rs. 71,204.90
Date            Details                          Amount (Rs.)
16 Dec 2024     MAHANAGAR GAS AUTO PAY           -912.45
10 Dec 2024     PENSION CPAO DEC                 +38,200.00
04 Dec 2024     CHQ 000871 APOLLO PHARMACY       -2,340.00
01 Dec 2024     UPI VIJAY SALES DADAR            -5,499.00`
  expect(typeOf(statement)).toBe('BANK_STATEMENT')
  // The sign of the rupee is read as many things.
  expect(typeOf(statement.replace('-912.45', '- @912.45').replace('+38,200.00', '+ %38,200.00'))).toBe('BANK_STATEMENT')
})

test('the bill of a firm that does not call it an invoice', () => {
  const bill = `
MAGADH SECURITY AGENCY
GSTIN 27AAPFU0939F1ZV
BIHAR COLD CHAIN LIMITED              Bill No : MSA/FEB/118
Industrial Area, Patna 803201         Bill Date : 28.02.2025
Description of service     SAC        No. of guards     Amount
Security guards            998525     6                 1,07,100.00
Tax on this supply is payable on reverse charge basis.`
  expect(typeOf(bill)).toBe('INVOICE')
})

test('a heading that tells at length of what it is a deed; a note in small letters heads nothing', () => {
  expect(
    typeOf(`
                       SALE DEED OF RESIDENTIAL FLAT FOR RS. 27,00,000/-

This Indenture made at Surat on this 18th day of December in the Christian year Two Thousand Twenty.`),
  ).toBe('SALE_DEED')
  expect(
    typeOf(`
             GREATER CHENNAI CORPORATION
             REVENUE DEPARTMENT
             PROPERTY TAX RECEIPT
Receipt Number           REV/2023/09/771203
Payment Date             30/08/2023
Bill No                  09-121-03412-000
Total amount paid        Rs. 5,430
Note:      e-receipt valid subject to realisation.`),
  ).toBe('PROPERTY_TAX_RECEIPT')
})

test('the magnetic line at its foot tells a cheque; the words of a handheld printer a bill', () => {
  expect(
    typeOf(`
The Vaidyanath Urban Co-op. Bank Ltd.
Parli Branch, Main Road               IFS Code VUCB0000012
Pay Sagar Traders
Rupees One Lakh Only
"104466" 431126047. 201884" 11`),
  ).toBe('CHEQUE')
  expect(
    typeOf(`
DAKSHIN GUJARAT VIJ COMPANY LTD
MTR NO      GJ6603914
FIX CHG                  30.00
ENERGY CHG              493.00
ELE DUTY 7.5%            72.99
TOTAL AMT               607.00`),
  ).toBe('EBILL')
})

test('a paper headed "ORDER" is one of goods where it names a vendor and prices, and none of a court', () => {
  const paper = (under: string): string => `
Sri Murugan Textile Mills                         ORDER
Kangeyam Road, Tiruppur 641606            Order No. 4500017729
                                            Dated 21 Feb 2024
${under}`
  const goods = `
Vendor: Vaigai Spinning Company Private Limited, Madurai 625002
Ship to: SIPCOT Unit 2, Perundurai, Erode, Tamil Nadu 638052
Material                       UoM     Order qty     Unit price     Value (INR)
Cotton yarn 40s combed, cone   kg      800           312.00         2,49,600.00`
  expect(typeOf(paper(goods))).toBe('PURCHASE_ORDER')
  expect(typeOf(paper('Heard both sides. The petition is allowed.'))).toBe('UNRECOGNISED')
})
