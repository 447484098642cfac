import { addressByLabel } from '../extraction/addresses/address-rule'
import { aadhaar, isVirtualId, maskedAadhaar } from '../identifiers'
import { addressLine } from '../reading/codes'
import { addressFrom } from '../extraction/addresses/address-block'
import { addressByPin } from '../extraction/addresses/address-by-pin'
import { fromCode, fromWords, labelled, labelledName } from '../extraction/rules/candidates'
import { earliestIsBirth } from '../extraction/rules/date-order'
import {
  dateGrammar,
  genderGrammar,
  nameGrammar,
  parsed,
  yearGrammar,
  type Parsed,
} from '../extraction/grammars/grammar'
import { readIdentifier } from '../extraction/grammars/identifier-grammar'
import type { LabelledPage } from '../extraction/labels/labels'
import { horizontalOverlap, textOf, type LaidWord, type Segment } from '../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import { isSentence } from '../extraction/layout/sentences'
import { spanOf } from '../extraction/layout/span'
import { titles, words, type DocumentDefinition } from './definition'

const birthYears = { from: 1900, to: new Date().getFullYear() }

/** A relation that opens an address: S/O, D/O, W/O, C/O. */
const relation = /^(?:[SDWC51]\s?[/|lI1]\s?[O0o]|son of|daughter of|wife of|care of)\b/i
const addressEnds = (text: string): boolean =>
  /mobile|\bvid\b|uidai|www\.|help@|1947|signature|digitally|your aad|download|issue date|\b\d{4}\s\d{4}\s\d{4}\b|aadhaar no|ph(one)?\s*(no)?\s*[:.]/i.test(
    text,
  )

/** Segments above another in the same column, nearest first, within some line heights. */
function above(page: LabelledPage, below: Segment, lines: number): Segment[] {
  return page.layout.segments
    .filter((s) => s !== below && s.box.y + s.box.height <= below.box.y + below.box.height * 0.3)
    .filter((s) => below.box.y - (s.box.y + s.box.height) < lines * below.box.height)
    .filter(
      (s) => Math.abs(s.box.x - below.box.x) < 2.5 * below.box.height || horizontalOverlap(s.box, below.box) > 0.5,
    )
    .sort((a, b) => b.box.y - a.box.y || a.box.x - b.box.x)
}

/** A colon after a word of any language: between the name and the birth date older cards print the father's name. */
const hasLabel = (segment: Segment): boolean => /^\S+ ?[:：]/.test(textOf(segment.words))

/** On the front the name stands without a label, right over the birth date. */
const nameOverBirth: Rule = {
  name: 'aadhaar.name.over_birth',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((h) => h.label === 'birth' || h.label === 'birth_year')
        // "DOB is based on information supported by proof": under a heading, and no birth date.
        .filter((h) => !isSentence(h.segment))
        .flatMap((hit) => {
          for (const [order, segment] of above(page, hit.segment, 5).entries()) {
            if (segment.words.some((w) => page.labelOf.has(w)) || hasLabel(segment)) continue
            const read = nameGrammar(spanOf(segment.words))
            if (read) return [fromWords(page.layout, 'name', 'aadhaar.name.over_birth', read, 0.95 * 0.95 ** order)]
          }
          return []
        }),
    ),
}

/** The front, by itself or with the back: a word for the gender stands there alone. */
function isFront(page: LabelledPage): boolean {
  return page.layout.segments.some((segment) => genderIn(segment) !== null)
}

/** Where its label was not read: the one date of the front, or the earliest by far. The back has an address alone. */
const birthAlone = earliestIsBirth('aadhaar.birth.alone', 'date_of_birth', birthYears, 1, isFront)

/** An initial by itself is read less surely than a word. */
const isReadWell = ({ text, confidence }: LaidWord): boolean => confidence > (text.length > 1 ? 0.6 : 0.5)

/** Where no label was read, the name stands over the birth date all the same. */
const nameOverDate: Rule = {
  name: 'aadhaar.name.over_date',
  find: ({ pages }) =>
    pages.flatMap((page) => {
      // The back by itself has the day of its issue at most, and what stands over that is no name.
      const labels = ['birth', 'birth_year', 'name', ...(isFront(page) ? [] : ['address'])]
      if (page.hits.some((h) => labels.includes(h.label))) return []
      const date = page.layout.segments.find(
        (s) =>
          dateGrammar(birthYears)(spanOf(s.words)) && !s.words.some((w) => page.labelOf.get(w)?.label === 'issued'),
      )
      for (const segment of date ? above(page, date, 4) : []) {
        const read = nameGrammar(spanOf(segment.words))
        const letters = read?.value.replace(/[^a-z]/gi, '').length ?? 0
        if (read && letters >= 4 && segment.words.every(isReadWell))
          return [fromWords(page.layout, 'name', 'aadhaar.name.over_date', read, 0.7)]
      }
      return []
    }),
}

/** In the letter the name follows "To", in English under its Hindi form, over the relation. */
const nameAfterTo: Rule = {
  name: 'aadhaar.name.addressee',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.layout.segments
        .filter((s) => relation.test(textOf(s.words)))
        .flatMap((opening) => {
          for (const segment of above(page, opening, 3)) {
            // The back has no name: there the address stands over it once more, in the language of the state.
            if (/\d|[^\P{L}\p{Script=Latin}]/u.test(textOf(segment.words))) continue
            const read = nameGrammar(spanOf(segment.words))
            if (read) return [fromWords(page.layout, 'name', 'aadhaar.name.addressee', read, 0.85)]
          }
          return []
        }),
    ),
}

/** Twelve digits with a true check digit; the sixteen of a virtual ID are not among them. */
const number: Rule = {
  name: 'aadhaar.number.groups',
  find: ({ pages }) => pages.flatMap((page) => page.layout.segments.flatMap((segment) => numbersIn(page, segment))),
}

/** A shred of the photo beside the number is read as a dash. */
const digitLike = /^[-–—]?[0-9OoQDIilL|SsBbZzGgqTA]+[.,]?$/

function numbersIn(page: LabelledPage, segment: Segment): Candidate[] {
  const line = segment.words.filter((w) => !page.labelOf.has(w))
  for (let from = 0; from < line.length; from++) {
    for (let to = Math.min(line.length, from + 4); to > from; to--) {
      const run = line.slice(from, to)
      const text = run.map((w) => w.text).join('')
      const masked = maskedAadhaar(text)
      if (masked && text.length <= 15) {
        const read = { ...parsed(masked, spanOf(run), 0.9), reasons: [{ code: 'masked_on_document' as const }] }
        return [fromWords(page.layout, 'aadhaar_number', 'aadhaar.number.masked', read, 0.9)]
      }
      if (
        text.length < 12 ||
        text.length > 13 ||
        (text.match(/\d/g)?.length ?? 0) < 9 ||
        !run.every((w) => digitLike.test(w.text))
      )
        continue
      // A longer row of digit groups is a virtual ID or an enrolment number.
      const before = line[from - 1]
      const after = line[to]
      if (
        (before && digitLike.test(before.text) && before.text.length >= 4) ||
        (after && digitLike.test(after.text) && after.text.length >= 4)
      )
        continue
      if (isVirtualId(line.map((w) => w.text).join(''))) continue
      const read = readIdentifier(aadhaar, run)
      // A row without a true check digit is one only where it is digits and nothing else.
      if (read?.check === 'failed' && !/^\d[\d ]{11,14}$/.test(textOf(run))) continue
      if (read) return [fromWords(page.layout, 'aadhaar_number', 'aadhaar.number.groups', read, 0.97)]
    }
  }
  return []
}

/** The gender stands alone, often after its Hindi word. */
function genderIn(segment: Segment): Parsed | null {
  return segment.words.length > 6 ? null : genderGrammar(false)(spanOf(segment.words))
}

const gender: Rule = {
  name: 'aadhaar.gender.word',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.layout.segments.flatMap((segment) => {
        const read = genderIn(segment)
        return read ? [fromWords(page.layout, 'gender', 'aadhaar.gender.word', read, 0.93)] : []
      }),
    ),
}

const addressUnderLabel = addressByLabel('aadhaar.address.label', addressEnds, 0.95)

const addressByRelation: Rule = {
  name: 'aadhaar.address.relation',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.layout.segments
        .filter(
          (s) => relation.test(textOf(s.words)) && !page.hits.some((h) => h.label === 'address' && h.segment === s),
        )
        .flatMap((segment) => {
          const read = addressFrom(page, segment, { ends: addressEnds })
          return read ? [fromWords(page.layout, 'address', 'aadhaar.address.relation', read, 0.85)] : []
        }),
    ),
}

/** What the QR code says; a signed code proves it. */
const code: Rule = {
  name: 'aadhaar.code',
  find: ({ aadhaarQrs }: RuleContext) =>
    aadhaarQrs.flatMap(({ page, code: found, qr }) => {
      const { state } = qr.signature
      if (state === 'invalid') return []
      const reason = {
        verified: 'signature_verified',
        unknown_key: 'signature_key_unknown',
        none: 'signature_not_verified',
      } as const
      const more = {
        strength: state === 'verified' ? 0.995 : 0.97,
        proofs: state === 'verified' ? (['signature'] as const) : [],
        reasons: [{ code: reason[state] }],
      }
      const { name, dateOfBirth, yearOfBirth, gender: sex, aadhaarNumber, address } = qr.fields
      const at = { page, quad: found.quad }
      const put = (path: string, value: string): Candidate[] =>
        value === '' ? [] : [fromCode(at, 'qr', 'aadhaar.code', path, value, more)]
      return [
        ...put('name', name),
        ...put('date_of_birth', dateOfBirth || yearOfBirth),
        ...put('gender', sex.toUpperCase()),
        ...put('aadhaar_number', aadhaar.check(aadhaarNumber).ok ? aadhaarNumber : ''),
        // Printed with other labels and order than in the code: the print is preferred where it can be read.
        ...put('address', addressLine(address)).map((c) => ({ ...c, strength: 0.55 })),
      ]
    }),
}

export const aadhaarDocument: DocumentDefinition = {
  type: 'AADHAAR',
  cues: [
    ...titles({
      'Unique Identification Authority of India': 1.5,
      'भारतीय विशिष्ट पहचान प्राधिकरण': 1.3,
      'Government of India': 0.5,
      'भारत सरकार': 0.4,
    }),
    ...words({
      'मेरा आधार, मेरी पहचान': 1.2,
      'आम आदमी का अधिकार': 1.2,
      'माझे आधार, माझी ओळख': 1.2,
      'Mera Aadhaar, Meri Pehchan': 1.2,
      'Your Aadhaar No': 1.2,
      'आपका आधार क्रमांक': 1.2,
      'help@uidai.gov.in': 0.8,
      'www.uidai.gov.in': 0.8,
      uidai: 0.4,
      AADHAAR: 0.5,
      'Enrolment No': 0.5,
      'Enrollment No': 0.5,
      VID: 0.4,
      'Year of Birth': 0.4,
      DOB: 0.3,
      'Aadhaar is a proof of identity, not of citizenship': 0.7,
      पुरुष: 0.2,
      महिला: 0.2,
      MALE: 0.2,
      FEMALE: 0.2,
    }),
  ],
  signs: { aadhaar_qr: 3, aadhaar_number: 1, aadhaar_masked: 1, aadhaar_form: 0.5 },
  labels: {
    birth: ['DOB', 'Date of Birth', 'Birth Date', 'जन्म तिथि', 'जन्म तारीख', 'D.O.B', 'जन्मतिथि'],
    birth_year: ['Year of Birth', 'YOB', 'जन्म वर्ष'],
    address: ['Address', 'Addr', 'Add', 'Residential Address', 'Permanent Address', 'पता', 'पत्ता'],
    name: ['Name', 'Full Name', 'Name of Holder', 'नाम'],
    gender: ['Gender', 'Sex', 'लिंग'],
    vid: ['VID'],
    issued: ['Issue Date', 'Aadhaar no. issued', 'Download Date', 'Details as on', 'Print Date'],
    mobile: ['Mobile', 'Mobile No'],
    enrolment: ['Enrolment No', 'Enrollment No', 'नामांकन क्रम'],
    number: ['Your Aadhaar No', 'Aadhaar No', 'Aadhaar Number', 'UID No', 'आधार क्रमांक'],
  },
  rules: [
    code,
    number,
    nameOverBirth,
    nameAfterTo,
    labelledName('aadhaar.name.label', 'name', 'name'),
    labelled('aadhaar.birth.label', 'date_of_birth', 'birth', dateGrammar(birthYears)),
    birthAlone,
    nameOverDate,
    labelled('aadhaar.birth.year', 'date_of_birth', 'birth_year', yearGrammar(birthYears)),
    labelled('aadhaar.birth.year_after_dob', 'date_of_birth', 'birth', yearGrammar(birthYears)),
    labelled('aadhaar.gender.label', 'gender', 'gender', genderGrammar(true)),
    gender,
    addressUnderLabel,
    addressByRelation,
    addressByPin('aadhaar.address.pin', addressEnds),
  ],
}
