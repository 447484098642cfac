import { describe, expect, it } from 'vitest'
import { analyse, featureOf, numbersIn } from './in-features'

describe('numbers in other notations', () => {
  it.each([
    ['a quarter behind its type', 'Type III/31, Power Colony, Korba', 'Type-3, Qtr No 31, Power Colony, Korba'],
    ['a sector and its part in Roman numerals', '84, Sector 23-II, Gurgaon', '84, Sector 23 Part 2, Gurgaon'],
    ['a letter behind a dot', 'Plot No 31.C, Sai Nagar, Nagpur', 'Plot No 31-C, Sai Nagar, Nagpur'],
    [
      'a door like a PIN code where nothing stands before it',
      '114-218 Pratap Nagar Jaipur',
      '114/218, Pratap Nagar, Jaipur',
    ],
    ['the first street in Marathi', '31, Pahili Galli, Sangli', '31, 1st Lane, Sangli'],
    ['the second street in Kannada', '31, Eradane Cross, Davangere', '31, 2nd Cross, Davangere'],
    ['a hamlet that is counted', '31, Third Wadi, Dharavi, Mumbai', '31, 3rd Wadi, Dharavi, Mumbai'],
    ['the letter of a number in brackets', 'Plot No. 31(B), MIDC, Sangli', 'Plot 31-B, MIDC, Sangli'],
    ['a phase in a Roman numeral misread', 'Plot 31, Phase-l, Rohtak', 'Plot 31, Phase 1, Rohtak'],
    ['a block before a letter and its number', '31, Block-A G4, Rohtak', '31, Block A, G-4, Rohtak'],
    ['a building that is counted in Roman numerals', '31, Raja Chambers V, Rohtak', '31, Raja Chambers 5, Rohtak'],
    ['two shops of a row', 'SCO 218-219, Sector 7, Panipat', 'SCO 218-19, Sector 7, Panipat'],
    ['with a letter before', 'Shop K-1084-85, Ring Road, Surat', 'Shop K-1084/1085, Ring Road, Surat'],
    ['a letter of Hindi', '612ग/88, मोहन नगर, लखनऊ', '612Ga/88, Mohan Nagar, Lucknow'],
    ['a letter of Hindi between marks', '4-ख-19, शिव नगर, बीकानेर', '4-Kha-19, Shiv Nagar, Bikaner'],
    ['a letter in Bengali', '৩১/বি, নেতাজী রোড, কলকাতা', '31/B, Netaji Road, Kolkata'],
    ['a flat and its letter in Bengali', 'ফ্ল্যাট ৪সি, নেতাজী রোড, কলকাতা', 'Flat 4C, Netaji Road, Kolkata'],
    ['a street in Roman numerals', '62, XIV Main Road, Adyar, Chennai', '62, 14th Main Road, Adyar, Chennai'],
    ['a street with a letter', '62, VII-B Road, Sardarpura, Jodhpur', '62, 7th B Road, Sardarpura, Jodhpur'],
    ['a ward with a stroke', 'House 31, W/N 6, Kharagpur', 'House 31, Ward 6, Kharagpur'],
    ['a room with a stroke', 'R/No. 6, Sai Chawl, Mumbai', 'Room No 6, Sai Chawl, Mumbai'],
    ['a quarter in Roman numerals', '88, Mohan Nagar II, Lucknow', '88, Mohan Nagar-2, Lucknow'],
    ['a digit read as a letter behind No', 'House No I64, Karol Bagh, Delhi', 'House No 164, Karol Bagh, Delhi'],
    ['a letter in quotes', "61, 3 'B' Crs, Jayanagar, Bengaluru", '61, 3rd B Cross, Jayanagar, Bengaluru'],
    ['a lettered sector in Roman numerals', 'Qr 84, Sec-II B, B.S. City', 'Qr 84, Sector 2/B, B.S. City'],
    ['a letter before initials', 'Qr 84, Sector 2 B B.S. City', 'Qr 84, Sector 2/B, B.S. City'],
    ['a letter of Hindi between blanks', '4 Kha 19, Shiv Nagar, Bikaner', '4-Kha-19, Shiv Nagar, Bikaner'],
    ['a ward with a blank behind', 'B-VI 311 Purana Bazar, Ludhiana', 'B-VI/311, Purana Bazar, Ludhiana'],
    ['a shop of the ground floor', 'GF-8, Ansal Plaza, Delhi', 'Ground Floor, Shop 8, Ansal Plaza, Delhi'],
    ['a crossing', '31, X Road No 4, Sakchi, Jamshedpur', '31, Cross Road No 4, Sakchi, Jamshedpur'],
    ['a counted building', '84, Samrat-V, Ashram Road, Ahmedabad', '84, Samrat 5, Ashram Road, Ahmedabad'],
    ['a block of two letters', 'Block CJ, House 18, Salt Lake, Kolkata', 'Block-CJ House 18, Salt Lake, Kolkata'],
    ['a ward of Kerala', 'V/611, Palayam, Kozhikode', '5/611, Palayam, Kozhikode'],
    ['a scheme of Indore', '311, Sch. 71, Indore', '311, Scheme No 71, Indore'],
    ['a quarter by its type', 'Qr No. DT-18, Dhurwa, Ranchi', 'Qtr DT-18, Dhurwa, Ranchi'],
    ['a sector behind the house', '906/14, Sec-14, Hisar', '906, Sector 14, Hisar'],
    ['initials of a block with dots', 'N.A.-218 Mohanpura, Jalandhar', 'NA-218, Mohanpura, Jalandhar'],
    ['initials with dots up to the number', 'K.G.38 Mohan Nagar, Ghaziabad', 'KG-38, Mohan Nagar, Ghaziabad'],
    ['a letter of Hindi behind a number', '612/14-ख, मोहन नगर, लखनऊ', '612/14-Kha, Mohan Nagar, Lucknow'],
    ['a letter of two alphabets behind it', '612/14-क, मोहन नगर, लखनऊ', '612/14-Ka, Mohan Nagar, Lucknow'],
    ['a letter by its name behind a blank', 'फ्लैट 6 सी, गांधी मार्ग, पटना', 'Flat 6C, Gandhi Marg, Patna'],
    [
      'a street in a Roman numeral, its letter in quotes',
      "61, I 'B' Cross, Jayanagar, Bengaluru",
      '61, 1st B Cross, Jayanagar, Bengaluru',
    ],
    ['a block of a house with a letter', 'H No 6C Block-D, Mawlai', 'House 6-C, Block D, Mawlai'],
    ['letters of Bengali', 'এফ.ডি. ৩১, কলকাতা', 'FD-31, Kolkata'],
  ])('%s', (_, one, other) => expect(numbersIn(one)).toEqual(numbersIn(other)))

  it.each([
    ['a city cut short', '61, 3rd Cross, Jayanagar, BLR-41', '560041'],
    ['Chennai', '8, Kamaraj Street, Adyar, Ch-20', '600020'],
    ['before the state', '31, Lake Road, Kolkata-29, W.B.', '700029'],
    ['of Delhi behind its quarter', '12, Dilshad Garden, Shahdara, Delhi-95', '110095'],
  ])('a postal zone is no number of the house: %s', (_, text, pin) => {
    expect(analyse(text).zonePin).toBe(pin)
    expect(numbersIn(text).some((number) => number.endsWith(pin.slice(-2)))).toBe(false)
  })

  it('behind a stroke one digit is a part of the number', () =>
    expect(numbersIn('No 4318/9, Shivaji Nagar, Warangal')).toEqual(['any 4318 9']))

  it('a range that is none stays', () => expect(numbersIn('Plot 218-19B, Panipat')).toEqual(['plot 218 19 b']))

  it('the site of an industrial estate is no plot beside the number of one', () =>
    expect(numbersIn('Plot 9-C, Panki Industrial Area, Site-II, Kanpur')).toEqual(['plot 9 c', 'area 2']))
})

describe('what one address has in the place of what the other has', () => {
  const [street, towns] = ['31, Tilak', 'Model Colony, Pune']
  it.each([
    ['slot_before_name', '5/91, Vinay Khand, Gomti Nagar, Lucknow', '5/91, Vibhuti Khand, Gomti Nagar, Lucknow'],
    ['way_other', `${street} Road, ${towns}`, `${street} Row, ${towns}`],
    ['way_perhaps_other', `${street} Marg, ${towns}`, `${street} Gali, ${towns}`],
    ['lane_lettered', '40, Sector 21, Nigdi, Pune', '40, Sector 21-B, Nigdi, Pune'],
    ['house_swapped', 'Flat 1204, Sun Tower, Pune', 'Flat 1240, Sun Tower, Pune'],
    ['house_nearly', 'Flat 1204, Sun Tower, Pune', 'Flat 1205, Sun Tower, Pune'],
    ['house_regrouped', '6/218, Mansarovar, Jaipur', '62/18, Mansarovar, Jaipur'],
    ['house_row_other', 'Qr DT-318, Dhurwa, Ranchi', 'Qr CD-318, Dhurwa, Ranchi'],
    ['house_piece_first', '122/34, Mansarovar, Jaipur', '112/34, Mansarovar, Jaipur'],
    ['area_kind_other', 'Plot 31, Sector 4, Gandhidham', 'Plot 31, Ward 4, Gandhidham'],
    ['number_said_otherwise', 'House 7, Ram Nagar, Moga', 'Street 7, Ram Nagar, Moga'],
    ['house_beside', 'H No 61, Gali 4, Moga', 'Opp. H No 61, Gali 4, Moga'],
    ['block_conflict', 'Block CJ, House 18, Salt Lake, Kolkata', 'CK-18, Salt Lake, Kolkata'],
    ['lane_conflict', 'C-18, Phase VII, Industrial Area, Mohali', 'C-18, Phase VII-A, Industrial Area, Mohali'],
    ['kind_settlement_other', 'Dhani Meenon ki, Chomu, Jaipur', 'Sainiyon ki Dhani, Chomu, Jaipur'],
    ['kind_settlement_other', 'Bari Tea Estate, PO Bari, Sivasagar', 'Lakhi Tea Estate, PO Bari, Sivasagar'],
    ['likened_known', '4, Mohan Nagar, Rajkot', '4, Sohan Nagar, Rajkot'],
    ['institution_rest_apart', 'Canara Bank, Fort Road, Kannur', 'Canara Bank, Talap, Kannur'],
    ['village_called_apart', 'Gram Sonpur, Post Bilasi, Deoghar', 'Gram Bilasi, Post Bilasi, Deoghar'],
    ['side_conflict', 'Rampur Kalan, Jind', 'Vill Rampur Khurd, PO Rampur Kalan, Jind'],
    ['districts_named_apart', '3/45, Melur, Thoothukudi', '3/45, Melur, Madurai District'],
  ] as const)('%s', (name, one, other) => {
    expect(featureOf(one, other, name)).toBeGreaterThan(0)
    expect(featureOf(one, one, name)).toBe(0)
  })

  it.each([
    ['initials', '61, R.K. Puram, Delhi', '61, Ramakrishna Puram, Delhi'],
    ['one word or two', '61, Gopal Puri, Gandhidham', '61, Gopalpuri, Gandhidham'],
    ['another quarter left out', '61, Gandhi Nagar, Shastri Nagar, Pune', '61, Shastri Nagar, Pune'],
  ])('names of one kind that are one: %s', (_, one, other) =>
    expect(featureOf(one, other, 'kind_settlement_other')).toBe(0),
  )

  it('the letter of a sector of Chandigarh may be left out', () =>
    expect(featureOf('SCO 61, Sector 17, Chandigarh', 'SCO 61, Sector 17-C, Chandigarh', 'lane_conflict')).toBe(0))

  it('a tower stands before the number of its flat', () =>
    expect(featureOf('Block 7, Flat 304, Sun City, Pune', '7304, Sun City, Pune', 'house_same')).toBe(1))

  it('digits that are parted otherwise are another number', () =>
    expect(featureOf('6/218, Mansarovar, Jaipur', '62/18, Mansarovar, Jaipur', 'house_near')).toBe(0))

  it('initials of a university are its name', () =>
    expect(featureOf('Quarter 9, MDSU Campus, Ajmer', 'Quarter 9, Maharshi Dayanand Saraswati University, Ajmer', 'rarest_rest_least')).toBe(0)) // prettier-ignore
})
