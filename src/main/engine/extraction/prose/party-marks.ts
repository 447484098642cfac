/** Where a deed names the parts of its parties: behind what is said of them, and as labels and headings over them. */
import { titlesOfParties } from './names'
import { lastPersons } from './persons'

/** Words for a party, in the order of the two fields that they fill. */
export interface PartyWords {
  readonly first: string
  readonly second: string
}

/** What the first and the second party are called beside, or instead of, their part. */
const byNumber =
  '(?:(?:(?:first|second)\\s+party|party\\s+(?:no\\.?\\s*)?[-–]?\\s*(?:\\d|one|two)|party\\s+(?:of\\s+the\\s+)?(?:first|second|one|other)\\s+part))'

const quote = '["“”\'‘’«»*\\s]*'
const called =
  '(?:(?:called|referred(?:\\s+to)?|known|described|termed|mentioned|designated|addressed|stated)\\s+(?:to\\s+)?(?:hereinafter\\s+)?(?:be\\s+)?(?:as\\s+)?|(?:जिसे|जिसको|जिन्हें|जिनको)\\s[^"“(]{0,40}?|(?:यापुढे|येथून\\s+पुढे|यांना|म्हणून|ज्यांचा\\s+उल्लेख|यापुढील)[^\\n]{0,40}?)'

export interface Marker {
  readonly which: 'first' | 'second'
  readonly start: number
  readonly end: number
  /** What the part is called, in the singular. */
  readonly word: string
  /** True for "VENDORS", "विक्रेतागण": several. */
  readonly ofSeveral: boolean
}

const plural = /(?:(?<=\p{Script=Latin})s|गण)$/iu
const markerOf = ({ index, 0: text, groups }: RegExpMatchArray): Marker => ({
  which: groups?.first === undefined ? 'second' : 'first',
  start: index ?? 0,
  end: (index ?? 0) + text.length,
  word: (groups?.first ?? groups?.second ?? '').toLowerCase().replace(plural, ''),
  ofSeveral: plural.test(groups?.first ?? groups?.second ?? ''),
})

/** "hereinafter jointly the “Lessors”". */
const together = '(?:(?:jointly|severally|collectively|together|and)\\s+)*'

/** "hereinafter called the VENDOR", "(the “Seller”)", "… THE LICENSOR of the one part", "... लिहून देणार". */
export function markersIn(text: string, words: PartyWords): Marker[] {
  const role = `(?<first>${words.first})|(?<second>${words.second})`
  // "घरमालक (लिहून घेणार)": who writes and who receives the paper is said after the part, and is not the part.
  const also = `(?:\\s*[(/]\\s*(?:${words.first}|${words.second})\\s*\\)?)?`
  const onLine = `(?<=\\n)(?=[^\\S\\n]*लिहून)[^\\S\\n]*(?:${role})(?![\\p{L}\\p{M}])${also}(?=\\s*\\n)`
  const forms = [
    `${called}(?:collectively\\s+|jointly\\s+|together\\s+)?(?:as\\s+)?(?:the\\s+|“|"|')*${quote}(?:the\\s+)?${quote}${byNumber}?[\\s/–-]*${quote}(?:\\p{L}+[-/])?(?:${role})(?![\\p{L}\\p{M}])${also}`,
    // … but not where a colon closes it, behind its other name or not: that heads who comes.
    `(?:[.…–—-]{2,}|…)[.…\\s-]*(?:the\\s+)?${quote}(?:${role})(?![\\p{L}\\p{M}])(?!\\s*(?:\\([^)\\n]{2,30}\\)\\s*)?[:：])${also}`,
    // "… जिला वाराणसी — विक्रेता (प्रथम पक्ष)": a dash leads to the part at the end of a paragraph.
    `\\s[–—-]\\s*(?:the\\s+)?${quote}(?:${role})(?![\\p{L}\\p{M}])(?:\\s*\\([^)\\n]{2,30}\\))?[^\\p{L}\\p{M}\\p{N}\\n:：]*(?=\\n)`,
    // "…, resident of Mohali, Vendor."
    `(?:residents?|r\\s?\\/\\s?o)\\s[^;]{5,160}?,\\s*(?:the\\s+)?(?:${role})(?=\\s*[.,;]\\s)`,
    // Dots that lead to the part at the end of a paragraph, of which the reader saw other marks.
    `(?<=\\n)[^\\p{L}\\p{M}\\p{N}\\s(]{1,8}\\s*(?:${role})(?![\\p{L}\\p{M}])${also}(?=\\s*\\n)`,
    // … or none at all: "लिहून घेणार" closes what is said of a party.
    onLine,
    // A reader may take one quote for two.
    `\\(\\s*(?:hereinafter\\s+)?${together}(?:the\\s+)?["“'‘]{1,2}\\s*(?:the\\s+)?(?:${role})\\s*["”'’]`,
    `(?:here(?:in)?after|for\\s+(?:the\\s+sake\\s+of\\s+)?(?:brevity|short)),?\\s+${together}(?:the\\s+)?["“'‘]\\s*(?:the\\s+)?(?:${role})\\s*["”'’]`,
    // "(hereinafter the OWNER / LESSOR)", without any.
    `here(?:in)?after,?\\s+${together}the\\s+(?:${role})(?=\\s*\\)|\\s*\\/\\s*(?:${words.first}|${words.second})\\s*\\))`,
    // … and what a colon follows heads what comes. Some call it twice: "(प्रथम पक्ष / मकान मालिक)".
    `\\(\\s*(?:the\\s+)?(?:${byNumber}\\s*[/,–-]\\s*)?(?:${role})(?:\\s*[/,–-]\\s*(?:${words.first}|${words.second}))?\\s*\\)(?!\\s*[:：])`,
  ]
  // What is said in brackets right behind the word for a part says the same of it.
  const part = new RegExp(`(?:${role})\\s*$`, 'iu')
  const found: Marker[] = []
  for (const form of forms) {
    if (form === onLine && headsOnLine(text, new RegExp(form, 'iu'))) continue
    for (const match of text.matchAll(new RegExp(form, 'giu'))) {
      if (match[0].startsWith('(') && part.test(text.slice(0, match.index))) continue
      const marker = markerOf(match)
      if (!found.some((m) => m.start < marker.end && marker.start < m.end)) found.push(marker)
    }
  }
  const closing = closingParts(text, role).filter(({ which }) => !found.some((m) => m.which === which))
  return [...found, ...closing].sort((a, b) => a.start - b.start)
}

/** "लिहून घेणार" on a line of its own heads the party under it, where nobody is told of before the first such line. */
function headsOnLine(text: string, onLine: RegExp): boolean {
  const first = text.search(onLine)
  return first >= 0 && !somebody.test(text.slice(Math.max(0, first - reachBefore), first))
}
const somebody = /(?<![\p{L}\p{M}])(?:श्री|श्रीमती|सौ|कु|मे|वय|रा|राहणार)(?![\p{L}\p{M}])/u
const reachBefore = 600

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

/** Who sells stamped paper is no party: "परवानाधारक मुद्रांक विक्रेता : …". */
const ofStamps = '(?:stamp|मुद्रांक|स्टॅम्प|स्टाम्प|स्टैम्प|स्टांप)'

/** Cells that tell of a party what is not its name. */
const notOfName =
  'address|number|संख्या|pan|aadhaa?r|mobile|phone|e-?mail|sign|witness|age|father|husband|occupation|bank|pays?|shall'

/** Labels of a part, in the ways in which forms and schedules of parties have them. */
export function labelOf(words: string): RegExp {
  const part = `(?:${words})(?:['’]?s)?(?:\\(s\\))?(?:['’]s)?(?:\\s+part(?:y|ies))?`
  const ofName = '(?:\\s+(?:full\\s+)?name|\\s*चे\\s+नाव|\\s+का\\s+(?:पूरा\\s+)?(?:नाम|विवरण|नाम\\s+(?:व|एवं)\\s+पता))'
  const forms = [
    // "Name of the Licensor : …", "LANDLORD: …"
    `(?<![\\p{L}\\p{M}]|${ofStamps}\\s)(?:(?:full\\s+)?name\\s+(?:and\\s+address\\s+)?of\\s+(?:the\\s+)?)?${part}${ofName}?\\s*(?:\\/\\s*\\p{L}[\\p{L} ]{1,30}|\\([^)\\n]{2,30}\\)\\s*)?[:：]+-?\\s*(?:-\\s*)?`,
    // "PARTY OF THE FIRST PART (SELLERS) :"
    `(?<=\\bpart\\s)\\(\\s*(?:the\\s+)?(?:${words})\\s*\\)\\s*[:：]+\\s*`,
    // A cell of its own: "Seller Party", "Name and address of the Executant (Seller)".
    `(?<=[\\n\\t])(?![^\\n\\t]*(?:${notOfName}))(?:[^\\n\\t:]{0,40}[^\\S\\n\\t])?${part}(?![\\p{L}\\p{M}])[^\\n\\t:]{0,40}\\t`,
    `(?<=[\\n\\t])names?[^\\n\\t]{0,40}?\\sof\\s+(?:the\\s+)?${part}[^\\n\\t:]{0,24}\\t`,
    // Over the rest of a label whose bracket goes on in the next line: "मकान मालिक (प्रथम श्रीमती …".
    `(?<=\\n)[^\\S\\n]*(?:${words})\\s*\\(\\s*(?:प्रथम|द्वितीय|first|second)\\s+(?=(?:${titlesOfParties})[.\\s])`,
    // A dash before somebody's title.
    `(?<=\\n)[^\\S\\n]*(?:${words})\\s*[-–—]+\\s*(?=(?:[\\d]\\s?[.)]\\s*)?(?:${titlesOfParties})[.\\s])`,
    `(?<=\\n)name\\s+of\\s+(?:the\\s+)?(?:${words})(?:\\(s\\))?\\s+(?=\\p{L})`,
    // The part alone as a heading, over somebody who is told of.
    `(?<=\\n)[^\\S\\n]*(?:the\\s+)?(?<alone>${words})(?:\\s*[(/]\\s*(?:${words})\\s*\\)?)?[^\\p{L}\\p{M}\\n]*\\n`,
    // A heading: "Seller Details", "DETAILS OF SELLER".
    `(?<=\\n)[^\\S\\n]*(?:${words})\\s+(?:details|particulars)[^\\p{L}\\n]*\\n`,
    `(?<=\\n)[^\\S\\n]*(?:details?|particulars|description|names?)(?:\\s+and\\s+\\p{L}+)?\\s+of\\s+(?:the\\s+)?(?:${words})(?:\\s*[(/][^\\n]{1,30})?[^\\p{L}\\n]*\\n`,
  ]
  return new RegExp(forms.join('|'), 'giu')
}

/** "लिहून देणार (भाडेकरू) : …": who writes the paper is said first, and then the part. */
export const writesAs = (words: string): RegExp =>
  new RegExp(
    `लिहून\\s+(?:देणार|घेणार)\\s*\\(\\s*(?!लिहून)(?:${words})(?:\\s*[/,]\\s*[\\p{L}\\p{M} ]{3,20})?\\s*\\)\\s*?(?:\\s*[:：]+-?|\\s*[-–—]+|\\t)\\s*`,
    'giu',
  )
