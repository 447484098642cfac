/** Form GST REG-06, with its annexures: rows of a number, a label and a value. */
import { endsAddress } from '../extraction/addresses/address-end'
import { addressInGrid } from '../extraction/addresses/address-grid'
import { anywhere, fromWords } from '../extraction/rules/candidates'
import { codedDate, codedNumber, codedText, codeFacts } from '../extraction/rules/code-facts'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { madeWhole } from '../extraction/grammars/broken-names'
import { oneOfGrammar, textGrammar } from '../extraction/grammars/text-grammar'
import { dateGrammar, type Grammar } from '../extraction/grammars/grammar'
import { gstinGrammar } from '../extraction/grammars/identifier-grammars'
import type { LabelHit, LabelledPage, LabelPhrases } from '../extraction/labels/labels'
import { bottom, middle, right, textOf, verticalOverlap, type LaidWord } from '../extraction/layout/layout'
import type { Rule } from '../extraction/rules/rule'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { spanOf } from '../extraction/layout/span'
import { gstin } from '../identifiers'
import { titles, words, type DocumentDefinition } from './definition'

const thisYear = new Date().getFullYear()
/** Some were liable to the tax before there was GST. */
const days = { from: 2000, to: thisYear + 1 }

const constitutions =
  /propriet|partnership|limited|company|llp|huf|hindu undivided|society|club|trust|association|aop|government|public sector|psu|local authority|statutory|body of|others?\b|foreign/i
const registrations =
  /^(?:regular|composition|casual|sez|special economic|non[- ]?resident|input service|isd|tax (?:deductor|collector)|tds|tcs|e-?commerce|oidar|uin|un body|normal|embassy)/i

/** Where the row of a label stands under it: what is right of the label there, opening with "From". */
function fromUnder({ layout }: LabelledPage, { segment }: LabelHit): readonly LaidWord[] {
  const from = layout.segments.find(
    (s) =>
      s.box.x >= right(segment.box) &&
      middle(s.box) > bottom(segment.box) &&
      s.box.y - bottom(segment.box) < 1.5 * segment.box.height &&
      /^from\b/i.test(s.words[0]?.text ?? ''),
  )
  const row = layout.segments.filter((s) => from && s.box.x >= from.box.x && verticalOverlap(s.box, from.box) > 0.3)
  return row.sort((a, b) => a.box.x - b.box.x).flatMap((s) => s.words)
}

/** "From" and "To" as heads of two columns: the day that stands under the first; null where it is no head. */
function dayUnder({ layout }: LabelledPage, [head, ...more]: readonly LaidWord[]): readonly LaidWord[] | null {
  if (!head || more.length > 0 || !/^from\W*$/i.test(head.text)) return null
  const under = layout.segments.find(
    ({ box }) =>
      Math.abs(box.x - head.box.x) < head.box.height &&
      middle(box) > bottom(head.box) &&
      box.y - bottom(head.box) < 1.5 * head.box.height,
  )
  return under?.words ?? null
}

/** "Period of Validity  From 01/07/2017  To NA": the first date of the row, before its "To". */
const validFrom: Rule = {
  name: 'gst.validity.row',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === 'validity')
        .flatMap((hit) => {
          const row = page.layout.segments
            .filter((s) => s.box.x >= right(hit.segment.box) - 4 && verticalOverlap(s.box, hit.segment.box) > 0.3)
            .sort((a, b) => a.box.x - b.box.x)
            .flatMap((s) => s.words)
          const beside = [...hit.segment.words.slice(hit.to), ...row]
          const all = beside.length > 0 ? beside : fromUnder(page, hit)
          const to = all.findIndex((w) => /^(?:to|upto|till)\b/i.test(w.text))
          const from = to < 0 ? all : all.slice(0, to)
          const read = dateGrammar(days)(spanOf(from.length > 0 ? (dayUnder(page, from) ?? from) : from))
          const named = /from/i.test(`${hit.phrase} ${textOf(from)}`)
          return read ? [fromWords(page.layout, 'valid_from', 'gst.validity.row', read, named ? 0.95 : 0.75)] : []
        }),
    ),
}

const anyText = textGrammar()
/** The number of the registration stands in the row over the names, and is no line of one. */
const firmGrammar: Grammar = ({ lines }) => {
  const read = anyText({ lines: lines.filter((line) => !gstinGrammar(spanOf(line))) })
  return read && madeWhole(read)
}

const addressAtLabel = formAddress('gst.address.label', 'address', 'address', endsAddress)
/** No address begins with a label: what does is the first cell of a grid. */
const wholeAddress: Rule = {
  name: addressAtLabel.name,
  find: (context) => addressAtLabel.find(context).filter(({ value }) => !/^[\p{L}./ ]{4,30}[:：]/u.test(value)),
}

/** A provisional certificate has its day at the foot, over the place: "Date : 27/06/2017". */
const issuedAtFoot = seeingOnly(
  formField('gst.issued.foot', 'date_of_issue', 'day', dateGrammar(days), { strength: 0.75 }),
  ({ from, to, segment: { words } }) => from === 0 && /^[:：]/.test(words[to]?.text ?? ''),
)

const labels = {
  number: [
    'Registration Number',
    'Registration No',
    'Registration Number (GSTIN)',
    'GSTIN',
    'GSTIN / UIN',
    'GSTIN/UIN',
    'GSTIN Number',
    'GST Registration Number',
    'GST Identification Number',
    'Goods and Services Tax Identification Number',
    'पंजीकरण संख्या',
    'नोंदणी क्रमांक',
  ],
  legal: [
    'Legal Name',
    'Legal Name of Business',
    'Legal Name of the Business',
    'Legal Name of Taxpayer',
    'Name of the Taxable Person',
    'Name of the Taxable Person (Legal)',
    'Legal Name of the Taxable Person',
    'Legal Name of the Taxpayer',
    'Name of the Taxpayer',
    'Name of Taxpayer',
    'Name of the Registered Person',
    'कानूनी नाम',
    'विधिक नाम',
    'कायदेशीर नाव',
  ],
  trade: [
    'Trade Name, if any',
    'Trade Name',
    'Trade Name of Business',
    'Business Trade Name',
    'व्यापार नाम',
    'व्यापारी नाव',
  ],
  other_trade: ['Additional Trade Names, if any', 'Additional Trade Name'],
  constitution: [
    'Constitution of Business',
    'Constitution of the Business',
    'Business Constitution',
    'Constitution',
    'व्यवसाय का गठन',
  ],
  address: [
    'Address of Principal Place of Business',
    'Address of Principal Place of',
    'Address of the Principal Place of Business',
    'Principal Place of Business',
    'Principal Place of Business Address',
    'Principal Address',
    'Address of Business',
    'Business Address',
    'व्यवसाय के प्रमुख स्थान का पता',
    'मुख्य व्यवसाय स्थान का पता',
  ],
  bare_address: ['Address', 'पता', 'पत्ता'],
  liability: ['Date of Liability', 'Liability Date'],
  validity: [
    'Period of Validity',
    'Validity Period',
    'Period of Validity From',
    'Validity From',
    'Registration Valid From',
    'Valid From',
    'Effective Date of Registration',
    'Effective Date',
    'Validity',
  ],
  type: [
    'Type of Registration',
    'Registration Type',
    'Taxpayer Type',
    'Type of Taxpayer',
    'Kind of Registration',
    'पंजीकरण का प्रकार',
  ],
  officer: [
    'Particulars of Approving Authority',
    'Approving Authority',
    'Designation',
    'Jurisdictional Office',
    'Administrative Office',
    'Other Office',
    'Central Jurisdiction',
    'State Jurisdiction',
    'Name',
    'Signature',
  ],
  issued: [
    'Date of issue of Certificate',
    'Date of issue of Registration Certificate',
    'Date of issue of the Certificate',
    'Certificate Issue Date',
    'Date of issue',
    'Issue Date',
    'Issued on',
    'Certificate Date',
    'प्रमाण पत्र जारी करने की तिथि',
  ],
  day: ['Date'],
  annexure: [
    'Details of Additional Places of Business',
    'Total Number of Additional Places of Business',
    'Details of Managing / Authorized Partners',
    'Details of Managing / Whole-time Directors and Key Managerial Persons',
    'Details of Proprietor',
    'Details of Partners',
    'Details of Directors',
  ],
} satisfies LabelPhrases

/** What its code says in the clear, where there is one. */
const code = codeFacts('gst.code', [
  { path: 'gstin', names: labels.number, read: codedNumber(gstin) },
  { path: 'legal_name', names: labels.legal, read: codedText, inWords: true },
  { path: 'trade_name', names: labels.trade, read: codedText, inWords: true },
  { path: 'date_of_issue', names: labels.issued, read: codedDate(days) },
])

export const gstCertificate: DocumentDefinition = {
  type: 'GST_CERT',
  cues: [
    ...titles({
      'Form GST REG-06': 2.4,
      'Form GST REG-25': 2.4,
      'Certificate of Provisional Registration': 1.6,
      'Registration Certificate': 0.7,
      'Certificate of Registration': 0.7,
      'GST Registration Certificate': 1.6,
      'Goods and Services Tax': 0.7,
    }),
    ...words({
      'Constitution of Business': 0.8,
      'Date of Liability': 0.7,
      'Type of Registration': 0.6,
      'Period of Validity': 0.4,
      'Particulars of Approving Authority': 0.7,
      'Address of Principal Place of Business': 0.8,
      'Principal Place of Business': 0.5,
      'Legal Name': 0.4,
      'Trade Name, if any': 0.5,
      'Jurisdictional Office': 0.3,
      'Central Goods and Services Tax': 0.4,
      'Goods and Services Tax Identification Number': 0.4,
      'Details of Additional Places of Business': 0.6,
    }),
  ],
  signs: { gstin: 0.2 },
  labels,
  rules: [
    code,
    formField('gst.number.label', 'gstin', 'number', gstinGrammar),
    anywhere('gst.number.pattern', 'gstin', gstinGrammar, 0.85, (_, text) => (text.match(/\d/g)?.length ?? 0) < 5),
    formField('gst.legal.label', 'legal_name', 'legal', firmGrammar, { lines: 3 }),
    formField('gst.trade.label', 'trade_name', 'trade', firmGrammar, { lines: 3 }),
    formField('gst.constitution.label', 'constitution_of_business', 'constitution', oneOfGrammar(constitutions), {
      lines: 3,
    }),
    addressInGrid('gst.address.grid', (page) => page.hits.some((hit) => hit.label === 'address')),
    wholeAddress,
    formAddress('gst.address.bare', 'address', 'bare_address', endsAddress, 0.6),
    formField('gst.type.label', 'registration_type', 'type', oneOfGrammar(registrations), { lines: 2 }),
    validFrom,
    formField('gst.validity.label', 'valid_from', 'validity', dateGrammar(days), { strength: 0.9 }),
    formField('gst.issued.label', 'date_of_issue', 'issued', dateGrammar(days)),
    issuedAtFoot,
  ],
}
