import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from '../read-page'

const provider = (type: 'EBILL' | 'WATER_BILL' | 'GAS_BILL' | 'PROPERTY_TAX_RECEIPT', text: string) =>
  fieldsOn(type, text)[type === 'PROPERTY_TAX_RECEIPT' ? 'authority_name' : 'provider_name']

test('the whole name before its mark, wherever the mark stands', () => {
  expect(provider('PROPERTY_TAX_RECEIPT', 'GHMC\nGREATER HYDERABAD MUNICIPAL CORPORATION\nProperty Tax Receipt')).toBe(
    'GREATER HYDERABAD MUNICIPAL CORPORATION',
  )
  expect(provider('GAS_BILL', 'INDANE     KAVERI INDANE GAS AGENCY (0000118834)\nRefill Cash Memo')).toBe(
    'KAVERI INDANE GAS AGENCY',
  )
})

test('who sells for another is named before whom it is for', () => {
  const text = 'SRI BALAJI BHARATGAS\nAuthorised distributor of Bharat Petroleum Corporation Limited\nRefill Invoice'
  expect(provider('GAS_BILL', text)).toBe('SRI BALAJI BHARATGAS')
})

test('a name that its first line leaves open; a title of the paper is no name', () => {
  expect(provider('WATER_BILL', 'Kerala Water Supply and\nSewerage Board\nWATER BILL')).toBe(
    'Kerala Water Supply and Sewerage Board',
  )
  expect(provider('WATER_BILL', 'जल उपभोग बिल (जल प्रदाय नियम)\nउपभोक्ता संख्या 448812')).toBeUndefined()
})

test('name and address under the number of a slip, without labels or PIN code', () => {
  const fields = fieldsOn(
    'EBILL',
    `
KERALA STATE ELECTRICITY BOARD LTD
Bill Dt : 18-05-2023
Cons# 1167023014482
SUHARA BEEVI
Chirayil House,
Market Road P.O., Tirur
Mtr# 5510628`,
  )
  expect(fields).toMatchObject({
    consumer_name: 'SUHARA BEEVI',
    address: 'Chirayil House, Market Road P.O., Tirur',
    meter_number: '5510628',
  })
})

test('the initials of a name before it are its mark; a mark over a name in another script is never sure', () => {
  expect(
    provider('EBILL', 'APDCL ASSAM POWER DISTRIBUTION COMPANY LIMITED\nELECTRICITY BILL\nConsumer No : 012000123456'),
  ).toBe('ASSAM POWER DISTRIBUTION COMPANY LIMITED')
  const [mark] = candidatesOn('EBILL', 'UPPCL\nपूर्वांचल विद्युत वितरण निगम लिमिटेड\nविद्युत बिल').filter(
    ({ value }) => value === 'UPPCL',
  )
  expect(mark?.most).toBeDefined()
})

test('who signs a bill is not who supplies; those who live in one house are billed by its name', () => {
  const fields = fieldsOn(
    'WATER_BILL',
    `
Haldia Development Authority
BILL FOR SUPPLY OF POTABLE WATER
To
Sagarika Apartment Owners' Association
Plot 14, Sector 3,
Haldia 721602

Consumer Code HDA/WS/00318

Assistant Engineer (Water Supply)`,
  )
  expect(fields).toMatchObject({
    provider_name: 'Haldia Development Authority',
    consumer_name: "Sagarika Apartment Owners' Association",
    address: 'Plot 14, Sector 3, Haldia 721602',
  })
})

test('a mark alone is in doubt on a picture, where the whole name may not have been read', () => {
  const [found] = candidatesOn('EBILL', 'DGVCL\nElectricity Bill').filter(({ path }) => path === 'provider_name')
  expect(found).toMatchObject({ value: 'DGVCL', most: mostDoubted })
})

test('the address of a site has the letters of a board and is none', () => {
  const text = 'BANGALORE WATER SUPPLY AND SEWERAGE BOARD\nWater Bill\nPay at Kiosk / bwssb. karnataka.gov.in'
  expect(candidatesOn('WATER_BILL', text).filter(({ path }) => path === 'provider_name')).toHaveLength(1)
})

test('a department that every state has goes on with its state; a town behind a body that has it in its name is in doubt', () => {
  const department = '   PUBLIC WORKS WATER DEPARTMENT\n             RAJASTHAN\n        WATER BILL'
  expect(fieldsOn('WATER_BILL', department)).toMatchObject({ provider_name: 'PUBLIC WORKS WATER DEPARTMENT RAJASTHAN' })
  const bill = 'नाशिक महानगरपालिका, नाशिक\nपाणीपट्टी देयक\n\nग्राहक क्रमांक   05-221-00984\n\nकालावधी   01/06/2023\n\nव्याज'
  const [town] = candidatesOn('WATER_BILL', bill).filter(({ path }) => path === 'provider_name')
  expect(town).toMatchObject({ value: 'नाशिक महानगरपालिका, नाशिक', most: mostDoubted })
})

test('a consumer that a sentence speaks of is named elsewhere', () => {
  const text = 'Name      Paramjeet Kaur\nDisputes may be taken to the Consumer Grievance\nCell.'
  expect(fieldsOn('GAS_BILL', text)['consumer_name']).toBe('Paramjeet Kaur')
})

test('a mark of first words and initials is short for the name at the foot, behind what else its line tells', () => {
  const bill = 'TATA POWER-DDL\nElectricity Bill\n\nBill No. 2207\n\nUnits 487\n\nPPAC 2.00\n\n'
  const foot = 'Toll free 19124 · Tata Power Delhi Distribution Limited (A Joint Venture), Delhi 110009'
  expect(provider('EBILL', bill + foot)).toBe('Tata Power Delhi Distribution Limited')
})

test('a utility is named so', () => {
  expect(provider('EBILL', 'UTKAL ELECTRICITY SUPPLY UTILITY\n\nENERGY BILL\n\nBILL NO   774120398')).toBe(
    'UTKAL ELECTRICITY SUPPLY UTILITY',
  )
})

test('a department with the government whose it is', () => {
  const name = 'Electricity Department, Government of Mizoram'
  expect(provider('EBILL', `${name}\n\nENERGY BILL\n\nConsumer ID   LLI/DLT/20733`)).toBe(name)
})
