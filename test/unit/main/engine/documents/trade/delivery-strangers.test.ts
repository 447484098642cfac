/** Delivery orders as further financiers write them. */
import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('the label of a sum under what is bought is none of it, in whatever language', () => {
  expect(
    fieldsOn(
      'DELIVERY_ORDER',
      `
CHAMBAL RURAL BANK
DELIVERY ORDER
Asset / वाहन                  Swaraj 735 FE (40 HP) with 5 ft Rotavator
कोटेशन राशि                    7,00,000.00
बैंक ऋण (Loan amount)          5,25,000.00`,
    ),
  ).toMatchObject({ asset_description: 'Swaraj 735 FE (40 HP) with 5 ft Rotavator', loan_amount: '525000.00' })
  expect(
    fieldsOn('DELIVERY_ORDER', 'CHAMBAL RURAL BANK\nDELIVERY ORDER\nAsset\nकोटेशन राशि         7,00,000.00'),
  ).not.toHaveProperty('asset_description')
})

test('the subject of a letter names the customer; a dealer within a sentence is no label of one', () => {
  expect(
    fieldsOn(
      'DELIVERY_ORDER',
      `
Vindhya Gramin Finance Ltd.

The Manager,
M/s Maihar Tractors & Implements
Rewa Road, Maihar, Dist. Satna

Subject: Delivery order for tractor - Shri Ramlakhan Patel S/o Shri Bhaiyalal
Patel, Village Amdara

Engine No. and Chassis No. to be informed by dealer after billing: Engine               Chassis
        . Register the vehicle with R.T.O. Satna`,
    ),
  ).toMatchObject({ dealer_name: 'M/s Maihar Tractors & Implements', customer_name: 'Shri Ramlakhan Patel' })
})

test('whose vehicles a firm sells, in brackets behind its name, is none of it', () => {
  const dealer = (firm: string) =>
    fieldsOn('DELIVERY_ORDER', `DELIVERY ORDER\nDealer Name : ${firm}\nMake & Model : Mahindra 575 DI`)['dealer_name']
  expect(dealer('Sri Lakshmi Tractors (Authorised dealer - Mahindra)')).toBe('Sri Lakshmi Tractors')
  expect(dealer('Sri Lakshmi Tractors (Hassan)')).toBe('Sri Lakshmi Tractors (Hassan)')
})
