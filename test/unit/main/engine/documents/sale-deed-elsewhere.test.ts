import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

/** Deeds of offices whose wording no rule was made for: who sells, who buys and what for is known by single words. */
describe('SALE_DEED: other offices', () => {
  test('parties without a word that opens them, known by what is told of them', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
Sale Deed worth Rs. 35,00,000/-
I, Yusuf Ahmed Qureshi son of Abdul Karim son of Abdul Hamid, resident of B-19, Civil Lines, Ludhiana (SELLER).
That now I, of my own free will, have sold the said house along with all rights attached thereto for a
sum of Rs. 35,00,000/- (Rupees Thirty Five Lakh only) to Savita Hegde wife of Gopal Krishna Hegde, resident
of SCF 77, Sector 6, Panchkula (PURCHASER).`,
    )
    expect(fields).toMatchObject({
      seller_name: 'Yusuf Ahmed Qureshi',
      buyer_name: 'Savita Hegde',
      consideration_amount: '3500000.00',
    })
  })

  test('who buys told first, and who sells after BY', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
Dated this the 7th March, 2015. Sale deed executed in favour of Smt. Bhavani Shetty, wife of Sri Ramesh Shetty,
aged 45 years, residing at Madhapur, Hyderabad (hereinafter called the PURCHASER)
By Sri Naveen Reddy Gaddam, son of Sri Anil Reddy, aged 63 years, residing at Mysuru (hereinafter called the VENDOR).
Whereas I have agreed to sell the same to you for Rs. 16,00,000/- (Rupees Sixteen Lakh only) which you have paid.
                              SCHEDULE
House with open site in No. 1183, 26th Main, HSR Layout, Bengaluru, Karnataka - 560102, within the following
boundaries: East: House No. 14, Gandhi Nagar, Mysuru - 570001. South: Compound wall.`,
    )
    expect(fields).toMatchObject({
      execution_date: '2015-03-07',
      seller_name: 'Naveen Reddy Gaddam',
      buyer_name: 'Bhavani Shetty',
      consideration_amount: '1600000.00',
      property_address: 'No. 1183, 26th Main, HSR Layout, Bengaluru, Karnataka - 560102',
    })
  })

  test('who acts for a seller is no seller', () => {
    const { seller_name } = fieldsOn(
      'SALE_DEED',
      `
                              DEED OF SALE
This deed by Smt. Mitali Ghoshal, W/o. Subrata Ghoshal, aged 60 years, represented by Sri Ajay Mohan Khanna,
S/o. Ravi Khanna, aged 40 years. Hereinafter called the "VENDOR" of the first part.`,
    )
    expect(seller_name).toBe('Mitali Ghoshal')
  })

  test('headings over the parties; this deed does on this day', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
PURCHASER / PARTY OF THE FIRST PART:
Hitesh Dineshbhai Shah, Aged about 41 years, Residing at Alkapuri, Vadodara
VENDOR / PARTY OF THE SECOND PART:
Mansukhbhai Patel, Aged about 66 years, Residing at Paldi, Ahmedabad
We do hereby execute this Sale Deed in favour of the Purchaser on this 25th day of July, 2023 at Ahmedabad.`,
    )
    expect(fields).toMatchObject({
      execution_date: '2023-07-25',
      seller_name: 'Mansukhbhai Patel',
      buyer_name: 'Hitesh Dineshbhai Shah',
    })
  })

  test('what stands in the next clauses is no second name', () => {
    const { buyer_name, sub_registrar_office } = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
3. Vendee : Sh. Joseph Fernandes, son of Sh. Anil Fernandes, resident of Noida
4. Property sold : SCF 77, Sector 6, Panchkula
5. Price : Rs. 35,00,000/-
The Vendor got it under a settlement deed registered as Doc. No. 3310/1999 at SRO Mylapore.`,
    )
    expect(buyer_name).toBe('Joseph Fernandes')
    expect(sub_registrar_office).toBeUndefined()
  })

  test('rows of a table whose cells take two lines', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED

1    Name and address of                    Ishwar Chand Goyal, son of Ram Lal, Shop No. 3,
     Executant (Seller)                     Sojati Gate, Jodhpur

2    Name and address of                    Meena Kumari Bansal, wife of Anil Bansal, B-214,
     Claimant (Purchaser)                   Sector 62, Noida

3    Details of property sold               Plot No. 88, Vaishali Nagar, Jaipur - 302021

4    Consideration money                    Rs. 25,00,000/-`,
    )
    expect(fields).toMatchObject({
      seller_name: 'Ishwar Chand Goyal',
      buyer_name: 'Meena Kumari Bansal',
      property_address: 'Plot No. 88, Vaishali Nagar, Jaipur - 302021',
      consideration_amount: '2500000.00',
    })
  })

  test('the deed and the office by which the seller came to own the house are not of this deed', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
The Vendor is the owner of the house, having purchased the same from M/s. Sri Sai Constructions under document
No. 3380/2004 of S.R.O. Secunderabad.
WHEREAS the Vendor acquired the same under a registered Sale Deed dated 11.04.1996, registered as Document
No. 442/1996-97, in Book I, Volume 2134, at pages 101 to 108, in the office of the Sub-Registrar, Srirampuram.
Document No. 1187/2019 of Book I, registered in the office of the Sub-Registrar, New
Delhi as above.`,
    )
    expect(fields).toMatchObject({ document_number: '1187/2019', sub_registrar_office: 'New Delhi' })
  })

  test('firms, societies and minors are parties, and who acts for them is none', () => {
    const company = fieldsOn(
      'SALE_DEED',
      `
                           DEED OF CONVEYANCE
THIS INDENTURE made this the 9th day of May, 2022
                             B E T W E E N
SRI TARUN KUMAR BANERJEE (PAN: ABCPB1234K), son of Late Hari Banerjee, residing at 14, Jatin Das Road, Kolkata,
hereinafter called and referred to as the "VENDOR" of the ONE PART
                               A N D
GREENFIELD HABITAT PRIVATE LIMITED (PAN: AAGCG1234K), a company having its registered office at 7A, Camac Street,
represented by its Director SRI BHAVIN DOSHI, hereinafter called and referred to as the "PURCHASER" of the OTHER PART.`,
    )
    expect(company).toMatchObject({
      seller_name: 'TARUN KUMAR BANERJEE',
      buyer_name: 'GREENFIELD HABITAT PRIVATE LIMITED',
    })
    const society = fieldsOn(
      'SALE_DEED',
      `
                                BETWEEN
SANJEEVANI CHARITABLE TRUST, a public charitable trust, through its Managing Trustee Mr. Hemant Sathe, hereinafter
referred to as "the VENDOR TRUST" of the One Part;
                                  AND
SHIVNERI CO-OPERATIVE HOUSING SOCIETY LIMITED, a society registered under the Act of 1960, through its Chairman
Mr. Vinod Kumar Saxena, hereinafter referred to as "the PURCHASER SOCIETY" of the Other Part.`,
    )
    expect(society).toMatchObject({
      seller_name: 'SANJEEVANI CHARITABLE TRUST',
      buyer_name: 'SHIVNERI CO-OPERATIVE HOUSING SOCIETY LIMITED',
    })
    const minor = fieldsOn(
      'SALE_DEED',
      `
THE PURCHASER:
Master Dhruv Bhavin Vora, a minor, aged 14 years, through his natural guardian and father Mr. Bhavin
Vora, aged 45 years, residing at 8, Kalhar Row House, Ahmedabad - 380059.
THE SELLER:
Mr. Vinod Kumar Saxena, aged 72 years, residing at A-9, Vrajbhumi Flats, Ahmedabad - 380008.
The Seller sells the said property for the price of Rupees Twenty Eight Lakh Fifty Thousand only, the whole
of which has been received by the Seller from the guardian of the
Purchaser.`,
    )
    expect(minor).toMatchObject({
      seller_name: 'Vinod Kumar Saxena',
      buyer_name: 'Dhruv Bhavin Vora',
      consideration_amount: '2850000.00',
    })
  })

  test('a place begins with the name of its house, whatever kind of house that is', () => {
    const scheduled = (text: string): string | undefined =>
      fieldsOn('SALE_DEED', `\nSCHEDULE OF PROPERTY\n${text}`)['property_address']
    expect(
      scheduled('All that piece and parcel of the residential Site bearing No. 110, 5th Cross, Bengaluru - 560062.'),
    ).toBe('No. 110, 5th Cross, Bengaluru - 560062')
    expect(
      scheduled('ALL THAT the self contained residential Flat No. 1B, Third Floor, Lake Terrace, Kolkata - 700029.'),
    ).toBe('Flat No. 1B, Third Floor, Lake Terrace, Kolkata - 700029')
    const owned = fieldsOn(
      'SALE_DEED',
      '\nWHEREAS the Seller is the owner of the freehold DDA built-up Flat No. 25, Pocket B-4, New Delhi - 110077, under a Deed.',
    )
    expect(owned['property_address']).toBe('Flat No. 25, Pocket B-4, New Delhi - 110077')
    const measured = fieldsOn(
      'SALE_DEED',
      `
Description of the Property
The Bungalow No. 33, Satyam Park Society, Ahmedabad, Gujarat - 380060, admeasuring 167 sq. mtrs., lying on the land
of Final Plot No. 33 of T.P. Scheme No. 38.`,
    )
    expect(measured['property_address']).toBe('Bungalow No. 33, Satyam Park Society, Ahmedabad, Gujarat - 380060')
  })

  test("the office's own sentence is of this deed, whatever day it speaks of; brackets tell of a name", () => {
    const dated = fieldsOn(
      'SALE_DEED',
      `
Registered as Document No. BSK-1-01810-2021-22 of Book-1, stored in CD No. BSKD110 dated 22-01-2021 in the office of
the Sub-Registrar, Banashankari.`,
    )
    expect(dated).toMatchObject({ sub_registrar_office: 'Banashankari' })
    const signed = fieldsOn(
      'SALE_DEED',
      `
appointed under a deed of power of attorney registered as Document No. 2214 of 2016
at S.R.O. Vellore, hereinafter called the VENDOR;
The Vendor conveys the property to the Purchaser absolutely.
                                            VENDOR (through POA Agent)
                                            PURCHASER
Document No. 2923 of 2017 of Book 1 contains 12 sheets. Registered on 27.08.2017. Sub Registrar, Velachery.`,
    )
    expect(signed).toMatchObject({ document_number: '2923/2017', sub_registrar_office: 'Velachery' })
  })
})
