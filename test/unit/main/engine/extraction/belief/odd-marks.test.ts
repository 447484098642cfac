import { expect, test } from 'vitest'
import { oddMarks } from '../../../../../../src/main/engine/extraction/belief/odd-marks'

test.each([
  ['name', "K. R. D'SOUZA", 0],
  ['name', 'Ramesh McDonald', 0],
  ['name', 'BHARDWA]J', 1],
  // Two initials whose blank was lost.
  ['name', 'Sudha JA', 1],
  ['name', 'SUDHA JA', 0],
  ['name', 'AD SUBRAMANIAN', 1],
  ['name', 'OM PRAKASH', 0],
  ['name', 'VIJAY RR', 1],
  ['name', 'SUSHIL DE', 0],
  ['name', 'Sudha J A', 0],
  ['name', 'Balasaheb Ro=han', 1],
  ['address', 'S/O: Ram Lal, H.No 12-4/7, Near B&B (West), Pune - 411001', 0],
  ['address', 'LOTUS BHAVAN, ist Floor', 1],
  ['address', ')/W : VASANT; WARD0', 2],
  ['address', 'TAL BANAS, DIST: BANAS: KANTHA', 1],
  ['address', '1st Floor. Varsai, Raigad. Maharashtra-402107', 2],
  ['address', 'PLOT NO 926. SNEH SAGAR, PUNE', 1],
  ['address', 'Tal South Goa. South Goa, Goa - 403404', 1],
  ['address', 'H. No. 12, Opp. S.B. Road, Dist. Pune. - 411001', 0],
  ['address', 'Plot 7, Cundaim 1.E., South Goa', 1],
  ['address', 'DR.B R AMBEDKAR 0.U, HYDERABAD', 1],
  ['address', '12, 1.5 km from Wai, Plot 1 A, 10.A Road', 0],
  ['address', '0-511, Gokul Dham, Bazar Road', 1],
  ['address', '10-511, T-0/5, Gokul Dham, 0.5 km from Wai', 0],
  ['address', '2-14/3, "Sharada Nilaya", Bejai Kapikad', 0],
  ['address', '2-14/3, "Bejai Kapikad', 1],
  ['address', 'Plot 7, Ist Floor, Pune', 1],
  ['address', 'Otr No 508, Kamalajari, Dist Kamrup', 1],
  ['address', 'H.No. 12, Room No B-5, S.No 45/2, Qtr No 7, House Number 8, Makan No. 3', 0],
  ['text', 'Vijayalakshmi 0', 1],
  ['text', 'Ward 10', 0],
  ['date', '[]{}', 0],
] as const)('%s %s: %i', (kind, value, count) => {
  expect(oddMarks(kind, value)).toBe(count)
})
