import { describe, expect, it } from 'vitest'
import { compared, matcher } from './compared'

describe('one home as strangers write it', () => {
  it.each([
    ['a road in English and in Hindi', '61, MG Road, Ujjain 456001', '61 Mahatma Gandhi Marg, Ujjain 456001'],
    ['an alley in Hindi and in English', 'VII/318, Nehru Gali, Shahdara, Delhi 110032', '7/318, Nehru Street, Shahdara, Delhi 110032'],
    ['the stand of State Transport', '8, Juna ST Stand Road, Karad', '8, Old Bus Stand Road, Karad 415110'],
    ['whose the industrial area is', 'D-31, MIDC Satpur, Nashik 422007', 'Plot D 31, Satpur Industrial Area, Nashik 422007'],
    ['an industrial area that is an estate', 'Plot No. 31-B, Dada Nagar Industrial Area, Kanpur 208022', '31 B, Dada Nagar Indl Estate, Kanpur'],
    ['a street by initials of a name in one word', '31, J.L.N. Marg, Ajmer 305001', '31, Jawaharlal Nehru Marg, Ajmer'],
    ['a housing board by its short name', 'TNHB Flats, Block 31, Door 9, Korattur, Chennai', '31/9, Housing Board Flats, Korattur, Chennai 600080'],
    ['a set of a housing board', 'Set No 7, Block 18, Housing Board Colony, Solan 173212', 'Block-18, Set-7, HIMUDA Colony, Solan'],
    ['a colony of doctors', 'Dr Colony, Satna, Q No 61', 'Quarter 61, Doctors Colony, Satna MP 485001'],
    ['a house that is called Sai in Telugu', 'ఫ్లాట్ 304, సాయి నివాస్, నెల్లూరు', 'Flat 304, Sai Nivas, Nellore 524001'],
    ['initials of a company before what it owns', '31 BHEL Township, Ranipur, Haridwar 249403', '31, Bharat Heavy Electricals Township, Ranipur, Haridwar'],
    ['a district that begins with a side', 'K-14, Station Road, Burdwan 713101', 'K/14 Station Road, Purba Bardhaman, Bardhaman 713101'],
    ['the hall of a town', 'K-14, Town Hall Road, Madurai 625001', 'K/14 Town Hall Rd, Madurai'],
    ['an English word in Gurmukhi', 'ਮਕਾਨ ਨੰ 61, ਮਾਡਲ ਟਾਊਨ, ਲੁਧਿਆਣਾ', 'House No 61, Model Town, Ludhiana 141002'],
    ['a street on the western side of a temple', '31, West Masi Street, Madurai 625001', '31, Mela Masi Veethi, Madurai'],
    ['an old number that one print has wrong', 'New No 188 Old No 231, Agaram Main Road, Pallavaram 600043', 'Old No 237, New No 188, Agaram Main Road, Pallavaram 600043'],
    ['a street that gave its post office the name', '31/2 Amherst Street, Kolkata 700009', '31/2, Raja Rammohan Sarani, Kolkata 700009'],
    ['whose it is before the name of a house in Kerala', 'Lissy Kuruvila, Thekkekara House, Athirampuzha, Kottayam 686562', 'Kuruvila Jacob, Thekkekkara (H), Athirampuzha, Kerala 686562'],
    ['an institution that begins with its state', 'B/4, Karnataka Housing Board, Gokul Road, Hubballi 580030', 'B-4, K.H.B., Gokul Rd, Hubli'],
    ['initials of a company, limited or not', 'C-45, BEML Layout, Rajarajeshwari Nagar, Bangalore 560098', 'C-45, Bharat Earth Movers Layout, Rajarajeshwari Nagar, Bengaluru'],
    ['the middle street in Tamil', '6/21, Middle Street, Surandai, Tenkasi 627859', '6/21 Nadu Theru, Surandai, Tenkasi Dt'],
    ['the western street in Tamil', '41, West Street, Watrap, Virudhunagar 626132', '41, Mela Theru, Watrap, Virudhunagar'],
    ['old in English and in Marathi', '7, Juna Bazar, Sangamner 422605', '7 Old Bazar, Sangamner, Ahilyanagar'],
    ['a street of the big bazar in Tamil', '7/148, Periya Kadai Veethi, Palladam, Tiruppur 641664', '7/148 Big Bazaar Street, Palladam, Tirupur Dt'],
    ['an alley in Kannada', 'Keri Oni, H.No. 203, Saundatti, Belagavi 591126', 'H No 203 Keri Galli, Savadatti, Belgaum Dt 591126'],
    ['the eastern street in Telugu', '2-14, Turpu Veedhi, Gara, Srikakulam 532405', '2/14 East Street, Gara, Srikakulam Dt, AP 532405'],
    ['a street of Gujarat by ear', 'Mota Fadiya, Limkheda, Dahod 389140, House 31/A', '31-A, Motu Faliyu, Limkheda, Dahod, Guj.'],
    ['half of a quarter that a building tells', 'Flat 4, Sharma Niwas, Lower Panthaghati, Shimla 171009', 'Sharma Nivas, Flat-4, Panthaghati, Shimla'],
    ['half of a quarter by a letter with a dot', '18/31, West Patel Nagar, New Delhi 110008', '18-31 W. Patel Nagar, New Delhi 110008'],
    ['a square by its initials', 'Shop 6, M.G. Chowk, Latur 413512', 'Shop No 6, Gandhi Chowk, Latur 413512'],
    ['a firm before its shop', 'Shivam Kirana, Shop No 6, Tilak Chowk, Latur 413512', 'Shop 6, Tilak Chowk, Latur (Shivam Kirana Stores) 413512'],
    ['a flat that is a letter of its floor', '31, Lake Road, Uttara Apt, 3rd Floor Flat-D, Kolkata 700029', 'Flat 3D, Uttara Apartments, 31 Lake Road, Kolkata 700029'],
    ['a word torn by a misreading', 'B-14 Aliganj Slta pur Road Lucknow 226O24', 'B-14, Aliganj, Sitapur Road, Lucknow 226024'],
    ['storeys that are no number of the house', 'Flat 3 (G+2), Plot C/9, Shivpuri, Patna 800023', 'Flat No 3, C-9 Shivpuri, Patna 800023'],
    ['an ending by ear', '14A, Surya Nagri, Bikaner 334001', '14-A, Surya Nagari, Bikaner 334003'],
    ['lines cut short', '21, Police Ln, Ajmer 305001', '21, Police Lines, Ajmer 305001'],
    ['the name of a town in the time of the British', '5/12, Fort Road, Tellicherry 670101', '5/12, Fort Road, Thalassery, Kannur 670101'],
    ['a ward without its label in full', 'H.No. 12, Ward No 9, Babai, Hoshangabad 461661', '12 W 9 Makhan Nagar (Babai) Narmadapuram'],
    ['a label behind the number of the ward', 'VPO Bhuna W NO 12 H NO 84 TEH BHUNA FATEHABAD HARYANA', 'House 84, Ward 12, Bhuna, Distt. Fatehabad 125111'],
    ['a number that Hindi announces by its first letter', 'Gram Rampur, Post Barhaj, Zila Deoria, UP 274601, Makan 31', 'ग्राम रामपुर, पोस्ट बरहज, मकान सं. 31, जिला देवरिया'],
    ['a crossing of four ways', 'B/402, Sahajanand Arcade, Helmet Circle, Memnagar, Ahmedabad 380052', '402-B Sahajanand Arcade, Helmet Char Rasta, Memnagar Ahmedabad'],
    ['a road that Vadodara renamed, by its initials', '31, Alkapuri Society, Race Course Road, Baroda 390007', '31 Alkapuri Soc., R.C. Road, Vadodara, Gujarat'],
    ['a gate in one word with its name', '31 Station Road, Lal Darwaza, Munger, Bihar 811201', '31, Stn Rd, Laldarwaja, Monghyr 811201'],
    ['a bypass in two words', '31, Velachery Bypass Road, Velachery, Chennai 600042', 'No.31, Bye Pass Rd, Velacheri, Ch-42'],
    ['a floor before the flat, both cut short', 'Flat No. 9, Fourth Floor, Nav Jeevan Society, Building No. 3, Lamington Road, Mumbai 400008', 'NAVJIVAN SOCIETY BLDG 3 FL 4 F NO 9 LAMINGTON RD MUMBAI MH 400008'],
    ['a holding cut short', 'Mohalla Nai Basti, Daltonganj, Palamu 822101, Jharkhand, Holding 31', 'Hold. No. 31, Nayi Basti, Medininagar, Palamau, Jharkhand'],
    ['a town that was renamed', '19, College Road, Alwaye 683101', '19 College Rd, Aluva, Ernakulam'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('two homes as strangers write them', () => {
  it.each([
    ['two towns of one district', '304, Tower C, Palm Greens, Zirakpur, Mohali 140603', 'C-304, Palm Greens, Kharar 140301'],
    ['a street and its extension', '31, 5th Street Extension, Tatabad, Coimbatore', '31, 5th Street, Tatabad, Coimbatore 641012'],
    ['a number that goes on', '18, Ramkrishna Sarani, Behala, Kolkata 700060', '18/1, Ramkrishna Sarani, Behala, Kolkata 700060'],
    ['towers with names before the flat', 'Tower Iris, Flat 604, Sobha Lakeview, Hebbal, Bengaluru 560024', 'Tower Dahlia, Flat 604, Sobha Lakeview, Hebbal, Bengaluru 560024'],
    ['blocks with names behind all', 'Flat 118, Aparna Lake Breeze, Chandanagar, Hyderabad, Coral Block', 'Flat 118, Aparna Lake Breeze, Chandanagar, Hyderabad, Amber Block'],
    ['buildings before a flat, which are no persons', 'Olive Kalista Flat 5D, Edappally, Kochi 682024', 'Olive Courtyard Flat 5D, Edappally, Kochi 682024'],
    ['a shop and a flat of one number', 'Shop No 7, Silver Arcade, Athwalines, Surat 395001', 'Flat No 7, Silver Arcade, Athwalines, Surat 395001'],
    ['lettered blocks of a quarter', 'D-9, Kailash Park A, New Delhi', 'D-9, Kailash Park B, New Delhi'],
    ['a quarter in one word and another in two', 'H. No. 14, Shiv Vihar, Gaya', 'H. No. 14, Shivpuri, Gaya'],
    ['towers of one letter each', 'Unit 204, ICC Trade Tower A, Senapati Bapat Road, Pune 411016', 'Unit 204, ICC Trade Tower B, Senapati Bapat Road, Pune 411016'],
    ['a letter by its name before the number', 'मकान सं. बी 31/108, कमच्छा, वाराणसी, उ.प्र. 221010', 'D-31/108, Kamachha, Varanasi UP 221010'],
    ['a poet and the one who called himself his servant', '31, Bharathi Street, Saram, Puducherry 605013', '31, Bharathidasan Street, Saram, Puducherry 605013'],
    ['roads that are counted in words', 'Flat No. 12, Ashirwad Building, 4th Road, Khar West, Mumbai 400052', '12/Ashirvad, Fourteenth Rd, Khar (W), Mumbai 52'],
    ['a stage and a block of one quarter', 'No 31, 2nd Stage, Rajajinagar, Bangalore 560010', '31, 2nd Block, Rajaji Nagar, Bengaluru 560010'],
    ['names of as many consonants', '31, Ramakrishna Nagar, Rajkot', '31, Radhakrishna Nagar, Rajkot'],
    ['two districts of one large city', 'Vill Dakshin Barasat, PO Dakshin Barasat, South 24 Parganas WB', 'Barasat, PO Barasat, North 24 Parganas, West Bengal 700124'],
    ['the top and the ground floor', '41/2 (Top floor), Lansdowne Place, Kolkata 700029', '41/2 (Ground floor), Lansdowne Place, Kolkata 700029'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('takes the top floor for one of those that are counted', () =>
    expect(
      compared('41/2 (Top floor), Lansdowne Place, Kolkata 700029', '41/2, 3rd Floor, Lansdowne Place, Kolkata 700029')
        .similarity,
    ).toBeGreaterThan(0.5))
})

describe('what names a town and is no address', () => {
  it.each([
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
    'Sambalpuri saree, red with black border',
    'Hyderabad biryani masala',
    'Basmati rice 5 kg, Dehradun',
    'Ludhiana woollen sweaters, pack of 3',
    'Account No 1234567890, IFSC SBIN0001234',
    'Moradabad brass lamp',
    'Surat to Bharuch 70 km',
    'Bus No. 12 Kashmere Gate to Anand Vihar',
    'Delhi - Lucknow - Kanpur',
    'Agra 41°C, Mathura 40°C, Aligarh 39°C',
    'Onion price Nashik Rs 1,200',
    'Train 12951 Mumbai Rajdhani Express',
    'Jai Hind',
    'Aadhaar 4321 8765 2109',
    'https://www.example.com/pune/offers?pin=411001',
    'Subject to Mumbai jurisdiction',
    'Pune University M.Sc',
    'NH 44 Hyderabad-Nagpur toll',
    'Class 9 Section C Roll No 31',
    'Sector 40 flyover opens Friday',
  ])('%j', (text) => expect(matcher.refusal(text)).toBe('no_place'))

  it.each([
    'Plot 4, Surat to Dumas Road, Surat',
    'Toll Plaza, Sector 5, Chandigarh-Panchkula',
    'First Class Bakery, Camp, Pune',
    'Class Apartments, Monday Market, Satna',
    'Opp to Gandhi Park, Bhagalpur',
    'Beside Toll Plaza, Khalapur, Raigad',
    'At Post Vada, Taluka Vada',
    'Jai Hind Nagar, Khar West, Mumbai',
    'Sector 7, 12 km stone, Sohna Road, Gurgaon',
    'Tea Estate, Kotagiri',
    'Saree Bazar, Varanasi',
    'Rice Mill Road, Tanuku',
    'Near Lassi Corner, Amritsar',
    'Carpet Industries, Bhadohi',
    'Swift Residency, Indore',
    '5 Lassi Wali Gali',
  ])('%j is one', (text) => expect(matcher.refusal(text)).toBeNull())
})
