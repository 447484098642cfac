import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('SALE_DEED: sentences', () => {
  test('a number within a book has no year beside it', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
Registered as document no. 11872 of Book No. 1 on date 20/02/2024.`,
    )
    expect(fields['document_number']).toBe('11872')
  })

  test('an English deed over two pages, with the registration behind it', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         DEED OF SALE
This Deed of Sale is made and executed on this 12th day of March 2021 at Pune
BETWEEN Shri. Ramesh Vasant Kulkarni, aged about 54 years, Occupation: Business,
residing at 14, Prabhat Road, Erandwane, Pune 411004, hereinafter called the
VENDOR (which expression shall unless repugnant to the context mean and include
his heirs, executors and assigns) of the ONE PART,
                                  AND
Smt. Sunita Anil Deshpande, aged about 41 years, residing at 7, Karve Nagar,
Pune 411052, hereinafter called the PURCHASER of the OTHER PART.
WHEREAS the Vendor purchased the property vide Sale Deed registered as Document
No. 812/2004 dated 02/02/2004 and is its absolute owner;
AND WHEREAS the Vendor has agreed to sell the same for a total consideration of
Rs. 45,00,000/- (Rupees Forty Five Lakhs Only) of which Rs. 5,00,000/- was paid
as earnest money.
                            Page 1 of 2\f
                        SCHEDULE OF PROPERTY
All that piece and parcel of Flat No. 302 admeasuring 850 sq. ft. situated at
Sai Residency, Baner Road, Baner, Pune, Maharashtra 411045, and bounded as under
on the East by a road.
Stamp Duty paid: Rs. 2,70,000/-
VENDOR Ramesh Vasant Kulkarni      PURCHASER Sunita Anil Deshpande
Registered as Document No. 1234/2021 on 15/03/2021 in the office of the
Sub-Registrar, Haveli No. 5, Pune.`,
    )
    expect(fields).toMatchObject({
      document_number: '1234/2021',
      execution_date: '2021-03-12',
      registration_date: '2021-03-15',
      seller_name: 'Ramesh Vasant Kulkarni',
      buyer_name: 'Sunita Anil Deshpande',
      property_address: 'Flat No. 302, Sai Residency, Baner Road, Baner, Pune, Maharashtra 411045',
      consideration_amount: '4500000.00',
      stamp_duty: '270000.00',
      sub_registrar_office: 'Haveli No. 5, Pune',
    })
  })

  test('several sellers, the date in words, lakhs as a word', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
ABSOLUTE SALE DEED
THIS ABSOLUTE SALE DEED executed on this the Second day of June, Two Thousand and
Twenty Two at Bengaluru by:
1. Mr. K. Venkatesh, S/o Sri Krishnappa, aged 60 years, and
2. Mrs. Lakshmi Venkatesh, W/o Mr. K. Venkatesh, aged 55 years, both residing at No. 12,
4th Cross, Jayanagar, Bengaluru 560041, hereinafter jointly referred to as the
"SELLERS" of the first part; IN FAVOUR OF Mr. Arjun Rao, S/o Mr. Mohan Rao, residing at
No. 8, Indiranagar, Bengaluru 560038, hereinafter referred to as the "PURCHASER".
WHEREAS the Sellers are the absolute owners of the property situated at No. 45, 2nd Main,
HSR Layout, Bengaluru, Karnataka - 560102, and have agreed to sell it for a sale price of Rs. 1.2 crores only.`,
    )
    expect(fields).toMatchObject({
      execution_date: '2022-06-02',
      seller_name: 'K. Venkatesh, Lakshmi Venkatesh',
      buyer_name: 'Arjun Rao',
      consideration_amount: '12000000.00',
      property_address: 'No. 45, 2nd Main, HSR Layout, Bengaluru, Karnataka - 560102',
    })
  })

  test('who executes a deed is named after "by", with whose child they are', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         SALE DEED
THIS DEED OF SALE is executed at Lucknow on this 9th day of August 2021 by Om Prakash Verma S/o Late Ram Verma
R/o 118 Alambagh, Lucknow (hereinafter called the SELLER) on the ONE PART in favour of Rekha Devi W/o Suresh Kumar
R/o 22 Telibagh, Lucknow (hereinafter called the PURCHASER) on the OTHER PART.`,
    )
    expect(fields).toMatchObject({ seller_name: 'Om Prakash Verma', buyer_name: 'Rekha Devi' })
  })

  test('a number that ends with the year of the office', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
ABSOLUTE SALE DEED
Document No.  BNG-2-04471-2023-24
Stamp Duty Paid  Rs. 4,45,000/-`,
    )
    expect(fields).toMatchObject({ document_number: 'BNG-2-04471-2023-24', stamp_duty: '445000.00' })
  })

  test('the number of an earlier deed, named behind its date, is not the number of this one', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                         SALE DEED
Document No. 8841/2024 Book 1 SRO Tambaram
WHEREAS the Vendor acquired the same under sale deed dated 11.05.1998 registered as Document No.
2214 of 1998.`,
    )
    expect(fields).toMatchObject({ document_number: '8841/2024' })
  })

  test('an office with its town in brackets; the number of a partition is none of the deed', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
Serial No. 11827/2024        Sub Registrar Office: Ahmedabad-5 (Narol)
The property belongs to the vendor as per Partition Deed No. 2217/1994 of the Sub Registry.
Registered as No. 11827 of 2024 of Book 1.`,
    )
    expect(fields).toMatchObject({ document_number: '11827/2024', sub_registrar_office: 'Ahmedabad-5 (Narol)' })
  })

  test('a number with two marks behind its label', () => {
    const fields = fieldsOn('SALE_DEED', `\nSALE DEED\nWasika No. / Deed No. : 2214/2024`)
    expect(fields).toMatchObject({ document_number: '2214/2024' })
  })

  test('titles of Tamil deeds are none of the names', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
THIS DEED OF SALE is executed on this the 4th day of December 2023 at Coimbatore by
Thiru. R. PALANISAMY, son of Thiru. Ramasamy Gounder, hereinafter called the SELLER of the one part
to and in favour of
1. Thiru. K. SELVAKUMAR, son of Thiru. Krishnan and 2. Tmt. S. REVATHI, wife of
Thiru. K. Selvakumar, hereinafter called the PURCHASERS of the other part.`,
    )
    expect(fields).toMatchObject({ seller_name: 'R. PALANISAMY', buyer_name: 'K. SELVAKUMAR, S. REVATHI' })
  })

  test('the office endorses the deed on its last page: that day is not the one on which it was executed', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
This Sale Deed is executed at Delhi on this 9th day of September, 2016 by Shri Subhash Dutta S/o Shri
Rajendra Mishra R/o WZ-291, Uttam Nagar, New Delhi - 110059, hereinafter called the "VENDOR" of the one part;
IN FAVOUR OF
Smt. Lakshmi Narayanan W/o Shri Gurpreet Singh R/o B-64, Rohini, hereinafter called the "VENDEE" of the other part.
WHEREAS the Vendor is the absolute owner in possession of freehold built up property bearing H. No. 4/27, Second Floor,
Geeta Colony, Delhi - 110031, measuring 100 sq. yards, by virtue of Sale Deed duly
registered vide document no. 5713 in Addl. Book No. I, Volume No. 1540 on pages 41 to 49 on 13.09.2007 with the
Sub-Registrar, Delhi (hereinafter referred to as the said property).
Registration No. 5,713 in Book No. 1 Vol No. 1,540 on page 41 to 99 on this date 14/09/2016 2:41:36PM and left thumb
impressions has/have been taken in my presence.
Date 14/09/2016`,
    )
    expect(fields).toMatchObject({
      execution_date: '2016-09-09',
      registration_date: '2016-09-14',
      property_address: 'H. No. 4/27, Second Floor, Geeta Colony, Delhi - 110031',
    })
  })

  test('a deed that the office of Karnataka registered on the day of its disc', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
ABSOLUTE SALE DEED
Registered as No. JAY-1-02345-2022-23 of Book I, stored in C.D. No. JAYD44 on dated 22-07-2022`,
    )
    expect(fields).toMatchObject({ document_number: 'JAY-1-02345-2022-23', registration_date: '2022-07-22' })
  })

  test('the paper by which another acts for the seller is not this deed', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
BETWEEN Sh. Ravi Kandukuri S/o Late Sh. Mahendra Yadav R/o H. No. 88, Lucknow, through his General Power of Attorney
holder Sh. Sukhwinder Bhatia S/o Sh. Chandrakant Rane R/o SCO 41, First Floor, Sector 14, Gurugram, Haryana - 122001,
duly registered as document no. 5995 in Book No. IV, Vol. No. 876 on pages 44 to 51 dated 28/03/2014, hereinafter
called the "VENDOR"`,
    )
    expect(fields).not.toHaveProperty('document_number')
    expect(fields).not.toHaveProperty('registration_date')
  })

  test('what the sheet of the stamp says: the duty behind its sign of money', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
Stamp Duty Paid By            ZUBEDA SHAIKH
Stamp Duty Amount(Rs.)        8,16,000
                              (Eight Lakh Sixteen Thousand only)`,
    )
    expect(fields).toMatchObject({ stamp_duty: '816000.00' })
  })

  test('who begins a line behind a sum is no part of its words; a booth that he possesses; registered today', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
Consideration Price (Rs.)     98,00,000
First Party                   RAVI KANDUKURI
WHEREAS the Seller is the exclusive owner in possession of Booth No. 118, Jagadhri Gate, Ambala, Haryana - 134003,
and has agreed to sell the same.
Document No. 4711 was registered today dated 16/07/2017 in Book No. 1, Volume No. 24 at page 88.`,
    )
    expect(fields).toMatchObject({
      consideration_amount: '9800000.00',
      property_address: 'Booth No. 118, Jagadhri Gate, Ambala, Haryana - 134003',
      registration_date: '2017-07-16',
    })
  })
})
