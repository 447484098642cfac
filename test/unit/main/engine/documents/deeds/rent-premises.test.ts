import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const rented = (place: string): unknown =>
  fieldsOn(
    'RENT_AGREEMENT',
    `
                              RENT AGREEMENT
This agreement is made between Ravi Kumar Rao, residing at 7, Karve Nagar, Pune 411052 (hereinafter called the LANDLORD) and
Meena Suresh Iyer, residing at 14, Prabhat Road, Pune 411004 (hereinafter called the TENANT).
${place}`,
  )['property_address']

test('a whole floor of a house is let: the address begins with the floor', () => {
  expect(
    rented(`Whereas the First Party is the owner of Entire First Floor of built up property bearing No. RZ-21-B, Street No. 9,
Raj Nagar, New Delhi-110077, consisting of two rooms, and has agreed to let out the same.`),
  ).toBe('Entire First Floor of built up property bearing No. RZ-21-B, Street No. 9, Raj Nagar, New Delhi-110077')
})

test('what a recital tells of a house in short, the clause tells to its PIN code', () => {
  expect(
    rented(`WHEREAS the Landlord is the owner of premises No. 45, Lake View Road, and the tenant has approached for a godown;
1. The Landlord lets out and the Tenant takes one godown on the ground floor measuring 300 sq.ft. at Premises No. 45,
Lake View Road, P.S. Tollygunge, Kolkata - 700033 under Ward No. 87.`),
  ).toBe('ground floor, Premises No. 45, Lake View Road, P.S. Tollygunge, Kolkata - 700033')
})

test('a floor that a recital tells of in short, with the district and the PIN code in the clause', () => {
  expect(
    rented(`WHEREAS the Landlord is owner of the Second Floor of House No. B-77, Sector 62, Noida;
1. The Landlord lets to the Tenant the Second Floor of House No. B-77, Sector 62, Noida, Gautam Budh Nagar - 201309
consisting of three rooms for eleven months.`),
  ).toBe('Second Floor of House No. B-77, Sector 62, Noida, Gautam Budh Nagar - 201309')
})

test('a house is called by its door, and keeps its name', () => {
  expect(
    rented(`WHEREAS the Landlord is the owner of House bearing Door No. 118/2, 1st Floor, 4th Cross, Lotus Nagar, Mysuru - 570 017
and has agreed to let it out to the Tenant.`),
  ).toBe('House bearing Door No. 118/2, 1st Floor, 4th Cross, Lotus Nagar, Mysuru - 570 017')
})
