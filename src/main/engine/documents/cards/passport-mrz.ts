import type { PageQuad } from '../../../../shared/domain/geometry'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromCode } from '../../extraction/rules/candidates'
import { believed } from '../../extraction/belief/judge'
import { textOf } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import type { MrzField } from '../../identifiers/mrz'
import { differsInFillers, lowerLines, nearestLine, upperLine } from './passport-lines'

/**
 * The machine-readable lines and what stands in them. The upper line has no check digits: where the printed
 * names give the same line but for its fillers, they say which it is; the lower line likewise where its check
 * digits do not hold.
 */
export const machineReadable = (printed: readonly Rule[]): Rule => ({
  name: 'passport.mrz',
  find: (context) => (context.mrz ? fromLines(context.mrz, bestOf(printed, context)) : []),
})

type Printed = (path: string) => string

/** The best printed candidate of each field; empty where there is none. */
function bestOf(rules: readonly Rule[], context: RuleContext): Printed {
  const found = rules.flatMap((rule) => rule.find(context)).sort((a, b) => believed(b) - believed(a))
  return (path) => found.find((c) => c.path === path)?.value ?? ''
}

function fromLines({ page, found }: NonNullable<RuleContext['mrz']>, printed: Printed): Candidate[] {
  const { td3, upper, lower } = found
  const names = { surname: printed('surname'), givenNames: printed('given_names') }
  const composedUpper = upperLine(names)
  // A given name of one letter, "G", was taken for a filler; the line as it was read has it.
  const readings = [td3.lines[0], upper ? textOf(upper.words) : '']
  const agrees = names.givenNames !== '' && readings.some((line) => differsInFillers(line, composedUpper))
  const put = (path: string, field: MrzField, quad: PageQuad, value = field.value): Candidate[] => {
    if (value === '' || field.check === 'failed') return []
    const { words } = upper && quad === upper.place ? upper : lower
    // A check digit that chose characters bears out what was hardly read little more than chance would.
    const spent = field.check === 'spent'
    const strength = field.check === 'passed' ? 0.985 : spent ? 0.5 + 0.35 * leastOf(words) : 0.88
    const rawText = textOf(words)
    const proofs = field.check === 'passed' ? (['check_digit'] as const) : []
    const candidate = fromCode({ page, quad }, 'mrz', 'passport.mrz', path, value, {
      strength,
      check: field.check,
      proofs,
      edits: field.repaired ? 1 : 0,
      rawText,
    })
    return [spent ? { ...candidate, most: mostDoubted } : candidate]
  }
  // A holder with a single name carries it as primary identifier; the page prints it as given name.
  const single = td3.givenNames.value === ''
  // What the page prints as surname is no single name: the given name was lost among the fillers.
  const isSurname = td3.surname.value === '' && names.surname !== '' && td3.givenNames.value === names.surname
  const surname = agrees || isSurname ? names.surname : single ? '' : td3.surname.value
  const given = agrees ? names.givenNames : isSurname ? '' : single ? td3.surname.value : td3.givenNames.value
  // The upper line has no check digits: what the page does not print as well may have a filler for a letter.
  const ofUpper = (path: string, field: MrzField, value: string): Candidate[] =>
    upper ? put(path, field, upper.place, value).map((c) => ({ ...c, most: mostDoubted })) : []
  return [
    ...(upper ? [upperCandidate(page, td3, upper, agrees ? composedUpper : null)] : []),
    lowerCandidate(page, found, printed),
    ...put('passport_number', td3.documentNumber, lower.place),
    ...ofUpper('surname', td3.surname, surname),
    ...ofUpper('given_names', single ? td3.surname : td3.givenNames, given),
    ...put('date_of_birth', td3.birthDate, lower.place),
    ...put('date_of_expiry', td3.expiryDate, lower.place),
    ...put('sex', td3.sex, lower.place),
    ...(td3.nationality.value === 'IND' ? put('nationality', td3.nationality, lower.place, 'INDIAN') : []),
  ]
}

const leastOf = (words: readonly { readonly confidence: number }[]): number =>
  Math.min(1, ...words.map((w) => w.confidence))

type Found = NonNullable<RuleContext['mrz']>['found']

function upperCandidate(
  page: number,
  td3: Found['td3'],
  upper: NonNullable<Found['upper']>,
  composed: string | null,
): Candidate {
  const rawText = textOf(upper.words)
  const least = leastOf(upper.words)
  // Without the page to bear it, a filler may have been taken for a letter and nothing says so.
  const strength = composed ? 0.97 : 0.25 + 0.25 * least
  const more = { strength, edits: (composed ?? td3.lines[0]) === rawText.replaceAll(' ', '') ? 0 : 1, rawText }
  return {
    ...fromCode({ page, quad: upper.place }, 'mrz', 'passport.mrz', 'mrz_line_1', composed ?? td3.lines[0], more),
    reasons: composed ? [{ code: 'sources_agree' }] : [],
    most: composed ? 1 : mostDoubted,
  }
}

/**
 * True where the line was read with a 0 before its last digit, for no personal number. A filler there says the same,
 * and a 0 is read as a filler or lost, but no filler is read as a digit.
 */
const saysNoNumber = (rawText: string): boolean => /[0O].$/.test(rawText.replaceAll(' ', ''))

function lowerCandidate(page: number, { td3, lower }: Found, printed: Printed): Candidate {
  const rawText = textOf(lower.words)
  const at = { page, quad: lower.place }
  const edits = td3.lines[1] === rawText.replaceAll(' ', '') ? 0 : 1
  const composed = nearestLine(td3.lines[1], composedLines(td3, printed))
  // Misread fillers can satisfy the last digit by chance: letters there count only where the page says nothing.
  const strayLetters = /[A-Z]/.test(td3.lines[1].slice(28, 42))
  if (td3.composite === 'passed' && !(strayLetters && composed)) {
    const more = { strength: 0.985, check: 'passed', proofs: ['check_digit'], edits, rawText } as const
    const candidate = fromCode(at, 'mrz', 'passport.mrz', 'mrz_line_2', td3.lines[1], more)
    // Without a personal number its check digit is a filler or 0, which count alike: where one was lost nothing tells
    // which.
    const isWhole = rawText.replaceAll(' ', '').length === td3.lines[1].length
    return isWhole || saysNoNumber(rawText) ? candidate : { ...candidate, most: mostDoubted }
  }
  if (composed) {
    return {
      ...fromCode(at, 'mrz', 'passport.mrz.from_page', 'mrz_line_2', composed, {
        strength: 0.93,
        check: 'spent',
        edits: 1,
        rawText,
      }),
      reasons: [{ code: 'repaired' }],
      most: saysNoNumber(rawText) ? 1 : mostDoubted,
    }
  }
  return fromCode(at, 'mrz', 'passport.mrz', 'mrz_line_2', td3.lines[1], {
    strength: 0.4,
    check: td3.composite,
    edits,
    rawText,
  })
}

/** The lower line from what its own check digits bear, and from the page where they bear nothing. */
function composedLines(td3: Found['td3'], printed: Printed): string[] {
  const held = (field: MrzField, path: string): string => (field.check === 'passed' ? field.value : printed(path))
  const parts = {
    surname: '',
    givenNames: '',
    number: held(td3.documentNumber, 'passport_number'),
    birthDate: held(td3.birthDate, 'date_of_birth'),
    expiryDate: held(td3.expiryDate, 'date_of_expiry'),
    sex: printed('sex') || td3.sex.value,
  }
  const whole = [parts.number, parts.birthDate, parts.expiryDate, parts.sex].every((part) => part !== '')
  return whole ? lowerLines(parts) : []
}
