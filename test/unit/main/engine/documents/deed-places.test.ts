import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

const sold = (place: string): unknown =>
  fieldsOn(
    'SALE_DEED',
    `
                              SALE DEED
This deed is made between Ravi Kumar Rao, residing at 7, Karve Nagar, Pune 411052 (hereinafter called the VENDOR) and
Meena Suresh Iyer, residing at 14, Prabhat Road, Pune 411004 (hereinafter called the PURCHASER).
                              SCHEDULE OF PROPERTY
${place}`,
  )['property_address']

const rented = (place: string): unknown =>
  fieldsOn(
    'RENT_AGREEMENT',
    `
                              LEASE DEED
This lease is made between Ravi Kumar Rao, residing at 7, Karve Nagar, Pune 411052 (hereinafter called the LESSOR) and
Meena Suresh Iyer, residing at 14, Prabhat Road, Pune 411004 (hereinafter called the LESSEE).
${place}`,
  )['property_address']

/** A sentence tells the parts of an address apart: the address is the parts in their order, without what stands between. */
describe('places of deeds told in parts', () => {
  test('a measure between the floor and the society', () => {
    expect(
      sold(`Flat No. 11, 3rd Floor, admeasuring 540 sq. ft. built up area (50.17 sq. mtrs.), Moon Light Co-operative Housing
Society Ltd., Plot No. 8, Marve Road, Malad (West), Mumbai - 400 064, standing on land bearing C.T.S. No. 77.`),
    ).toBe(
      'Flat No. 11, 3rd Floor, Moon Light Co-operative Housing Society Ltd., Plot No. 8, Marve Road, Malad (West), Mumbai - 400 064',
    )
  })

  test('a house called by the number of an office, with the state behind the PIN code', () => {
    expect(
      sold(`All that the House bearing M.C.H. No. 6-1-44/2, on Plot No. 9 in Survey No. 30/4, admeasuring 120 Sq. Yards
equivalent to 100.3 Sq. Mtrs., Ground floor RCC 640 Sq. Ft., situated at Padma Nagar, Begumpet, Hyderabad - 500 016,
Telangana, and bounded by:`),
    ).toBe(
      'House bearing M.C.H. No. 6-1-44/2, on Plot No. 9 in Survey No. 30/4, Padma Nagar, Begumpet, Hyderabad - 500 016, Telangana',
    )
  })

  test('the flat behind the neighbours of its land', () => {
    expect(
      sold(`Site of 400 Sq. yards in S.No. 12/3 of Patamata bounded by East: Road; West: Site of Rao; North: Canal.
Of this, an undivided 30 Sq. yards, together with Flat No. 205 in Second Floor of "Rose Villa", D.No. 40-1/6, Teachers
Colony, Patamata, Vijayawada-520 010, with a plinth area of 900 Sq. feet.`),
    ).toMatch(
      /^Flat No\. 205, Second Floor, "?Rose Villa"?, D\.No\. 40-1\/6, Teachers Colony, Patamata, Vijayawada-520 010$/,
    )
  })

  test('a measure before the floor, and the building by its name', () => {
    expect(
      rented(`A. The Lessor is the owner of Unit No. 808 having super area of 1,900 sq. ft. on the 8th (Eighth) Floor of
Tower-C, in the building known as Silver Business Park, Golf Road, Sector-54, Gurugram, Haryana-122002.`),
    ).toBe('Unit No. 808, 8th Floor, Tower-C, Silver Business Park, Golf Road, Sector-54, Gurugram, Haryana-122002')
  })

  test('the floor that is let of premises that were named before without it', () => {
    expect(
      rented(`WHEREAS the Lessor is the owner of the premises bearing No. 81/4, 2nd Cross, Wilson Garden, Bengaluru - 560 027
and has agreed to let the First Floor thereof.
                              SCHEDULE
First Floor Portion of premises bearing No. 81/4, 2nd Cross, Wilson Garden, Bengaluru - 560 027.`),
    ).toBe('First Floor Portion of premises bearing No. 81/4, 2nd Cross, Wilson Garden, Bengaluru - 560 027')
  })

  test('brackets within a place', () => {
    expect(
      rented(`Whereas the Lessor is the absolute owner of Flat No. 3 in the Second Floor of Ashoka, New No. 27 (Old No. 12),
Trust Cross Street, Mandavelipakkam, Chennai-600 028, and lets it.`),
    ).toBe(
      'Flat No. 3, Second Floor, Ashoka, New No. 27 (Old No. 12), Trust Cross Street, Mandavelipakkam, Chennai-600 028',
    )
  })
})
