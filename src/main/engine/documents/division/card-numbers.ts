/** The numbers by which cards of one kind, cheques, and papers between firms are told from each other. */
import { isUserType, kindOfType, type DetectedType, type DocumentType } from '../../../../shared/domain/document-types'
import { textOf, type LaidWord, type Layout } from '../../extraction/layout/layout'
import { printRows } from '../../extraction/tables/print-rows'
import { aadhaar, drivingLicence, epic, gstin, pan, passport, type Identifier } from '../../identifiers'
import { magneticNumber } from '../banking/magnetic-line'
import { withoutOldPassport } from '../cards/old-passport'

const identifiers: Readonly<Partial<Record<DocumentType, Identifier>>> = {
  AADHAAR: aadhaar,
  PAN: pan,
  VOTER_ID: epic,
  PASSPORT: passport,
  DRIVING_LICENSE: drivingLicence,
  INVOICE: gstin,
  PURCHASE_ORDER: gstin,
}

/** True for what has a side or two, and no further pages. */
export const isCardType = (type: DetectedType | null): boolean =>
  type === 'CHEQUE' ||
  (type !== null && type !== 'UNRECOGNISED' && !isUserType(type) && kindOfType[type] === 'identity')

/** As read and with a true check; of cheques those in their line of magnetic print. Empty for other types. */
export function cardNumbers(type: DetectedType, layout: Layout): ReadonlySet<string> {
  if (type === 'CHEQUE') return new Set(printRows(layout).flatMap((row) => magneticNumber(textOf(row.words)) ?? []))
  const identifier = type === 'UNRECOGNISED' || isUserType(type) ? undefined : identifiers[type]
  if (!identifier) return new Set()
  return identifiersOn(identifier, type === 'PASSPORT' ? withoutOldPassport(layout) : layout)
}

/** Two cards of two people, two invoices of other firms: both have numbers, and none in common. */
export function areOfOthers(type: DetectedType, sheet: Layout, before: readonly Layout[]): boolean {
  const known = new Set(before.flatMap((layout) => [...cardNumbers(type, layout)]))
  const own = [...cardNumbers(type, sheet)]
  return own.length > 0 && known.size > 0 && !own.some((number) => known.has(number))
}

/** In so many words an identifier may be printed. */
const mostParts: ReadonlyMap<Identifier, number> = new Map([
  [aadhaar, 3],
  [drivingLicence, 2],
])

/**
 * Blanks alone part an Aadhaar number, and no group of digits goes on before or after it: one in ten of the references
 * of letters, `318664 / 318702`, of the stamps of signatures, `2022.03.14 11:20:37`, and of twelve among the sixteen
 * digits of a virtual ID has a true check digit.
 */
function isWholeRow(words: readonly LaidWord[], from: number, to: number): boolean {
  const goesOn = (word: LaidWord | undefined): boolean => word !== undefined && /^\d{4}$/.test(word.text)
  const isParted = words.slice(from, to).some(({ text }) => /[/|]|\d:|\d\.\d/.test(text))
  return !isParted && !goesOn(words[from - 1]) && !goesOn(words[to])
}

function identifiersOn(identifier: Identifier, layout: Layout): ReadonlySet<string> {
  const most = mostParts.get(identifier) ?? 1
  const found = new Set<string>()
  for (const { words } of layout.segments) {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + most); to++) {
        if (identifier === aadhaar && !isWholeRow(words, from, to)) continue
        const text = textOf(words.slice(from, to)).replace(/[^0-9A-Za-z/]/g, '')
        if (text.length >= 8 && text.length <= 18 && identifier.check(identifier.normalise(text)).ok)
          found.add(identifier.normalise(text))
      }
    }
  }
  return found
}
