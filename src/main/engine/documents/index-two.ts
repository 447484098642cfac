/** Extracts of Index II: the register of deeds of Maharashtra, fourteen numbered rows. */
import { fromWords } from '../extraction/candidates'
import { codedAmount, codedDate, codedText, codeFacts } from '../extraction/code-facts'
import { parsed, type Grammar, type Parsed } from '../extraction/grammar'
import { rowOf } from '../extraction/form-rows'
import { bareAmountsIn } from '../extraction/prose/amounts'
import { datesIn } from '../extraction/prose/dates'
import { nameAt, namesIn } from '../extraction/prose/names'
import type { LabelHit, LabelledPage, LabelPhrases } from '../extraction/labels'
import { bottom, middle, type LaidWord } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { isEmpty, spanText } from '../extraction/span'
import { latinDigits } from '../identifiers'
import { wordsOfText } from '../extraction/words-of-text'
import { titles, words, type DocumentDefinition } from './definition'

/** The value of a label in the narrow head of the page: beside it, and going on right under it. */
const headed = (path: string, label: string, grammar: Grammar): Rule =>
  row(path, label, grammar, 0.92, (page, hit) => ({
    lines: [...rowOf(page, hit).lines.slice(0, 1), ...lineUnder(page, hit)],
  }))

/** Beside its label, or under it where nothing stands there. */
const rowOrUnder: typeof rowOf = (page, hit) => {
  const beside = rowOf(page, hit)
  return isEmpty(beside) ? { lines: lineUnder(page, hit) } : beside
}

function lineUnder(page: LabelledPage, { segment, from }: LabelHit): readonly (readonly LaidWord[])[] {
  const label = segment.words[from]!.box
  const found = page.layout.segments.find(
    (s) =>
      Math.abs(s.box.x - label.x) < label.height &&
      middle(s.box) > bottom(label) &&
      s.box.y - bottom(label) < label.height &&
      !s.words.some((w) => page.labelOf.has(w)),
  )
  return found ? [found.words] : []
}

/** The value of a row by its label. */
function row(path: string, label: string, grammar: Grammar, strength = 0.92, place: typeof rowOf = rowOf): Rule {
  const name = `index_2.${path}.row`
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label)
          .flatMap((hit) => {
            const span = place(page, hit)
            const read = isEmpty(span) ? null : grammar(span)
            return read ? [fromWords(page.layout, path, name, read, strength * hit.likeness)] : []
          }),
      ),
  }
}

/** A row's text as it is printed. */
const free: Grammar = (span) => {
  const value = tidy(spanText(span))
  return /[\p{L}\p{N}][\p{L}\p{M}\p{N}]/u.test(value) ? parsed(value, span) : null
}

/** Marks at the ends are no part of it; a space before a comma is the reader's. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s:：;=|.,_~–—-]+|[\s:;=|,_~–—-]+$/g, '')

/** A row of one line: a place, a kind of deed, an office. */
const oneLine: Grammar = (span) => free({ lines: span.lines.slice(0, 1) })

/** "1) वाकड", "1) 88.25 चौ.मीटर": the number of a list of one is no part of the value. */
const onlyOne: Grammar = (span) => {
  const read = oneLine(span)
  const value = read?.value.replace(/^[1१]\s*[).]\s*/u, '') ?? ''
  return read && value !== '' && !/[\d०-९]\s*\)/u.test(value) ? { ...read, value } : read
}

/** An office has a name: a number alone is that of the deed beside it. It may go on under its beginning. */
const office: Grammar = (span) => {
  const [first = [], second = []] = span.lines
  const goesOn = /(?:दु\.?\s?नि|निबंधक|registrar)[.,:]*$/iu.test(spanText({ lines: [first] }))
  const read = free({ lines: goesOn && second.length > 0 ? [first, second] : [first] })
  return read && (read.value.match(/\p{L}/gu)?.length ?? 0) >= 2 ? read : null
}

const amount: Grammar = (span) => {
  const text = latinDigits(spanText(span))
  const [first] = bareAmountsIn(text).length > 0 ? bareAmountsIn(text) : smallAmounts(text)
  return first ? parsed(first.value, wordsOfText(span, first.start, first.end), first.regular ? 1 : 0.7) : null
}

/** Fees below a thousand have no mark of thousands. */
const smallAmounts = (text: string) =>
  [...text.matchAll(/(?<![\d/.,])\d{1,3}(?:\.\d{1,2})?(?![\d/])/g)].map((m) => ({
    value: Number(m[0]).toFixed(2),
    start: m.index,
    end: m.index + m[0].length,
    regular: true,
  }))

/** The strokes of a date in narrow print are read as ones: "2310912025". */
const strokesAsOnes = /(?<!\d)(\d{2})1(\d{2})1((?:19|20)\d{2})(?!\d)/g

const date: Grammar = (span) => {
  const text = latinDigits(spanText(span))
  const [whole] = datesIn(text)
  const [repaired] = whole
    ? []
    : datesIn(text.replace(strokesAsOnes, '$1/$2/$3')).map((d) => ({ ...d, repaired: true }))
  const first = whole ?? repaired
  return first ? parsed(first.value, wordsOfText(span, first.start, first.end), first.repaired ? 0.85 : 1) : null
}

const number = /(?:[\p{L}\p{M}]{2,5}[-/ ]?\d{0,2}\s?[-/]\s?)?\d{1,6}\s?[/-]\s?(?:19|20)\d{2}(?!\d)/u

/** A number of a deed keeps the digits in which it is printed. */
const deedNumber: Grammar = (span) => {
  const text = spanText(span)
  const found = number.exec(latinDigits(text))
  if (!found) return null
  const value = text.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  return parsed(value, wordsOfText(span, found.index, found.index + found[0].length))
}

/** The name of a party; that of a house, a village or a road is part of an address. */
const labelledName =
  /(?<!(?:[\p{L}\p{M}]*मारतीचे|बिल्डिंगचे|सोसायटीचे|प्रकल्पाचे|गावाचे|गांवाचे|शहराचे|रस्त्याचे|पालिकेचे|मालमत्तेचे)\s*)ना[वंव]{1,2}\s*[:：;.-]{1,3}\s*/gu

/** The names of a row of parties: each after its word for name, before age and address; else the row's head. */
const parties: Grammar = (span): Parsed | null => {
  const text = spanText(span)
  const starts = [...text.matchAll(labelledName)].map((m) => m.index + m[0].length)
  const names = starts.length > 0 ? starts.flatMap((from) => nameAt(text.slice(from), from) ?? []) : namesIn(text, 0)
  const [first] = names
  if (!first) return null
  const value = names.map((n) => n.value).join(', ')
  return parsed(value, wordsOfText(span, first.start, first.end), starts.length > 0 ? 1 : 0.85)
}

/** Who gives and who takes differ in one letter: each form of the label must be known of both. */
const partyLabels = (verb: 'दे' | 'घे'): readonly string[] => [
  `दस्तऐवज करुन ${verb}णा-या`,
  `दस्तऐवज करुन ${verb}णा-या पक्षकाराचे`,
  `दस्तऐवज करुन ${verb}णा-या पक्षकाराचे नाव`,
  `दस्तऐवज करून ${verb}णाऱ्या पक्षकाराचे नाव`,
  `दस्तऐवज लिहून ${verb}णार`,
  `लिहून ${verb}णाऱ्याचे नाव`,
]

const labels = {
  office: ['दुय्यम निबंधक', 'Sub Registrar', 'Sub-Registrar Office', 'Office of Sub Registrar', 'S.R.O.'],
  number: ['दस्त क्रमांक', 'दस्त क्रमांक व वर्ष', 'दस्त क्रमांक/वर्ष', 'दस्त क्र', 'Document No', 'Document Number', 'Doc No'],
  serial: ['अनुक्रमांक,खंड व पृष्ठ', 'अनुक्रमांक, खंड व पृष्ठ', 'Serial No, Volume and Page'],
  village: ['गावाचे नाव', 'गावाचे नांव', 'Village Name', 'Name of Village', 'Village'],
  deed: ['विलेखाचा प्रकार', 'दस्ताचा प्रकार', 'दस्तऐवजाचा प्रकार', 'Type of Deed', 'Deed Type', 'Article'],
  price: ['मोबदला', 'मोबदल्याची रक्कम', 'Consideration', 'Consideration Amount'],
  market: [
    'बाजारभाव(भाडेपटट्याच्या बाबतितपटटाकार आकारणी',
    'बाजारभाव(भाडेपटट्याच्या',
    'बाजारभाव',
    'बाजार मूल्य',
    'बाजारमुल्य',
    'Market Value',
  ],
  property: [
    'भू-मापन,पोटहिस्सा व घरक्रमांक(असल्यास)',
    'भू-मापन, पोटहिस्सा व घरक्रमांक',
    'भू-मापन पोटहिस्सा',
    'मिळकतीचे वर्णन',
    'Property Description',
    'Description of Property',
  ],
  area: ['क्षेत्रफळ', 'Area'],
  assessment: ['आकारणी किंवा जुडी देण्यात असेल तेव्हा', 'आकारणी किंवा जुडी', 'Assessment'],
  seller: [
    'दस्तऐवज करुन देणा-या/लिहून ठेवणा-या पक्षकाराचे नाव',
    ...partyLabels('दे'),
    'Name of Executant',
    'Executant Name',
    'Seller Name',
    'Name of Seller',
    'Name of the Seller',
    'Name of Seller / Executant',
    'Name of Executant / Seller',
    'Seller / Executant',
    'Executant / Seller',
    'Name of Vendor',
    'Executant',
    'Seller',
  ],
  buyer: [
    ...partyLabels('घे'),
    'Name of Claimant',
    'Claimant Name',
    'Purchaser Name',
    'Buyer Name',
    'Name of Purchaser',
    'Name of the Purchaser',
    'Name of Buyer',
    'Name of Purchaser / Claimant',
    'Name of Claimant / Purchaser',
    'Purchaser / Claimant',
    'Claimant / Purchaser',
    'Claimant',
    'Purchaser',
    'Buyer',
  ],
  executed: [
    'दस्तऐवज करुन दिल्याचा दिनांक',
    'दस्तऐवज करून दिल्याचा दिनांक',
    'दस्त निष्पादनाचा दिनांक',
    'Date of Execution',
    'Execution Date',
  ],
  registered: [
    'दस्त नोंदणी केल्याचा दिनांक',
    'नोंदणी केल्याचा दिनांक',
    'नोंदणीचा दिनांक',
    'Date of Registration',
    'Registration Date',
  ],
  duty: ['बाजारभावाप्रमाणे मुद्रांक शुल्क', 'मुद्रांक शुल्क', 'Stamp Duty'],
  fee: ['बाजारभावाप्रमाणे नोंदणी शुल्क', 'नोंदणी शुल्क', 'नोंदणी फी', 'Registration Fee', 'Registration Fees'],
  remark: ['शेरा', 'Remarks'],
  form: ['नोदंणी', 'नोंदणी', 'Regn:63m'],
} satisfies LabelPhrases

const years = { from: 1985, to: new Date().getFullYear() + 1 }

/** A number with its year; a bare one leaves open of which year it is. */
const codedDeed = (text: string): string => number.exec(text)?.[0].replace(/\s/g, '') ?? ''
/** An office by its name: some codes say its number alone. */
const codedOffice = (text: string): string => (/\p{L}{3}/u.test(text) ? codedText(text) : '')

/**
 * What the code of an extract says, where there is one: under the names of the print, or those of the register's files.
 */
const code = codeFacts('index_2.code', [
  { path: 'document_number', names: [...labels.number, 'Document Number/Year', 'DocNo/Year'], read: codedDeed },
  { path: 'registration_date', names: [...labels.registered, 'Reg Date', 'RDate'], read: codedDate(years) },
  { path: 'execution_date', names: labels.executed, read: codedDate(years) },
  { path: 'sub_registrar_office', names: [...labels.office, 'SRO', 'SRO Name', 'SRO Office', 'Sub Registrar Office'], read: codedOffice, inWords: true },
  { path: 'village', names: labels.village, read: codedText, inWords: true },
  { path: 'deed_type', names: [...labels.deed, 'Document Type', 'Doc Type', 'Article Name'], read: codedText, inWords: true },
  { path: 'seller_name', names: [...labels.seller, 'Seller', 'Executant'], read: codedText, inWords: true },
  { path: 'buyer_name', names: [...labels.buyer, 'Purchaser', 'Buyer', 'Claimant', 'Buyer Name'], read: codedText, inWords: true },
  { path: 'consideration_amount', names: labels.price, read: codedAmount },
  { path: 'market_value', names: labels.market, read: codedAmount },
  { path: 'stamp_duty', names: labels.duty, read: codedAmount },
  { path: 'registration_fee', names: labels.fee, read: codedAmount },
]) // prettier-ignore

export const indexTwoDocument: DocumentDefinition = {
  type: 'INDEX_2',
  cues: [
    ...titles({
      'सूची क्र.2': 2,
      'सूची क्र. 2': 2,
      'सूची क्र.२': 2,
      'सूची क्रमांक २': 2,
      'सूची क्र': 1.2,
      'Index II': 1.8,
      'Index-II': 1.8,
      'Index 2': 1.8,
      'Index No. II': 1.8,
      'Index No. 2': 1.8,
    }),
    ...words({
      'दुय्यम निबंधक': 0.6,
      'विलेखाचा प्रकार': 0.9,
      मोबदला: 0.5,
      बाजारभाव: 0.6,
      'दस्त क्रमांक': 0.5,
      'Regn:63m': 0.8,
      'भू-मापन': 0.5,
      'दस्तऐवज करुन देणा-या': 0.7,
      'Type of Deed': 0.5,
      'Deed Type': 0.4,
      'Market Value': 0.4,
      'Date of Execution': 0.2,
      'Registration Fee': 0.3,
    }),
  ],
  signs: {},
  labels,
  rules: [
    code,
    headed('document_number', 'number', deedNumber),
    row('document_number', 'serial', deedNumber, 0.8),
    headed('sub_registrar_office', 'office', office),
    row('village', 'village', onlyOne, 0.92, rowOrUnder),
    row('deed_type', 'deed', oneLine),
    row('consideration_amount', 'price', amount),
    row('market_value', 'market', amount),
    row('property_description', 'property', free),
    row('area', 'area', onlyOne),
    row('seller_name', 'seller', parties),
    row('buyer_name', 'buyer', parties),
    row('execution_date', 'executed', date),
    row('registration_date', 'registered', date),
    row('stamp_duty', 'duty', amount),
    row('registration_fee', 'fee', amount),
  ],
}
