/** What gives papers away beside their words: identifiers and codes on the pages, each with how sure it is that it stands there. */
import type { Sign } from '../../../../shared/domain/signs'
import {
  aadhaar,
  drivingLicence,
  epic,
  fssai,
  gstin,
  ifsc,
  pan,
  udyam,
  maskedAadhaar,
  type Identifier,
} from '../../identifiers'
import { right, textOf, verticalOverlap, type Layout, type Segment } from '../../extraction/layout/layout'
import { ledgerRows } from '../../extraction/tables/statements/ledger'
import { hasMagneticLine } from '../banking/magnetic-line'
import { placesOrder } from './places-order'
import { isCylinderMemo, isHouseTaxReceipt, meteredSupply } from './told-together'

export interface SignSources {
  readonly aadhaarCode: boolean
  /** The issuing state of passport lines, null where there are none. */
  readonly mrzState: string | null
}

const patterns: readonly (readonly [Sign, Identifier, number, number, RegExp])[] = [
  ['aadhaar_number', aadhaar, 12, 12, /^\d{4}\s?\d{4}\s?\d{4}$/],
  ['pan_number', pan, 10, 10, /^[A-Z0-9]{10}$/],
  ['epic_number', epic, 10, 17, /^[A-Z]{2,3}[/A-Z0-9]{7,14}$/],
  ['licence_number', drivingLicence, 13, 18, /^[A-Z]{2}[-\s]?\d{2}.{9,14}$/],
  ['gstin', gstin, 15, 15, /^[A-Z0-9]{15}$/],
  ['udyam_number', udyam, 15, 19, /^UDYAM/i],
  ['fssai_number', fssai, 14, 14, /^\d{14}$/],
  ['ifsc', ifsc, 11, 11, /^[A-Z]{4}0[A-Z0-9]{6}$/],
]

/** Twelve digits printed as those of an Aadhaar number are, alone on their line: one of them may have been misread. */
const groupsOfFour = /^(?:\D*[:：])?\s*[2-9]\d{3}\s\d{4}\s\d{4}$/

/** The form of an elector's number, alone after its label: one in ten numbers of that form has its check digit. */
const epicForm = /^(?:.*[:：])?\s*[A-Z]{3}\d{7}$/

/** Labels of other registers whose numbers have twelve digits too; one in ten of them has an Aadhaar's check digit. */
const ofAnotherRegister =
  /\b(?:account|a\/c|uan|universal|registration|regn?|member(?:ship)?|policy|roll|ticket|mobile|phone|abha|health|receipt|reference|ref|transaction|acknowledge?ment)\b/i

/** True where the label before a number, on its line or set off to its left, is that of another register. */
function isLabelledOtherwise({ segments }: Layout, segment: Segment): boolean {
  const left = segments
    .filter((s) => s !== segment && right(s.box) <= segment.box.x && verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => b.box.x - a.box.x)[0]
  const before = textOf(segment.words).replace(/\d{4}.*$/, '')
  return ofAnotherRegister.test(/\p{L}/u.test(before) || !left ? before : textOf(left.words))
}

/**
 * Which signs stand on the pages, as read, without repair: a sign must not be wished into a text. Only a round O beside
 * a digit is the digit that it looks like.
 */
export function findSigns(layouts: readonly Layout[], sources: SignSources): ReadonlySet<Sign> {
  const found = new Set<Sign>()
  if (sources.aadhaarCode) found.add('aadhaar_qr')
  if (sources.mrzState !== null) found.add(sources.mrzState === 'IND' ? 'indian_mrz' : 'foreign_mrz')
  for (const layout of layouts)
    for (const segment of layout.segments) {
      // The labels around are looked at last: few segments look like an Aadhaar number at all.
      const add = (sign: Sign): void => {
        if (!sign.startsWith('aadhaar') || !isLabelledOtherwise(layout, segment)) found.add(sign)
      }
      for (const [sign, identifier, least, most, printed] of patterns)
        if (!found.has(sign) && holds(segment, identifier, least, most, printed)) add(sign)
      const text = textOf(segment.words)
      if (maskedAadhaar(text.replace(/^.*[:：]/, ''))) add('aadhaar_masked')
      if (groupsOfFour.test(text) && !found.has('aadhaar_number')) add('aadhaar_form')
      if (epicForm.test(text) && !found.has('epic_number')) add('epic_form')
    }
  if (layouts.slice(0, 1).some(hasMagneticLine)) found.add('magnetic_line')
  if (layouts.slice(0, 1).some(placesOrder)) found.add('order_placed')
  if (layouts.slice(0, 1).some(isHouseTaxReceipt)) found.add('house_tax_receipt')
  if (layouts.slice(0, 1).some(isCylinderMemo)) found.add('cylinder_memo')
  for (const { supply } of layouts.slice(0, 2).flatMap((layout) => meteredSupply(layout) ?? [])) {
    found.add('metered_supply')
    if (supply !== null) found.add(`metered_${supply}`)
  }
  if (layouts.some((layout) => ledgerRows(layout).length > 0)) found.add('transactions')
  return found
}

function holds({ words }: Segment, identifier: Identifier, least: number, most: number, printed: RegExp): boolean {
  for (let from = 0; from < words.length; from++) {
    let text = ''
    for (let to = from; to < words.length && text.length <= most + 5; to++) {
      text = `${text} ${words[to]?.text ?? ''}`.replace(/[.,:]+$/, '').trim()
      if (text.length < least || !/\d/.test(text)) continue
      const readings = [text, text.replace(/O(?=\d)|(?<=\d)O/g, '0')]
      if (readings.some((t) => printed.test(t) && identifier.check(identifier.normalise(t)).ok)) return true
    }
  }
  return false
}
