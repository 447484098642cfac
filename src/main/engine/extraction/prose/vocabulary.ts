/** Words by which deeds and agreements are understood; what differs from one of them by a letter was misread. */
import { distance } from 'fastest-levenshtein'

const words = `hereinafter hereafter hereunder called referred vendor vendors vendee vendees seller sellers purchaser
  purchasers transferor transferee landlord landlords landlady tenant tenants lessor lessors lessee lessees licensor licensed
  licensors licensee licensees between executed agreement consideration schedule property premises monthly security
  deposit refundable period months commencing commences starting expiring ending residing resident situated situate
  located bearing compensation registered registration document registrar assurances execution witnesseth witnesses
  whereas rupees hundred thousand thousands lakhs crore crores possession measuring admeasuring bounded together january
  february september october november december
  लिहून देणार घेणार विक्रेता विक्रेते खरेदीदार खरेदीखत मोबदला मोबदल्याची किंमत रुपये भाडेकरू घरमालक मिळकतीचे मिळकतीचा मिळकत अनामत
  क्रेता डिपॉझिट प्रथम द्वितीय पासून पर्यंत कालावधी दिनांक निबंधक दुय्यम`.split(/\s+/)

/** Words as they are, though another differs from them by a letter. */
const likeAnother = ['purchase', 'purchased', 'purchases', 'lessees', 'execute', 'executes', 'registers', 'निबंधन']

const known = new Set([...words, ...likeAnother])
const byLength = new Map<number, string[]>()
for (const word of words) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])

/** Short words as they are misread: whose wife somebody is, what is paid ahead. */
const misread = new Map([
  ['पत्री', 'पत्नी'],
  ['पल्नी', 'पत्नी'],
  ['पल्ी', 'पत्नी'],
  ['पत्नि', 'पत्नी'],
  ['अग्निम', 'अग्रिम'],
  ['अग्रनिम', 'अग्रिम'],
  ['अप्रिम', 'अग्रिम'],
])

/** Shorter words have too many neighbours. */
const leastLength = 6

const remembered = new Map<string, string>()

/** The word that is meant, its marks and capitals kept; the word itself where it is known or like no other. */
export function knownWord(text: string): string {
  const bare = /[\p{L}\p{M}0|!]+/u.exec(text)?.[0] ?? ''
  const short = misread.get(bare)
  if (short !== undefined) return text.replace(bare, short)
  if (bare.length < leastLength) return text
  const small = bare.toLowerCase()
  if (known.has(small)) return text
  let meant = remembered.get(small)
  if (meant === undefined) {
    const near = [small.length - 1, small.length, small.length + 1]
      .flatMap((length) => byLength.get(length) ?? [])
      .filter((word) => word.length >= leastLength && distance(word, small) === 1)
    // A plural is another word of the list, not a misreading of it.
    meant = near.length === 1 && !`${near[0]}s`.includes(small) ? (near[0] ?? small) : small
    if (remembered.size < 20_000) remembered.set(small, meant)
  }
  if (meant === small) return text
  return text.replace(bare, bare === bare.toUpperCase() ? meant.toUpperCase() : meant)
}
