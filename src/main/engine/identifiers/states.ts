/** States and union territories: GST code (census code), the letters on number plates and licences, name. */
const rows: readonly (readonly [gst: string, plates: string, name: string])[] = [
  ['01', 'JK', 'Jammu and Kashmir'],
  ['02', 'HP', 'Himachal Pradesh'],
  ['03', 'PB', 'Punjab'],
  ['04', 'CH', 'Chandigarh'],
  ['05', 'UK UA', 'Uttarakhand'],
  ['06', 'HR', 'Haryana'],
  ['07', 'DL', 'Delhi'],
  ['08', 'RJ', 'Rajasthan'],
  ['09', 'UP', 'Uttar Pradesh'],
  ['10', 'BR', 'Bihar'],
  ['11', 'SK', 'Sikkim'],
  ['12', 'AR', 'Arunachal Pradesh'],
  ['13', 'NL', 'Nagaland'],
  ['14', 'MN', 'Manipur'],
  ['15', 'MZ', 'Mizoram'],
  ['16', 'TR', 'Tripura'],
  ['17', 'ML', 'Meghalaya'],
  ['18', 'AS', 'Assam'],
  ['19', 'WB', 'West Bengal'],
  ['20', 'JH', 'Jharkhand'],
  ['21', 'OD OR', 'Odisha'],
  ['22', 'CG', 'Chhattisgarh'],
  ['23', 'MP', 'Madhya Pradesh'],
  ['24', 'GJ', 'Gujarat'],
  ['25', 'DD', 'Daman and Diu'],
  ['26', 'DN', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'MH', 'Maharashtra'],
  ['28', '', 'Andhra Pradesh'],
  ['29', 'KA', 'Karnataka'],
  ['30', 'GA', 'Goa'],
  ['31', 'LD', 'Lakshadweep'],
  ['32', 'KL', 'Kerala'],
  ['33', 'TN', 'Tamil Nadu'],
  ['34', 'PY', 'Puducherry'],
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  ['36', 'TS TG', 'Telangana'],
  ['37', 'AP', 'Andhra Pradesh'],
  ['38', 'LA', 'Ladakh'],
  ['97', '', 'Other Territory'],
]

const byGst = new Map(rows.map(([gst, , name]) => [gst, name]))
const byPlate = new Map(rows.flatMap(([, plates, name]) => plates.split(' ').map((plate) => [plate, name] as const)))
byPlate.delete('')

/** Name of the state with this GST code, or null. */
export function gstStateName(code: string): string | null {
  return byGst.get(code) ?? null
}

/** Name of the state with these two letters on plates and driving licences, or null. */
export function plateStateName(letters: string): string | null {
  return byPlate.get(letters) ?? null
}

/** Name of the state with these two letters in Udyam numbers: those of plates, and KR for Karnataka. */
export const udyamStateName = (letters: string): string | null =>
  letters === 'KR' ? 'Karnataka' : plateStateName(letters)
