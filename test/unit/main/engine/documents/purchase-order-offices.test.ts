/** Orders of offices and of programs: numbers of their own, and who orders, who pays, where to deliver. */
import { expect, test } from 'vitest'
import { valuesOn } from './read-page'
import { typeOf } from './recognition/type-of'

test('a program of orders prints number and day behind one label, knows vendors by a number and says where to deliver', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
SAHYADRI CASTINGS LIMITED                                                 Purchase Order

Vendor No. 0000204411                            PO number/ date   4500881230 / 06.05.2025
NIRMAL ALLOYS PVT LTD                            Contact person    Meena Kale (PG 210)
Survey 41/2, Kagal                               Amendment         00
KOLHAPUR 416216

Please deliver to:                               Please send invoice to:
Sahyadri Castings Limited - Plant 2              Sahyadri Castings Limited
Gat No. 88, Shirwal, Satara 412801               Church Road, Pune 411001

Item      Material      Qty    Price       Net value
00010     Bar 32 MM     8      1,000.00    8,000.00
                               Total       8,000.00
`,
  )
  expect(fields).toMatchObject({
    po_number: '4500881230',
    po_date: '2025-05-06',
    supplier_name: 'NIRMAL ALLOYS PVT LTD',
    delivery_address: 'Sahyadri Castings Limited - Plant 2 Gat No. 88, Shirwal, Satara 412801',
  })
})

test('an office of a government numbers its files with brackets; what it orders against has another number', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
                    GOVT. OF N.C.T. OF DELHI
                    SEVA SADAN HOSPITAL
                    Rohini, Delhi-110085

No. F.7(31)/Store/SSH/2024-25/204                    Dated: 11/11/2024
To,
    M/s Kiran Surgicals,
    14, Bhagirath Palace, Delhi-110006. (GSTIN: 07AABCK1234F1ZH)

                    SUPPLY ORDER
Sub: Supply of gloves against Rate Contract No. CPA/RC/2023/77.

S. No.   Name of item    Qty     Rate      Amount
1        Gloves          100     10.00     1,000.00
`,
  )
  expect(fields).toMatchObject({
    po_number: 'F.7(31)/Store/SSH/2024-25/204',
    buyer_name: 'SEVA SADAN HOSPITAL',
  })
})

test('how goods are delivered is no place', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
PO No : PO/0042          PO Date : 01/02/2024
Supplier Details                          Ship To / Site
Sunrise Traders                           Project Surya Heights, Premises No. 4
12 MG Road, Pune - 411001                 Baner Road, Pune 411045

Terms
3. Delivery as per daily call-up, between 9 PM and 6 AM only
`,
  )
  expect(fields['delivery_address']).toBe('Project Surya Heights, Premises No. 4 Baner Road, Pune 411045')
})

test('who pays is not the clerk who orders, and a row of a form is nobody', async () => {
  const fields = await valuesOn(
    'PURCHASE_ORDER',
    `
Contract No: GEMC-511687799999999                     Generated Date: 21-Aug-2024

Organisation Details                      Buyer Details
Type : Central Government                 Designation : Assistant Director
Organisation Name : Directorate of Mines  Address : Khanij Bhavan, Hall Road, Nagpur 440001

Seller Details
GeM Seller ID : 5A0B190001119999
Company Name : MAHESH COMPUTERS
Address : 12, FC Road, Pune 411005
`,
  )
  expect(fields).toMatchObject({
    po_number: 'GEMC-511687799999999',
    po_date: '2024-08-21',
    buyer_name: 'Directorate of Mines',
    supplier_name: 'MAHESH COMPUTERS',
  })
})

test('an order for goods: its title, its parties and their tax numbers by the words of a seller', async () => {
  const paper = `
Rangrez Textiles
Bhilwara, Rajasthan   GSTIN/UIN 08AACFR3380N1ZT
ORDER FOR GOODS
P.O. No.            RTX-119                           Dated              19.07.2023
To (Seller)         Amrut Spinners Private Limited    Seller's GSTIN     24AAKCA7045J1ZK
Particulars               HSN      Nos/Kg     Price       Total
Cotton yarn 40s combed    5205     500        248.00      1,24,000.00
Polyester thread cones    5508     240        64.75       15,540.00
                          Total order amount              1,39,540.00`
  expect(typeOf(paper)).toBe('PURCHASE_ORDER')
  expect(await valuesOn('PURCHASE_ORDER', paper)).toMatchObject({
    po_number: 'RTX-119',
    buyer_gstin: '08AACFR3380N1ZT',
    supplier_name: 'Amrut Spinners Private Limited',
    supplier_gstin: '24AAKCA7045J1ZK',
    total_amount: '139540.00',
  })
})
