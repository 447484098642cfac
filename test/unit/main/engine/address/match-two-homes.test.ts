import { describe, expect, it } from 'vitest'
import { compared, home } from './compared'

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

describe('one number that counts two things', () => {
  it.each([
    ['land and a plot', 'Survey 214, Bannerghatta, Bangalore', 'Plot 214, Bannerghatta, Bangalore'],
    ['a flat and a plot', 'Flat 102, Plot 211, Saheed Nagar, Bhubaneswar 751007', 'Plot 102, Saheed Nagar, Bhubaneswar 751007'],
    ['terrace and ground', 'B-12, Terrace, Rohini Sector 5, Delhi', 'B-12, Ground Floor, Rohini Sector 5, Delhi'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.4)) // prettier-ignore
})

describe('two homes that differ in a word or a letter', () => {
  it.each([
    ['the old number of one, the new one of the other', 'Old No 18 New No 37, Thanikachalam Road, T Nagar, Chennai 600017', 'Old No 37 New No 73, Thanikachalam Road, T Nagar, Chennai 600017'],
    ['a number that goes on with the letter that it begins with', 'H.No B-41, Phule Road, Raipur 492001', 'H.No B-41-B, Phule Road, Raipur 492001'],
    ['a number that goes on with a piece that it has', '7-26-24/1, Kazipet, Warangal 506003', '7-26-24/1/1, Kazipet, Warangal 506003'],
    ['a letter behind a number above all sectors of Chandigarh', 'House No 41/85, Gandhi Main Road, Chandigarh 160025', 'House No 41/85-A, Gandhi Main Road, Chandigarh 160025'],
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
    ['another cluster', '17, Cluster B, Vaishali, Ghaziabad 201010', '17, Cluster E, Vaishali, Ghaziabad 201010'],
    ['a doctor’s road and one whose words begin with his letters', '304, Apex Arcade, Dr Mehta Road, Surat', '304, Apex Complex, Dumbhal Road, Surat'],
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

describe('homes that were taken for one', () => {
  it.each([
    ['a quarter that goes on otherwise', 'S.No 101/3, Sai Vrindavan, Pimple Saudagar, Pune 27', 'S.No 101/3, Sai Vihar, Pimple Saudagar, Pune 27'],
    ['capitals of two districts behind one PIN code', '56 Nehru Colony, Dehradun 248001', '56, Nehru Colony, Haridwar 248001'],
    ['a row that stands behind the quarter', '8, Arera Colony, E-7, Bhopal 462016', 'E-4/8, Arera Colony, Bhopal'],
    ['a town that its PIN code bears out', '379 Gandhi Ward Chotila, Rajkot Gujarat 363520', '379, Gandhi Ward, Rajkot, Gujarat-360005'],
    ['a wing at the very beginning', 'A-Wing, 603, Kalpataru Estate, JVLR, Andheri East, Mumbai 400093', 'C-Wing, 603, Kalpataru Estate, JVLR, Andheri East, Mumbai 400093'],
    ['another floor, in Hindi', 'बी-14/2, तृतीय तल, कृष्णा नगर, दिल्ली 51', 'B 14/2, Second Floor, Krishna Nagar, Delhi 110051'],
    ['another floor, in a Roman ordinal', '45/12 EAST PATEL NAGAR IIND FLOOR NEW DELHI 110008', '45/12, Third Floor, East Patel Nagar, New Delhi 110008'],
    ['the upper floor that is numbered as the lower one', 'LG-12 Dwarkadhish Market, Paliyad Road, Botad 364710', 'SHOP NO 12, UPPER GROUND FLOOR, DWARKADHISH MARKET, PALIYAD RD, BOTAD'],
    ['Residency and Regency', '704, Mahaveer Residency, Bejai, Mangaluru 575004', '704, Mahaveer Regency, Bejai, Mangalore 575004'],
    ['the upper village and the lower one', 'ग्राम खतोली तल्ली, पट्टी चालसी, जनपद चम्पावत', 'Vill. Khatoli Malli, Patti Chalsi, Distt Champawat, Uttarakhand 262525'],
    ['a wing before a dash with blanks', 'Balkrishna Apartment, A - Wing, Gogatewadi Road, Goregaon (E), Mumbai 400063', 'B Wing, Balkrishna Apartments, Gogatewadi Road, Goregaon (E), Mumbai 63'],
    ['a lettered lane', 'Bungalow 3, Lane C, Koregaon Park, Pune 411001', 'Bungalow 3, Lane D, Koregaon Park, Pune 411001'],
    ['zones of a works', 'Qtr 4B, Street 17, A-Zone, Durgapur 713204', 'Qtr 4B, Street 17, Zone B, Durgapur 713205'],
    ['villages of one stem', 'S/O Balwan Singh, VPO Silana, Jhajjar 124103', 'S/O Balwan Singh, VPO Silani, Jhajjar 124103'],
    ['villages that begin with a side', '4/118, Mettu Theru, Keelapavoor, Tenkasi District 627806', '4/118, Mettu Theru, Melapavoor, Tenkasi District 627806'],
    ['hamlets by their sides in Bihar', 'Purwari Tola, H 15, Jhanjharpur, Madhubani 847403', 'Pachwari Tola, H 15, Jhanjharpur, Madhubani 847403'],
    ['blocks by two initials', 'KD-38, Kavi Nagar, Ghaziabad 201002', 'K.G.38 Kavi Nagar, Ghaziabad 201002'],
    ['letters of Hindi behind a number', '612/14-ka, Triveni Nagar, Lucknow 226020', '612/14-ख, त्रिवेणी नगर, लखनऊ'],
    ['streets with quoted letters', '61, 1st A Cross, Ganganagar, Bengaluru 560032', "61, I 'B' Cross, Ganganagar, Bengaluru"],
    ['flats of a floor by their letters', '31, Lake Road, Uttara Apt, 3rd Floor Flat-D, Kolkata 700029', 'Flat 3C, Uttara Apartments, 31 Lake Road, Kolkata 700029'],
    ['villages of two districts of which one is called so', 'Vill Rampur, PO Pipra, Ward 4, House 15, East Champaran', 'H.No. 15, Ward 4, Vill Rampur, PO Pipra, Dist Supaul, Bihar'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})

it('is less sure where a town stands beside its district', () =>
  expect(compared('3-4-112 Gandhinagar, Adoni, Kurnool Dt', '3-4-112 Gandhinagar, Nandyal').similarity).toBeLessThan(0.95)) // prettier-ignore

describe('homes whose numbers begin alike', () => {
  it.each([
    ['two pieces more', '31, Nilmani Mitra Street, Kolkata 700002', '31/2/C, Nilmani Mitra Street, Kolkata 700002'],
    ['a piece with a letter', '54, Grey Street, Kolkata 700006', '54/1A, Grey Street, Kolkata 700006'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('leaves a flat beside its house one', () =>
    expect(compared('Flat 6, 31 Ballygunge Place, Kolkata 700019', '31 Ballygunge Place, Kolkata 700019').similarity).toBeGreaterThan(0.5)) // prettier-ignore
})
