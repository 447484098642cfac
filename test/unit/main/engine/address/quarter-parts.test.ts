import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('a quarter and the one beside it that bears its name', () => {
  it.each([
    ['an extension with its own PIN code', 'A-77, Raj Nagar, Ghaziabad 201002', 'A-77, Raj Nagar Extension, Ghaziabad 201017'],
    ['an extension', '18, Civil Town, Rourkela', '18, Civil Town Extension, Rourkela'],
    ['an annexe', '51, Sushant Enclave, Gurgaon', '51, Sushant Enclave Annexe, Gurgaon'],
    ['the extension of a numbered sector', '9, Sector 5, Urban Estate, Jind', '9, Sector 5 Extension, Urban Estate, Jind'],
    ['the new one', '64, Dhantoli, Nagpur', '64, New Dhantoli, Nagpur'],
    ['the new one, in Hindi', '64, Shivpuri, Patna', '64, Nai Shivpuri, Patna'],
    ['a side before the name', 'H.No 30, Gali 2, Vinod Nagar, Delhi', 'H.No 30, Gali 2, West Vinod Nagar, Delhi'],
    ['an extension of a name that many quarters have', '62, Court Bagh, Nagaur', '62, Court Bagh Extension, Nagaur'],
    ['half of one, by a letter before a comma', '305, Near Ration Depot, Bela Ganj W ,Aligarh', '305, Near Ration Depot, Bela Ganj, Aligarh'],
    ['the greater one', 'B-31, Kailash Colony, New Delhi', 'B-31, Greater Kailash, New Delhi'],
  ])('is not surely one with it: %s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.8)) // prettier-ignore

  it.each([
    ['two spellings of an extension', '18, Civil Town Extn., Rourkela 769004', '18, Civil Town Ext, Rourkela'],
    ['a side before and behind the name', '30, West Patel Nagar, New Delhi 110008', '30, Patel Nagar (West), New Delhi'],
    ['a side that is left out', 'Flat 12, Sunder Kunj, Chembur East, Mumbai 400071', 'Flat 12, Sunder Kunj, Chembur, Mumbai 400071'],
    ['a side that is misread', '44, Mudra Park South, Pune 411001', '44, Mudra Park Sout, Pune 411001'],
    ['a district of Delhi behind the city', '8, Gayatri Vihar, New Delhi, South, Delhi', '8, Gayatri Vihar, New Delhi'],
  ])('is one where both say it, or none: %s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.7)) // prettier-ignore
})

describe('halves of a quarter', () => {
  it.each([
    ['beside a quarter that bears the name of a side', '14/3, Kamal Vihar North, South Bopal, Ahmedabad 380058', '14/3, Kamal Vihar South, South Bopal, Ahmedabad 380058'],
  ])('are two %s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('a town beside the city', () => {
  it.each([
    ['of a city that has another name, too', '716, Gandhi Nagar, Pune 411019', '716, Gandhi Nagar, Shirur, Pune 412210'],
    ['without a comma', '1009, Civil Lines, Bengaluru, Karnataka', '1009 Civil Lines Anekal, Bengaluru Urban Karnataka 562107'],
    ['with the PIN code of another region', '88, Gandhi Ward, Kochi 682023', '88, Gandhi Ward, Kunnathunad, Kochi 683574'],
  ])('is not the city: %s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('one name in two states is two towns', () =>
    expect(compared('31 Station Road, Bilaspur, HP', '31, Station Road, Bilaspur, Chhattisgarh').similarity).toBeLessThan(0.3)) // prettier-ignore

  it('another tehsil is another, though it bears the name of the district', () =>
    expect(compared('Ward No 8, Vill. Rampur, Tehsil Biswan, Dist. Sitapur 261207', 'Ward No 8, Vill & PO Rampur, Taluka Sitapur, Distt Sitapur 261001').similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('districts that were parted', () => {
  it.each([
    ['in Telangana', 'H.No 7-19, Village Garla, Khammam District', '7-19, Garla, Mahabubabad District, Telangana'],
    ['in Tamil Nadu', '31, Bazaar Street, Arcot, Vellore District', '31, Bazaar Street, Arcot, Ranipet District'],
    ['in Maharashtra', 'At Post Vikramgad, Dist Thane', 'At Post Vikramgad, Dist Palghar'],
  ])('one home of two years: %s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5))

  it('another town of the younger district is another', () =>
    expect(compared('31, Bazaar Street, Arcot, Vellore District', '31, Bazaar Street, Sholinghur, Ranipet District').similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('Delhi cut short', () => {
  it.each([
    ['the city by two letters and its zone', 'C-9, Vikas Puri, N.D.-18', 'C-9, Vikaspuri, New Delhi 110018'],
    ['two letters without dots', 'WZ-77, Tihar Village, ND-18', 'WZ 77 Tihar Vill, New Delhi 110018'],
    ['a floor with a stroke', 'L-22, F/F, Hauz Khas, New Delhi 110016', 'L 22, First Floor, Hauz Khas, New Delhi'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.8))

  it('tells the ground floor from the first with a stroke', () =>
    expect(compared('L-22, G/F, Hauz Khas, New Delhi 110016', 'L-22, F/F, Hauz Khas, New Delhi').similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('the other scripts of India', () => {
  it.each([
    ['Bengali', '৪৫, নেতাজী রোড, কলকাতা ৭০০০১৯', '45, Netaji Road, Kolkata 700019'],
    ['Gujarati', '૧૮, શિવાજી નગર, રાજકોટ ૩૬૦૦૦૨', '18, Shivaji Nagar, Rajkot 360002'],
    ['Kannada', '27, ಗಾಂಧಿ ನಗರ, ಮೈಸೂರು 570008', '27, Gandhi Nagar, Mysuru 570008'],
    ['Gurmukhi', 'ਮਕਾਨ ਨੰ 210, ਗਾਂਧੀ ਨਗਰ, ਪਟਿਆਲਾ 147001', 'House No 210, Gandhi Nagar, Patiala 147001'],
    ['Odia', 'ପ୍ଲଟ ନଂ ୩୧, ଗାନ୍ଧୀ ନଗର, କଟକ ୭୫୩୦୦୧', 'Plot No 31, Gandhi Nagar, Cuttack 753001'],
  ])('%s is read by ear', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5))

  it('tells numbers apart', () =>
    expect(compared('৪৫, নেতাজী রোড, কলকাতা ৭০০০১৯', '54, Netaji Road, Kolkata 700019').similarity).toBeLessThan(0.2))
})
