/** Who finances, as a delivery order names it: at the head of the page, or beside a label. */
import { endsAsFirm } from '../../extraction/grammars/firm-names'
import { partyGrammar } from '../../extraction/grammars/name-grammars'
import { textGrammar } from '../../extraction/grammars/text-grammar'
import type { Grammar } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, segmentFrom, textOf, type Segment } from '../../extraction/layout/layout'
import { opensInLatin } from '../../extraction/layout/opens-in-latin'
import { spanOf } from '../../extraction/layout/span'
import { fromWords } from '../../extraction/rules/candidates'
import type { Rule } from '../../extraction/rules/rule'
import { beforeComma, fullerName, signedFor } from './issuer'

/** "अवध सहकार बैंक / AVADH SAHAKAR BANK LTD.": of a name in two scripts the Latin one is read best. */
function inLatin(line: Segment): Segment {
  const stroke = line.words.findIndex(({ text }) => /^[/|]$/.test(text))
  const isTwice =
    stroke > 0 &&
    line.words.slice(0, stroke).every(({ text }) => !/\p{Script=Latin}/u.test(text)) &&
    opensInLatin(textOf(line.words.slice(stroke + 1)))
  return isTwice ? segmentFrom(line.words.slice(stroke + 1)) : line
}

/** So many words at most are a name. */
const mostInName = 8
/** "Acme Consumer Credit Pvt Ltd, Outer Ring Road, Bengaluru 560103": where a firm has its office stands in one line with its name. */
function nameOfLongLine(whole: Segment): Segment {
  const line = inLatin(whole)
  const name = beforeComma(line)
  return line.words.length > mostInName && endsAsFirm(textOf(name.words)) ? name : line
}

/** The financier writes the order: a firm of finance at the head of the page. */
export const financierAtHead: Rule = {
  name: 'delivery.financier.head',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const top = page.layout.box.y + 0.2 * page.layout.box.height
      const lines = page.layout.segments.filter((s) => s.box.y < top).map(nameOfLongLine)
      const mark = lines.find(
        (s) =>
          !isAddressed(page, s) &&
          /\b(?:financ\w*|capital|credit|bank|leasing|fincorp|nbfc|investments?|housing|prime|limited|ltd)\b/i.test(
            textOf(s.words),
          ) &&
          !/delivery\s+order|^(?:private\s+|pvt\.?\s+)?(?:limited|ltd)\b\W*$/i.test(textOf(s.words)) &&
          s.words.length <= mostInName,
      )
      const segment = mark && fullerName([...lines.map(beforeComma), ...signers(page.layout.segments)], mark)
      const text = segment ? headText(spanOf(segment.words)) : null
      if (!text) return []
      const read = { ...text, value: text.value.replace(numbersAfter, '').replace(branchAfter, '') }
      return [
        fromWords(page.layout, 'financier_name', 'delivery.financier.head', read, 0.8),
        ...signedFor(pages, read, 'financier_name', 'delivery.financier.signed'),
      ]
    }),
}

/** Who signs, without the "for" before them. */
const signers = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap(({ words }) =>
    /^for\W*$/i.test(words[0]?.text ?? '') && words.length > 2 ? [segmentFrom(words.slice(1))] : [],
  )

const headText = textGrammar(1)
/** "Hypothecated to Bank of" at the end of a line: the name goes on under it. */
export const financierGrammar: Grammar = (span) => {
  const read = partyGrammar(span)
  // "HP endorsement of this bank. Engine No. to be advised": a sentence goes on, and names nobody.
  if (!read || /\b(?:of|and|&|the)$/i.test(read.value) || /^\p{Ll}/u.test(read.value)) return null
  return { ...read, value: read.value.replace(placeAfter, '') }
}

/** "Acme Mercantile Bank Ltd., Kothrud": at which of its offices. */
const placeAfter = /(?<=\b(?:limited|ltd)\.?),\s.*$/i

/** "UNION BANK OF INDIA, Thrissur Main Branch", "… Limited CIN L65…": which of its branches writes, and its numbers. */
const numbersAfter = /\s+\W*(?:CIN|GSTIN|PAN|RBI|Regd?|Regn|ISO)\b.*$/
const branchAfter = /(?<=\b(?:bank\s+of\s+\p{L}+|bank(?!\s+of)|limited|ltd\.?))[\s,:–-]+[^,]*\bbranch\b.*$/iu

/** True for a line under "To," or "The Manager": the letter goes to whoever stands there. */
const isAddressed = (page: LabelledPage, { box }: Segment): boolean =>
  page.hits.some(
    ({ label, segment }) =>
      label === 'dealer' &&
      Math.abs(segment.box.x - box.x) < box.height &&
      box.y >= segment.box.y &&
      box.y - bottom(segment.box) < 3 * box.height,
  )
