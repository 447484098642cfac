import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('districts and states that were parted', () => {
  it.each([
    ['neither says that it is the district', 'Makan 41, Mohalla Pirzadgan, Qasba Kairana, Shamli UP', '41 Moh. Pirzadgan Kairana (Muzaffarnagar) UP'],
    ['the old district behind the young one\'s town', 'Ward No 4, H.No 18, Purani Bazar, Lakhisarai 811311', '18 W-4 Purani Bazar Lakhisarai (Munger) Bihar'],
    ['the old state as well', 'H.No.2-31,Kishtapur(V),Shadnagar(M),Mahabubnagar,AP', '2-31 Kishtapur Village Farooqnagar Mandal (Shadnagar) Rangareddy Telangana 509216'],
    ['the old district, and the young one as now', 'Village Aurangpur, Tehsil Hodal, Palwal, Haryana, House 64', '64 Vill Aurangpur Teh Hodal Dist Faridabad (Now Palwal)'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore

  it('is one quarter of two towns where each has its PIN code', () => {
    const [one, other] = ['No 31, Anna Street, Gandhipuram, Coimbatore 641012', 'No 31, Anna Street, Gandhipuram, Tiruppur 641604'] // prettier-ignore
    expect(compared(one, other).similarity).toBeLessThan(0.5)
  })
})

describe('divisions', () => {
  it.each([
    ['a taluk cut short inside', '8/31, Perumal Koil Street, Kokkarayanpettai, Tiruchengode Taluk, Namakkal', "No 8/31, Perumal Kovil St, Kokkarayanpettai, T'gode TK, Namakkal Dt"],
    ['the short label of a taluk behind its name', '2/17B, Mariamman Koil St, Orathanadu Tk, Thanjavur 614625', 'No.2/17-B Mariyamman Kovil Theru Orathanad TK Tanjore'],
    ['the circle of Bihar, and a district by the letter of its side', 'ग्राम बेलवा, वार्ड 4, मकान 12, अंचल रामनगर, प. चंपारण', 'Vill Belwa W.No.4 House No 12 Ramnagar Pashchim Champaran Bihar'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore

  it.each([
    ['two blocks of villages', 'House 12, Village Nehra, Block Manigachhi, Darbhanga, Bihar 847233', 'House 12, Village Nehra, Block Alinagar, Darbhanga, Bihar'],
    ['two villages of one sub-district, one of them called as that', '#12, Ambedkar Colony, Hirehadagali, Hadagali Tq, Bellary', '#12, Ambedkar Colony, Hirekolachi, Hadagali Tq, Bellary'],
    ['a village and the smaller one of its name', 'House No 18, Village Nangli, P.O. Rewari', 'House No 18, Village Nangal, P.O. Rewari'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})
