import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('parties of an invoice', () => {
  test('who opens a letter is not who buys; numbers behind a PIN code are of no address', () => {
    expect(
      fieldsOn(
        'INVOICE',
        `
                            SARASWATI BOOK HOUSE
      14, Nai Sarak, Delhi - 110006 Tel. 011-23260000 GSTIN 07AAQFS4411K1Z8
                              BILL OF SUPPLY

To                                              Invoice No. : SBH/25/118
The Librarian,                                  Dated : 17-Jan-2025
Govt. Polytechnic College
Ambala Road, Karnal - 132001. ✆ 0184-2250000
`,
      ),
    ).toMatchObject({
      seller_name: 'SARASWATI BOOK HOUSE',
      seller_address: '14, Nai Sarak, Delhi - 110006',
      buyer_name: 'Govt. Polytechnic College',
      buyer_address: 'Ambala Road, Karnal - 132001',
    })
  })

  test('what a firm supplies is no heading, and what it does is no line of its address', () => {
    expect(
      fieldsOn(
        'INVOICE',
        `
                MAHALAXMI EVENTS
      Wedding · Thread Ceremony · Corporate
      27/1A, Hindustan Park, Kolkata 700029
  Govt. Approved Manpower Supplier • Licence No. 118
                      TAX INVOICE
Invoice No. : ME/118          Date : 17-01-2025
`,
      ),
    ).toMatchObject({ seller_name: 'MAHALAXMI EVENTS', seller_address: '27/1A, Hindustan Park, Kolkata 700029' })
  })

  test('a number with its sign before it, as one word, is that of the invoice', () => {
    expect(
      fieldsOn(
        'INVOICE',
        `
bluewave.                                   Tax Invoice
Bluewave Softworks Private Limited          #BSPL-2026-0417
4th Floor, EPIP Zone, Bengaluru 560066
`,
      ),
    ).toMatchObject({ invoice_number: 'BSPL-2026-0417' })
  })

  test('at an inn "Company GSTIN" is that of the firm of the guest', () => {
    expect(
      fieldsOn(
        'INVOICE',
        `
                    HOTEL LAKE HERITAGE
Guest Name       Mr. Anil Menon            Invoice No.    HLH/118
Company GSTIN    07AABCT7704H1ZD           Date           17-01-2025
Hotel GSTIN      08AACCR3381L1Z2           Room No.       214
`,
      ),
    ).toMatchObject({ seller_gstin: '08AACCR3381L1Z2', buyer_gstin: '07AABCT7704H1ZD' })
  })
})

describe('parties of an order', () => {
  test('under the heading of a government its office orders; "Messrs" is of a name', () => {
    expect(
      fieldsOn(
        'PURCHASE_ORDER',
        `
                 GOVERNMENT OF KERALA
             DIRECTORATE OF FISHERIES
             Vikas Bhavan, Thiruvananthapuram - 695033
No. FD/C3/2214/2025                         Dated: 02.07.2025
                   SUPPLY ORDER
To
Messrs Bhagat Ram & Sons,
The Mall, Solan - 173212
Sir,
Please supply the following
`,
      ),
    ).toMatchObject({ buyer_name: 'DIRECTORATE OF FISHERIES', supplier_name: 'Messrs Bhagat Ram & Sons' })
  })

  test('a firm with its address in one line; a form of address apart from the heading of another party', () => {
    expect(
      fieldsOn(
        'PURCHASE_ORDER',
        `
                 GARUDA TEXTILES
PURCHASE ORDER
Order No. GT/2025/77                        Date 05.05.2025
Supplier: Rajapalayam Spinners, Madurai Road, Rajapalayam 626117
`,
      ),
    ).toMatchObject({ supplier_name: 'Rajapalayam Spinners' })
    expect(
      fieldsOn(
        'PURCHASE_ORDER',
        `
                 SOUTHERN RAILWAY
PURCHASE ORDER
P.O. No. : 08245118100773                   M/s BHARAT FRICTION PRODUCTS LIMITED
P.O. Date : 14/08/2024                      37, G.T. Road, Howrah - 711204


Purchaser : Principal Materials Manager
`,
      ),
    ).toMatchObject({ supplier_name: 'M/s BHARAT FRICTION PRODUCTS LIMITED' })
  })

  test('by when goods are to come is no part of where to; a number may have a group in Devanagari', () => {
    expect(
      fieldsOn(
        'PURCHASE_ORDER',
        `
SUPPLY ORDER
Order No. : खरेदी/2024-25/0862              Date : 25/10/2024
Delivery should be made at: St. Mary School, Merces, Goa - 403005 before 25 June
`,
      ),
    ).toMatchObject({
      po_number: 'खरेदी/2024-25/0862',
      delivery_address: 'St. Mary School, Merces, Goa - 403005',
    })
  })
})

describe('the customer of a delivery order', () => {
  test('is told in a sentence, and not where the borrower signs', () => {
    expect(
      fieldsOn(
        'DELIVERY_ORDER',
        `
SAHYADRI FINSERVE LIMITED
DELIVERY ORDER
We have sanctioned a loan of Rs. 4,10,000/- to Mr. Prakash Namdev Shirke, residing at Masur, for the
purchase of the vehicle described below.
Copy to: Borrower for information. Accepted: L.T.I. / Signature of borrower
`,
      )['customer_name'],
    ).toBe('Mr. Prakash Namdev Shirke')
  })

  test('a lady is no firm: the dealer stands at its own label', () => {
    expect(
      fieldsOn(
        'DELIVERY_ORDER',
        `
DELIVERY ORDER
DEALER NAME                    CUSTOMER NAME
Maurya Electronics             Ms. Nidhi Kumari Sinha
`,
      ),
    ).toMatchObject({ dealer_name: 'Maurya Electronics', customer_name: 'Ms. Nidhi Kumari Sinha' })
  })
})

test('whose child a buyer is, on the line of the name, is no part of it', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
TAX INVOICE
Sold to : Satpal Singh S/o Mahender Singh
Vill. Bhadaula, Post Simbhaoli,
Distt. Hapur 245207`,
  )
  expect(fields['buyer_name']).toBe('Satpal Singh')
})
