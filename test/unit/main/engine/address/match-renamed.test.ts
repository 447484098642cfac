import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('one home under other names', () => {
  it.each([
    ['a district whose side is said in Hindi and in English', 'Vill Pipra, PO Pipra Bazar, Motihari 845401', 'Pipra, PO Pipra Bazar, East Champaran'],
    ['a district whose side stands behind its name', '14, School Para, Raiganj 733134', '14, School Para, Raiganj, Uttar Dinajpur'],
    ['a name in one word and in two', 'B-9, Silver Plaza, Khel Gaon Road, Ranchi', 'B-9 Silver Plaza, Khelgaon Rd, Ranchi'],
    ["Chandigarh's sector without the word", 'House No. 2210, Sector 27-C, Chandigarh 160019', '#2210, 27C, Chandigarh'],
    ['a letter for the side before a name', '31, Temple View Road, W Tambaram, Chennai 600045', '31 Temple View Rd, West Tambaram, Chennai'],
    ['a city in three letters', '5-4-12, Musheerabad, Hyderabad 500020', '5-4-12 Musheerabad Hyd'],
    ['a market in Hindi', 'Shop 41, Anaj Mandi, Jind', 'Shop No 41, Grain Market, Jind 126102'],
    ['a row house in two letters', 'RH-6, Palm Meadows, Kolar Road, Bhopal', 'Row House No. 6, Palm Meadows, Kolar Rd, Bhopal'],
    ['the state in its own script', 'मकान 8, नेहरू नगर, बिलासपुर, छत्तीसगढ़', 'House 8, Nehru Nagar, Bilaspur, Chhattisgarh'],
    ['a main road in Kannada', 'ಮನೆ ನಂ 17, 4ನೇ ಮುಖ್ಯ ರಸ್ತೆ, ಜಯನಗರ, ಬೆಂಗಳೂರು', '17, 4th Main Road, Jayanagar, Bengaluru'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('two homes under names alike', () => {
  it.each([
    ['shops of two series of a sector', 'SCO 31, Sector 9-D, Chandigarh', 'SCF 31, Sector 9-D, Chandigarh'],
    ['a street of two letters that elsewhere say "at"', '27, A.T. Road, Nagaon 782001', '27, Station Road, Nagaon 782001'],
    ['a side by its letter', 'No.12, E Car Street, Chidambaram', 'No.12, West Car Street, Chidambaram'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})

describe('a street under its new name', () => {
  it.each([
    ['of Mumbai', 'Flat 3, 21 Frere Road, Fort, Bombay 400001', '3/21, P D\'Mello Marg, Fort, Mumbai 400001'],
    ['of Kolkata', '7, Rawdon Street, Kolkata 700017', '7 Sarojini Naidu Sarani, Calcutta 17'],
    ['of Chennai, spelt with its first name', '41, Montieth Road, Egmore, Chennai 600008', '41 Red Cross Road, Egmore, Madras 8'],
    ['of Delhi', '12, Curzon Road, New Delhi 110001', '12 Kasturba Gandhi Marg, N. Delhi 1'],
    ['of a territory that is a city', '18, Dupleix Street, Pondicherry', '18 Nehru Street, Puducherry 605001'],
    ['of Prayagraj', '9, Canning Road, Allahabad', '9 Mahatma Gandhi Marg, Prayagraj 211001'],
    ['that an address says twice', '57 Park Street (Mother Teresa Sarani), Kolkata 16', '57, Park St, Kolkata 700016'],
    ['where one address names no city', '31, Ripon Street, Kolkata 700016', '31 Ripon Street'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore

  it('is another in another city', () => {
    expect(compared('7, Hill Road, Bandra, Mumbai 400050', '7, Ramdas Nayak Road, Bandra, Mumbai 400050').similarity).toBeGreaterThan(0.5) // prettier-ignore
    expect(compared('7, Hill Road, Nagpur 440010', '7, Ramdas Nayak Road, Nagpur 440010').similarity).toBeLessThan(0.5)
  })
})

describe('one branch of a bank', () => {
  it.each([
    ['by its letters', 'Indian Overseas Bank, Temple Road, Sirsi 581401', 'IOB, Temple Rd, Sirsi'],
    ['by the name before the merger', 'Corporation Bank, Fort Road, Kannur 670001', 'Union Bank of India (e-Corporation Bank), Fort Road, Cannanore'],
    ['of a rural bank by its letters', 'RMGB, Sojat Road, Pali', 'Rajasthan Marudhara Gramin Bank, Sojat Road, Distt Pali'],
    ['of rural banks that were merged', 'Saurashtra Gramin Bank, Near Tower Chowk, Amreli', 'Gujarat Grameen Bank, Nr Tower Chowk, Amreli 365601'],
    ['with a city in its name', 'Bank of Baroda, Gandhi Chowk, Sinnar', 'BOB, Gandhi Chowk, Sinnar 422103'],
    ['whose bank is left out', 'Allahabad Bank, 24 Station Road, Ballia', '24, Station Road, Ballia 277001'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore

  it.each([
    ['on two roads of a town', 'Canara Bank, Hospital Road, Kollam', 'Canara Bank, Chinnakada, Kollam'],
    ['at two gates of a town', 'Punjab National Bank, Delhi Gate, Nawanshahr', 'Punjab National Bank, Kothi Road, Nawanshahr'],
    ['of a bank and of one that it took over', 'Syndicate Bank, Market Road, Sirsi', 'Canara Bank, Bus Stand Circle, Sirsi'],
  ])('and another %s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore

  it('is none where a colony is called by the bank', () => {
    expect(compared('14, SBI Colony, Khurda', '14, LIC Colony, Khurda').similarity).toBeLessThan(0.5)
  })
})

it('a hospital under its new name, and a nursing home', () => {
  expect(compared('Willingdon Hospital, Baba Kharak Singh Marg, New Delhi', 'RML Hospital, Baba Kharak Singh Marg, New Delhi 110001').similarity).toBeGreaterThan(0.5) // prettier-ignore
  expect(compared('Asha Nursing Home, 8 Circular Road, Deoghar', 'Asha Hospital, 8, Circular Rd, Deoghar 814112').similarity).toBeGreaterThan(0.5) // prettier-ignore
})

describe('a town by another name', () => {
  it.each([
    ['of letters', '14, Loco Colony, Ward 3, Kharagpur 721301', '14 Loco Colony, Ward No. 3, KGP'],
    ['of letters at the end', '4, Civil Lines, Gwalior 474001', '4 Civil Lines, GWL'],
    ['short for the whole', '8, Middle Street, Tirunelveli Town 627006', '8, Nadu Theru, Nellai Town'],
    ['that ends as a quarter does', 'Qtr 7, Delanipur, Port Blair 744102', 'Qr No 7, Delanipur, Sri Vijaya Puram, South Andaman'],
    ['that is a person', 'Plot 9, Ravi Nagar, Mughalsarai 232101', '9 Ravi Nagar, Pt. Deen Dayal Upadhyaya Nagar, Chandauli'],
    ['of initials', '21, Fort Road, Chikkanayakanahalli, Tumkur', '21, Fort Rd, C.N. Halli, Tumakuru 572214'],
    ['of a district that is younger', '3, Rang Sthal Road, Resubelpara, Dist East Garo Hills', '3, Rang Sthal Rd, Resubelpara, Dist North Garo Hills'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('a word in another language', () => {
  it.each([
    ['a car street in Tamil', '12, North Car Street, Srirangam 620006', '12, Vadakku Ratha Veedhi, Srirangam'],
    ['a street in Kannada', '56, Fort Street, Sagara 577401', '56, Fort Beedhi, Sagara'],
    ['a gate in Gujarati and Hindi', '5, Khwaja Gate, Nagaur', '5, Khwaja Darwaza, Nagaur 341001'],
    ['a layout in Kannada', '31, Kalyan Layout, Hassan', '31, Kalyan Badavane, Hassan 573201'],
    ['an eastern quarter in Hindi', '16, Shastri Nagar East, Gonda', '16, Shastri Nagar Purvi, Gonda 271001'],
    ['a bank in Hindi', 'पंजाब नेशनल बैंक, गांधी चौक, सोलन', 'PNB, Gandhi Chowk, Solan 173212'],
    ['a hospital in Hindi', 'Jan Aspatal, 4 Kutchery Road, Etah', 'Jan Hospital, 4 Kachahari Rd, Etah 207001'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5))
})
