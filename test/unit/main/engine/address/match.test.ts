import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAddressMatcher } from '../../../../../src/main/engine/create-address-matcher'
import type { AddressMatch } from '../../../../../src/shared/domain/address-match'

const matcher = createAddressMatcher({ resources: join(import.meta.dirname, '../../../../../resources') })

function compared(source: string, target: string): Extract<AddressMatch, { kind: 'compared' }> {
  const [match] = matcher.match(source, [target])
  if (match?.kind !== 'compared') throw new Error('refused')
  return match
}

const home = 'S/O Ram Lal, Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'

describe('one address in two manners of print', () => {
  it.each([
    ['abbreviated', 'Flat 402, Sai Krupa Apt, M.G. Rd, Shivaji Ngr, Pune 411005'],
    ['spelt by ear', 'Flat 402, Saai Kripa Apartment, MG Road, Shiwaji Nagar, Pune, Maharashtra 411005'],
    ['joined words', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivajinagar, Pune 411005'],
    ['without commas', 'flat no 402 sai krupa apartment mg road shivaji nagar pune 411005'],
    ['a wrong PIN code', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411050'],
    ['the old name of the city', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Poona 411005'],
    ['in another order', 'Sai Krupa Apartment, Flat No 402, Shivaji Nagar, MG Road, Pune 411005'],
    ['another landmark', 'Flat No 402, Sai Krupa Apartment, Near Water Tank, MG Road, Shivaji Nagar, Pune 411005'],
    ['the postal zone of the city', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune-5'],
    ['in Devanagari', 'फ्लैट नं ४०२, साई कृपा अपार्टमेंट, एम जी रोड, शिवाजी नगर, पुणे ४११००५'],
  ])('%s', (_, text) => expect(compared(home, text).similarity).toBeGreaterThan(0.6))
})

describe('one address in Devanagari and in Latin letters', () => {
  it.each([
    ['English names of a building', 'सदनिका ५०२, बी विंग, सिल्व्हर ओक, सेक्टर २०, खारघर, नवी मुंबई', 'Flat No 502, B-Wing, Silver Oak CHS, Sector-20, Kharghar, Navi Mumbai, Maharashtra 410210'],
    ['Marathi’s v and the half of a quarter', 'बी-३०४, ओशन व्ह्यू अपार्टमेंट, लोखंडवाला, अंधेरी पश्चिम, मुंबई ४०००५३', 'B-304, Ocean View Apartment, Lokhandwala, Andheri West, Mumbai 400053'],
    ['an English word of a half', 'ए-७०१, रिव्हर व्ह्यू टॉवर्स, अंधेरी ईस्ट, मुंबई ४०००६९', 'A-701, River View Towers, Andheri East, Mumbai 400069'],
    ['a society', 'घर नं. १०१, ग्रीन व्हॅली सोसायटी, कोथरूड, पुणे ४११०३८', 'House 101, Green Valley Society, Kothrud, Pune 411038'],
    ['in Hindi', 'सी-4/102, पर्ल हाइट्स, एयरपोर्ट रोड, भोपाल 462030', 'C-4/102, Pearl Heights, Airport Road, Bhopal 462030'],
    ['initials apart', '१२, एम जी रोड, कॅम्प, पुणे ४११००१', '12, MG Road, Camp, Pune 411001'],
    ['initials in one word', 'ई-४५, एमआयडीसी, अंबड, नाशिक ४२२०१०', 'E-45, MIDC, Ambad, Nashik 422010'],
    ['an honorific that is a letter’s name, too', 'गांधी जी के पास, वार्ड 4, सदर, झांसी 284001', 'Near Gandhi Ji, Ward 4, Sadar, Jhansi 284001'],
    ['a village', 'मु. शिरगाव, पो. सोमाटणे, ता. मावळ, जि. पुणे', 'At Shirgaon, Post Somatane, Tal. Maval, Dist. Pune 410506'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.85)) // prettier-ignore

  it.each([
    ['another building', 'सदनिका ५०२, बी विंग, गोल्डन ओक, सेक्टर २०, खारघर, नवी मुंबई', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['another wing', 'सदनिका ५०२, ए विंग, सिल्वर ओक, सेक्टर २०, खारघर, नवी मुंबई', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['the other half of a quarter', 'ए-७०१, रिव्हर व्ह्यू टॉवर्स, अंधेरी ईस्ट, मुंबई ४०००६९', 'A-701, River View Towers, Andheri West, Mumbai 400053'],
    ['another colony', 'डी-21, टीचर्स कॉलोनी, मॉडल टाउन, दिल्ली 110009', 'D-21, Officers Colony, Model Town, Delhi 110009'],
    ['other initials', '१२, एमजी रोड, कॅम्प, पुणे ४११००१', '12, J.M. Road, Camp, Pune 411001'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.2)) // prettier-ignore
})

describe('one number in two notations', () => {
  it.each([
    ['Flat 302, Sai Enclave, 12th A Cross, Kasavanahalli, Bengaluru', '#302 Sai Enclave, 12A Cross, Kasavanahalli, Bangalore'],
    ['DLF Phase 3, U Block, House 45/12, Gurgaon', 'U-45/12, DLF Ph-III, Gurugram'],
    ['Bldg 27, Room 438, MHADA Colony, Vikhroli East, Mumbai', '27/438, MHADA Colony, Vikhroli (E), Mumbai'],
    ['Old No 18 New No 37, Thanikachalam Road, T Nagar, Chennai', '37/18, Thanikachalam Rd, T Nagar, Chennai'],
    ['221, Vikas Khand 2, Gomti Nagar, Lucknow', '2/221 Vikas Khand, Gomti Nagar, Lucknow'],
    ['55, Pocket C-8, Sector 8, Rohini, Delhi', 'C-8/55, Sector 8, Rohini, Delhi'],
    ['234, Gali No 5, Guru Nanak Pura, Ludhiana', '234, 5th Street, Guru Nanak Pura, Ludhiana'],
  ])('%s', (one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.7)) // prettier-ignore
})

describe('two homes that have much in common', () => {
  it.each([
    [
      'another flat of the building',
      'Flat No 403, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005',
    ],
    ['another house of the street', 'H.No 17, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'],
    [
      'the same street of another city',
      'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Nagpur, Maharashtra 440010',
    ],
    ['another building', 'Flat No 402, Green Park Society, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'],
    ['a building of no known kind', 'Flat No 402, Orchid Pride, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'],
    [
      'another floor, by ear',
      'Flat No 402, 3rd Flur, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005',
      '4th Floor',
    ],
    ['the ground floor', 'Flat No 402, G.F., Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005', '4th Floor'],
    ['another wing', 'Flat No 402, D Wing, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005', 'A Wing'],
  ])('%s', (_, text, also = '') =>
    expect(compared(home.replace('402,', `402, ${also},`), text).similarity).toBeLessThan(0.4),
  )
})

describe('two homes that differ in a word or a letter', () => {
  it.each([
    ['the old number of one, the new one of the other', 'Old No 18 New No 37, Thanikachalam Road, T Nagar, Chennai 600017', 'Old No 37 New No 73, Thanikachalam Road, T Nagar, Chennai 600017'],
    ['another building of a colony', 'Bldg 27, Room 438, MHADA Colony, Vikhroli East, Mumbai 400083', '72/438, MHADA Colony, Vikhroli East, Mumbai 400083'],
    ['another chawl of a row', 'Room No 425, Dhawan Chl No 71, Chembur, Mumbai 400074', '425 Dhawan Chwl 74, Chembur, Mumbai 400074'],
    ['another town of the district', 'Behind Petrol Pump, Ward No 9, Nokha, Bikaner, Rajasthan 334803', 'Behind Petrol Pump, Ward No 9, Kolayat, Bikaner, Rajasthan'],
    ['another pocket', 'H.No. 55, Pocket C-8, Sector 8, Rohini, Delhi 110085', 'H.No. 55, Pocket C-9, Sector 8, Rohini, Delhi 110085'],
    ['another lane, by another word', '234, Gali No 5, Guru Nanak Pura, Ludhiana 141003', '234, Street No. 7, Guru Nanak Pura, Ludhiana 141003'],
    ['a building called by letter and number', '204, B-6, Evershine City, Vasai East 401208', 'Bldg B-9, Flat 204, Evershine City, Vasai (E) 401208'],
    ['another tower', 'Tower 4, Flat 1802, Lake Pride, Whitefield, Bengaluru 560087', 'Tower 6, Flat 1802, Lake Pride, Whitefield, Bengaluru 560087'],
    ['a tower called by a letter', 'Flat 204, Tower B, Lotus, Baner, Pune 411045', 'Flat 204, Tower C, Lotus, Baner, Pune 411045'],
    ['another building before wing and flat', '2/B/601, Raheja Vistas, Chandivali, Mumbai 400072', 'Bldg 3, B Wing, Flat 601, Raheja Vistas, Chandivali, Mumbai 400072'],
    ['another flat of a floor, before a comma and a block', 'Flat 4D, Block 7, Hiland Park, Kolkata 700094', 'Flat 4C, Block 7, Hiland Park, Kolkata 700094'],
    ['another society whose name begins alike', '403, Green Valley Residency, Hadapsar, Pune 411028', '403, Green Park Residency, Hadapsar, Pune 411028'],
    ['another lane, in Devanagari', 'मकान नं. 45, गली नं. 3, लक्ष्मी नगर, दिल्ली 110092', 'H.No.45, Gali No.5, Laxmi Nagar, Delhi 110092'],
    ['a quarter whose name begins alike', '12 Ganga Vihar, Dehradun', '12 Ganesh Vihar, Dehradun'],
    ['a quarter whose two words are names of places', 'B-9 Vishnu Puri, Kanpur', 'B-9 Krishna Puri, Kanpur'],
    ['the old quarter and the new one', 'D-14, Old Rajinder Nagar, New Delhi', 'D-14, New Rajinder Nagar, New Delhi'],
    ['a quarter of one name and another kind', '12/B Lake Gardens, Kolkata 45', '12/B Lake Town, Kolkata 89'],
    ['the next township of a series', 'Block A Flat 302, Gaur City 1, Greater Noida West', 'Block A Flat 302, Gaur City 2, Greater Noida West'],
    ['the next scheme, in Roman numerals', 'P-122 C.I.T. Road Scheme VI M, Kankurgachi, Kolkata 54', 'P-122 C.I.T. Road Scheme VII M, Kankurgachi, Kolkata 54'],
    ['a tower that has a name', 'Tower Jasmine, 1404, Magarpatta City, Hadapsar, Pune', 'Tower Daffodil, 1404, Magarpatta City, Hadapsar, Pune'],
    ['a main road and a cross of one number', 'No 5, 14th Main, HSR Layout, Bangalore', 'No 5, 14th Cross, HSR Layout, Bangalore'],
    ['a house number whose marks are lost', 'HNO 3 45 8 RAMALAYAM STREET OLD TOWN ANANTAPUR AP', '3-45-18, Ramalayam Street, Old Town, Anantapur 515005'],
    ['another block of flats with letters', 'Flat 1B, Block 12, Uttarayan, Matigara, Siliguri', 'Flat 1B, Block 21, Uttarayan, Matigara, Siliguri'],
    ['another class of a housing board', 'LIG-44, Kotra Sultanabad, Bhopal', 'MIG-44, Kotra Sultanabad, Bhopal'],
    ['a phase that is a single letter', '15-B, Pocket 4, Mayur Vihar I', '15-B, Pocket 4, Mayur Vihar II'],
    ['a lettered road', '23 Sardarpura B Road, Jodhpur', '23 Sardarpura C Road, Jodhpur'],
    ['another house behind the street', 'Perambur Barracks Road 77/45', '77/54, Perambur Barracks Rd, Purasawalkam, Chennai 600007'],
    ['a landmark of another town', 'Near Bus Stand, Ashta, Sehore', 'Near Bus Stand, Ichhawar, Sehore'],
    ['a village whose name differs in one letter that nobody mistakes', 'Vill Ramgarh, PO Kotkapura, Faridkot', 'Vill Ramsar, PO Kotkapura, Faridkot'],
    ['the village of the post office', 'Ward No 5, Village Sirsali, Post Barwala, Tehsil Baraut, Baghpat, UP 250611', 'Village Barwala, Post Barwala, Tehsil Baraut, Baghpat, UP 250611'],
    ['a quarter that is a town in another state', 'Sunder Nagar 14, Mandi', 'Sunder Nagar 14, Raipur'],
    ['the two pieces of a number the other way round', '4/5, Lake Temple Road, Kolkata 700029', '5/4, Lake Temple Road, Kolkata 700029'],
    ['a floor’s letter in a sector’s name', 'Qr. No. 1437, Sector 4/D, Bokaro Steel City 827004', 'Qr. No. 1437, Sector 4/F, Bokaro Steel City 827004'],
    ['a town of the district in one of them', '88 Court Road, Hardoi', '88, Court Road, Sandila, Hardoi'],
    ['another district of a village', 'S/O Ram Singh, Village Kheri, Distt Karnal', 'S/O Ram Singh, Village Kheri, Distt Jind'],
    ['flats of two makes', 'SFS Flat 22, Hauz Khas, New Delhi 110016', 'MIG Flat 22, Hauz Khas, New Delhi 110016'],
    ['a door whose marks are lost', '47 15 12,STATION ROAD,DWARAKA NAGAR,VISAKHAPATNAM 530016', 'NO.47-10-24/25,DWARAKA NAGAR,VISAKHAPATNAM-530016'],
    ['a quarter that is counted', 'M-74, GK-1, New Delhi 110048', 'M-74, Greater Kailash Part 2, New Delhi 110048'],
    ['a block with a letter more', 'A-2/56, Janakpuri, New Delhi 110058', 'A-2B/56, Janakpuri, New Delhi 110058'],
    ['a tower called by a letter, in Devanagari', 'फ्लैट 12, टावर बी, गौर सिटी, ग्रेटर नोएडा', 'Flat 12, Tower D, Gaur City, Greater Noida'],
    ['small towns of two districts', 'Block B-9, GIDC Staff Qtrs, Ankleshwar', 'Block B-9, GIDC Staff Qtrs, Vapi'],
    ['another half of a village', 'Vill Khanpur Kalan, Tehsil Gohana, Sonipat, Haryana 131305', 'Vill Khanpur Khurd, Tehsil Gohana, Sonipat, Haryana 131305'],
  ])('%s', (_, source, target) => expect(compared(source, target).similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('one home whose print has little in common', () => {
  it.each([
    ['shops from one number to the next', 'SCO-2475-76,GROUND FLOOR,SECTOR - 22 C , CHANDIGARH, PIN-160022', 'SCO-2475-76,GROUND FLR SECTOR 22-C CHANDIGARH'],
    ['an estate called a village', 'T-8 / 1602, Supertech Eco Village 2, Sec 16B, Gr. Noida West', 'Flat No. 1602, Tower 8, Supertech Ecovillage-II, Sector 16-B, Greater Noida (West) 201318'],
    ['a quarter in two letters', 'M-74, GK-1, New Delhi 110048', 'M-74, Greater Kailash Part I, New Delhi - 48'],
    ['a highway beside the building', 'COSTA COSME NUCLEUS NH17, OPP HOLY FAMILY CHURCH, BARDEZ', 'COSTA COSME NUCLEUS, NH 66, OPP HOLY FAMILY CHURCH PORVORIM, BARDEZ GOA'],
    ['a door’s ward in Roman numerals', 'XI/224, Pallathu, Kaloor, Cochin-17', '11/224 Pallath House, Kaloor, Kochi 682017'],
    ['the old number before the new one, and behind it', '96/43 Narmada Street, Nandanam, Chennai 600035', '43/96, Narmada Street, Nandanam, Chennai'],
    ['the city of the one in the district of the other', '22, GS Road, Ulubari, Guwahati', '22, GS Road, Ulubari, Dist Kamrup Metro 781007'],
    ['initials before a number', 'KD-88, Kavi Nagar, GZB', 'K.D. 88, Kavinagar, Ghaziabad 201002'],
    ['a sector and its half', 'SCO 114, Sec 17, Chandigarh', 'S.C.O. 114, Sector 17-B, Chandigarh 160017'],
    ['a quarter that is a town of its own', '104, Sharda Niketan, Pitampura', 'Flat 104, Sharda Niketan, Saraswati Vihar, Pitam Pura, Delhi - 110034'],
    ['a number with nothing but No before it', 'No 6 Jalan House, Fancy Bazar Ghy', 'Jalan House, 6 S.R.C.B. Road, Fancy Bazaar, Guwahati 781001'],
    ['a city misread', 'D N0.4-32 Gandhinagar, Ti1ak Road, Karirnnagar', 'D.No 4-32, Gandhi Nagar, Tilak Road, Karimnagar 505001'],
    ['a digit misread', 'Plot No I8, Shastri Nagar, Adajan Surat', 'Plot 18, Shastri Nagar, Adajan, Surat 395009'],
    ['a word cut short', 'Plt 88, Jub Hills Rd No 10, Hyderabad 500033', 'Plot No 88, Road Number 10, Jubilee Hills, Hyderabad 500033'],
    ['a letter for a quarter', '71/34, Venkatnarayana Rd, Thyagaraya Nagar, Chennai-17', 'Old No 34, New No 71, Venkatanarayana Road, T. Nagar, Chennai 600017'],
    ['initials of one long name', 'Old No 45, New No 91, Dr Radhakrishnan Salai, Mylapore, Chennai', '91, R.K. Salai, Mylapore, Chennai 600004'],
    ['a lettered block behind a name', 'Kovaipudur A Block 12, Coimbatore', '12, A-Block, Kovai Pudur, Coimbatore 641042'],
    ['a ward in Roman numerals', 'B-XXIII/1245, Gali 3, Janakpuri, Ludhiana 141003', 'B-23-1245, St. No.3, Janak Puri, Ludhiana'],
    ['a district by its Hindi spelling, which is that of another state’s', 'Flat No 502, B Wing, Silver Oak CHS, Kharghar, Raigad, Maharashtra 410210', 'Silver Oak CHS, B Wing, Flat 502, Kharghar, Raigarh Dist.'],
    ['a quarter’s half in one letter', 'Near Assam Rifles Ground, Tuikual South, Aizawl, Mizoram 796001', 'Tuikual S, Aizawl'],
    ['a quarter that has the name of a village elsewhere', '4th Flr 402 Maple Leaf, Raheja Vihar, Powai', '402, Maple Leaf, Raheja Vihar, Mumbai 400072'],
    ['a quarter whose name is a district’s of another state', '1-5-42, Ashok Nagar, Nizamabad, Telangana 503001', 'H.No 1-5-42 Ashoknagar NZB'],
    ['nothing but another PIN code', 'House No 23, Sector 7, Panchkula, Haryana 134109', '23, Sector-7, Panchkula 134112'],
    ['the kind of a name twice', '67, Ganesh Peth, Nagpur, Maharashtra 440018', '67 Ganeshpeth Colony Nagpur'],
    ['Greater written short', 'B-14 Grnd Flr, Gr Kailash Pt 1, N Delhi 48', 'B-14, Ground Floor, Greater Kailash Part 1, New Delhi 110048'],
    ['a village and its post office, in Devanagari', 'ग्राम व पोस्ट बड़ागांव, तहसील सदर, जिला झांसी, उ.प्र.', 'Vill & Post Baragaon, Tehsil Sadar, Jhansi, UP 284121'],
    ['a name by ear, its mohalla cut short', '22 Choudhary Mohalla, Najafgarh', 'House 22, Chaudhri Mohla, Nazafgarh, New Delhi 110043'],
    ['the half of a district in a letter', 'Vill. Dakshin Barasat, P.O. Dakshin Barasat, 24 Pgs (S)', 'Dakshin Barasat, South 24 Parganas, West Bengal 743372'],
  ])('%s', (_, source, target) => expect(compared(source, target).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('a name that one writes as two words', () => {
  it('is the same person', () => {
    const match = compared('S/O Ramchandra Yadav, H.No 114, Mandoli, Delhi 110093', 'S/O Ram Chandra Yadav, House 114, Mandoli, Delhi')
    expect(match.samePerson).toBeGreaterThan(0.8)
  }) // prettier-ignore
})

describe('the same words in another place', () => {
  it.each([
    ['another city, no PIN code', '12 Tilak Road, Pune', '12 Tilak Road, Mumbai'],
    ['a quarter of one city and another city', '12 Tilak Road, Kothrud', '12 Tilak Road, Nashik'],
    ['a city whose name is a state’s too', '23 Gandhi Nagar, Jammu', '23, Gandhi Nagar, Vijayawada, Andhra Pradesh'],
  ])('%s', (_, source, target) => expect(compared(source, target).similarity).toBeLessThan(0.1))
  it('is the same city by its older district, by its quarter, by one of its two names', () => {
    for (const [source, target] of [
      ['12 Tilak Road, Kothrud', '12 Tilak Road, Kothrud, Pune'],
      ['7 Baker Street, Bardhaman', '7 Baker Street, Dist Purba Bardhaman'],
      ['7 Ring Road, Rohini, Delhi', '7 Ring Road, Rohini, New Delhi'],
    ] as const)
      expect(compared(source, target).similarity).toBeGreaterThan(0.5)
  })
})

describe('a wing before the number', () => {
  const flat = 'Flat No 3, A Wing, Shanti Vihar, Mira Road East, Thane 401107'
  it('is the wing named beside it, or another', () => {
    expect(compared(flat, 'A/3, Shanti Vihar, Mira Road (E), Thane 401107').similarity).toBeGreaterThan(0.9)
    expect(compared(flat, 'B/3, Shanti Vihar, Mira Road (E), Thane 401107').similarity).toBeLessThan(0.2)
  })
})

describe('what tells two homes apart, wherever it stands', () => {
  it.each([
    ['one village name in two talukas', 'At Post Nimgaon, Taluka Khed, District Pune, Maharashtra 410505', 'At Post Nimgaon, Taluka Shirur, District Pune, Maharashtra 412211'],
    ['one village name of two police stations', 'Mauza Rampur, PS Bikram, Patna', 'Mauza Rampur, PS Paliganj, Patna'],
    ['towns that their PIN codes bear out', '67, Gandhi Road, Near Old Bus Stand, Tirupati 517501', '67, Gandhi Road, Chittoor 517001'],
    ['a number of pieces before a main road', 'D.No. 5-87-23, Lakshmipuram Main Road, Guntur, Andhra Pradesh 522007', '5-87-32 MAIN ROAD LAKSHMIPURAM GUNTUR-7'],
    ['a door number that holds the pieces of the other', 'H No 3-3-367/3, Kanika Nagar, Osmannagar, Hyderabad, Telangana 500036', 'H No 3-3-367/7, Kanika Nagar, Osmannagar, Hyderabad, Telangana 500036'],
    ['two quarters written as one word and two', 'House No 22, Panbazar, Guwahati, Assam 781001', 'House No 22, Fancy Bazar, Guwahati, Assam 781001'],
    ['a quarter that is a town elsewhere', 'E-45, MIDC, Ambad, Nashik 422010', 'E-45, MIDC, Satpur, Nashik 422007'],
    ['two plots', 'Flat No. G-2, Krishna Kutir, Plot No. 67, Sector 20, Kamothe, Navi Mumbai 410209', 'G-2, Krishna Kutir, Plot 76, Sector 20, Kamothe, Navi Mumbai'],
    ['flats lettered by their floors', 'F2, Sree Apartments, 18 Lakshmi Nagar, Velachery, Chennai 600042', 'Flat S-2, Sri Apts, No 18 Laxmi Nagar Velachery'],
    ['streets called by their sides', 'No 45, Middle Street, Thenur, Sholavandan, Madurai 625214', '45 North Street, Thenur, Sholavandan, Madurai'],
    ['a chawl called by a common word', 'Kholi No 338, Palace Chawl, Mumbai', '338, Gayatri Chwl, Mumbai 400020'],
    ['a common word inside a name', '105, Vasant Kunj Apartment, Ring Road, Surat', '105, Vasant Vihar Apartment, Ring Road, Surat'],
    ['streets of a township', 'Quarter No 777, Street 2, Sector 1, Bazar Township, Bhubaneswar', 'Quarter 777, Street-IV, Sector I, Bazar Colony, Bhubaneswar, Odisha'],
    ['houses called blocks', 'E-173, Brigade Colony, Patna University, Patna, Bihar 800050', 'Block No E 172, Brigade Col, Patna University, Patna, Bihar'],
    ['floors, one of them in letters', 'flat 927 g.f. sahoo chambers 11th main road coimbatore 641046', 'Flat 927, First Floor, Sahoo Chambers, 11th Main Road, Coimbatore 641046'],
    ['two halves of a street in one half of a quarter', '33, Gokhale Road North, Dadar West, Mumbai 400028', '33, Gokhale Road South, Dadar West, Mumbai 400025'],
    ['streets counted by a word', '39, Third St, Hill Nagar, Chennai 600011', 'Door No 39, 6th St, Hill Ngr, Chennai 600011'],
    ['the next of two quarters behind a lettered block', 'Block No F 70, Gayatri Nagar 1, Vadodara 390001', 'F-70, Gayatri Nagar 3, Vadodara'],
    ['a pocket and a block', 'H No 165, Pocket D-2, Sec 27, Indra Puri, Ghaziabad 201017', 'House No 165, Block D-5, Sec 27, Indra Puri, Ghaziabad 201017'],
    ['a house before a main cross road', '55 MAIN CROSS ROAD DEEPALI LAYOUT COIMBATORE 641030', '52, Main Cross Road, Deepali Layout, Coimbatore 641030'],
    ['an apartment called so and a flat', 'H.No. 6-2-268/J, Apt No 404, Prestige Apartments, Gayatri Nagar, Hyderabad 500030', 'Flat No. 21 Prestige Apartments D.No. 6-2-268/J Gayatri Nagar Hyderabad'],
    ['chawls that share a word', 'Room No 12, Sai Krupa Chawl, Kajuwadi, Andheri East, Mumbai 400099', 'Room No 12, Om Sai Chawl, Kajuwadi, Andheri East, Mumbai 400099'],
    ['a road and a drive', '5, Marine Lines, Bombay 400020', '5, Marine Drive, Mumbai 400020'],
    ['a place and a road', '12A, Ekdalia Place, Kolkata 700019', '12A, Ekdalia Road, Kolkata 700019'],
    ['the main road and another', 'House 7, Main Road, Lajpat Nagar, New Delhi 110024', 'House 7, Ring Road, Lajpat Nagar, New Delhi 110024'],
    ['heights and a tower', 'Unit 1107, Tower B, Cyber Heights, Vibhuti Khand, Gomti Nagar, Lucknow 226010', 'Unit 1107, Tower B, Cyber Tower, Vibhuti Khand, Gomti Nagar, Lucknow'],
    ['a post office that the other is only reached by', 'Village & Post Karanjia, Via Jashipur, Mayurbhanj, Odisha 757037', 'At/PO- Jashipur, Dist- Mayurbhanj, Odisha 757034'],
    ['a village whose name is that of the next taluk', 'Gram Pipariya, Tehsil Sohagpur, Dist Hoshangabad MP 461771', 'Gram Pipariya, Tehsil Pipariya, Dist Hoshangabad MP 461775'],
    ['the number alone', '16, Wazirganj, Gaya, Bihar', '16, Tekari Road, Gaya, Bihar'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('one home, whatever its print leaves to be known', () => {
  it.each([
    ['a half of the city', 'Flat 4B, Prestige Lakeside Habitat, Whitefield-Sarjapur Road, Varthur, Bangalore 560087', '4-B Prestige Lake Side Habitat, Varthur Hobli, Whitefield Sarjapura Rd, Bengaluru East'],
    ['a suburb for the city', '12/B, Kanchan Ganga, Borivali West, Mumbai 400092', '12-B Kanchanganga Bldg, Borivli (W)'],
    ['a colony by its name alone', 'RZ-45A, Gali No 6, Sadh Nagar, Palam Colony, New Delhi 110045', 'RZ 45 A, St. No. 6, Saadh Nagar, Palam, N.D. 45'],
    ['b for v at the beginning', '16, Wazirganj, Gaya, Bihar', '16 Bajir Ganj Gaya'],
    ['a letter lost in a short name', 'flat t2-932 royl habitat gali number 3 teachers kunj kamarhati kolkata 700058', 'Flat T2-932, Royal Habitat, Gali Number 3, Teachers Kunj, Kamarhati, Kolkata 700058'],
    ['one name of a street and of a colony', 'Plot No 59, No 87, Gokhalle Strit, Gokhalle Ngr, Madurai 625006', 'Plot No 59, D.No 87, Gokhale St., Gokhale Ngr, Madurai, Tamil Nadu 625006'],
    ['lines of one width', 'Flat No. 720, Cedar Pride, Hosur Sarani, Electric Para East, Lucknow, UP 226014', 'FLAT NO\n720 FLOOR 5 CEDAR PRIDE\nHOSUR SARANI ELECTRIC PARA\nEAST LUCKNOW 226014'],
    ['a label with nothing behind it', 'C/O Kapaali Jain, Sapphire Pride, Backside of Masjid, VTC: , Sub District: Powayan, District: Shahjahanpur, PIN Code: 242401', 'C/O Kapaali Jain, Sapphire Pride, Backside of Masjid, Jewan, Powayan Tk, Shahjahanpur Dist, Uttar Pradesh 242401'],
    ['a warehouse by its other name', 'Warehouse 4, Transport Nagar, Kanpur Road, Lucknow 226012', 'Godown No 4, Transport Ngr, Lucknow'],
    ['a small l for a 1', 'House No 345, Sector 15, Faridabad, Haryana 121007', 'H0use N0 345 Sect0r l5 Faridabad Haryana'],
    ['a letter in quotes', 'Sri Venkateshwara Nilaya, No 8, 2nd A Cross, Vijayanagar, Bengaluru 560040', '#8, 2nd "A" Cross, Vijayanagar, Bengaluru'],
    ['a side in Tamil', '5/44, South Street, Alangudi, Pudukkottai District 622301', '5/44 Therku Street, Alangudi, Pudukottai'],
    ['a town that is heard in a word of its own', '5, Nehru Street, Gandhipuram, Coimbatore 641012', '5 Nehru St Gandhi Puram Covai'],
    ['a colony in one word before its road', 'H.No. 45-B, Shanti Vihar, Raipur Road, Dehradun, Uttarakhand 248001', 'H No 45B Shantivihar Raipur Road Dehra Dun'],
    ['words that lost the blanks between them', 'D.No. 2-14-761-A,HighNagarColony,Visakhapatnam 530015', 'H No 2-14-761-A, High Nagar, Visakhapatnam 530015'],
    ['a word cut short that another begins like', 'Flat 2A, 31 Ballygunge Circular Road, Kolkata 700019', '2A, 31 Ballygunge Cir Rd, Calcutta 19'],
    ['a place written short', '12A, Ekdalia Place, Kolkata 700019', '12A Ekdalia Pl, Gariahat, Kol-19'],
    ['half a quarter and its kind', 'H.No. 6-26-87/5, Ananya Vihat  Ernakulam North, Kochi 682018', 'H.No. 6-26-87/5, Ananya Vihar, Ernakulam North, Kochi, Kerala 682018'],
    ['initials that begin like a label', '112 Type-3 Quarters, Sec 4, B.H.E.L., Haridwar 249403', 'Qtr No 112, Type III, Sector 4, BHEL, Haridwar 249403'],
    ['a village that a town is, too', 'Village Bhikhiwind, Tehsil Patti, District Tarn Taran, Punjab 143303', 'Bhikhiwind, Punjab'],
    ['nothing but another PIN code', '22/3, Old Palasia, Indore 452001', '22/3 Old Palasia Indore 452018'],
    ['a village behind a name without a comma', 'S/O SRINIVASAN B U SANRAKI TAL ADHAURA DIST KAIMUR (BHABUA) 821102', 'Sanraki, Kaimur (Bhabua), Bihar 821102'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('the person', () => {
  it.each([
    ["a father's name alone", 'C/O Lalthanga, House No. B-45, Zarkawt, Aizawl, Mizoram 796001', 'C/O Lalthanga, House No. B-45, Chanmari, Aizawl, Mizoram 796007'],
    ['the father of the one being the husband of the other', 'W/O Suresh Nair, 5A Palm Grove, Nungambakkam, Chennai 34', 'D/O Suresh Nair, 5A, Palm Groves, Nungambakkam, Chennai 600034'],
    ['a namesake of another father', 'Amit Kumar Singh S/O Ranjit Singh, Qtr 45/B, Railway Colony, Gorakhpur 273012', 'Amit Kumar S/O Shyam Lal, Qtr 54/B, Railway Colony, Gorakhpur 273012'],
  ])('is not proven by %s', (_, one, other) =>
    expect(compared(one, other).samePerson).toBeLessThan(0.5),
  ) // prettier-ignore

  const same = compared(home, home)
  const wife = compared(home, home.replace('S/O Ram Lal', 'W/O Mahesh Patil'))
  it('is likelier the same where both name one relative', () => {
    expect(same.samePerson).toBeGreaterThan(0.9)
    expect(wife.samePerson).toBeLessThan(0.5)
    expect(wife.similarity).toBeGreaterThan(0.9)
  })
  it('is why in the reasons', () => {
    expect(wife.explanation.reasons.map(({ code }) => code)).toContain('other_relation')
  })
})

describe('the explanation', () => {
  it('says that one of the two is in another country', () => {
    const { reasons } = compared(home, '10 Downing Street, London SW1A 2AA').explanation
    expect(reasons.map(({ code }) => code)).toContain('other_country')
    expect(compared(home, home).explanation.reasons.map(({ code }) => code)).not.toContain('other_country')
  })
  it('says that a name is another, though most of its words agree', () => {
    const { similarity, explanation } = compared('Unit 1107, Cyber Heights, Gomti Nagar, Lucknow 226010', 'Unit 1107, Cyber Tower, Gomti Nagar, Lucknow 226010') // prettier-ignore
    expect(similarity).toBeLessThan(0.5)
    expect(explanation.parts.find(({ part }) => part === 'building')?.verdict).toBe('near')
    expect(explanation.reasons).toContainEqual(expect.objectContaining({ code: 'other_words', speaks: 'against' }))
  })
  it('sets parts beside parts', () => {
    const { parts } = compared(home, 'Flat 403, Sai Krupa Apt, Pune 411005').explanation
    const verdict = Object.fromEntries(parts.map(({ part, verdict }) => [part, verdict]))
    expect(verdict).toMatchObject({
      house: 'differs',
      building: 'agrees',
      city: 'agrees',
      postcode: 'agrees',
      street: 'missing_in_target',
    })
  })
})

describe('what is no address', () => {
  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['😀😀', 'no_words'],
    ['Ramesh', 'no_place'],
    ['S/O Ramesh Kumar', 'only_name'],
    ['Mr Suresh Kumar Sharma', 'only_name'],
    ['qwrtzxcv', 'no_place'],
    ['12 12 12', 'no_place'],
    ['Suresh Kumar', 'no_place'],
    ['same as above', 'no_place'],
    ['Flat No', 'no_place'],
    ['411005', 'only_postcode'],
    ['PIN - 411005, India', 'only_postcode'],
    ['House', 'no_place'],
    ['Shri Rajesh Kumar Gupta, Proprietor', 'no_place'],
  ])('%j', (text, refusal) => {
    expect(matcher.refusal(text)).toBe(refusal)
    expect(matcher.match(home, [text])).toEqual([{ kind: 'refused', refused: 'target', refusal }])
    expect(matcher.match(text, [home])).toEqual([{ kind: 'refused', refused: 'source', refusal }])
  })
  it.each(['Kothrud', 'Pune', '12 MG Road', 'Wakad, Baner', 'H.No 12'])('%j is one', (text) =>
    expect(matcher.refusal(text)).toBeNull(),
  )
  it.each(['Pune', 'Pune, Maharashtra'])('%j says no house: it is no proof of one', (text) =>
    expect(compared(text, text).similarity).toBeLessThan(0.3),
  )
  it.each([
    ['Kharghar, Navi Mumbai', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['Sector 20, Kharghar, Navi Mumbai 410210', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['Shastri Nagar, Meerut', 'House 9, Lane 2, Shastri Nagar, Meerut, UP 250004'],
    ['Shivaji Nagar, Pune 411005', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005'],
  ])('%j names no home: it is not known to be one in it', (locality, full) => {
    const { similarity, explanation } = compared(full, locality)
    expect(similarity).toBeLessThan(0.5)
    expect(compared(locality, full).similarity).toBe(similarity)
    expect(explanation.reasons.map(({ code }) => code)).toContain('no_home')
  }) // prettier-ignore
  it('takes a village for a home of it, for many addresses there have no more', () => {
    const { similarity } = compared('H.No 45, Village Barauli, Post Sikandra, Tehsil Jalalpur, Distt Jaunpur, UP', 'Vill Barauli, Post Sikandra, Jaunpur') // prettier-ignore
    expect(similarity).toBeGreaterThan(0.5)
  })
  it('answers ten thousand characters', () => {
    expect(compared(home, `${home}, `.repeat(120)).similarity).toBeGreaterThanOrEqual(0)
  })
})

describe('what only one of two says in full', () => {
  it.each([
    ['a sector behind the house', 'House No 2381, Sector 23-C, Chandigarh 160023', '2381/23-C, Chandigarh UT'],
    ['a floor with a slash', 'Flat No 52, 5/F, Kamal Kunj, Pedder Road, Mumbai 400026', '5th Floor, Flat 52, Kamal Kunj, 16 Pedder Road, Mumbai 400026'],
    ['a city that has grown into the next district', 'Plot No 22, Sri Sai Ram Avenue, Rajakilpakkam, Kancheepuram, Tamil Nadu, 600073', '22 Sri Sairam Avenue Rajakilpakkam Chennai 73'],
    ['a street’s name without its vowels', '31, Mettupalayam Road, Saibaba Colony, Coimbatore 641011', '31, MTP Road, Saibaba Colony, Coimbatore'],
    ['a taluk and district in one', 'No 88, Patil Galli, Kadoli, Tal Belagavi, Dist Belagavi', 'H.No. 88, Patil Gali, A/P Kadoli, Tq & Dt Belgaum'],
    ['a village called as its taluk', 'C/o Suresh Patil, At Post Shirala, Taluka Shirala, Sangli 415408', 'Shirala, Tal. Shirala, Dist. Sangli, Maharashtra'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.6)) // prettier-ignore

  it.each([
    ['a house and a block of one letter', 'A 6, Ganguly Colony, Jaipur 302002', 'Block No A 5, Ganguly Colony, Jaipur'],
    ['two quarters of one letter', 'Plot 6, Cidco N-4, Aurangabad, Maharashtra 431003', 'Plot No 6, N-6 CIDCO, Chhatrapati Sambhajinagar 431003'],
    ['a pocket and a block', 'H.No. 466, Pocket C, Sector 13, Janakpuri, Delhi', 'No 466, Block J, Janakpuri, Delhi'],
    ['flats of one plot', '204, Himgiri Apartments, Plot 9, Sector 12, Dwarka, New Delhi', '402, Himgiri Apartments, Plot 9, Sector 12, Dwarka, New Delhi'],
    ['flats of one door', 'D.No. 11-15-792, Flat No 101, Deepender Apartments, Hyderabad', '11-15-792, 99, Deepender Apts, Hyderabad'],
    ['a village by its post office, in Devanagari', 'ग्राम बेलसर, पोस्ट बेलसर, तहसील तरबगंज, जिला गोंडा', 'Gram Umri, Post Belsar, Teh Tarabganj, Gonda UP'],
    ['the larger and the smaller village', 'Vill Khanpur Kalan, Teh Gohana, Distt Sonepat', 'Khanpur Khurd, Gohana, Sonipat'],
    ['a union territory and another of its towns', '12, Beach Road, Pondy 605001', '12 Beach Rd, Karaikal'],
  ])('not %s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('says so', () => {
    const codes = (one: string, other: string): string[] => compared(one, other).explanation.reasons.map(({ code }) => code) // prettier-ignore
    expect(codes('304, B Wing, Om Sadan, Kothrud, Pune', '304, C Wing, Om Sadan, Kothrud, Pune')).toContain('other_block') // prettier-ignore
    expect(codes('12, Tilak Road, Andheri East, Mumbai', '12, Tilak Road, Andheri West, Mumbai')).toContain('other_side') // prettier-ignore
    expect(codes('Shiv Nagar, Taluka Khed, Dist Pune', 'Shiv Nagar, Taluka Shirur, Dist Pune')).toContain('other_town') // prettier-ignore
  })

  it('calls a locality another where the two share only the name of the city', () => {
    const { parts } = compared('14-2-77, Old Guntur, Guntur', '14-2-77, Brodipet, Guntur').explanation
    expect(parts.find(({ part }) => part === 'locality')?.verdict).toBe('differs')
  })
})

describe('what the newest pairs written by hand showed', () => {
  it.each([
    ['a range of shops is no PIN code', 'SCO 144-145, 1st Floor, Sector 34A, Chandigarh', 'S.C.O. 144-145, Sec 34-A, Chd 160022'],
    ['the letters of a village’s series', 'RZF 1/219, Gali No 5, Mahavir Enclave, New Delhi', 'RZ F-1/219, St No.5, Mahavir Enclave, New Delhi 110045'],
    ['H/N', 'H/N 44 Line No 7, Kashidih, Sakchi, Jamshedpur', '44, Kasidih Line 7, Sakchi, Jamshedpur 831001'],
    ['labels before their letters', 'Set No 5, Type III, Block B, Kasumpti, Shimla', 'Type-3 Set-5 Blk-B Kasumpti Shimla 171009'],
    ['W Bengal and a half of a district', 'Flat 503, Himalaya Dale Society, Bethany Park, Kolkata, 24 Parganas North, West Bengal 700090', 'Flat No. 503, Himalaya Dale Soc, Bethany Park, Kolkata, W Bengal 700090'],
    ['a district misread beside its PIN code', 'House No 65 Temple Main Road, Kolkala PIN-700073', 'H No 65, Temple Main Road, Kolkata, West Bengal 700073'],
    ['a label misread before its number', 'lat No. 38 Regal Vihar CHS, Ronav Road, Hyderabad 500040', 'Flat No 38, Regal Vihar CHS, Ronav Road, Hyderabad 500040'],
    ['a house in brackets', 'Puthenpurackal House, Kozhuvanal PO, Kottayam', 'Puthenpurakkal (H), Kozhuvanal P.O., Kottayam Dt, Kerala 686573'],
    ['two words for a township', 'Quarter 102, Street 9, Sector 3, Vatsal Colony, Ranchi', 'Qr 102, Street-9, Sector-III, Vatsal Township, Ranchi'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.6)) // prettier-ignore

  it.each([
    ['two blocks of two letters', 'CK 84 Sector II Salt Lake Kolkata 700091', 'CL 84 Sector II Salt Lake Kolkata 700091'],
    ['villages that end otherwise', 'At Kusupur, Po Balipatna, Khordha', 'At Kusupalla, Po Balipatna, Khordha'],
    ['a flat beside another on one plot', '1202, 1st Floor, Lily, 28/8, Shivaji Lane, Artoni, Agra 282007', 'Flat No 624, Lily, 28/8, Shivaji Lane, Artoni, Agra 282007'],
    ['two states, their cities unknown', '111, Shikhandin Salai, Ocean Vihar, Kanpur, Uttar Pradesh', '111 Shikhandin Salai, Ocean Vihar, Parutipattu Chcnnai, Tamil Nadu'],
    ['two states of two cities', '25C, Kasturba Road, Pradeepa Ganj, Jaipur, Jaipur, Rajasthan', '25C, Kasturba Road, Pradeepa Ganj, Mumbai, Maharashtra'],
    ['a taluka called as the district', '647, Ward 5, Beruanbadi, Taluk Ranpur, Dist Nayagarh 752025', '647, Ward 5, Beruanbadi, Tal Nayagarh, Dist Nayagarh 752082'],
    ['a name of two kinds', 'Flat 54, Emerald Dham Mansion, 8th Cross, Madurai 625022', 'Flat 54, Emerald Dham Plaza, 8th Cross, Madurai 625022'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.4)) // prettier-ignore

  it('is not sure where they share no more than every town has', () =>
    expect(compared('Main Road Jhabua MP', 'Main Road Meghnagar Jhabua MP').similarity).toBeLessThan(0.7))
})

describe('places that the post office knows apart', () => {
  it.each([
    ['two quarters of a city', 'H.No. 112, Main Bazar, Paharganj, New Delhi 110055', '112 Main Bazar, Najafgarh, New Delhi'],
    ['each with its own PIN code', 'No 17, Anna Street, Kamaraj Nagar, Avadi, Tamil Nadu 600071', 'No.17, Anna Street, Kamaraj Nagar, Ponneri 601204'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.3)) // prettier-ignore

  it('is not sure where their city is not named', () =>
    expect(compared('H.No 88, Gaunsavaddo, Mapusa, Goa', 'H.No 88, Gaunsavaddo, Siolim, Goa').similarity).toBeLessThan(0.7)) // prettier-ignore

  it('leaves cities that people take for one another alone', () =>
    expect(compared('Gokulam House, Kaloor, Kochi, Kerala 682017', 'Gokulam (H), Kaloor, Ernakulam').similarity).toBeGreaterThan(0.8)) // prettier-ignore
})

describe('either order of two addresses', () => {
  it.each([
    ['#78, 3rd Stage, 4th Block, Basaveshwara Nagar, Bangalore 560079', '78, III Stage IV Block, Basaveshwarnagar, Bengaluru'],
    ['#88, 5th Main, 9th Cross, RBI Layout, JP Nagar 7th Phase, Bengaluru 560078', 'No 88 9th X 5th Mn, RBI Lyt, J P Nagar 7 Phase Bangalore-78'],
    ['At Thakurani, Post Thakurani, Taluka Barbil, District Kendujhar', 'At Barbil, Post Barbil, Dist. Kendujhar'],
    ['Flat No. T1-53, Devilal Heights, Plot No 57/3, Sainikpuri, Hyderabad', '53, Bldg No 1, Devilal Heights, Sainikpuri, Hyderabad'],
  ])('%s', (one, other) =>
    expect(compared(one, other).similarity).toBeCloseTo(compared(other, one).similarity, 3)) // prettier-ignore
})

describe('sounds, numbers and places without commas', () => {
  it.each([
    ['a sound written as r and as d', '14 Bara Bazar, Shahjahanpur 242001', '14, Bada Bazar, Shahjahanpur U.P.'],
    ['au and ow', '221, Chaura Bazar, Ludhiana', '221 Chowra Bazaar, Ludhiana, Pb 141008'],
    ['Roman numerals before what they count', '#78, 3rd Stage, 4th Block, Basaveshwara Nagar, Bangalore 560079', '78, III Stage IV Block, Basaveshwarnagar, Bengaluru'],
    ['a chamber or chambers', '12, Iqbal Chambers, Old Purulia Road, Mango 831012', '12, Iqbal Chamber, Old Purulia Road, Mango, Jamshedpur 831012'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.6)) // prettier-ignore

  it.each([
    ['names two letters apart', '14, Laxmi Niwas, Vishrambaug, Sangli 416415', '14, Laxman Niwas, Vishrambaug, Sangli 416415'],
    ['a name that goes on', 'Flat 12, Sagar Apartments, Linking Road, Khar West, Mumbai 400052', 'Flat 12, Sagarika Apartments, Linking Road, Khar West, Mumbai 400052'],
    ['a stage counted on the line before', 'Door No. 29/77, Electric Colony 2nd Stage, Chennai', 'HNO 29/77 ELECTRIC COLONY 3RD\nSTAGE CHENNAI\n600049'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('is an address where it names an institution', () =>
    expect(matcher.refusal('MITHAPUR CAMPUS OF AGRI RESEARCH INSTITUTE')).toBeNull())
})

describe('prints of branches and homes whose marks and blanks are lost', () => {
  it.each([
    ['two lines of one width set together', 'Plot No 12, Silver Complex, Hirapur RoadGobindpur Dhanbad 828109', 'PLOT NO 12 SILVER COMPLEX HIRAPUR ROADGOBINDPUR DHANBAD'],
    ['a label glued before and behind a name', 'SHOP 4 SAI PLAZANEAR BUS STAND PATANCHERU 502319', 'Shop No.4, Sai Plaza, Nr Bus Stand, Patancheru'],
    ['a city glued to a quarter', 'PLOT516 MAGNETIC SQUARE PATIABHUBANESWAR KIIT 751024', 'Plot 516, Magnetic Square, Patia 751024'],
    ['numbers whose "and" was lost', 'NO.151154 CHANDAPURA CIRCLE, HOSUR MAIN ROAD, BANGALORE 560099', 'No. 151 and 154, Chandapura Circle, Hosur Main Road, Bengaluru 560099'],
    ['a ward and the house in it', 'Thekkekara House, Ward XI/231, Aluva, Ernakulam 683101', 'XI/231, Thekkekkara (H), Aluva 683101'],
    ['a point written short', 'Mafatlal Centre 1st Flr, Nariman Pt 400021', '1st Floor, Mafatlal Centre, Nariman Point, Mumbai 400021'],
    ['the city at both ends', 'JHANSI SARVMANGLA COMPLEX MANIK CHOWK JHANSI 284002', '2 SARVAMANGLA COMPLEX MANIK CHOWK PIN 284002'],
    ['a highway that is a road', 'Plot 26, Mumbai Agra Highway, MIDC Awadhan, Dhule 424006', 'Plot 26, MIDC Awadhan, Mumbai Agra Road, Dhule 424006'],
    ['a street by its old name and by its new one', '55/1 Elgin Road, Kolkata 700020', '55/1, Lala Lajpat Rai Sarani, Kolkata-20'],
    ['a quarter by its two names', 'CK-84, Sec-2, Bidhannagar, Kolkata 91', 'CK 84, Sector II, Salt Lake City, Kol 700091'],
    ['an old city name in a street', 'Bombay Agra Road, At & Post Dhamnod, Dist Dhar', 'Agra Mumbai Road, At & Post Dhamnod, Dist Dhar, M.P. 454552'],
    ['a long name by ear', 'No 54 Venkatachala Mudali Street, Mylapore, Chennai 600004', '54, Venktachalam Mudali St, Mylapore, Chennai 600004'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('homes that were taken for one', () => {
  it.each([
    ['a quarter that goes on otherwise', 'S.No 101/3, Sai Vrindavan, Pimple Saudagar, Pune 27', 'S.No 101/3, Sai Vihar, Pimple Saudagar, Pune 27'],
    ['capitals of two districts behind one PIN code', '56 Nehru Colony, Dehradun 248001', '56, Nehru Colony, Haridwar 248001'],
    ['a row that stands behind the quarter', '8, Arera Colony, E-7, Bhopal 462016', 'E-4/8, Arera Colony, Bhopal'],
    ['a town that its PIN code bears out', '379 Gandhi Ward Chotila, Rajkot Gujarat 363520', '379, Gandhi Ward, Rajkot, Gujarat-360005'],
    ['a lettered lane', 'Bungalow 3, Lane C, Koregaon Park, Pune 411001', 'Bungalow 3, Lane D, Koregaon Park, Pune 411001'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})
