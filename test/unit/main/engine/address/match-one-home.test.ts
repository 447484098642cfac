import { describe, expect, it } from 'vitest'
import { compared, home } from './compared'

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
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.35)) // prettier-ignore
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
    ['labels that lost the blanks behind their numbers', 'PlotNo27Banjara Hills RoadNo12 Hyderabad500034', 'Plot 27, Road No. 12, Banjara Hills, Hyderabad - 34'],
    ['a name by the one letter that Bengali has for b and v', '৪১, বিদ্যাসাগর রোড, কলকাতা ৭০০০০৯', '41 Vidyasagar Road, Kolkata - 700009'],
    ['the inside of a gate, in Punjabi', '204/3, Katra Sher Singh, Inside Lahori Gate, Amritsar 143001', '204/3 Katra Sher Singh, Andar Lahori Gate, Amritsar 143010'],
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

describe('one home of which a word or a number is written in another way', () => {
  it.each([
    ['a ward in Roman numerals behind its letter', 'House No. B-XX-2214, Street No. 3, Maharaj Nagar, Ludhiana', 'BXX/2214 ST 3 MAHARAJ NGR LUDHIANA'],
    ['a street’s old name in one word', 'Flat 18, 3rd Floor, Petit Hall Annexe, Nepeansea Road, Mumbai 400006', '18 Petit Hall Annex, Napean Sea Rd, Malabar Hill, Mumbai'],
    ['Roman numerals read as small letters', 'K0THI N0 778 PHASE lll MOHALI', '778, Phase 3, SAS Nagar (Mohali)'],
    ['a small l for a one', 'D N0 8-3-l1 KOTHAPET TENALI GUNTUR DT', 'Door No. 8-3-11, Kothapeta, Tenali 522201'],
    ['a PIN code that is misread and glued to the city', 'LIG-l3, Police Colony, Anisabad Patna8OO002', 'L.I.G. No 13, Police Clny, Anishabad, Patna'],
    ['a ward of two tens in Roman numerals', 'XXIV/389-A, Kaloor Kadavanthra Rd, Kochi-17', '24/389A, Kaloor-Kadavanthara Road, Ernakulam, Kerala 682017'],
    ['a phase whose letter stands behind its Roman numeral', 'Plot L-7, Verna Industrial Estate, Phase 2-D, Goa 403722', 'L-7 Phase IID Verna IND EST Verna'],
    ['a quarter by ear in Devanagari', 'क्वार्टर नं. ५६/बी, रेलवे कॉलोनी, गोरखपुर २७३०१२', '56-B, RLY COLONY, GORAKHPUR U.P.'],
    ['a khasra in two spellings of its label', 'Khasra 1247, Village Kunjahal, Baddi, Solan 173205', 'Kh. No. 1247, Kunjahal, Baddi, Distt Solan'],
    ['a shop that is numbered by its floor', 'FF-12, Sunrise Arcade, Paliyad Road, Botad', 'Shop No 12, First Floor, Sunrise Arcade, Paliyad Road, Botad 364710'],
    ['two words that Devanagari writes as one', 'फ्लॅट नं. ७, दुसरा मजला, रम्यनगरी सोसायटी, बिबवेवाडी, पुणे ४११०३७', 'Flat 7, 2nd Floor, Ramya Nagari CHS, Bibwewadi, Pune'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('one home in a colony of a board that has a long name and a short one', () => {
  it.each([
    ['Maharashtra', 'D-4, MHADA Colony, Mulund East, Mumbai 400081', 'D-4, Maharashtra Housing and Area Development Authority Colony, Mulund (E), Mumbai 400081'],
    ['Uttar Pradesh', 'MIG 31, Awas Vikas Colony, Mathura 281001', 'MIG 31, U.P. Housing Board Colony, Mathura 281001'],
    ['Uttar Pradesh, of another name', 'C-9, Avas Evam Vikas Parishad, Hapur 245101', 'C-9, Uttar Pradesh Housing and Development Board Colony, Hapur, UP 245101'],
    ['Haryana', 'Plot 87, HSVP, Sector 13, Karnal 132001', 'Plot 87, HUDA Sector 13, Karnal 132001'],
    ['Rajasthan', 'Plot F-21, RIICO Industrial Area, Bhiwadi 301019', 'Plot F-21, Rajasthan State Industrial Development and Investment Corporation, Bhiwadi 301019'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.7)) // prettier-ignore
})

it.each([
  ['4/18, Vadakku Theru, Thirukkattupalli, Thanjavur 613104', '4/18, Vadaku Teru, Tirukattupalli, Tanjavur 613104'],
  ['9, Kizhakku Veedhi, Kumbakonam 612001', '9, Kilaku Veedi, Kumbakonam 612001'],
])('hears the sides that Tamil streets are called by: %s', (one, other) =>
  expect(compared(one, other).similarity).toBeGreaterThan(0.8),
)
