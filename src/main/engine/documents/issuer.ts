/** Who writes a paper of trade, said in a second place: over its signature, or by whom its other numbers belong to. */
import { fromWords } from '../extraction/candidates'
import { fold } from '../extraction/fuzzy'
import { parsed, type Parsed } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import type { LabelledPage } from '../extraction/labels'
import { textOf, type Segment } from '../extraction/layout'
import { bareFirm, endsAsFirm } from '../extraction/form-grammars'
import type { Party } from '../extraction/party-blocks'
import type { Candidate } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { gstin } from '../identifiers'

/** "For Akshar Timber & Plywood LLP" over a signature bears out the name at the head. */
export function signedFor(
  pages: readonly LabelledPage[],
  name: Parsed | null,
  path: string,
  rule: string,
): Candidate[] {
  const wanted = name ? fold(name.value) : ''
  if (!name || wanted.length < 5) return []
  return pages.flatMap(({ layout }) =>
    layout.segments.flatMap(({ words }) => {
      if (!/^for\W*$/i.test(words[0]?.text ?? '')) return []
      const signed = words.slice(1)
      const isSame = fold(bareFirm(textOf(signed))) === wanted
      return isSame ? [fromWords(layout, path, rule, parsed(name.value, spanOf(signed)), 0.85)] : []
    }),
  )
}

const readGstin = identifierGrammar(gstin, 15, 15)

interface PrintedGstin {
  readonly page: LabelledPage
  readonly number: Parsed
}

/** Tax numbers in printed order, each once. */
export function gstinsOn(pages: readonly LabelledPage[]): PrintedGstin[] {
  const found = pages.flatMap((page) =>
    page.layout.segments.flatMap((segment) => {
      const number = readGstin({ lines: [segment.words] })
      return number ? [{ page, number }] : []
    }),
  )
  return found.filter(({ number }, i) => found.findIndex((other) => other.number.value === number.value) === i)
}

/**
 * The tax number of whoever writes the paper: of two on it, that which does not stand in the block of a party with a
 * heading of its own. Null where more numbers leave it open.
 */
export function gstinLeft(all: readonly PrintedGstin[], headed: readonly Party[]): PrintedGstin | null {
  const others = new Set(headed.flatMap((party) => party.gstin?.value ?? []))
  const left = all.filter(({ number }) => !others.has(number.value))
  return all.length === 2 && left.length === 1 ? left[0]! : null
}

/** A tax number as that of a party; `prefix` as `seller` names it. */
export const taxNumber = (found: PrintedGstin | null, prefix: string, rule: string, strength: number): Candidate[] =>
  found ? [fromWords(found.page.layout, `${prefix}_gstin`, rule, found.number, strength)] : []

/** Of the lines at a head, that which goes on where `first`, a mark, ends: "cochin breeze", "Cochin Breeze Air Systems LLP". */
export function fullerName(lines: readonly Segment[], first: Segment): Segment {
  const mark = fold(textOf(first.words))
  const isFuller = ({ words }: Segment): boolean => {
    const text = textOf(words)
    return fold(text).length > mark.length && fold(text).startsWith(mark) && endsAsFirm(text)
  }
  return lines.find((line) => line !== first && isFuller(line)) ?? first
}
