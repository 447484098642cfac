/** Names at the head of what a deed says of a party: "Shri. Ramesh Patil, aged 45 years, residing at ...". */
import { checkName, normaliseName } from '../../identifiers'

export interface ProseName {
  readonly value: string
  readonly start: number
  readonly end: number
  /** 0..1: how name-like. */
  readonly fit: number
}

/** How people and firms are spoken of in deeds, ahead of their names. */
export const titlesOfPeople = 'mr|mrs|ms|smt|shri|shree|sri|thiru|tmt|selvi|selvan|dr|kum|श्री|श्रीमती|सौ|कु'
export const titlesOfParties = `${titlesOfPeople}|m\\/s`

const honorific = new RegExp(
  `^(?:(?:${titlesOfParties}|miss|sh|thirumathi|thiruvalar|shrimati|srimati|sreemati|kumari|km|master|mst|adv|messrs|late|prof|capt|er|सो|कुमारी|कुमार|डॉ|मे|मेसर्स|ॲड|अॅड)(?=[.,\\s:])[.,\\s:]*)+`,
  'iu',
)
/** What stands before a name: numbers of a list, bullets, labels. */
const leading =
  /^(?:[\s:;,.'"“”‘’*•|–—-]|(?:the\s+)?(?:afore-?said|above[\s-]?named)\s|the\s(?=(?:president|governor|state|board)\s)|\(?\p{Nd}{1,2}\s?[.):-]+|\(\s?[^\p{L}\p{M}\p{N}()\s]{1,2}\s?\)|\(?[a-h]\)|(?:name|full name|नाव|नांव|पूर्ण नाव|विक्रेता|क्रेता|मकान\s*मालिक|किरायेदार)\s*[:.-]+)+/iu
const end =
  /\s*(?:(?<![\p{L}\p{M}])(?:tenants?|landlords?|licensors?|licensees?|lessors?|lessees?|vendors?|sellers?|purchasers?|buyers?|witness(?:es)?|भाडेकरू|घरमालक)\s*[:：]|[,;:()[\]|"“”&]|\s[-–—](?=\s)|\n\s*\n|(?<![\p{L}\p{M}])(?:s\/o|d\/o|w\/o|c\/o|h\/o|r\/o|son|daughter|wife|widow|husband|aged|age|adult|residing|resident|residents|residing|having|hereinafter|hereafter|through|represented|occupation|indian|and|(?<!\b(?:president|governor|bank|board|corporation|authority|council|union)\s)of|by|both|who|being|pan|aadhaar|aadhar|uid|mobile|hindu|muslim|address|in|at|is|are|has|hereby|doing|proprietor|inhabitant|aforesaid|dear|वय|रा|राहणार|धंदा|व्यवसाय|पत्ता|पॅन|यांचे|यांनी|यांस|यांना|यांच्या|हे|तर्फे|मुलगा|पत्नी|आधार|मो|तालुका|सध्या|व|आणि|पुत्र|पुत्री|सुपुत्र|आत्मज|पिता|पति|आयु|उम्र|निवासी|जाति|पेशा|ने|एवं|तथा|और)(?![\p{L}\p{M}])|(?<!(?:^|[\s.])\p{L})[.](?=\s*(?:\n|$))|\d)/iu
const newLineName = /\n/
const notWords =
  /^(?:the|this|that|and|party|parties|part|first|second|one|other|vendors?|sellers?|purchasers?|buyers?|landlords?|tenants?|licensors?|licensees?|lessors?|lessees?|owners?|name|others?|signature|witness(?:es)?|whereas|between|agreement|deed|sale|rent|schedule|property|called|herein(?:after)?|whose|said|उपरोक्त|लिहून|देणार|घेणार|साक्षीदार|(?:घर|भू)?मालक|भाडेकर[ुू]|परवाना|खरेदीदार|विक्रेते?|विक्रेता|क्रेता|मकान|किरायेदार|किराएदार|यांच\p{M}*|नाव|सही|करण्यात|येथे|मुक्कामी?|रोजी|मौजे|मौजा|क्रमांक|नं|प्रथम|द्वितीय|पक्ष|पक्षकार|मासिक|दरमहा|किराया|किराये|भाडे|मुदत|कालावधी|अवधि|monthly|period|term|price|माझ्या|मालकीच[\p{L}\p{M}]*|खोली|क्र|अनामत|रक्कम|अपार्टमेंट|अपार्टमेंटस्|सोसायटी|हौसिंग|कॉम्प्लेक्स|रेसिडेन्सी|पार्क|नगर|apartments?|society|residency|heights|complex|towers?|sadan|bh?awan|bhavan|authori[sz]ed|signatory)$/iu

/** No name in Devanagari has an apostrophe. */
const strayQuote = /['’‘`](?=\p{Script=Devanagari})/gu

/** The name that a text begins with, or null. `at` is the text's place in the whole. */
export function nameAt(text: string, at: number): ProseName | null {
  const lead = leading.exec(text)?.[0].length ?? 0
  const title = honorific.exec(text.slice(lead))?.[0].length ?? 0
  const again = title > 0 ? 0 : (leading.exec(text.slice(lead))?.[0].length ?? 0)
  const from = lead + title + again
  const rest = text.slice(from)
  const stop = end.exec(rest)?.index ?? rest.length
  // "Pvt. Ltd." and "M/s Om Traders" are names of parties too.
  const raw = rest.slice(0, stop)
  const lines = raw.split(newLineName)
  const kept =
    (lines[0] ?? '').trim().split(/\s+/).length >= 2 && lines.length > 1 && !wraps(lines) ? (lines[0] ?? '') : raw
  const value = normaliseName(kept.replace(/\n/g, ' ').replace(strayQuote, ''))
  if (!checkName(value).ok) return null
  const words = value.split(' ')
  if (words.some((w) => notWords.test(w) && !isFirm(words)) || value.replace(/[^\p{L}]/gu, '').length < 3) return null
  const latin = /\p{Script=Latin}/u.test(value)
  if (latin && !words.every((w) => /^[\p{Lu}'.-]/u.test(w) || w.length <= 3)) return null
  const fit = (words.length >= 2 ? 1 : 0.7) * (title > 0 ? 1 : 0.92)
  const offset = rest.indexOf(kept.trimStart().slice(0, 1))
  return { value, start: at + from + Math.max(0, offset), end: at + from + kept.trimEnd().length, fit }
}

/** Societies and apartments are parties too where their name ends as those of firms do. */
const endsFirm = /^(?:ltd|limited|llp|trust|huf|bank|corporation)\.?$/iu
const isFirm = (words: readonly string[]): boolean => words.length > 2 && endsFirm.test(words.at(-1)!)

/** A name goes on under itself where the line broke within it: what follows is name-like too. */
const wraps = ([first = '', second = '']: readonly string[]): boolean => {
  const next = second.trim().split(/\s+/)
  return (
    first.trim().length > 0 && next.length <= 3 && next.every((w) => /^[\p{Lu}\p{Lo}]/u.test(w) && !notWords.test(w))
  )
}

const listItem = /(?:^|[\s;,])\(?(\d{1,2})\s?[.)][\s:|]*(?=[\p{L}])/gu
const joined = new RegExp(
  `(?:\\band\\b|&|(?<![\\p{L}\\p{M}])(?:व|आणि|तसेच)(?![\\p{L}\\p{M}])|[;,])\\s*(?:\\d\\s?[.)]\\s*)?(?=(?:${titlesOfPeople})[.\\s])`,
  'giu',
)
const titled = new RegExp(`\\n\\s*(?=(?:${titlesOfParties})[.\\s])`, 'giu')
/** In whose name another acts. */
export const officesOfParties =
  'attorney(?:\\s+(?:holder|agent))?|agent|signator(?:y|ies)|guardian|partner|director|chairman|chairperson|president|manager|secretary|treasurer|proprietor|proprietrix|karta|trustee'

/** Before a name that is no party's own: whose child or wife somebody is, and who acts for a party. */
export const relation = new RegExp(
  `(?:s\\/o|d\\/o|w\\/o|c\\/o|son of|daughter of|wife of|widow of|father|mother|through|by|${officesOfParties}|पती|वडील|मुलगा|पत्नी|तर्फे|मुखत्यार|भागीदार|संचालक|पालक|संरक्षक|द्वारा)(?:\\s+(?:late|its|his|her|their))?\\W*$`,
  'iu',
)

/** What tells a person more closely, right behind the name: whose child, how old, living where. */
const toldOf =
  /^[\s,.*)"”]*(?:(?:s|d|w|c|h|r)\s?\/\s?o|son|daughter|wife|widow|husband|aged?|adult|residing|resident|having|a\s+(?:company|partnership|proprietor)|pan|aadhaa?r|indian|hindu|muslim|through|represented|वय|रा|राहणार|धंदा|व्यवसाय|पॅन|आधार|पुत्र|पुत्री|सुपुत्र|आत्मज|पत्नी|पिता|पति|आयु|उम्र|निवासी)(?![\p{L}\p{M}])/iu

/** True where each name is told of more closely, and no number of a list stands without its name. */
export function areToldOf(names: readonly ProseName[], block: string, at: number): boolean {
  const items = new Set([...block.matchAll(listItem)].map((match) => match[1]))
  return names.length >= items.size && names.every(({ end: to }) => toldOf.test(block.slice(to - at)))
}

/** All names in what is said of a party that may be several people. */
export function namesIn(block: string, at: number): ProseName[] {
  const starts = new Set<number>([0])
  // A list that begins anew tells of something else.
  const items = [...block.matchAll(listItem)]
  const numbers = items.map((match) => Number(match[1]))
  // What stands before the second item is the first, whatever its number was read as.
  if (numbers[1] === 2 && (numbers[0] ?? 0) > 2) numbers[0] = 1
  // Numbers that begin in the midst count the clauses of the deed.
  if ((numbers[0] ?? 0) > 2) items.length = 0
  const anew = numbers.findIndex((number, i) => number <= (numbers[i - 1] ?? 0))
  for (const match of anew < 0 ? items : items.slice(0, anew)) starts.add(match.index + match[0].length)
  for (const match of [...block.matchAll(joined), ...block.matchAll(titled)]) {
    if (!relation.test(block.slice(0, match.index))) starts.add(match.index + match[0].length)
  }
  const names: ProseName[] = []
  const add = (name: ProseName | null): void => {
    if (!name || names.some((n) => n.value === name.value || (n.start < name.end && name.start < n.end))) return
    names.push(name)
    // "Ramesh Patil and Sunita Patil": the second without a title.
    const next = /^\s*,?\s*(?:and|&|व|आणि)\s+/iu.exec(block.slice(name.end - at))
    const from = name.end - at + (next?.[0].length ?? 0)
    if (next) add(nameAt(block.slice(from), at + from))
  }
  for (const start of [...starts].sort((a, b) => a - b)) add(nameAt(block.slice(start), at + start))
  return names
}
