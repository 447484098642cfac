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
