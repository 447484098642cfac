/** Codes of branches whose first letters must be those of a bank. */
import { formField } from '../../extraction/forms/form-rules'
import { charsOf, identifierGrammar, surelyRead } from '../../extraction/grammars/identifier-grammar'
import { fold } from '../../extraction/labels/fuzzy'
import type { LabelledPage } from '../../extraction/labels/labels'
import { textOf, wereRead } from '../../extraction/layout/layout'
import { wordsOf } from '../../extraction/layout/span'
import { mostDoubted } from '../../extraction/rules/bounds'
import type { Rule, Candidate, RuleContext } from '../../extraction/rules/rule'
import { ifsc } from '../../identifiers'
import { confusionsOf } from '../../identifiers/confusions'

/** Letters that are taken for each other less often than this are not exchanged. */
const leastAlike = 0.15

/**
 * A rule that finds codes of branches, with the bank's four letters put right where no bank has those that were read
 * and one bank alone has letters that differ in one place, by a letter that looks like it: HOFC0000052. No list has all
 * banks: such a code is never sure, and one whose letters were read surely stands, unless the paper names that bank.
 */
export const ofKnownBank = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) => rule.find(context).map((found) => withKnownBank(found, context)),
})

function withKnownBank(found: Candidate, { bankNames, pages }: RuleContext): Candidate {
  const letters = found.value.slice(0, 4)
  const words = found.span ? wordsOf(found.span) : []
  if (bankNames.has(letters) || !wereRead(words)) return found
  const known = [...letters].flatMap((letter, at) =>
    [...confusionsOf(letter)]
      .filter(([, weight]) => weight >= leastAlike)
      .map(([other]) => ({ at, bank: letters.slice(0, at) + other + letters.slice(at + 1) }))
      .filter(({ bank }) => bankNames.has(bank)),
  )
  const [one] = known
  if (one === undefined || known.length > 1) return found
  const isSure = (charsOf(words)[one.at]?.confidence ?? 0) >= surelyRead
  if (isSure && !pages.some((page) => names(page, bankNames.get(one.bank) ?? ''))) return found
  const value = one.bank + found.value.slice(4)
  return { ...found, value, edits: found.edits + 1, most: Math.min(mostDoubted, found.most ?? 1) }
}

/** True for a page that says the name of a bank somewhere. */
const names = ({ layout }: LabelledPage, bank: string): boolean =>
  layout.segments.some(({ words }) => fold(textOf(words)).includes(fold(bank)))

/**
 * The code of a branch at its label. Some banks name a branch by letters alone, BARB0ALKAPU: their own four letters
 * tell such a code from a word.
 */
export function branchCodeAtLabel(name: string): Rule {
  const rule = ofKnownBank(formField(name, 'ifsc', 'ifsc', identifierGrammar(ifsc, 11, 11, 0)))
  return {
    name,
    find: (context) =>
      rule.find(context).filter(({ value }) => /(?:.*\d){3}/.test(value) || context.bankNames.has(value.slice(0, 4))),
  }
}
