import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('an invoice that was raised on its day', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TEXKING                                              INVOICE
Texking Motors and Pumps Private Limited             # TK-2425-10092
SF No. 211/3, Avinashi Road, Neelambur               Raised on 17 Aug 2024
Coimbatore 641062                                    Payment due 16 Sep 2024`,
  )
  expect(fields).toMatchObject({ invoice_date: '2024-08-17', due_date: '2024-09-16' })
})

test('a buyer under "Name" who is addressed as a firm', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
                      TAX INVOICE
              DAS HARDWARE & IRON STORES
       B.K. Road, Tezpur, Dist. Sonitpur, Assam - 784001
Bill No. 1127                                   Date : 03/02/2023
Name : M/s Brahmaputra Infracon Pvt. Ltd.
Address : Mission Chariali, Tezpur, Assam - 784001
Party GSTIN : 18ABCCB7015Q1ZA`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'M/s Brahmaputra Infracon Pvt. Ltd.',
    buyer_address: 'Mission Chariali, Tezpur, Assam - 784001',
  })
})

test('the day of an order behind its number, before that of the indent', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
Mall View Hotels Pvt. Ltd.
Purchase Order
Order no. MVH/PUR/0092/24-25 Dated 7th May, 2024 Indent 311

To,
Negi Handloom House`,
  )
  expect(fields).toMatchObject({ po_number: 'MVH/PUR/0092/24-25', po_date: '2024-05-07' })
})

test('rent that is payable in advance is no advance', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
LEASE DEED
3. Rent. Rs. 72,000/- per month plus GST at 18%, payable in advance by the
7th of each month; escalation 5% each year, i.e. Rs. 75,600/- in the second year.
4. Security deposit. The Lessee has deposited Rs. 4,32,000/- equal to six months' rent.`,
  )
  expect(fields).toMatchObject({ deposit_amount: '432000.00', monthly_rent: '72000.00' })
})

test('what begins under the head before that of the holders is of its column, whole', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
सर्वे नंबर          भूधारणा पद्धती                          भोगवटादाराचे नाव              खाते क्रमांक
61/4अ               भोगवटादार वर्ग-2                                                      1028
                    सीमा आणि भूमापन चिन्हे :                श्रीमती सुलभा वासुदेव सावंत
                                                            श्री. महेश वासुदेव सावंत`,
  )
  expect(fields).toMatchObject({ occupant_name: 'सुलभा वासुदेव सावंत, महेश वासुदेव सावंत' })
})

test('whose venture a supplier is, is no name of it', () => {
  const fields = fieldsOn(
    'EBILL',
    `
TP NORTHERN ODISHA DISTRIBUTION LIMITED
(A Tata Power and Odisha Government joint venture) Corp. Office: Januganj, Balasore 756019
Electricity Bill for September 2023
Consumer No : 211104057736`,
  )
  expect(fields).toMatchObject({ provider_name: 'TP NORTHERN ODISHA DISTRIBUTION LIMITED' })
})

test('the second line of a name that is not under the middle of the first', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
HYDERABAD METROPOLITAN WATER SUPPLY
    AND SEWERAGE BOARD
  Division 7, Marredpally
Bill Date      10-SEP-2022`,
  )
  expect(fields).toMatchObject({ provider_name: 'HYDERABAD METROPOLITAN WATER SUPPLY AND SEWERAGE BOARD' })
})

test('a meter of gas that is told by its size', () => {
  const fields = fieldsOn('GAS_BILL', 'Green Gas Limited\nPNG Bill\nMeter          G1.6-2090118')
  expect(fields).toMatchObject({ meter_number: 'G1.6-2090118' })
})

test('a property by its number for the tax', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
GREATER WARANGAL MUNICIPAL CORPORATION
Property Tax Receipt
PTI Number         1016/07714
Owner Name         Gaddam Yadagiri`,
  )
  expect(fields).toMatchObject({ property_number: '1016/07714' })
})

test('the title of an annexe is no second line of the trade name', () => {
  const fields = fieldsOn(
    'GST_CERT',
    `
Form GST REG-06
Annexure B
GSTIN 24AATFR6617L1ZK
Trade Name, if any RANNADE BEEJ BHANDAR

Details of Managing / Authorized Partners`,
  )
  expect(fields).toMatchObject({ trade_name: 'RANNADE BEEJ BHANDAR' })
})

test('whose wife a holder is opens a line of the address with the house', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Utkarsh Small Finance Bank Limited                Account Statement
Smt. Kiran Devi Maurya                            Account Number 1381010000062904
W/O Ramesh Maurya, House No 88
Ganj, Sarnath, Post Sarnath
Varanasi, Uttar Pradesh, 221007`,
  )
  expect(fields['address']).toContain('House No 88')
})

test('a name whose initial stands apart on a line that is spread to its end', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
HOUSE RENTAL AGREEMENT
This Rental Agreement is made on this 4th day of December 2020 by and between:
Sri B. SRINIVAS REDDY, S/O B. Narsimha Reddy, aged 54 years, R/o Hanamkonda
(hereinafter called the OWNER)
AND
Sri P.       RAVINDER, S/o P. Komuraiah, aged 35 years, R/o
Jangaon (hereinafter called the TENANT)`,
  )
  expect(fields).toMatchObject({ landlord_name: 'B. SRINIVAS REDDY', tenant_name: 'P. RAVINDER' })
})
