/** Who the parties of a deed are: each is told at length, and then given the name of its part. */
import type { Flow } from './flow'
import { areFewerThanListed, areToldOf, isFirm, namesIn, titlesOfParties, type ProseName } from './names'
import { lastPersons } from './persons'

/** Words for a party, in the order of the two fields that they fill. */
export interface PartyWords {
  readonly first: string
  readonly second: string
}

export interface FoundParty {
  readonly names: readonly ProseName[]
  /** 0..1 */
  readonly strength: number
  /** True where the deed tells who they are and closes with the name of their part, as it does of the other party. */
  readonly inFull: boolean
  /** True where the deed says that they are more than these: a number of the list, or the part in the plural. */
  readonly lacksOthers: boolean
}

/** What the first and the second party are called beside, or instead of, their part. */
const byNumber =
  '(?:(?:(?:first|second)\\s+party|party\\s+(?:no\\.?\\s*)?[-–]?\\s*(?:\\d|one|two)|party\\s+(?:of\\s+the\\s+)?(?:first|second|one|other)\\s+part))'

const quote = '["“”\'‘’«»*\\s]*'
const called =
  '(?:(?:called|referred(?:\\s+to)?|known|described|termed|mentioned|designated|addressed|stated)\\s+(?:to\\s+)?(?:hereinafter\\s+)?(?:be\\s+)?(?:as\\s+)?|(?:जिसे|जिसको|जिन्हें|जिनको)\\s[^"“(]{0,40}?|(?:यापुढे|यांना|म्हणून|ज्यांचा उल्लेख|यापुढील)[^\\n]{0,40}?)'

interface Marker {
  readonly which: 'first' | 'second'
  readonly start: number
  readonly end: number
  /** True for "VENDORS", "विक्रेतागण": several. */
  readonly ofSeveral: boolean
}

const plural = /(?:\p{Script=Latin}s|गण)$/iu
const markerOf = ({ index, 0: text, groups }: RegExpMatchArray): Marker => ({
  which: groups?.first === undefined ? 'second' : 'first',
  start: index ?? 0,
  end: (index ?? 0) + text.length,
  ofSeveral: plural.test(groups?.first ?? groups?.second ?? ''),
})

/** "hereinafter called the VENDOR", "(the “Seller”)", "… THE LICENSOR of the one part", "... लिहून देणार". */
function markersIn(text: string, words: PartyWords): Marker[] {
  const role = `(?<first>${words.first})|(?<second>${words.second})`
  // "घरमालक (लिहून घेणार)": who writes and who receives the paper is said after the part, and is not the part.
  const also = `(?:\\s*[(/]\\s*(?:${words.first}|${words.second})\\s*\\)?)?`
  const forms = [
    `${called}(?:collectively\\s+|jointly\\s+|together\\s+)?(?:as\\s+)?(?:the\\s+|“|"|')*${quote}(?:the\\s+)?${quote}${byNumber}?[\\s/–-]*${quote}(?:${role})(?![\\p{L}\\p{M}])${also}`,
    `(?:[.…–—-]{2,}|…)[.…\\s-]*(?:the\\s+)?${quote}(?:${role})(?![\\p{L}\\p{M}])${also}`,
    // Dots that lead to the part at the end of a paragraph, of which the reader saw other marks.
    `(?<=\\n)[^\\p{L}\\p{M}\\p{N}\\s(]{1,8}\\s*(?:${role})(?![\\p{L}\\p{M}])${also}(?=\\s*\\n)`,
    // … or none at all: "लिहून घेणार" closes what is said of a party, and heads nothing.
    `(?<=\\n)(?=[^\\S\\n]*लिहून)[^\\S\\n]*(?:${role})(?![\\p{L}\\p{M}])${also}(?=\\s*\\n)`,
    `\\(\\s*(?:hereinafter\\s+)?(?:the\\s+)?["“'‘]\\s*(?:the\\s+)?(?:${role})\\s*["”'’]`,
    `here(?:in)?after,?\\s+(?:the\\s+)?["“'‘]\\s*(?:the\\s+)?(?:${role})\\s*["”'’]`,
    // … and what a colon follows heads what comes. Some call it twice: "(प्रथम पक्ष / मकान मालिक)".
    `\\(\\s*(?:the\\s+)?(?:${byNumber}\\s*[/,–-]\\s*)?(?:${role})(?:\\s*[/,–-]\\s*(?:${words.first}|${words.second}))?\\s*\\)(?!\\s*[:：])`,
  ]
  // What is said in brackets right behind the word for a part says the same of it.
  const part = new RegExp(`(?:${role})\\s*$`, 'iu')
  const found: Marker[] = []
  for (const form of forms) {
    for (const match of text.matchAll(new RegExp(form, 'giu'))) {
      if (match[0].startsWith('(') && part.test(text.slice(0, match.index))) continue
      const marker = markerOf(match)
      if (!found.some((m) => m.start < marker.end && marker.start < m.end)) found.push(marker)
    }
  }
  const closing = closingParts(text, role).filter(({ which }) => !found.some((m) => m.which === which))
  return [...found, ...closing].sort((a, b) => a.start - b.start)
}

/** Signatures stand in the rest of a deed. */
const headOfDeed = 0.6
/** So near behind its heading a party begins. */
const nearHeading = 24

/** A sentence that goes on over the end of a line: "by cheque from the guardian of the". */
const goesOn = /(?<!\p{L})(?:the|of|by|to|said|and|or|for|with|from|an?|between|in|that|as|upon|unto)[^\S\n]*\n$/iu

/** Parts on lines of their own that close what is said of somebody, the dots before them unread; none that heads it. */
function closingParts(text: string, role: string): Marker[] {
  const alone = new RegExp(`(?<=\\n)[^\\S\\n]*(?:the\\s+)?(?:${role})[^\\p{L}\\p{M}\\n]*(?=\\n)`, 'giu')
  return [...text.slice(0, headOfDeed * text.length).matchAll(alone)].flatMap((match) => {
    const end = match.index + match[0].length
    if (goesOn.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
    const [next] = lastPersons(text, end, end + 160)
    const heads =
      next && next.start - end < nearHeading && !/^\s*(?:and|&|in\s+favou?r)(?!\p{L})/iu.test(text.slice(end))
    if (heads || lastPersons(text, Math.max(0, match.index - 500), match.index).length === 0) return []
    return [markerOf(match)]
  })
}

const openings = [
  /(?<![\p{L}])by\s+and\s+between(?![\p{L}])/giu,
  /(?<![\p{L}])(?:between|b\s?e\s?t\s?w\s?e\s?e\s?n)(?![\p{L}])/giu,
  /(?<![\p{L}])(?:executed|made|entered\s+into)\s+by(?![\p{L}])/giu,
  /(?<![\p{L}])in\s+favou?r\s+of(?![\p{L}])/giu,
  /(?<![\p{L}])(?:executed|made)(?![\p{L}])[^]{0,140}?\bby\s*(?:[:\n]|(?=(?:mr|mrs|ms|smt|shri|shree|sri|thiru|tmt|selvi|m\/s|dr|kum)[.\s]|[\p{L}. ]{4,50}?,?\s+(?:[swd]\s?\/\s?o|(?:son|wife|daughter)\s+of)(?![\p{L}])))/giu,
  /(?<![\p{L}\p{M}])(?:निष्पादित|लिखा|सम्पादित|संपादित|तैयार)\s+(?:किया|की|हुआ)?\s*(?:गया|गई|जाता|जा\s+रहा)?(?:\s+है)?\s*[।.|:]/gu,
  // "हम कि श्री …": the seller tells of himself.
  /(?<=^|\n)[^\S\n]*(?:हम|मैं|मनकि)(?:\s+कि)?\s+(?=(?:श्री|श्रीमती|सुश्री|कुमारी|मैसर्स)[\s.]|[\p{L}\p{M} ]{4,50}\s(?:पुत्र|पुत्री|पत्नी)\s)/gu,
  // "… आज दिनांक 01/04/2025 को भोपाल में श्रीमती …"
  /(?<![\p{L}\p{M}])(?:दिनांक|तारीख)[^।:]{4,60}?\s(?:को|में)\s(?:[^।:]{0,30}?\s(?:में|पर)\s)?(?=(?:श्री|श्रीमती|सुश्री|कुमारी|मैसर्स)[\s.])/gu,
  /(?<![\p{L}\p{M}])(?:रोजी(?:\s+[^\n]{0,80}?(?:येथे|मुक्कामी?))?(?:\s[^\n.।,]{0,60}(?:आहे|आला|आले|आली|केला|केले)\s*[.।])?|यांसी|यांस)(?![\p{L}\p{M}])/gu,
]

/** The two parties of a document; either may be missing. A party's part stands after what is said of it. */
export function partiesByRole(
  { text }: Flow,
  words: PartyWords,
): Readonly<Record<'first' | 'second', FoundParty | null>> {
  const found: Record<'first' | 'second', FoundParty | null> = { first: null, second: null }
  const told = { first: false, second: false }
  const markers = markersIn(text, words).slice(0, 8)
  let previous: Marker | null = null
  for (const marker of markers) {
    if (found[marker.which]) continue
    const from: number = previous ? afterAnd(text, previous.end, marker.start) : afterOpening(text, marker.start)
    const block = from < 0 ? '' : text.slice(from, marker.start)
    const opened = namesIn(block, from)
    const names = opened.length > 0 ? opened : lastPersons(text, previous?.end ?? 0, marker.start)
    if (names.length > 0) {
      told[marker.which] = opened.length > 0 && areToldOf(names, block, from)
      const strength = previous || opened.length === 0 ? 0.9 : 0.93
      const lacksOthers = areFewerThanListed(names, block) || (marker.ofSeveral && isOnePerson(names))
      found[marker.which] = { names, strength, inFull: false, lacksOthers }
    }
    previous = marker
  }
  const { first, second } = found
  if (!first || !second || !told.first || !told.second) return found
  return { first: inFull(first), second: inFull(second) }
}

const inFull = (party: FoundParty): FoundParty => ({ ...party, strength: 0.97, inFull: true })

/** Firms are told of in the plural too. */
const isOnePerson = (names: FoundParty['names']): boolean => names.length === 1 && !isFirm(names[0]!.value.split(' '))

/** The place after the first opening before a party's name, within reach. */
function afterOpening(text: string, before: number): number {
  const reach = Math.max(0, before - 3000)
  const head = text.slice(reach, before)
  for (const opening of openings) {
    const [first] = head.matchAll(opening)
    if (first) return reach + first.index + first[0].length
  }
  const [person] = [...head.matchAll(personsLine)].filter((match) => head.length - match.index < longestParty)
  return person ? reach + person.index : -1
}

/** A party that no word opens, on lines of its own: "१) श्री. संजय कुलकर्णी, वय ४४ वर्षे, …". */
const personsLine = new RegExp(
  `(?<=^|\\n)[^\\S\\n]*(?:[\\d१२]\\s?[.)]\\s*)?(?=(?:${titlesOfParties})[.\\s][^\\n,]{5,90},)`,
  'giu',
)
const longestParty = 700

/** A party that has a paragraph of its own, with no AND before it that could be read. */
const ownParagraph = new RegExp(
  `^[^\\n]{0,60}\\n(?:[^\\n]{0,40}\\n){0,2}\\s*(?=(?:\\d\\s?[.)]\\s*)?(?:${titlesOfParties})[.\\s])`,
  'iu',
)
const opensParty = new RegExp(`^(?:${titlesOfParties}|\\(?1\\s?[).])[.\\s)]`, 'iu')

/** In Hindi the second party may be told within the sentence of the first: "… मकान श्री … पुत्र श्री … (किरायेदार) को". */
const childOrWife = /(?<!(?:पुत्र|पुत्री|पत्नी)\s)(?<=\s)(?:श्री|श्रीमती|सुश्री)\s[^,()।]{4,50}?\s(?:पुत्र|पुत्री|पत्नी)\s/u

/** Where the second party begins: after the AND that parts it from the first one. */
function afterAnd(text: string, from: number, to: number): number {
  const gap = text.slice(from, to)
  let best = { score: 0, at: -1 }
  for (const match of gap.matchAll(
    /(?<![\p{L}\p{M}])(?:and|a\s?n\s?d|in\s+favou?r\s+of|आणि|व|यां(?:चे|च्या)\s+लाभात|के\s+(?:पक्ष|हक)\s+में|यांसी|यांस|तर्फे|एवं|तथा|और)(?![\p{L}\p{M}])[\s:,.-]*/giu,
  )) {
    const before = gap.slice(0, match.index)
    const after = gap.slice(match.index + match[0].length)
    const score =
      (/^(?:A\s?N\s?D|आणि|एवं|तथा|और)/.test(match[0]) ? 2 : 0) +
      (/part(?:y|ies)?["”'’)\s]*[\s,;.]*$/i.test(before) ? 3 : 0) +
      (/\)[\s,;.]*$/.test(before) ? 2 : 0) +
      (/\n\s*$/.test(before) && /\n/.test(match[0]) ? 2 : 0) +
      (opensParty.test(after) ? 3 : 0) +
      (namesIn(after.slice(0, 200), 0).length > 0 ? 1 : -4)
    if (score > best.score) best = { score, at: from + match.index + match[0].length }
  }
  if (best.at >= 0) return best.at
  const paragraph = ownParagraph.exec(gap)
  if (paragraph) return from + paragraph[0].length
  const person = childOrWife.exec(gap)
  return person ? from + person.index : -1
}

/** So much of what stands behind a label is looked at. */
const mostOfLabel = 240

/** "लिहून देणार (भाडेकरू) : …": who writes the paper is said first, and then the part. */
const writesAs = (words: string): RegExp =>
  new RegExp(`लिहून\\s+(?:देणार|घेणार)\\s*\\(\\s*(?!लिहून)(?:${words})\\s*\\)\\s*(?:[:：]+-?|[-–—]+)\\s*`, 'giu')

/** Cells that tell of a party what is not its name. */
const notOfName =
  'address|pan|aadhaa?r|mobile|phone|e-?mail|sign|witness|age|father|husband|occupation|bank|pays?|shall'

/** Labels of a part, in the ways in which forms and schedules of parties have them. */
function labelOf(words: string): RegExp {
  const part = `(?:${words})(?:['’]?s)?(?:\\(s\\))?(?:['’]s)?(?:\\s+part(?:y|ies))?`
  const ofName = '(?:\\s+(?:full\\s+)?name|\\s*चे\\s+नाव|\\s+का\\s+(?:पूरा\\s+)?नाम)'
  const forms = [
    // "Name of the Licensor : …", "LANDLORD: …"
    `(?<![\\p{L}\\p{M}])(?:(?:full\\s+)?name\\s+(?:and\\s+address\\s+)?of\\s+(?:the\\s+)?)?${part}${ofName}?\\s*(?:\\/\\s*\\p{L}[\\p{L} ]{1,30}|\\([^)\\n]{2,30}\\)\\s*)?[:：]+-?\\s*(?:-\\s*)?`,
    // A cell of its own: "Seller Party", "Name and address of the Executant (Seller)".
    `(?<=[\\n\\t])(?![^\\n\\t]*(?:${notOfName}))(?:[^\\n\\t:]{0,40}[^\\S\\n\\t])?${part}(?![\\p{L}\\p{M}])[^\\n\\t:]{0,24}\\t`,
    `(?<=[\\n\\t])names?[^\\n\\t]{0,40}?\\sof\\s+(?:the\\s+)?${part}[^\\n\\t:]{0,24}\\t`,
    // A dash before somebody's title.
    `(?<=\\n)[^\\S\\n]*(?:${words})\\s*[-–—]+\\s*(?=(?:[\\d]\\s?[.)]\\s*)?(?:${titlesOfParties})[.\\s])`,
    `(?<=\\n)name\\s+of\\s+(?:the\\s+)?(?:${words})(?:\\(s\\))?\\s+(?=\\p{L})`,
    // The part alone as a heading, over somebody who is told of.
    `(?<=\\n)[^\\S\\n]*(?:the\\s+)?(?<alone>${words})[^\\p{L}\\p{M}\\n]*\\n`,
    // A heading: "DETAILS OF SELLER".
    `(?<=\\n)[^\\S\\n]*(?:details?|particulars|description|names?)(?:\\s+and\\s+\\p{L}+)?\\s+of\\s+(?:the\\s+)?(?:${words})(?:\\s*[(/][^\\n]{1,30})?[^\\p{L}\\n]*\\n`,
  ]
  return new RegExp(forms.join('|'), 'giu')
}

/** "Name of the Licensor : …", "LANDLORD: …", as forms and schedules of parties have it. */
export function partiesByLabel({ text }: Flow, { first, second }: PartyWords, which: 'first' | 'second'): FoundParty[] {
  const words = which === 'first' ? first : second
  // Where the next party is told of, or a clause that begins with one: "भाडेकरू : …", "1) The Landlord shall …".
  const next = new RegExp(
    `\\n\\s*\\n|\\n\\s*name\\s+of\\s|\\n[^\\n:]{0,20}\\s(?:${first}|${second})\\s*[:：]|\\n\\s*(?:\\d{1,2}\\s?[.)]\\s*)?(?:the\\s+)?(?:${first}|${second})(?![\\p{L}\\p{M}])`,
    'iu',
  )
  const label = labelOf(words)
  const ofOther = writesAs(which === 'first' ? second : first)
  return [...text.matchAll(label), ...text.matchAll(writesAs(words))].flatMap((match) => {
    if (match[0].search(ofOther) >= 0) return []
    const from = match.index + match[0].length
    const [block = ''] = text.slice(from, from + mostOfLabel).split(next)
    const names = namesIn(block, from).slice(0, 3)
    if (names.length === 0) return []
    const told = areToldOf(names, block, from)
    if (match.groups?.alone !== undefined && !told) return []
    return [{ names, strength: told ? 0.95 : 0.85, inFull: told, lacksOthers: areFewerThanListed(names, block) }]
  })
}
