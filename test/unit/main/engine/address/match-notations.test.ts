import { describe, expect, it } from 'vitest'
import { compared } from './compared'
import { featureOf, partOf } from './in-features'

describe('one home in other notations', () => {
  it.each([
    ['a quarter that the post calls otherwise', 'Tower 5, Flat 1204, Galaxy North 2, Greater Noida West, UP 201318', 'T5-1204, Galaxy North-2, Noida Extension, G.B. Nagar 201318'],
    ['a tower run into the flat', 'Tower 5, Flat 1204, Galaxy North 2, Noida 201309', 'T51204, Galaxy North 2, Noida 201309'],
    ['a lettered flat in a lettered block', 'Flat 5B, Block C, Silver Estate, Vaishali, Ghaziabad 201010', 'C-5B, Silver Estate, Vaishali, Ghaziabad 201010'],
    ['a territory cut short in two ways', 'MB-31, Haddo, Port Blair, Andaman 744102', 'MB 31 Haddo Sri Vijaya Puram A&N Islands 744102'],
    ['an island that was renamed', 'House 4, Beach No 5, Havelock Island 744211', 'House No 4, Beach 5, Swaraj Dweep, Andaman & Nicobar 744211'],
    ['a town of two names of several words', 'House 31, Ward 3, Nagar Untari, Garhwa 822121', 'House No 31, Ward No 3, Shri Banshidhar Nagar, Garhwa, Jharkhand 822121'],
    ['a small town that was renamed', 'H No 8, Kila Road, Jalalabad, Shahjahanpur 242221', '8, Kila Rd, Parashurampuri, Shahjahanpur UP 242221'],
    ['a town of Madhya Pradesh that was renamed', '23, Nasrullaganj, Sehore 466331', '23, Bherunda, Sehore MP 466331'],
    ['a city that bears the old name of another', '8, Kamapalli Street, 1st Lane, Berhampur 760004', 'H No 8, Kamapali Sahi 1st Lane, Brahmapur, Ganjam 760004'],
    ['a garden that sounds as what is large', '24 Joshi Ji Ki Bari, Near Shiv Mandir, Udaipur 313001', '24, Joshi Ji ki Badi, Udaipur, Raj. 313001'],
    ['a sound of Hindi written r with an h', 'मकान नं. 21, गुढ़ियारी, रायपुर, छत्तीसगढ़ 492009', 'Makan No 21, Gudhiyari, Raipur CG 492009'],
    ['a village with a vowel more', 'S/O Dayaram Netam, Near Hanuman Mandir, Gram Amdi, Post Amdi, Dist Dhamtari 493773', 'Dayaram Netam, Gram Amadi, Dhamtari C.G. 493773'],
    ['whom the other labels', 'S/O Moti Lal, Gram Fatehabad Khas, Mohalla Purana Bazar, Tehsil Fatehabad, Agra 283111', 'Motilal, Mohalla Purana Bazaar, Fatehabad, Agra, UP'],
    ['a hall of the panchayat', 'GRAM PANCHAYAT BHAVAN VPO SALWA KALAN TEHSIL BAORI JODHPUR 342037', 'Gram Panchayat Salwa Kalan, Village Salwa Kalan, Tehsil Baori, Dist.Jodhpur, Rajasthan 342037'],
    ['a quarter whose half is cut short', 'H.No. G-356, Atul Enclave, Purba Putiary, Kolkata 700093', 'G-356 Purb Putiary Atul Enclave Kolkata 700093'],
    ['a house whose street has its number for one', 'MIG 221, Road No 3, KPHB Phase 1, Kukatpally, Hyd 72', 'MIG-221 Rd.3 Kukatpalli Housing Board Colony Ph-I Hyderabad 500072'],
    ['a hamlet beside the village of its post', 'Dhani Ramnagar, V.P.O. Sisai, Hansi, Hisar 125049', 'Dhani Ram Nagar, Sisai Kalan, Teh. Hansi, Distt. Hissar'],
    ['a basement by its letters', 'Shop 4, Basement, Raj Plaza, MG Road, Indore 452001', 'Shop 4 LGF Raj Plaza MG Road Indore 452001'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('two homes in other notations', () => {
  it.each([
    ['letters of block and flat exchanged', 'Flat 5B, Block C, Silver Estate, Vaishali, Ghaziabad 201010', 'B-5C, Silver Estate, Vaishali, Ghaziabad 201010'],
    ['letters exchanged around the number', 'B-5C, Silver Estate, Vaishali, Ghaziabad 201010', 'C-5B, Silver Estate, Vaishali, Ghaziabad 201010'],
    ['the ground floor and the basement, no comma before it', 'Shop 3, Ground Floor, City Centre, Station Road, Ratlam 457001', 'Shop No.3 Basement City Center Stn Road Ratlam MP 457001'],
    ['halves of a quarter before the house', 'Lower Jail Road, House 9, Shillong, Meghalaya 793001', 'House 9, Upper Jail Road, Shillong 793001'],
    ['halves of a town', 'H No 5/18, Moti Vasi, Nani Daman 396210', '5/18 Moti Vasi, Moti Daman 396220'],
    ['wings with names before the building', 'Door 117, Wing Maruti, Badri Apartments, Aminjikarai, Chennai 600030', 'Door No 117 Daman-Wing Badri Apartments Aminjikarai Chennai'],
    ['buildings by name behind their label', '1804, Bldg No Badri, Ozone Park, Lucknow 226030', '1804, Bldg No Harsh, Ozone Park, Lucknow 226030'],
    ['a quarter and its extension behind a landmark misspelt', 'H No 518 Near Post Offeece Vidatru Park Extension Pune Maharashtra 411071', 'H.No. 518, Near Post Office, Vidhatru Park, Pune, Maharashtra 411071'],
    ['cities of two states of which one is said', 'H No 24, Silver Amara, Hari Ganj, Rakhi, Mumbai', 'F.No 24, Silver Amara, Rakhi, Raipur, Raipur, Chhattisgarh'],
    ['a city in two states beside a district of one', 'House No 537, Ward No 16, Vill. Neemki, Tal Nimkathana, Distt Sikar, Rajasthan', 'F.No 537 Ward No 16 At Post Neemki Hyderabad Distt Ranga Reddy'],
    ['a row of houses inside the number of a door', '3-13-115/9 Dhar Lane Hyderabad Telangana 500061', '115 Dhar Lane Hyderabad Telangana 500061'],
    ['a quarter and the larger of its name', 'H No 12, Model Gram, Ludhiana 141002', '12, Model Gram Kalan, Ludhiana 141002'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('what stands before a house or a village', () => {
  it.each(['Lower Lachumiere, House 9, Shillong 793001', 'Upper Bazar, Flat 3, Solan 173212'])(
    'half of a quarter is nobody: %s',
    (text) => expect(partOf(text, text.startsWith('Lower') ? 'lachumiere' : 'bazar')).not.toBe('person'),
  )
  it('a name with a surname is somebody', () =>
    expect(partOf('Dayaram Sahu, Gram Amdi, Dhamtari 493773', 'dayaram')).not.toBe('locality'))
})

describe('a landmark without a comma behind it', () => {
  it('ends before the half of a quarter', () =>
    expect(partOf('Plot 71 Near Post Office East Vinkur Bagh Pune 411065', 'vinkur')).toBe('locality'))
  it('ends with a post office', () =>
    expect(partOf('Plot 71 Near Post Office Vinkur Bagh Pune 411065', 'vinkur')).toBe('locality'))
})

describe('what is read beside the words of a place', () => {
  it('a shop and a flat of one block are of other use', () =>
    expect(featureOf('Flat 30, Block C, Hari Garden, Kolkata', 'Shop No C 30, Hari Garden, Kolkata', 'use_other')).toBe(
      1,
    ))
  it.each(['Uttar Pradesb', 'Maharashlra'])('a state with a letter amiss: %s', (state) =>
    expect(partOf(`22, Garden Street, Rampur, ${state}`, state.split(' ').at(-1)!.toLowerCase())).toBe('state'),
  )
})
