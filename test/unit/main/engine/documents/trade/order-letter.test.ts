/** Orders that are letters, and orders whose offices are named beside the company. */
import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('where goods are to come may be told in the sentence that asks for them', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
KAVERI DENTAL COLLEGE AND HOSPITAL
STORES - PURCHASE ORDER
To
Selvi Surgicals                                        P.O. Ref : KDC/PO/0118
14 Bazaar Street, Salem 636001                         Dated : 11th March 2024
Sir, Please supply the following consumables at our Central Store, Block C, Omalur Road,
Salem 636011 between 9 AM and 4 PM on working days:

S.No   Item          Qty     Rate        Amount
1      Gauze         10      100.00      1,000.00`,
  )
  expect(fields.delivery_address).toBe('Central Store, Block C, Omalur Road, Salem 636011')
})

test('who heads an order and signs it orders, whatever office gets the bill', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
SAHYADRI FORGINGS LIMITED                                        Purchase Order
Plot 14, MIDC Satpur, Nashik, Maharashtra 422007

Vendor: 300417                                    PO number/date
Mehta Fasteners                                   4500011877 / 16.04.2024
Gala 7, Ambad, Nashik 422010                      Invoice to: Shared Service Centre, Sinnar
                                                  MIDC Malegaon, Sinnar 422113

Item    Description           Qty     Rate        Amount
10      HEX BOLT M8           100     10.00       1,000.00


For SAHYADRI FORGINGS LIMITED

Authorised Signatory`,
  )
  expect(fields.buyer_name).toBe('SAHYADRI FORGINGS LIMITED')
})

test('an order placed in a sentence says where it is to be delivered', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
MARIA EDUCATIONAL TRUST
Ref: MET/PUR/2025/31
Sub: Purchase order for school furniture
Dear Sir,
With reference to the above quotation we are pleased to place
this order for the following, to be delivered at Maria School, Muttom P.O.,
Thodupuzha, Kerala 685587, on or before 31st July 2025.`,
  )
  expect(fields.delivery_address).toBe('Maria School, Muttom P.O., Thodupuzha, Kerala 685587')
})

test('what stands at a place is no part of its address', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
SAHYADRI FORGINGS LIMITED
Dear Sir,
Please supply the following material at our plant at Plot 204, Sarkhej-Bavla Highway,
Ahmedabad 382213 on or before 30th June 2025.`,
  )
  expect(fields.delivery_address).toBe('Plot 204, Sarkhej-Bavla Highway, Ahmedabad 382213')
})
