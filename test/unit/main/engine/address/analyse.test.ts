import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAddressParser } from '../../../../../src/main/engine/create-address-parser'
import { awkwardText } from './awkward-text'

const parser = createAddressParser({ resources: join(import.meta.dirname, '../../../../../resources') })

function parts(text: string): Record<string, string> {
  const report = parser.parse(text)
  if ('refusal' in report) return {}
  return Object.fromEntries(report.parts.map(({ name, start, end }) => [name, text.slice(start, end)]))
}

it('answers a text that ends with the label of a village', () =>
  expect(parts('Indalur Cross Road, Villaage and PIN code 606301')).toMatchObject({ street: 'Indalur Cross Road' }))

it.each([
  ['a quarter of people who work at a bank', 'Bank Officers Colony, Ranchi', { locality: 'Bank Officers Colony' }],
  ['a building that is called as a person may be', 'Sai Prasad, 18, Hill Road, Bandra, Mumbai', { locality: 'Bandra' }],
  ['a relative before the place, without a comma', 'W/O Dan Singh Gwaldam Tharali Chamoli', { care_of: 'Dan Singh', city: 'Tharali' }],
  ['a relative with a surname that is rare', 'S/O Mohan Lal Sethiya, 4 Main Road, Sirohi', { care_of: 'Mohan Lal Sethiya' }],
  ['the cooperative of a village', 'Gram Seva Sahakari Samiti, Khinvsar, Nagaur', { city: 'Nagaur' }],
  ['neighbours by a deed', 'Plot No 18, Kamaraj Nagar, Hosur, bounded North by Plot No 17', { house: '18', landmark: 'North by Plot No 17' }],
  ['a taluka that stands for the city', 'Patel Faliyu, Mota Waghchhipa, Ta Pardi, Dist Valsad 396125', { sub_district: 'Pardi', district: 'Valsad' }],
  ['a village and its taluka of one name', 'North Street, Sivagiri, Sivagiri Taluk, Tenkasi Dt 627757', { village: 'Sivagiri', sub_district: 'Sivagiri' }],
  ['a state in Hindi', 'मकान 8, नेहरू नगर, बिलासपुर, छत्तीसगढ़', { state: 'छत्तीसगढ़' }],
  ['a state in two letters of Hindi', 'मकान 8, नेहरू नगर, बिलासपुर, छ.ग.', { city: 'बिलासपुर', state: 'छ.ग' }],
  ['a state in Kannada', 'ಮನೆ 8, ಜಯನಗರ, ಕರ್ನಾಟಕ', { state: 'ಕರ್ನಾಟಕ' }],
  ['a street of two letters', '27, A.T. Road, Nagaon 782001', { house: '27', street: 'A.T. Road', city: 'Nagaon' }],
  ['a row house', 'R.H. No. 9, Palm Meadows, Kolar Road, Bhopal', { house: '9', building: 'Palm Meadows' }],
  ['a taluka of Goa', 'H.No. 876, Simvaddo, Benaulim, Salcete, Goa', { sub_district: 'Salcete' }],
  ['a village of many letters that begins as a city does', 'Chandakunnu, Nilambur, Malappuram Dist 679329', { locality: 'Chandakunnu' }],
] as const)('parts %s', (_, text, due) => expect(parts(text)).toMatchObject(due)) // prettier-ignore

it('takes what villages have for no village', () =>
  expect(parts('Gram Seva Sahakari Samiti, Khinvsar, Nagaur')).not.toHaveProperty('village'))

it('does not take the building for a person', () =>
  expect(parts('Sai Prasad, 18, Hill Road, Bandra, Mumbai')).not.toHaveProperty('person'))

it('knows a wing that begins an address for no person', () =>
  expect(parts('A-Wing, 603, Kalpataru Estate, Andheri East, Mumbai 400093')).not.toHaveProperty('person'))

it.each([
  ['a zero that ends an abbreviation', 'मो० पठानपुरा, हरिद्वार', { locality: 'मो० पठानपुरा', city: 'हरिद्वार' }],
  ['the ground floor in Hindi', 'भूतल, बी-३९, शंकर गार्डन, विकासपुरी, नई दिल्ली', { floor: 'भूतल', house: 'बी-३९' }],
  [
    'a name that begins as a city does',
    'Flat 5, Sagar Tarang, Keluskar Road, Shivaji Park',
    { building: 'Sagar Tarang' },
  ],
  ['a number that is parted by a colon', 'B-10/4:2, Sector 16, Vashi, Navi Mumbai 400703', { house: 'B-10/4:2' }],
  [
    'a relation between the initials of two names',
    'Meena K R W/O: K R Suresh, 503, Rajaji Street, Salem',
    { care_of: 'K R Suresh', house: '503' },
  ],
  ['a title before a dot', 'Mohd. Aslam, 56-B, Railway Colony, Gorakhpur', { person: 'Mohd. Aslam' }],
])('%s', (_, text, found) => expect(parts(text)).toMatchObject(found))

it('takes no name of a bank for the state', () =>
  expect(parts('Karnataka Gramin Bank, Dothihal, Kushtagi')).not.toHaveProperty('state'))

describe('the parts of an address', () => {
  it.each<[string, Record<string, string>]>([
    [
      'S/O: Mohan Lal, H.No 12-B, 2nd Floor, M.G. Road, Near Shiv Mandir, Shivaji Nagar, Pune, Maharashtra PIN 411005',
      {
        care_of: 'Mohan Lal',
        house: '12-B',
        floor: '2nd Floor',
        street: 'M.G. Road',
        landmark: 'Shiv Mandir',
        locality: 'Shivaji Nagar',
        city: 'Pune',
        state: 'Maharashtra',
        postcode: '411005',
      },
    ],
    [
      'flat 402 sai krupa apt kothrud pune 411038',
      { house: '402', building: 'sai krupa apt', locality: 'kothrud', city: 'pune', postcode: '411038' },
    ],
    [
      'Vill Khanpur, PO Ghanaur, Tehsil Patran, Dist Patiala, Punjab - 147105',
      { village: 'Khanpur', post_office: 'Ghanaur', sub_district: 'Patran', state: 'Punjab', postcode: '147105' },
    ],
    [
      'फ्लैट नं १२, शिवाजी नगर, तहसील हवेली, जिला पुणे ४११००५',
      { house: '१२', locality: 'शिवाजी नगर', sub_district: 'हवेली', postcode: '४११००५' },
    ],
    [
      'Plot No 32, Kansingha, Dist Bargarh, Odisha 768036',
      { house: '32', village: 'Kansingha', district: 'Bargarh', postcode: '768036' },
    ],
    [
      '2-51, Main Street, Pedamuttevi (V), Movva (M), Krishna Dist, AP 521136',
      { house: '2-51', village: 'Pedamuttevi', sub_district: 'Movva', district: 'Krishna' },
    ],
    [
      'S/O Suresh Nair HNO TC 34/549 Gr Floor Pratap Colony Thycaud Thiruvananthapuram',
      { care_of: 'Suresh Nair', house: 'TC 34/549', floor: 'Gr Floor', locality: 'Thycaud' },
    ],
    ['Seen at H.No. 45, Patel Colony, Sehore', { house: '45', locality: 'Patel Colony', city: 'Sehore' }],
    ['Vi11age Dhanau1a, Distt Barnala', { village: 'Dhanau1a', district: 'Barnala' }],
    ['67, Mohalla Pathanan, Kasba Jalalabad, Shamli', { house: '67', village: 'Jalalabad', city: 'Shamli' }],
    ['SK RAHIM VILL PASCHIM NARAYANPUR HARIPAL HUGLI', { village: 'PASCHIM NARAYANPUR HARIPAL', city: 'HUGLI' }],
    ['Anna Nagar 3rd Street, No 15, Tiruchi 620026', { street: '3rd Street', city: 'Tiruchi' }],
    ['मकान नं. 12, शास्त्री मार्ग, लखनऊ', { house: '12', city: 'लखनऊ' }],
    ['म.न. 5, हनुमान मंदिर के पास, गाजियाबाद', { house: '5', landmark: 'हनुमान मंदिर', city: 'गाजियाबाद' }],
    ['ग्राम व पोस्ट बिसौली, जिला बदायूं', { village: 'बिसौली', district: 'बदायूं' }],
    ['सदाशिव पेठ, पाराजवळ, पुणे', { locality: 'सदाशिव पेठ', city: 'पुणे' }],
    ['Ward 9, Petrol Pump ke Piche, Nokha, Bikaner', { landmark: 'Petrol Pump', city: 'Bikaner' }],
    ['23 Umiya Soc Near Cadila Overbridge Amdavad', { house: '23', landmark: 'Cadila Overbridge', city: 'Amdavad' }],
    ['H No 90 Ward No 6 Nr Gurudwara Malout Muktsar Pb', { house: '90', city: 'Muktsar', state: 'Pb' }],
    ['DESHMUKH PRAKASH V, FL 8 YASHWANT HTS, PUNE', { person: 'DESHMUKH PRAKASH V', house: '8', building: 'YASHWANT HTS' }], // prettier-ignore
    ['H.No 5, Jayanagar 4th Block, Bengaluru', { house: '5', locality: '4th Block', city: 'Bengaluru' }],
    [
      'Flat 3, Tower C, Lotus Heights, Apartment 12B, Panaji, North Goa, Goa',
      { building: 'Lotus Heights', house: '12B', district: 'North Goa' },
    ],
    ['Qtr 12, Agartala, West Tripura 799010', { city: 'Agartala', district: 'West Tripura' }],
    ['D-1/45, GF, Civil Lines, Jabalpur', { floor: 'GF', locality: 'Civil Lines', city: 'Jabalpur' }],
    ['Sunita Devi, Rampur, Post Bikram, Patna, Bihar', { village: 'Rampur', post_office: 'Bikram', city: 'Patna' }],
    ['102, Ambernath East, Ambernath, Thane, Maharashtra, 421501', { city: 'Ambernath' }],
    ['शास्त्री नगर, दिल्ली 110052', { city: 'दिल्ली' }],
    ['77 Bara Bazar, Koch Bihar WB', { city: 'Koch Bihar', state: 'WB' }],
    ['ए-45, सेक्टर 15, नोएडा', { house: 'ए-45', city: 'नोएडा' }],
    ['3-Kha-12, Jawahar Nagar, Jaipur', { house: '3-Kha-12', locality: 'Jawahar Nagar' }],
    ['House No 8, Lane 4, Morya Park, Pune', { street: 'Lane 4', city: 'Pune' }],
    ['# 1245 V Main Kuvempu Nagar Mysuru', { house: '1245', street: 'V Main', city: 'Mysuru' }],
    ['Kothi No 1289, Phase 3B2, Mohali', { house: '1289', city: 'Mohali' }],
    ['9, At Akluj, Tal Madha, Distt Solapur', { village: 'Akluj', sub_district: 'Madha', district: 'Solapur' }],
    ['At Atchanta, District West Godavari, Andhra Pradesh', { village: 'Atchanta', district: 'West Godavari' }],
    ['12, Sector 65, Juhu, Mumbai, Mumbai Suburban 400049', { city: 'Mumbai', district: 'Mumbai Suburban' }],
    ['955 Kuppanur Coimbatore Coimbatore Tamil Nadu 641010', { city: 'Coimbatore', district: 'Coimbatore' }],
    ['Flat 1601 Wing C 9th Flr Anand Road Pune', { floor: '9th Flr', street: 'Anand Road' }],
    ['House N0 12, P0 Ghanaur, Dist Patiala', { house: '12', post_office: 'Ghanaur' }],
    ['14, Arcot Road, Vadapalani, Chennai-26', { house: '14', locality: 'Vadapalani', city: 'Chennai' }],
    ['No.6/11, Raja Street, Kancheepuram Dist 631501', { house: 'No.6/11', district: 'Kancheepuram' }],
    ['4/112, North Street, Tenkasi (TK), Tenkasi (DT) 627806', { sub_district: 'Tenkasi', district: 'Tenkasi' }],
    ['1/234 A, Mallur Post, Salem Dist', { house: '1/234 A', post_office: 'Mallur', district: 'Salem' }],
    [
      'VPO Lehra Mohabbat Tehsil Nathana Bathinda Punjab',
      { village: 'Lehra Mohabbat', sub_district: 'Nathana', city: 'Bathinda', state: 'Punjab' },
    ],
    ['मु.पो. टाकळी, ता. शिरूर, जि. पुणे', { village: 'टाकळी', sub_district: 'शिरूर', district: 'पुणे' }],
    [
      'आत्मज रामलाल, मकान नं 12, गली नं 3, भोपाल, मध्य प्रदेश',
      { care_of: 'रामलाल', house: '12', street: 'गली नं 3', state: 'मध्य प्रदेश' },
    ],
    ['Flat 1101, Tower C2, Rose Pride, MG Road, Pune', { building: 'Rose Pride', street: 'MG Road' }],
    ['Plot 12, Madhapur, Hyd - 81', { locality: 'Madhapur', city: 'Hyd' }],
    ['B-XXIII/1245, Gali No 3, Vishnu Puri, Ludhiana', { house: 'B-XXIII/1245' }],
    ['Dhani Laxman Singh, VPO Balsamand, Teh & Distt Hisar', { village: 'Balsamand', district: 'Hisar' }],
    ['K-12, Lower Ground Floor, Green Park Main, New Delhi 110016', { floor: 'Lower Ground Floor' }],
    ['Shri Ram Niwas, S/o Shri Hari Om, 23, Civil Lines, Etawah', { person: 'Shri Ram Niwas' }],
    ['सदनिका ४, कल्याण पश्चिम', { city: 'कल्याण', locality: 'पश्चिम' }],
    ['5-87-32 MAIN ROAD LAKSHMIPURAM GUNTUR', { house: '5-87-32', street: 'MAIN ROAD' }],
    ['A-113 St V Sec-7 Tulip Colony Raipur', { house: 'A-113', street: 'St V', city: 'Raipur' }],
    ['55 MAIN CROSS ROAD COIMBATORE', { house: '55', street: 'MAIN CROSS ROAD' }],
    ['P.No. G/49, Pramiti Colony, Ahmedabad', { house: 'G/49', locality: 'Pramiti Colony' }],
    ['Maharashtra, Nashik, Indira Nagar, House No 6', { state: 'Maharashtra', city: 'Nashik', house: '6' }],
    ['Flat 3, Plot 9, Bhopal, Madhya.Pradesh', { city: 'Bhopal', state: 'Madhya.Pradesh' }],
    ['12 MG Road, Lonavala, Pune, Maharashtra 410401', { city: 'Lonavala', district: 'Pune' }],
    ['Flat 2, Hadapsar, Pune 411028', { locality: 'Hadapsar', city: 'Pune' }],
    ['12, Salt Lake, North 24 Parganas, West Bengal', { house: '12', city: 'North 24 Parganas' }],
    ['A/P: Bhose, Tal. Miraj, Dist. Sangli', { village: 'Bhose', sub_district: 'Miraj', district: 'Sangli' }],
    ['47 15 12, Station Road, Visakhapatnam', { house: '47 15 12', street: 'Station Road' }],
    ['Post Box No 5, Civil Lines, Moradabad', { locality: 'Civil Lines', city: 'Moradabad' }],
    ['At Post POHARATALUKA SAKOLI, DIST BHANDARA', { village: 'POHARA', sub_district: 'SAKOLI' }],
    ['At Post Jawal Dist Ahmednagar', { village: 'Jawal', district: 'Ahmednagar' }],
    ['12 MAIN ROAD DISTSOUTH GOA', { district: 'SOUTH GOA' }],
    ['Plot 5 Kudligi TALUKBELLARY', { sub_district: 'BELLARY' }],
    ['POPAKUAHATPIN732138', { locality: 'POPAKUAHAT', postcode: '732138' }],
    ['204 SAI DARSHAN APT STATION ROAD NAUPADA THANE', { building: 'SAI DARSHAN APT', street: 'STATION ROAD' }],
    ['C-4/86, FF, Safdarjung Development Area, New Delhi 110016', { house: 'C-4/86', floor: 'FF' }],
    ['56/142, Mohalla Satti, Naya Ganj, Kanpur', { house: '56/142', locality: 'Naya Ganj', city: 'Kanpur' }],
    ['2301, Gali Shankar, Delhi-110006', { house: '2301', street: 'Gali Shankar' }],
    ['म.नं. 88, जवाहर नगर, हिसार, हरियाणा', { city: 'हिसार', state: 'हरियाणा' }],
    ['24959 Main Road Muthyampet Mallapur Mandal Karimnagar', { street: 'Main Road', city: 'Karimnagar' }],
    ['H.No 4-77, Chityal (V) & (M), Nalgonda Dist', { house: '4-77', village: 'Chityal', district: 'Nalgonda' }],
    ['S/O Ram Singh, Village Kheri, Distt Jind', { village: 'Kheri', district: 'Jind' }],
    ['KD-88, Kavi Nagar, Ghaziabad', { house: 'KD-88', city: 'Ghaziabad' }],
    ['Old 44, New 98, Dr Natesan Road, Mylapore, Chennai', { house: '98', street: 'Dr Natesan Road' }],
    ['9/6412, Netaji Street, Gandhi Nagar, Delhi - 31', { house: '9/6412', city: 'Delhi' }],
  ])('%s', (text, expected) => expect(parts(text)).toMatchObject(expected))

  it('says which country an address names, and takes it apart as far as it goes', () => {
    const report = parser.parse('1600 Amphitheatre Parkway, Mountain View, CA 94043, USA')
    expect(report).toMatchObject({ country: 'usa' })
  })

  it('stand where they say, in order and apart, whatever the text', () => {
    fc.assert(
      fc.property(awkwardText, (address) => {
        const report = parser.parse(address)
        if ('refusal' in report) return
        let last = 0
        for (const { start, end, confidence } of report.parts) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(address.length)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
          last = end
        }
      }),
      { numRuns: 300 },
    )
  })
})
