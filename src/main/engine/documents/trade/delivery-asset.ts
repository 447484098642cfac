/** What is delivered, at a label; sentences are read elsewhere. */
import { doubted, fromWords } from '../../extraction/rules/candidates'
import { textGrammar } from '../../extraction/grammars/text-grammar'
import { formField } from '../../extraction/forms/form-rules'
import type { Grammar } from '../../extraction/grammars/grammar'
import type { LabelHit } from '../../extraction/labels/labels'
import { textOf } from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, trimmed } from '../../extraction/layout/span'

const anyText = textGrammar(2)
/** What heads the other column of a table, or stands before a number: no asset is called so. */
const headOfColumn =
  /^(?:details?|descriptions?|particulars|specifications?|information|amount|value|remarks?|(?:no|ref|date|dt)\.?)$/i
/** "कोटेशन राशि", "Quotation amount": the label of a sum, whose value stands beside it. */
const labelOfSum =
  /(?:(?<![\p{L}\p{M}])(?:राशि|रक्कम|रकम|मूल्य|कीमत|किंमत|दर|ऋण|कर्ज)|\b(?:amount|price|cost|value|payment|rate))[\s:.)]*(?:\([^()]*\)\W*)?$/iu
/** "VEHICLE IN FAVOUR OF OUR BORROWER", "Two Wheeler Division": what goes on so says nothing of what is bought. */
const goesOn =
  /^(?:in|to|for|from|of|by|with|is|has|shall|will|may|which|loans?|finance|division|department|dept|section|segment|branch)\b/i
/** "& Equipment Loans Department": of an office, whatever of its name stands before. */
const officeEnd = /\b(?:division|department|dept|section|segment|branch|cell|desk|wing)\.?$/i
const assetGrammar: Grammar = (span) => {
  const read = anyText(span)
  return read &&
    !headOfColumn.test(read.value) &&
    !labelOfSum.test(read.value) &&
    !/^\p{Ll}/u.test(read.value) &&
    !goesOn.test(read.value) &&
    !officeEnd.test(read.value)
    ? read
    : null
}
const assetField = formField('delivery.asset.label', 'asset_description', 'asset', assetGrammar, { lines: 2 })
/** A word of a heading or a sentence is no label: one opens its line, but for a number, or has a colon. */
const isOwnLabel = ({ segment: { words }, from, to }: LabelHit): boolean =>
  words.slice(0, from).every(({ text }) => text.length < 4) ||
  /[:：]$/.test(words[to - 1]!.text) ||
  /^[:：]/.test(words[to]?.text ?? '')
const assetLabel = seeingOnly(assetField, isOwnLabel)

/** "Refrigerator", "Two-wheeler" beside "Model: Whirlpool 265 L Frost Free": of what kind it is, where another label tells more. */
const kindAlone = /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?$/u
const leastTold = 3
const toldMost: Rule = {
  name: assetLabel.name,
  find: (context) => {
    const found = assetLabel.find(context)
    const isTold = found.some(({ value }) => value.split(' ').length >= leastTold && /\d/.test(value))
    return found.filter(({ value }) => !isTold || !kindAlone.test(value))
  },
}

/** "Hyundai Venue SX, Colour: Grey": what another label cut off may be of it. */
export const assetAtLabel = doubted(toldMost, (_, read) => /,$/.test(read))

/** A cell that says no more than of what kind it is: in sentences and names of firms the words are no label. */
const kind =
  /^\W*(?:\w{1,2}\W+)?(?:car|bike|scooter|motor\W?cycle|(?:two|three|four)\W?wheeler|tractor|truck|machine|equipment|implement|article|item)\W*$/i

export const assetByKind: Rule = {
  name: 'delivery.asset.kind',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.layout.segments
        .filter(({ words }) => kind.test(textOf(words)))
        .flatMap((segment) => {
          const beside = rightOf(page.layout, segment)
          const read =
            beside && !page.labelOf.has(beside.words[0]!) ? assetGrammar(spanOf(trimmed(beside.words))) : null
          return read ? [fromWords(page.layout, 'asset_description', 'delivery.asset.kind', read, 0.8)] : []
        }),
    ),
}
