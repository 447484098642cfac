/** Which bank a statement or a cheque is of: its name at the head, its IFSC. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { anywhere, doubted, fromWords } from '../../extraction/rules/candidates'
import { fold, likeness } from '../../extraction/labels/fuzzy'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import { ifscGrammar } from '../../extraction/grammars/identifier-grammars'
import type { LabelledPage } from '../../extraction/labels/labels'
import {
  bottom,
  middleX,
  right,
  segmentFrom,
  textOf,
  wereRead,
  type LaidWord,
  type Segment,
} from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import { opensInLatin } from '../../extraction/layout/opens-in-latin'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { branchCodeAtLabel, ofKnownBank } from './known-bank'
import { isBesideItself, isWholeElsewhere } from './other-names'

/** The bank as it is printed at the head, or else by the first letters of the IFSC. */
export const bankRule = (name: string): Rule => ({
  name,
  find: (context) => {
    const code = ifscOf(context)
    const known = code ? context.bankNames.get(code.value.slice(0, 4)) : undefined
    const member = printedMember(name, context)
    const bank = printedBank(name, context, known)
    // "IFSC : HDFC0CBLMR1 (Sub-member HDFC Bank)" under the name of a co-operative bank: who settles for it.
    const printed = member && bank && isLower(bank, member) ? member : (bank ?? member)
    if (printed) return [printed]
    // A bank that took over another keeps its papers' heads: what is printed goes before what the code stands for.
    const headed = headedBank(name, context).filter(({ value }) => !known || !isMisread(value, known))
    if (!known || !code || headed.length > 0) return headed
    const evidence = { ...code.evidence, rule: 'bank.ifsc' }
    // A branch of digits is the bank's own; letters may be those of a bank that it settles for.
    const isOwn = /^[A-Z]{4}0\d{6}$/.test(code.value) && code.edits === 0 && nationalised.test(code.value)
    // Where the name of a member was read in part alone, nothing says it.
    if (!/^[A-Z]{4}0\d{6}$/.test(code.value) && context.pages.slice(0, 1).some(hasMemberAtHead)) return []
    return [{ ...code, path: 'bank_name', value: known, strength: 0.9, most: isOwn ? 1 : mostDoubted, evidence }]
  },
})

/** "STATE BANK 0F INOIA" is the bank that the code stands for, with letters taken for others. */
const isMisread = (read: string, known: string): boolean => likeness(bankKey(fold(read)), bankKey(fold(known))) > 0

/** True for a value that is printed under another. */
const isLower = ({ span: own }: Candidate, { span: other }: Candidate): boolean => {
  const [one, two] = [own?.lines[0]?.[0]?.box, other?.lines[0]?.[0]?.box]
  return one !== undefined && two !== undefined && one.y > bottom(two)
}

/** Banks that are bodies by a law of their own have one name; others print "Limited" behind theirs, or "The" before it. */
const nationalised = /^(?:SBIN|PUNB|BARB|BKID|CNRB|UBIN|IDIB|IOBA|UCBA|CBIN|MAHB|PSIB)/

/** The branch is digits at most banks: a letter among them may be one that looks like it. */
const hasStrayLetter = (code: string): boolean => {
  const branch = code.slice(5)
  return /[OQ]/.test(branch) ? /\d/.test(branch) : /[DISZBGL]/.test(branch) && /(?:.*\d){4}/.test(branch)
}
export const ifscLabel = doubted(branchCodeAtLabel('statement.ifsc.label'), hasStrayLetter)
const ifscAnywhere = ofKnownBank(
  anywhere('statement.ifsc.pattern', 'ifsc', ifscGrammar, 0.85, (_, text) => !/\d{3}/.test(text)),
)
/** Without a label, words of prose may look like a code: only that of a known bank is one. */
export const ifscPattern: Rule = {
  name: ifscAnywhere.name,
  find: (context) => ifscAnywhere.find(context).filter((found) => context.bankNames.has(found.value.slice(0, 4))),
}
const ifscOf = (context: RuleContext): Candidate | undefined =>
  [...ifscLabel.find(context), ...ifscPattern.find(context)].sort(
    (a, b) => b.strength - a.strength || a.edits - b.edits,
  )[0]

/** What stands near the top of a page, where a bank prints its name. */
const headOf = ({ layout: { box: sheet, segments } }: LabelledPage): readonly Segment[] =>
  segments.filter(({ box }) => box.y <= sheet.y + 0.3 * sheet.height)

/**
 * "NILGIRI BANK नीलगिरि बैंक": a name in Latin letters without what says it again behind it in another script, of which
 * a sign may have been read as a small letter; or before it: "पूर्वांचल ग्रामीण बैंक PURVANCHAL RURAL BANK".
 */
function inOneScript(segment: Segment): Segment {
  const { words } = segment
  const latin = words.findIndex(({ text }) => opensInLatin(text))
  const said = textOf(words.slice(0, latin))
  if (latin > 1 && !opensInLatin(said) && /^(?:[\p{Lu}.&'-]+\s){1,6}BANK\W*$/u.test(textOf(words.slice(latin))))
    return segmentFrom(words.slice(latin))
  const other = words.findIndex(({ text }) => /[\p{L}\p{M}]/u.test(text) && !/\p{Script=Latin}/u.test(text))
  const end = words.findLastIndex(({ text }, i) => i < other && !/^\P{L}*\p{Ll}?\P{L}*$/u.test(text))
  return end > 0 ? segmentFrom(words.slice(0, end + 1)) : segment
}

/** Co-operative and rural banks have codes of the larger bank that settles for them: HDFC0CSANGL is none of HDFC. */
const ofMembers = /\b(?:co-?\s?op(?:erative)?|sahakari|urban|nagari|gram(?:in|een|y)a?|dehati|kshetriya|rural)\b/i

const hasMemberAtHead = (page: LabelledPage): boolean =>
  headOf(page).some(({ words }) => ofMembers.test(textOf(words)) || /को-?\s?ऑप|सहकारी|नागरी/u.test(textOf(words)))

/** "श्री वारणामाई नागरी सहकारी बँक लि., सांगली" */
const memberInDevanagari =
  /(?:सहकारी|सहकार|नागरी|नागरिक|ग्रामीण|अर्बन|मर्चंट्स|महिला)\s(?:[\p{L}\p{M}.]+\s){0,2}?(?:बँक|बैंक)(?![\p{L}\p{M}])/u

/** Societies that keep accounts and are called no bank. */
const societies =
  /\b(?:pat\s?sanstha|credit\s+(?:co-?\s?op\w*\.?\s+)?society|(?:co-?\s?op\w*\.?|souharda)\s+(?:urban\s+)?(?:credit|thrift)\b|nidhi\s+(?:limited|ltd))|पत\s?संस्था/iu

/** A segment near the top that names a bank of the kind that has no codes of its own, as printed. */
function printedMember(name: string, { pages: [page] }: RuleContext): Candidate | null {
  if (!page) return null
  const named = headOf(page)
    .map(inOneScript)
    .filter(({ words }) => {
      const text = textOf(words)
      const isMember =
        (/\bbank\b/i.test(text) && ofMembers.test(text)) || societies.test(text) || memberInDevanagari.test(text)
      return words.length <= 9 && isMember && !/\d/.test(text)
    })
  // Of a name in two scripts the Latin one is read best.
  const segment = named.find(({ words }) => opensInLatin(textOf(words))) ?? named[0]
  if (!segment) return null
  // "… Bank Ltd. (Multistate Scheduled Bank)": what it is, is none of the name; its town is, "… Bank Ltd., Sangli".
  const value = textOf(segment.words)
    .replace(/(?<=\b(?:ltd|limited)\b\.?)\s*(?:\(|,(?!\s*\p{L}{3,}\W*$)).*$/iu, '')
    .replace(/[\s,:;-]+$/, '')
  const own = wordsBetween(segment.words, 0, value.length)
  const opening = openingOver(page, segment)
  if (opening) {
    const whole = parsed(`${textOf(opening.words)} ${value}`, spanOf(opening.words, own))
    return { ...fromWords(page.layout, 'bank_name', `${name}.member`, whole, 0.85), most: mostDoubted }
  }
  const found = fromWords(page.layout, 'bank_name', `${name}.member`, parsed(value, spanOf(own)), 0.85)
  // Some leave the town out, or the name was not read to its end; a bank may have another name in Latin letters.
  const hasTown =
    !opensInLatin(value) ||
    isBesideItself(page, segment) ||
    /\b(?:ltd|limited)\b\.?\s*,/i.test(value) ||
    /\p{L}{3}/u.test(textOf(segment.words).slice(value.length)) ||
    isTown(rightOf(page.layout, segment), segment)
  return hasTown ? { ...found, most: mostDoubted } : found
}

/** In heights of a name: how far behind it a town stands whose comma was not read. */
const toTown = 2.5

/** True for a word in the print of a name right behind it. */
const isTown = (beside: Segment | null | undefined, { box }: Segment): boolean => {
  if (!beside || beside.words.length > 1 || !/^\p{Lu}[\p{L}]{2,}\W*$/u.test(textOf(beside.words))) return false
  const isAlike = Math.abs(beside.words[0]!.box.height - box.height) < alike * box.height
  return isAlike && beside.box.x - right(box) < toTown * box.height
}

/** Heights of one print differ by less than this share of them, and middles of lines that are centred alike. */
const alike = 0.25
/** A name goes on in the next line: no wider is the blank between, in heights of its print. */
const nextLine = 0.8

/** "SHRI GANESH GRAMIN BIGAR SHETI" over "SAHAKARI PATSANSTHA MARYADIT": a long name begins on a line over its kind, in its print. */
function openingOver({ layout, labelOf }: LabelledPage, { words, box }: Segment): Segment | null {
  const isPart = (other: Segment): boolean =>
    bottom(other.box) <= box.y + alike * box.height &&
    box.y - bottom(other.box) < nextLine * box.height &&
    Math.abs(other.box.height - box.height) < alike * box.height &&
    Math.abs(middleX(other.box) - middleX(box)) < box.height
  const over = layout.segments.find(isPart)
  if (!over || over.words.length < 2 || over.words.some((word) => labelOf.has(word))) return null
  const text = textOf(over.words)
  const isName = isCapitals(text) === isCapitals(textOf(words)) && /^[\p{Script=Latin}\s.'&-]+$/u.test(text)
  return isName && !notOfName.test(text) && !societies.test(text) ? over : null
}

const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text)
/** What may stand over a name: titles, whole names of banks, whose office it is. */
const notOfName =
  /\b(?:statement|pass\s?book|account|extract|ledger|copy|original|duplicate|bank|society|ltd|limited|government|office|branch)\b/i

/** A segment near the top that is the name of a bank, alone on its line but for a word or two. */
function printedBank(rule: string, context: RuleContext, known: string | undefined): Candidate | null {
  const [page] = context.pages
  if (!page) return null
  const names = known ? [known] : [...context.bankNames.values()].filter((n) => /bank/i.test(n))
  // "Address : HDFC BANK LTD, SHOP 1-4": where a branch is says the name in a form of its own, the mark of the bank another.
  const head = headOf(page)
  const own = fold(known ?? '')
  for (const segment of [...head.filter((s) => !opensPlace(s)), ...head.filter(opensPlace)]) {
    if (segment.words.length > 8) continue
    const folds = segment.words.map((w) => fold(w.text))
    if (!folds.some((f) => f.startsWith('bank') || f === own)) continue
    for (let from = 0; from < folds.length; from++) {
      // A mark of the bank may have been read as a sign: "@ State Bank of India".
      if (folds[from] === '') continue
      for (let to = folds.length; to > from; to--) {
        const key = bankKey(folds.slice(from, to).join(''))
        const name = names.find((n) => bankKey(fold(n)) === key)
        if (name === undefined || (!known && isOfLongerName(segment.words[from - 1]))) continue
        // "Sponsored by Canara Bank": a bank of a region is its own.
        if (/\bsponsor(?:ed|s)?\b/i.test(textOf(segment.words.slice(0, from)))) continue
        const run = segment.words.slice(from, to)
        const value = asKnown(run, name)
        const found = fromWords(
          page.layout,
          'bank_name',
          `${rule}.printed`,
          parsed(value, spanOf(run)),
          known ? 0.97 : 0.85,
        )
        const isUnsure = opensPlace(segment) || isWholeElsewhere(context.pages, value)
        return isUnsure ? { ...found, most: mostDoubted } : found
      }
    }
  }
  return null
}

/** "HDFC BANK LTD, SHOP 1-4, SIDDHI TOWERS": a line that goes on with where the bank is. */
const opensPlace = ({ words }: Segment): boolean => /\b(?:bank|ltd|limited)\b\.?,.*\d/i.test(textOf(words))

/** "DECCAN MERCANTILE BANK", "Sahyadri Coastal Bank Ltd.": a line that is the name of a bank to its end. */
const namesBank =
  /^(?:(?:The|THE)\s+)?\p{Lu}[\p{L}.&'’-]*(?:\s+(?:of|and|for|&|\p{Lu}[\p{L}.&'’-]*)){0,4}\s+(?:Bank|BANK)(?:\s+(?:of\s+|OF\s+)?(?:India|INDIA|Limited|LIMITED|Ltd|LTD))*\.?$/u
const namesNone = /^(?:name|your|our|home|branch|issuing|drawee|paying|central)\b/i

/** "Periyar Peoples Bank Account Activity": behind the name of the bank stands what the paper is. */
const paperBehind =
  /(?<=\bbank(?:\s+(?:of\s+india|limited|ltd\.?))?)\W+(?:(?:statement|summary)\s+of\s+accounts?|(?:e-?)?(?:account|a\/c|transaction|savings|current)?\s*(?:statement|activity|summary|ledger|passbook))\W*$/i
function withoutPaper(segment: Segment): Segment {
  const text = textOf(segment.words)
  const name = text.replace(paperBehind, '')
  return name === text ? segment : segmentFrom(wordsBetween(segment.words, 0, name.length))
}

/** "❖ Malabar Small Finance Bank": the sign of a bank beside its name is no part of it. */
function withoutMark(segment: Segment): Segment {
  const [mark, ...name] = segment.words
  return mark && name.length > 0 && !/[\p{L}\p{N}]/u.test(mark.text) ? segmentFrom(name) : segment
}

/** A bank that no list holds, by what is printed largest at the head: new banks, and those that merged since. */
function headedBank(rule: string, { pages: [page] }: RuleContext): Candidate[] {
  if (!page) return []
  const [first] = headOf(page)
    .map((segment) => withoutPaper(withoutMark(inOneScript(segment))))
    .filter(({ words }) => namesBank.test(textOf(words)) && !namesNone.test(textOf(words)))
    .sort((a, b) => b.box.height - a.box.height)
  if (!first) return []
  const found = fromWords(
    page.layout,
    'bank_name',
    `${rule}.headed`,
    parsed(textOf(first.words), spanOf(first.words)),
    0.8,
  )
  return [{ ...found, most: mostDoubted }]
}

/** "UTKAL Peoples Co-operative Bank" is not the bank of the shorter name. */
const isOfLongerName = (before: LaidWord | undefined): boolean =>
  /^(?!(?:The|THE)$)\p{Lu}[\p{L}']+$/u.test(before?.text ?? '')

const bankKey = (folded: string): string => folded.replace(/(?:iimited|itd)$/, '').replace(/^the/, '')

/** Look-alikes that were read for letters of a known name are exchanged for them; its case stays as printed. */
function asKnown(words: readonly LaidWord[], known: string): string {
  const read = textOf(words).replace(/[\s,:;-]+$/, '')
  const capitals = read.replace(/[^A-Z]/g, '').length * 2 > read.replace(/[^A-Za-z]/g, '').length
  return capitals && wereRead(words) && fold(known) === fold(read) ? known.toUpperCase() : read
}
