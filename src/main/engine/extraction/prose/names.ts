/** Names at the head of what a deed says of a party: "Shri. Ramesh Patil, aged 45 years, residing at ...". */
import { checkName, normaliseName } from '../../identifiers'

export interface ProseName {
  readonly value: string
  readonly start: number
  readonly end: number
  /** 0..1: how name-like. */
  readonly fit: number
  /** The same with the titles ahead of it, as letters and certificates address whom they name: "Shri Onkar Chand". */
  readonly addressed: { readonly value: string; readonly start: number }
}

/** How people and firms are spoken of in deeds, ahead of their names. */
export const titlesOfPeople =
  'mr|mrs|ms|mostt|mosamat|musammat|smt|smti|shri|shree|sri|thiru|tmt|selvi|selvan|dr|kum|श्री|श्रीमती|सौ|कु'
export const titlesOfParties = `${titlesOfPeople}|m\\/s`

const titlesOfPersons = new RegExp(
  `^(?:(?:${titlesOfPeople}|miss|sh|thirumathi|thiruvalar|shrimati|srimati|sreemati|kumari|km|master|mst|adv|late|minor|prof|capt|er|सो|कुमारी|कुमार|डॉ|ॲड|अॅड)(?=[.,\\s:/])[.,\\s:/]*)+`,
  'iu',
)
const titleOfFirm = /^(?:m\/s|messrs|मे|मेसर्स)(?=[.,\s:])[.,\s:]*/iu
/** "Sardar Balwant Singh", "सरदारनी हरजीत कौर": of a Sikh it is a title; others are named so. */
const titleOfSikh =
  /^(?:sardar(?:ni)?|सरदार(?:नी)?)\s+(?=(?:[\p{L}\p{M}]+\s){1,2}(?:singh|kaur|सिंह|सिंघ|कौर)(?![\p{L}\p{M}]))/iu
/** The titles ahead of a name; what stands behind that of a firm belongs to its name: "M/s. Sri Sai Traders". */
function titlesBefore(text: string): number {
  const firm = titleOfFirm.exec(text)
  if (firm) return firm[0].length
  const titles = titlesOfPersons.exec(text)?.[0].length ?? 0
  return titles + (titleOfSikh.exec(text.slice(titles))?.[0].length ?? 0)
}
/** What stands before a name: numbers of a list, bullets, labels. */
const leading =
  /^(?:sd\s?\/?\s?[-–]|amongst?\s|मनकि\s|[\s:;,.'"“”‘’*•|–—)-]|(?:the\s+)?(?:afore-?said|above[\s-]?named)\s|the\s(?=(?:president|governor|state|board)\s)|\(?\p{Nd}{1,2}\s?[.):-]+|\(\s?[^\p{L}\p{M}\p{N}()\s]{1,2}\s?\)|\(?[a-h]\)|(?:name|full name|नाव|नांव|पूर्ण नाव|विक्रेता|क्रेता|मकान\s*मालिक|किरायेदार)\s*[:.-]+)+/iu
/** "Om Sai Builders and Developers", "Khatri & Sons": what a firm is called behind the word that joins. */
const restOfFirm =
  '(?:sons(?!\\s+of)|brothers|bros|co|company|associates|partners|builders|developers|promoters|contractors|constructions?|engineers|engineering|traders|trading|suppliers|dealers|enterprises|infrastructure|realtors|services)(?![\\p{L}])'
const end = new RegExp(
  String.raw`\s*(?:(?<![\p{L}\p{M}])(?:tenants?|landlords?|licensors?|licensees?|lessors?|lessees?|vendors?|sellers?|purchasers?|buyers?|witness(?:es)?|भाडेकरू|घरमालक)\s*[:：]|[,;:()[\]|"“”]|&(?!\s*${restOfFirm})|\s[-–—](?=\s)|\n\s*\n|(?<![\p{L}\p{M}])(?:[sdwchrx]\s?/\s?[o0]|son|daughter|wife|widow|husband|aged|age|adult|residing|resident|residents|residing|having|hereinafter|hereafter|through|represented|occupation|indian|भारतीय|विवाहित|अविवाहित|and(?!\s+${restOfFirm})|(?<!\b(?:president|governor|bank|board|corporation|authority|council|union)\s)of|by|both|who|being|pan|aadhaar|aadhar|uid|mobile|hindu|muslim|address|in|at|is|are|has|hereby|doing|proprietor|inhabitant|aforesaid|dear|वयः?|उ\.?\s?व|उमर|सज्ञान|रा|राहणार|धंदा|व्यवसाय|पत्ता|पॅन|यांचे|यांचेकडून|यांच्याकडून|यांजकडून|यांनी|यांस|यांना|यांच्या|हे|तर्फे|मुलगा|पत्नी|आधार|मो|तालुका|सध्या|व|आणि|पुत्र|पुत्री|पुत्रगण|पुत्रीगण|सुपुत्र|सुपुत्री|आत्मज|पिता|पति|आयु|उम्र|निवासी|निवासीगण|निवासिनी|जाति|पेशा|ने|एवं|तथा|और)(?![\p{L}\p{M}])|(?<!(?:^|[\s.])\p{L})[.](?=\s*(?:\n|$))|(?<![\p{L}\p{M}.])\p{L}{1,2}[-/](?=\d)|\d)`,
  'iu',
)
const newLineName = /\n/
const notWords =
  /^(?:the|this|that|and|serial|no|nos|reg|regd|doct?|document|dated?|drafted|party|parties|part|first|second|one|other|vendors?|vendees?|transfer(?:or|ee)s?|sub-?registrars?|sellers?|purchasers?|buyers?|landlords?|tenants?|licensors?|licensees?|lessors?|lessees?|owners?|name|others?|signature|witness(?:es)?|whereas|between|agreement|deed|sale|rent|schedule|property|called|herein(?:after)?|whose|said|उपरोक्त|यह|आज|दिनांक|किराया?नामा|इकरारनामा|करारनामा|भाडेकरार(?:नामा|पत्र)?|बैनामा|लिहून|देणार|घेणार|साक्षीदार|(?:घर|भू)?मालक|भाडेकर[ुू]|परवाना|खरेदीदार|विक्रेते?|विक्रेता|क्रेता|मकान|किरायेदार|किराएदार|यांच\p{M}*|नाव|सही|करण्यात|येथे|मुक्कामी?|रोजी|मौजे|मौजा|क्रमांक|नं|प्रथम|द्वितीय|दोघेही|दोघे|नागरिक|पक्ष|पक्षकार|मासिक|दरमहा|नमः|नम:|किराया|किराये|भाडे|मुदत|कालावधी|अवधि|monthly|period|term|price|माझ्या|मालकीच[\p{L}\p{M}]*|खोली|क्र|अनामत|रक्कम|अपार्टमेंट|अपार्टमेंटस्|सोसायटी|हौसिंग|कॉम्प्लेक्स|रेसिडेन्सी|पार्क|नगर|apartments?|society|residency|heights|complex|towers?|enclave|colony|layout|arcade|plaza|township|stamp|duty|sadan|bh?awan|bhavan|authori[sz]ed|signatory|deposit|refundable|interest|rent|lease|termination|covenants?|indemnity|possession|consideration|jurisdiction|arbitration|maintenance|escalation|renewal|repairs|alterations)$/iu

/** No name in Devanagari has an apostrophe. */
const strayQuote = /['’‘`](?=\p{Script=Devanagari})/gu

/** The name that a text begins with, or null. `at` is the text's place in the whole. */
export function nameAt(text: string, at: number): ProseName | null {
  const lead = leading.exec(text)?.[0].length ?? 0
  const title = titlesBefore(text.slice(lead))
  const again = title > 0 ? 0 : (leading.exec(text.slice(lead))?.[0].length ?? 0)
  const from = lead + title + again
  const rest = text.slice(from)
  const stop = end.exec(rest)?.index ?? rest.length
  // "Pvt. Ltd." and "M/s Om Traders" are names of parties too.
  const raw = rest.slice(0, stop)
  const lines = raw.split(newLineName)
  const kept =
    (lines[0] ?? '').trim().split(/\s+/).length >= 2 && lines.length > 1 && (!wraps(lines) || headsRow.test(rest))
      ? (lines[0] ?? '')
      : raw
  const value = kept.replace(/\n/g, ' ').replace(strayQuote, '').split('&').map(normaliseName).join(' & ')
  if (!checkName(value).ok) return null
  const words = value.split(' ')
  // An AND within a name is that of a firm.
  if (
    words.some((w, i) => notWords.test(w) && !isFirm(words) && !(i > 0 && /^and$/iu.test(w))) ||
    value.replace(title > 0 ? /[^\p{L}\p{M}]/gu : /[^\p{L}]/gu, '').length < 3
  )
    return null
  const latin = /\p{Script=Latin}/u.test(value)
  if (latin && !words.every((w) => /^[\p{Lu}'.-]/u.test(w) || w.length <= 3)) return null
  const fit = (words.length >= 2 ? 1 : 0.7) * (title > 0 ? 1 : 0.92)
  const start = at + from + Math.max(0, rest.indexOf(kept.trimStart().slice(0, 1)))
  const titles = text
    .slice(lead, lead + title)
    .replace(/[\s,:]+$/, '')
    .replace(/\s+/g, ' ')
  // "Sh./Smt.": what a form offers to choose from is no title.
  const isTitled = title > 0 && !/\p{L}\.?\s?\/\s?\p{L}{2}/u.test(titles)
  const addressed = isTitled ? { value: `${titles} ${value}`, start: at + lead } : { value, start }
  return { value, start, end: at + from + kept.trimEnd().length, fit, addressed }
}

/** Societies and apartments are parties too where their name ends as those of firms do. */
const endsFirm = /^(?:ltd|limited|llp|trust|huf|bank|corporation)\.?$/iu
export const isFirm = (words: readonly string[]): boolean => words.length > 2 && endsFirm.test(words.at(-1)!)

/** The line under a name is a row of the form: "Stamp Duty Paid By : …". */
const headsRow = /^[^\n]*\n(?:[^\n\d:,]{2,40}?(?:\t|\s[:：]\s)|\p{Lu}\p{Ll}{2,16}(?:\s\p{Ll}+)?[:：]\s)/u

/** A name goes on under itself where the line broke within it: what follows is name-like too. */
const wraps = ([first = '', second = '']: readonly string[]): boolean => {
  const next = second.trim().split(/\s+/)
  return (
    first.trim().length > 0 && next.length <= 3 && next.every((w) => /^[\p{Lu}\p{Lo}]/u.test(w) && !notWords.test(w))
  )
}

const listItem = /(?:^|[\s;,])\(?(\d{1,2})\s?[.)][\s:|]*(?=[\p{L}])/gu
const joined = new RegExp(
  `(?:\\band\\b|&|(?<![\\p{L}\\p{M}])(?:व|आणि|तसेच|एवं|तथा|और)(?![\\p{L}\\p{M}])|[;,])\\s*(?:\\d\\s?[.)]\\s*)?(?=(?:${titlesOfPeople})[.\\s])`,
  'giu',
)
const titled = new RegExp(`\\n\\s*(?=(?:${titlesOfParties})[.\\s])`, 'giu')
/** "Mrs. Oak, for self and as constituted attorney of her son Mr. Oak": a party too, for whom another one signs. */
const alsoFor = new RegExp(
  `(?<![\\p{L}])for\\s+(?:(?:him|her|my|them)?sel(?:f|ves))\\s+and\\s[^.;:]{0,70}?\\s(?:of|for)\\s+(?:(?:his|her|their|my)\\s+(?:[\\p{L}-]+\\s+){1,3}?)?(?=(?:${titlesOfPeople})[.\\s])`,
  'giu',
)
/** In whose name another acts. */
export const officesOfParties =
  'attorney(?:\\s+(?:holder|agent))?|agent|signator(?:y|ies)|guardian|partner|director|chairman|chairperson|president|manager|secretary|treasurer|proprietor|proprietrix|karta|trustee'

/** Before a name that is no party's own: whose child or wife somebody is, and who acts for a party. */
export const relation = new RegExp(
  `(?:s\\/o|d\\/o|w\\/o|c\\/o|son of|daughter of|wife of|widow of|father|mother|through|by|${officesOfParties}|पती|वडील|मुलगा|पत्नी|तर्फे|मुखत्यार|भागीदार|संचालक|पालक|संरक्षक|द्वारा)(?:\\s+(?:late|its|his|her|their))?[^\\p{L}\\p{M}\\p{N}]*$`,
  'iu',
)

/** What tells a person more closely, right behind the name: whose child, how old, living where. */
export const toldOf =
  /^[\s,.*)"”]*\(?\s*(?:(?:s|d|w|c|h|r)\s?\/\s?o|son|daughter|wife|widow|husband|aged?|adult|residing|resident|having|an?\s+(?:company|partnership|proprietor|proprietorship|private|public|registered|limited|co-?operative|society|trust|body)|pan|aadhaa?r|indian|hindu|muslim|through|represented|वयः?|उ\.?\s?व|उमर|सज्ञान|रा|राहणार|धंदा|व्यवसाय|पॅन|आधार|पुत्र|पुत्री|पुत्रगण|पुत्रीगण|सुपुत्र|सुपुत्री|आत्मज|पत्नी|पिता|पति|आयु|उम्र|निवासी|निवासीगण|निवासिनी)(?![\p{L}\p{M}])/iu

/** True where each name is told of more closely, and no number of a list stands without its name. */
export const areToldOf = (names: readonly ProseName[], block: string, at: number): boolean =>
  !areFewerThanListed(names, block) && names.every(({ end: to }) => toldOf.test(block.slice(to - at)))

/** True where a list goes on beyond the names: one of them could not be read. */
export const areFewerThanListed = (names: readonly ProseName[], block: string): boolean =>
  names.length < Math.max(0, ...itemsOf(block).map(({ number }) => number))

interface ListItem {
  readonly number: number
  /** Where what it is the number of begins. */
  readonly at: number
}

/** The numbered items of the list that a text begins with. */
function itemsOf(block: string): ListItem[] {
  const items = [...block.matchAll(listItem)].map((m) => ({ number: Number(m[1]), at: m.index + m[0].length }))
  // What stands before the second item is the first, whatever its number was read as.
  if (items[1]?.number === 2 && items[0]!.number > 2) items[0] = { ...items[0]!, number: 1 }
  // Numbers that begin in the midst count the clauses of the deed.
  if ((items[0]?.number ?? 0) > 2) return []
  // A list that begins anew tells of something else, and a number far on is of none.
  const end = items.findIndex(
    ({ number }, i) => number <= numberBefore(items, i) || number > numberBefore(items, i) + 2,
  )
  return end < 0 ? items : items.slice(0, end)
}

const numberBefore = (items: readonly ListItem[], i: number): number => items[i - 1]?.number ?? 0

/** All names in what is said of a party that may be several people. */
export function namesIn(block: string, at: number): ProseName[] {
  const starts = new Set<number>([0])
  for (const item of itemsOf(block)) starts.add(item.at)
  for (const match of [...block.matchAll(joined), ...block.matchAll(titled)]) {
    if (!relation.test(block.slice(0, match.index))) starts.add(match.index + match[0].length)
  }
  for (const match of block.matchAll(alsoFor)) starts.add(match.index + match[0].length)
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
