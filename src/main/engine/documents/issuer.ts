/** Who writes a paper of trade, said in a second place: over its signature, or by whom its other numbers belong to. */
import { fromWords } from '../extraction/candidates'
import { fold } from '../extraction/fuzzy'
import { parsed, type Parsed } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import type { LabelledPage } from '../extraction/labels'
import { textOf, type Segment } from '../extraction/layout'
import { bareFirm, endsAsFirm } from '../extraction/form-grammars'
import { partyInLine, type Party } from '../extraction/party-blocks'
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
  const wanted = name ? fold(bareFirm(name.value)) : ''
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

/** Where a page tells at its foot whose paper it is, and at most how long the name of a firm is there. */
const foot = 0.6
const longestName = 8

/**
 * The firm that a mark at the head stands for, as the foot of the page names it in full: "sprout." over "Sprout Media
 * LLP | GSTIN …". Null where the foot does not, or names several.
 */
export function footedFirm(page: LabelledPage, mark: Segment): Party | null {
  const wanted = fold(textOf(mark.words))
  if (wanted.length < 5 || endsAsFirm(textOf(mark.words))) return null
  const { box, segments } = page.layout
  const found = segments.flatMap((segment) => {
    if (segment.box.y < box.y + foot * box.height) return []
    const { words } = segment
    const from = /^for\W*$/i.test(words[0]?.text ?? '') ? 1 : 0
    const name = Array.from({ length: longestName }, (_, i) => words.slice(from, from + i + 1)).findLast(
      (run) => fold(textOf(run)).startsWith(wanted) && legalForm.test(textOf(run)),
    )
    return name ? [{ segment, from, to: from + name.length }] : []
  })
  const names = new Set(found.map(({ segment, from, to }) => fold(textOf(segment.words.slice(from, to)))))
  // Where it stands twice, over the signature and in the foot, the longer line tells more.
  const [first] = found.sort((a, b) => b.segment.words.length - a.segment.words.length)
  return first && names.size === 1 ? partyInLine(page, first.segment, first.from, first.to) : null
}

/** What a firm is before the law, at the end of its name. */
const legalForm = /\b(?:ltd|limited|llp|inc)\W*$/i
