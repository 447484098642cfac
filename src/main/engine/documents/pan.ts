import { anywhere, fromCode, fromWords, labelled, labelledName } from '../extraction/rules/candidates'
import { mostDoubted } from '../extraction/rules/bounds'
import { dateGrammar, nameGrammar, type Parsed } from '../extraction/grammars/grammar'
import { panGrammar } from '../extraction/grammars/identifier-grammars'
import type { LabelledPage } from '../extraction/labels/labels'
import { bottom, middle, textOf, type LaidWord, type Segment } from '../extraction/layout/layout'
import { flagClarity, qualityFlag } from '../imaging'
import type { Candidate, Rule } from '../extraction/rules/rule'
import { spanOf } from '../extraction/layout/span'
import { isReadWell, nameOverFather } from '../extraction/rules/unlabelled-names'
import { titles, words, type DocumentDefinition } from './definition'
import { firmName, ofPersons } from './cards/pan-firm'

const birthYears = { from: 1850, to: new Date().getFullYear() }

/**
 * The old card has no labels: under the heading stand the name, the father's name and the date, one under the
 * other at the left. Cards of companies have no father's name.
 */
const unlabelledStack: Rule = {
  name: 'pan.stack',
  find: ({ pages }) => pages.flatMap(stack),
}

/** The lines over the date of a card, under its heading. */
function columnOf(page: LabelledPage): readonly Segment[] {
  const date = page.layout.segments.find((s) => dateGrammar(birthYears)(spanOf(s.words)))
  if (!date) return []
  const heading = page.hits.filter((h) => h.label === 'heading' && bottom(h.segment.box) < middle(date.box))
  const top = Math.max(...heading.map((h) => bottom(h.segment.box) - h.segment.box.height / 2), -Infinity)
  return page.layout.segments.filter(
    (s) => middle(s.box) > top && bottom(s.box) < middle(date.box) && inColumn(s, date),
  )
}

/** Those that are no labels. */
const unlabelledColumn = (page: LabelledPage): readonly Segment[] =>
  columnOf(page).filter((s) => !s.words.some((w) => page.labelOf.has(w)) && s.script === 'latin')

function stack(page: LabelledPage): Candidate[] {
  if (page.hits.some((h) => h.label === 'name' || h.label === 'father')) return []
  const column = columnOf(page)
  const names = unlabelledColumn(page).flatMap((s) => {
    const read = nameGrammar(spanOf(withoutInnerColons(s.words)))
    return read && textOf(s.words).replace(/[^A-Za-z]/g, '').length >= 3 ? [{ read, segment: s }] : []
  })
  // Counted from the date upwards: what stands above the two lines is rest of the heading.
  const last = names.slice(-2)
  // A line that was hardly read, or that is no name, may be a label, and then the lines are another's.
  const box = last[0]?.segment.box
  const among = column.filter((s) => box && bottom(s.box) > box.y - box.height)
  const isSure =
    among.length === last.length &&
    last.every(({ segment }) => isReadWell(segment) && withoutInnerColons(segment.words) === segment.words)
  const bound = isSure ? {} : { most: mostDoubted }
  const put = (path: string, rule: string, read: Parsed, strength: number): Candidate => ({
    ...fromWords(page.layout, path, rule, read, strength),
    ...bound,
  })
  const [name, father] = last
  const out: Candidate[] = []
  if (name) out.push(put('name_as_per_pan', 'pan.stack.name', name.read, last.length === 2 ? 0.9 : 0.75))
  if (father) out.push(put('father_name', 'pan.stack.father', father.read, 0.9))
  return out
}

/** After a label the colon comes first; among the capitals of a name it is a speck of the ground. */
function withoutInnerColons(words: readonly LaidWord[]): readonly LaidWord[] {
  const isSpecked = ({ text }: LaidWord, i: number): boolean => i > 0 && /^\p{Lu}+[:;]$/u.test(text)
  if (!words.some(isSpecked)) return words
  return words.map((word, i) => (isSpecked(word, i) ? { ...word, text: word.text.slice(0, -1) } : word))
}

const inColumn = (s: Segment, date: Segment): boolean =>
  Math.abs(s.box.x - date.box.x) < 2.5 * Math.max(s.box.height, date.box.height)

const code: Rule = {
  name: 'pan.code',
  find: ({ panQrs }) =>
    panQrs.flatMap(({ page, code: found, qr }) => {
      const at = { page, quad: found.quad }
      const put = (path: string, value: string): Candidate[] =>
        value === '' ? [] : [fromCode(at, 'qr', 'pan.code', path, value, { strength: 0.97 })]
      return [
        ...put('name_as_per_pan', qr.name),
        ...put('father_name', qr.fatherName),
        ...put('pan_number', qr.panNumber),
        ...put('dob', qr.dateOfBirth),
      ]
    }),
}

/** One word for the picture, from its pixels alone. */
const picture: Rule = {
  name: 'pan.quality.picture',
  find: ({ quality, pages }) => {
    const value = qualityFlag(quality)
    const evidence = {
      page: pages[0]?.layout.page ?? 0,
      quad: null,
      source: 'image',
      rule: 'pan.quality.picture',
      rawText: '',
      proofs: [],
    } as const
    // At a limit between two words the one is hardly better than the other.
    const strength = 0.2 + 0.75 * flagClarity(quality)
    const flag = {
      path: 'document_quality_flag',
      value,
      evidence,
      span: null,
      strength,
      edits: 0,
      reasons: [],
    } as const
    // The grid of a fine screen leaves no trace in a picture of it, which looks like one of the card itself.
    return [{ ...flag, check: 'none', ...(value === 'original' ? { most: mostDoubted } : {}) }]
  },
}

export const panDocument: DocumentDefinition = {
  type: 'PAN',
  cues: [
    ...titles({
      'Income Tax Department': 1.2,
      'आयकर विभाग': 0.9,
      'Permanent Account Number Card': 1.4,
      'Permanent Account Number': 0.9,
      'स्थायी लेखा संख्या': 0.9,
      'Govt of India': 0.3,
      'Government of India': 0.2,
      'e-Permanent Account Number': 1,
    }),
    ...words({
      'Permanent Account Number': 0.3,
      Signature: 0.1,
      "Father's Name": 0.25,
      'पिता का नाम': 0.2,
      'जन्म की तारीख': 0.1,
    }),
  ],
  signs: { pan_number: 0.9 },
  labels: {
    heading: ['Income Tax Department', 'Govt of India', 'Government of India', 'आयकर विभाग', 'भारत सरकार'],
    number: [
      'Permanent Account Number',
      'Permanent Account Number Card',
      'PAN No',
      'PAN Number',
      'PAN',
      'स्थायी लेखा संख्या',
      'स्थायी लेखा संख्या कार्ड',
    ],
    name: ['Name', 'नाम', 'Name of Applicant', 'Full Name', "Holder's Name", 'Card Holder Name'],
    father: ["Father's Name", 'Father Name', 'पिता का नाम', 'Name of Father'],
    mother: ["Mother's Name"],
    birth: [
      'Date of Birth',
      'Birth Date',
      'D.O.B',
      'जन्म की तारीख',
      'DOB',
      'Date of Birth / Incorporation',
      'Date of Incorporation',
      'Date of Formation',
      'Date of Incorporation / Formation',
      'निगमन की तारीख',
      'निगमन/गठन की तारीख',
      'जन्म तिथि',
    ],
    signature: ['Signature', 'हस्ताक्षर'],
    issued: ['Date of Issue', 'Issue Date'],
  },
  rules: [
    picture,
    code,
    labelled('pan.number.label', 'pan_number', 'number', panGrammar),
    anywhere('pan.number.pattern', 'pan_number', panGrammar, 0.96),
    ofPersons(labelledName('pan.name.label', 'name_as_per_pan', 'name')),
    labelledName('pan.father.label', 'father_name', 'father'),
    nameOverFather('pan.name.over_father', 'name_as_per_pan'),
    ofPersons(unlabelledStack),
    firmName(unlabelledColumn),
    labelled('pan.birth.label', 'dob', 'birth', dateGrammar(birthYears)),
    anywhere('pan.birth.date', 'dob', dateGrammar(birthYears), 0.8, (page) =>
      page.hits.some((h) => h.label === 'issued'),
    ),
  ],
}
