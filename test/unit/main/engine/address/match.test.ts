import { describe, expect, it } from 'vitest'
import { compared, home, matcher } from './compared'

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
    ['Please call me tomorrow at 5 pm about the loan.', 'no_place'],
    ['The house was locked when we visited on 12/03/2024.', 'no_place'],
    ['No such person in this street.', 'no_place'],
    ['He said that he would come to the office after lunch.', 'no_place'],
    ['Kal subah 10 baje phone karna.', 'no_place'],
    ['मैं कल दिल्ली जाऊँगा।', 'no_place'],
    ['घर बंद होते, शेजाऱ्यांनी सांगितले की ते गावी गेले आहेत.', 'no_place'],
    ['Rs. 45,300/-', 'no_place'],
    ['DOB: 12-05-1987', 'no_place'],
    ['priya.nair84@gmail.com', 'no_place'],
    ['PAN AKLPS4432M', 'no_place'],
  ])('%j', (text, refusal) => {
    expect(matcher.refusal(text)).toBe(refusal)
    expect(matcher.match(home, [text])).toEqual([{ kind: 'refused', refused: 'target', refusal }])
    expect(matcher.match(text, [home])).toEqual([{ kind: 'refused', refused: 'source', refusal }])
  })
  it('what goes on for pages', () => expect(matcher.refusal('Flat 402 Sai Krupa '.repeat(500))).toBe('too_long'))
  it.each([
    'Kothrud',
    'Pune',
    '12 MG Road',
    'Wakad, Baner',
    'H.No 12',
    'Dadar T.T.',
    'S/O Rammilan Sarai Mir Azamgarh',
    'POPAKUAHATPIN732138',
    'Near the temple, Alandi',
    'Flat 5, please call before you come, Om Residency, Baner',
    'my house is in lane 3 of Shivaji Nagar, Pune',
    '221B Baker Street, London',
  ])('%j is one', (text) => expect(matcher.refusal(text)).toBeNull())
  it.each(['Pune', 'Pune, Maharashtra'])('%j says no house: it is no proof of one', (text) =>
    expect(compared(text, text).similarity).toBeLessThan(0.3),
  )
  it.each([
    ['Kharghar, Navi Mumbai', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['Sector 20, Kharghar, Navi Mumbai 410210', 'Flat 502, B Wing, Silver Oak, Sector 20, Kharghar, Navi Mumbai 410210'],
    ['Shastri Nagar, Meerut', 'House 9, Lane 2, Shastri Nagar, Meerut, UP 250004'],
    ['Shivaji Nagar, Pune 411005', 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005'],
  ])('%j is a part of the other and names no home: which one it is stays open', (locality, full) => {
    const { similarity, explanation } = compared(full, locality)
    expect(similarity).toBeGreaterThan(0.5)
    expect(similarity).toBeLessThan(0.65)
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
