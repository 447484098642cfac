/** Who writes a paper of trade, said in a second place: over its signature, or by whom its other numbers belong to. */
import { fromWords } from '../../extraction/rules/candidates'
import { fold } from '../../extraction/labels/fuzzy'
import { parsed, type Parsed } from '../../extraction/grammars/grammar'
import { gstinGrammar } from '../../extraction/grammars/identifier-grammars'
import type { LabelledPage } from '../../extraction/labels/labels'
import {
  bottom,
  horizontalOverlap,
  segmentFrom,
  textOf,
  type LaidWord,
  type Segment,
} from '../../extraction/layout/layout'
import { bareFirm, endsAsFirm, endsInLegalForm } from '../../extraction/grammars/firm-names'
import { partyInLine, type Party } from '../../extraction/parties/party-blocks'
import type { Candidate } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

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
      const value = isSame ? withBlanksOf(name.value, textOf(signed)) : name.value
      return isSame ? [fromWords(layout, path, rule, parsed(value, spanOf(signed)), 0.85)] : []
    }),
  )
}

/** "BALAJIIRON STORE": in the wide letters of a head a blank is lost; plain print over the signature has it. */
function withBlanksOf(head: string, signed: string): string {
  const own = signed.replace(/[\s,;:]+$/, '')
  const isAlike = own.replace(/\s/g, '') === head.replace(/\s/g, '')
  return isAlike && own.length > head.length ? own : head
}

/** A firm over a signature stands in the lower part of a page, and who signs under it, so many heights of print off. */
const [signedBelow, signatureHeight] = [0.4, 9]
const signs = /^for(?:\s+and\s+on\s+behalf\s+of)?\b[\s:,]*/i
const signatory =
  /\b(?:auth(?:ori[sz]ed|\.?\s*sign)|signatory|signature|proprietor|proprietrix|partner|director|manager|officer|secretary|in\W?charge)\b/i

/**
 * Who writes a paper that has no name at its head, by the firm over its signature: "For Godavari Pharma Agencies" in the
 * lower part of a page, with what a line that begins with the same name tells more. Null where several firms sign, or one
 * of `others`, the parties that have headings of their own.
 */
export function signerOf(pages: readonly LabelledPage[], others: readonly Party[]): Party | null {
  const found = pages.flatMap((page) =>
    page.layout.segments.flatMap((segment) => {
      const words = signingFirm(page, segment)
      return words ? [{ page, words, name: textOf(words).replace(/[\s,;:]+$/, '') }] : []
    }),
  )
  const [first] = found
  if (!first || isNamed(first.name, others) || found.some(({ name }) => fold(name) !== fold(first.name))) return null
  const { page, words, name } = first
  const line = page.layout.segments.find(
    (s) => s.words.length > words.length && fold(textOf(s.words.slice(0, words.length))) === fold(name),
  )
  const told = line ? partyInLine(page, line, 0, words.length) : { page, address: null, gstin: null }
  return { ...told, name: parsed(name, spanOf(words)) }
}

/** True for a firm that is one of some parties. */
export const isNamed = (name: string, parties: readonly Party[]): boolean =>
  parties.some((party) => party.name !== null && fold(bareFirm(party.name.value)) === fold(bareFirm(name)))

/** The words of a firm's name in a line that signs for it; null for any other line. */
function signingFirm({ layout }: LabelledPage, { words, box }: Segment): readonly LaidWord[] | null {
  const opening = signs.exec(textOf(words))?.[0]
  if (opening === undefined || box.y < layout.box.y + signedBelow * layout.box.height) return null
  const firm = words.slice(opening.trim().split(/\s+/).length)
  const name = textOf(firm)
  if (firm.length < 2 || firm.length > longestName || /\d/.test(name) || !/^\p{Lu}/u.test(name)) return null
  const isSigned = layout.segments.some(
    (s) =>
      s.box.y > box.y &&
      s.box.y - bottom(box) < signatureHeight * layout.textHeight &&
      horizontalOverlap(s.box, box) > 0 &&
      signatory.test(textOf(s.words)),
  )
  return isSigned || endsAsFirm(name) ? firm : null
}

interface PrintedGstin {
  readonly page: LabelledPage
  readonly number: Parsed
}

/** Tax numbers in printed order, each once. */
export function gstinsOn(pages: readonly LabelledPage[]): PrintedGstin[] {
  const found = pages.flatMap((page) =>
    page.layout.segments.flatMap((segment) => {
      const number = gstinGrammar({ lines: [segment.words] })
      return number ? [{ page, number }] : []
    }),
  )
  return found.filter(({ number }, i) => found.findIndex((other) => other.number.value === number.value) === i)
}

/**
 * The tax number of whoever writes the paper: of two on it, that which does not stand in the block of a party with a
 * heading of its own, nor at a label that says whose it is (`labelled`). Null where more numbers leave it open.
 */
export function gstinLeft(
  all: readonly PrintedGstin[],
  headed: readonly Party[],
  labelled: readonly Candidate[] = [],
): PrintedGstin | null {
  const others = new Set([...headed.flatMap((party) => party.gstin?.value ?? []), ...labelled.map((c) => c.value)])
  const left = all.filter(({ number }) => !others.has(number.value))
  return all.length === 2 && left.length === 1 ? left[0]! : null
}

/** A tax number as that of a party; `prefix` as `seller` names it. */
export const taxNumber = (found: PrintedGstin | null, prefix: string, rule: string, strength: number): Candidate[] =>
  found ? [fromWords(found.page.layout, `${prefix}_gstin`, rule, found.number, strength)] : []

/** "Konkan Agro Services LLP, Mahad 402301", "HDFC Bank Limited, Auto Loans": where a firm is, and which house, stands behind its name. */
export const beforeComma = (segment: Segment): Segment => {
  const comma = segment.words.findIndex(({ text }) => /,$/.test(text))
  return comma < 0 ? segment : segmentFrom(segment.words.slice(0, comma + 1))
}

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
      (run) => fold(textOf(run)).startsWith(wanted) && endsInLegalForm(textOf(run)),
    )
    return name ? [{ segment, from, to: from + name.length }] : []
  })
  const names = new Set(found.map(({ segment, from, to }) => fold(textOf(segment.words.slice(from, to)))))
  // Where it stands twice, over the signature and in the foot, the longer line tells more.
  const [first] = found.sort((a, b) => b.segment.words.length - a.segment.words.length)
  return first && names.size === 1 ? partyInLine(page, first.segment, first.from, first.to) : null
}
