/** A second look at a field: its lines cropped from the pixels of the source, read by two readers. */
import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import type { SourcePage } from '../../model'
import type { Reading } from '../../reading'
import { addressText } from '../addresses/address-block'
import type { SecondLook } from '../belief/field-features'
import {
  bloodGroupGrammar,
  dateGrammar,
  genderGrammar,
  nameGrammar,
  parsed,
  placeGrammar,
  sexGrammar,
  type Grammar,
} from '../grammars/grammar'
import {
  aadhaarGrammar,
  epicGrammar,
  fssaiGrammar,
  gstinGrammar,
  licenceGrammar,
  panGrammar,
  passportGrammar,
  udyamGrammar,
} from '../grammars/identifier-grammars'
import { textOf, type LaidWord } from '../layout/layout'
import { allCharsRight } from '../belief/log-odds'
import { tokensIn } from '../tokens'
import { betterWords } from './better-words'
import { furtherWords } from './further-words'
import { otherLineEnds } from './line-ends'
import { magneticFigures } from './magnetic-figures'
import { isCutShort, isOfAnotherLine, lookAtLines, sameText, type LineLook, type PlacedLine } from './line-look'
import { spanOf, type Span } from '../layout/span'
import { vehicleClassGrammar } from '../grammars/vehicle-classes'

export interface Reread {
  readonly look: SecondLook
  /** The value that both readers give instead, where they agree with each other against the page. */
  readonly instead: string | null
  /** The words of which both readers have one, in lower case. */
  readonly seen: ReadonlySet<string>
  /** Values that a reader made of the crop, where a grammar fits. */
  readonly values: readonly string[]
}

/** The grammar by which a crop of one field is read; null where one look is enough. */
export function cropGrammar(kind: FieldKind, path: string): Grammar | null {
  switch (path) {
    case 'cheque_number':
      return magneticFigures(6)
    case 'micr_code':
      return magneticFigures(9)
  }
  switch (kind) {
    case 'name':
      return nameGrammar
    case 'date':
      return dateGrammar({})
    case 'gender':
      return path === 'sex' ? sexGrammar : genderGrammar(true)
    case 'text':
      return path === 'blood_group' ? bloodGroupGrammar : placeGrammar
    case 'address':
      return (span) => parsed(addressText(span.lines), span)
    case 'list':
      return vehicleClassGrammar
    default:
      return numbers[kind] ?? null
  }
}

const numbers: Readonly<Partial<Record<FieldKind, Grammar>>> = {
  aadhaar_number: aadhaarGrammar,
  pan_number: panGrammar,
  epic_number: epicGrammar,
  license_number: licenceGrammar,
  passport_number: passportGrammar,
  gstin: gstinGrammar,
  udyam_number: udyamGrammar,
  fssai_number: fssaiGrammar,
}

/** What is read again. */
export interface Printed {
  readonly span: Span
  /** What the rule made of it. */
  readonly value: string
  readonly grammar: Grammar | null
  /** True where it fails its check: then it is wrong, however surely it was read. */
  readonly failed: boolean
}

/** Longer blocks keep their first reading: a second look at them costs more than it tells. */
const mostLines = 8

/** The lines of a span that are read again; none where there are too many. */
export const linesToReread = (page: SourcePage, { span }: Printed): readonly PlacedLine[] =>
  span.lines.length > mostLines ? [] : span.lines.map((words) => ({ page, words }))

/** Reads the lines of a span again. Null where there is nothing that could be cropped, or too much. */
export async function reread(page: SourcePage, printed: Printed, reading: Reading): Promise<Reread | null> {
  const { value, grammar } = printed
  const looks = await lookAtLines(linesToReread(page, printed), reading)
  if (looks.length === 0) return null
  const alone = looks.length === 1
  const opinion = (of: (look: LineLook) => readonly LaidWord[] | null): Opinion =>
    worstOf(
      looks.map((look) => {
        const words = of(look)
        if (words === null) return 'none'
        const [read, print] = [textOf(words), textOf(look.printed)]
        if (sameText(read, print)) return 'same'
        if (isOfAnotherLine(read, print) || isCutShort(read, print)) return 'none'
        return alone && grammar?.(spanOf(words))?.value === value ? 'same' : 'other'
      }),
    )
  const words = looks.flatMap((l) => [...(l.first ?? []), ...(l.second ?? [])])
  const [byFirst, bySecond] = [opinion((l) => l.first), opinion((l) => l.second)]
  const look = {
    first: byFirst,
    second: bySecond,
    // What both read otherwise besides the value, as the marks at its ends, does not speak against that.
    against: (byFirst !== 'same' || bySecond !== 'same') && looks.some(agreeAgainst),
    continued: continuedBy(looks),
    least: words.length === 0 ? 0 : Math.min(...words.map((w) => w.confidence)),
    all: words.length === 0 ? 0 : Math.sqrt(allCharsRight(words)),
    lineEnds: otherLineEnds(looks),
    further: furtherWords(looks),
  }
  const values = [looks[0]?.first, looks[0]?.second].flatMap((read) => {
    const found = alone && read && grammar ? grammar(spanOf(read)) : null
    return found ? [found.value] : []
  })
  const [first, second] = [looks.map((l) => l.first), looks.map((l) => l.second)].map(tokensOf)
  const both = new Set([...first!].filter((token) => second!.has(token)))
  return { look, values, seen: both, instead: look.second === 'other' ? insteadOf(printed, looks) : null }
}

const tokensOf = (lines: readonly (readonly LaidWord[] | null)[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => tokensIn(textOf(line ?? []))))

type Opinion = SecondLook['first']

function agreeAgainst({ printed, first, second }: LineLook): boolean {
  if (!first || !second) return false
  const [page, one, other] = [printed, first, second].map((words) => tokensIn(textOf(words)).join(' '))
  return one === other && one !== page && !isOfAnotherLine(textOf(first), textOf(printed))
}

/**
 * The share of the two readers for whom the first or the last word of a line goes on beyond what the page has of it.
 */
function continuedBy(looks: readonly LineLook[]): number {
  const goesOn = (printed: readonly LaidWord[], words: readonly LaidWord[] | null): boolean => {
    const ends = tokensIn(textOf(printed))
    const longer = (end: string | undefined, isOf: (word: string, end: string) => boolean): boolean =>
      end !== undefined && tokensIn(textOf(words ?? [])).some((word) => word.length > end.length && isOf(word, end))
    return (
      longer(ends[0], (word, end) => word.endsWith(end)) || longer(ends.at(-1), (word, end) => word.startsWith(end))
    )
  }
  const readers = [(l: LineLook) => l.first, (l: LineLook) => l.second]
  return readers.filter((of) => looks.some((look) => goesOn(look.printed, of(look)))).length / readers.length
}

function worstOf(opinions: readonly Opinion[]): Opinion {
  return opinions.includes('other') ? 'other' : opinions.includes('none') ? 'none' : 'same'
}

/** The value with the words on which both readers agree against the page; null where they agree on none. */
function insteadOf({ span, value, grammar, failed }: Printed, looks: readonly LineLook[]): string | null {
  // Where the grammar does not give back the value that the rule made of these words, it says nothing of others.
  if (!grammar || grammar(span)?.value !== value) return null
  const better = grammar(spanOf(...looks.map((look) => betterWords(look, failed))))?.value ?? null
  return better === value ? null : better
}
