/** The parties of an Index II: names in a row with age, address and PAN of each. */
import { ruledList } from '../../extraction/forms/form-rows'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import { familyIn } from '../../extraction/prose/one-family'
import { areToldOf, nameAt, namesIn, relation, titlesOfPeople, type ProseName } from '../../extraction/prose/names'
import { textOf } from '../../extraction/layout/layout'
import { spanText, type Span } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import { latinDigits } from '../../identifiers'

/**
 * The name of a party; that of a house, a village or a road is part of an address. Behind the number of the next party, "2): ra:-"
 * is that word misread. Between the two words a line may end, and a bracket of the label beside it.
 */
const labelledName =
  /(?<!(?:[\p{L}\p{M}]*मारतीचे|बिल्डिंगचे|सोसायटीचे|प्रकल्पाचे|गावाचे|गांवाचे|शहराचे|रस्त्याचे|पालिकेचे|मालमत्तेचे)[^\p{L}\p{M}\p{N}]*)ना[वंव]{1,2}\s*[:：;.-]{1,3}\s*|(?<=^|\d\s?[.):]\s*)name\s*[:：-]{1,2}\s*|(?<=\d\s?\)\s?:\s*)[\p{L}\p{M}]{1,5}\s?[:：]\s?-\s*/giu

/** "पेठ/वसाहत: उचगाव": parts of an address are labelled as names are, and are none. */
const partOfAddress =
  /^(?:पेठ|वसाहत|शहर|गांव|गाव|तालुका|जिल्हा|गल्ली|रस्ता|रोड|घर|फ्लॅट|ब्लॉक|प्लॉट|माळा|इमारत|पिन|राज्य|road|block|plot|flat|floor|city|village|taluka|district|pin)(?![\p{L}\p{M}])/iu

const isLabel = ({ value, end }: ProseName, text: string): boolean =>
  ofNote.test(value) || (partOfAddress.test(value) && /^\s*[:：]/.test(text.slice(end)))

/** "किंवा दिवाणी न्यायालयाचा हुकुमनामा किंवा आदेश असल्यास": words of the form's own note on parties. */
const ofNote = /(?<![\p{L}\p{M}])(?:किंवा|असल्यास|हुक[ुू]मनामा|दिवाणी|प्रतिवादीचे|वादीचे|पक्षकाराचे)(?![\p{L}\p{M}])/u

/** A line may break behind the title of who acts for a firm. */
const titleAtEnd = new RegExp(`(?:${titlesOfPeople})[.\\s]*$`, 'iu')

/** Names at the head of what is said of a party, and of each line that tells of another one in the same way. */
function linesOfNames(text: string, { lines }: Span): ProseName[] {
  const family = familyIn(text, 0)
  if (family.length > 0) return [...family]
  const names = namesIn(text, 0)
  const starts = lines.map((_, i) => spanText({ lines: lines.slice(0, i) }).length + 1).slice(1)
  const more = starts.flatMap((at) => {
    const before = text.slice(0, at).replace(titleAtEnd, '')
    // What a comma lets go on is the address of the party before: "Andheri (W)," over "Mumbai. PAN: …".
    const goesOn = relation.test(before) || /,\s*$/.test(before)
    const name = goesOn ? null : nameAt(text.slice(at), at)
    const known = name && names.some((n) => n.start < name.end && name.start < n.end)
    // One word behind a line's end is a place more often than a name.
    return name && !known && name.value.includes(' ') && areToldOf([name], text.slice(at), at) ? [name] : []
  })
  return [...names, ...more].sort((a, b) => a.start - b.start)
}

/** Behind the name of a party: that somebody acts for it. */
const acts = /^[\s,.-]*(?:तर्फे|through|represented\s+by)(?![\p{L}\p{M}])/iu

/** "श्रीमती हौसाबाई …", "Mr. Rakesh …": whether a title belongs to the name is for a human to say. */
const isTitled = ({ value, addressed }: ProseName): boolean => addressed.value !== value

/** Who acts for a firm, by what they are to it, as the register enters it in Marathi. */
const actsForFirm = /^[\s,.-]*तर्फे\s+(?:भागीदार|संचालक|प्रोप्रायटर|मालक|अध्यक्ष|सचिव)(?![\p{L}\p{M}])[\s.:–-]*/u

/**
 * "मे. … बिल्डर्स तर्फे भागीदार …": a firm is entered with who acts for it. Whether that belongs to its name is for a human
 * to say.
 */
function withWhoActs(name: ProseName, text: string): ProseName {
  const link = actsForFirm.exec(text.slice(name.end))?.[0]
  if (link === undefined) return name
  const at = name.end + link.length
  const who = nameAt(text.slice(at), at)
  if (!who) return name
  const { start } = name.addressed
  return { ...name, value: text.slice(start, who.end).replace(/\s+/g, ' '), start, end: who.end }
}

/** "(1) संदीप तावडे - -, घर/फ्लॅट नं: 17 … (2) स्मिता तावडे": where each party of several begins, by its number. */
function numberedIn(text: string): readonly number[] {
  const starts: number[] = []
  for (const mark of text.matchAll(/(?<![\p{L}\p{M}\d])\(([1-9])\)\s*/gu))
    if (Number(mark[1]) === starts.length + 1 && (starts.length > 0 || mark.index < 3))
      starts.push(mark.index + mark[0].length)
  return starts.length > 1 ? starts : []
}

/** What opens the line of one of several parties: its number. */
const opensParty = /(?<=^|\n)\(?(\d{1,2})\s?[.)]\s*(?=\p{L})/gu

/**
 * "1. Hetal Trivedi", its address under it, and then "2. Mehul Trivedi": where each party begins that has a line of its
 * own, by the number that opens it.
 */
function numberedLines(text: string): readonly number[] {
  const starts: number[] = []
  for (const mark of text.matchAll(opensParty))
    if (Number(mark[1]) === starts.length + 1 && (starts.length > 0 || mark.index === 0))
      starts.push(mark.index + mark[0].length)
  return starts.length > 1 ? starts : []
}

/** The names of a row of parties: each after its word for name, before age and address; else the row's head. */
export const parties: Grammar = (span): Parsed | null => {
  // The ruled line before the first of a list is read as a stroke.
  const text = latinDigits(spanText(span)).replace(ruledList, ' ')
  const labelled = [...text.matchAll(labelledName)].map((m) => m.index + m[0].length)
  // Of the same length as the text: only where a line ends differs.
  const lines = latinDigits(span.lines.map(textOf).join('\n'))
  const listed = labelled.length > 0 ? [] : numberedLines(lines)
  const starts = labelled.length > 0 ? labelled : listed.length > 0 ? listed : numberedIn(text)
  const told = listed.length > 0 ? lines : text
  const found =
    starts.length > 0 ? starts.flatMap((from) => nameAt(told.slice(from), from) ?? []) : linesOfNames(text, span)
  const names = found.filter((name) => !isLabel(name, text))
  const [first] = names
  if (!first) return null
  const whole = names.map((name) => withWhoActs(name, text))
  const value = whole.map((n) => n.value).join(', ')
  // A party whose name or number could not be read makes the others doubtful.
  const numbers = listed.length > 0 ? [...lines.matchAll(opensParty)].length : starts.length
  const isShort = starts.length > 0 && names.length < numbers
  const isDoubted = isShort || names.some(({ end }) => acts.test(text.slice(end))) || names.some(isTitled)
  const fit = isDoubted ? 0.5 : starts.length === 0 ? 0.85 : 1
  return {
    ...parsed(value, wordsOfText(span, whole[0]!.start, whole[0]!.end), fit),
    ...(isDoubted ? { isDoubted } : {}),
  }
}
