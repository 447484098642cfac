import { formField } from '../../extraction/forms/form-rules'
import { identifierGrammar } from '../../extraction/grammars/identifier-grammar'
import type { Rule, Candidate, RuleContext } from '../../extraction/rules/rule'
import { ifsc } from '../../identifiers'
import { confusionsOf } from '../../identifiers/confusions'

/** Letters that are taken for each other less often than this are not exchanged. */
const leastAlike = 0.15

/**
 * A rule that finds codes of branches, with the bank's four letters put right where no bank has those that were read
 * and one bank alone has letters that differ in one place, by a letter that looks like it: HOFC0000052.
 */
export const ofKnownBank = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) => rule.find(context).map((found) => withKnownBank(found, context)),
})

function withKnownBank(found: Candidate, { bankNames }: RuleContext): Candidate {
  const letters = found.value.slice(0, 4)
  if (bankNames.has(letters)) return found
  const known = [...letters].flatMap((letter, i) =>
    [...confusionsOf(letter)]
      .filter(([, weight]) => weight >= leastAlike)
      .map(([other]) => letters.slice(0, i) + other + letters.slice(i + 1))
      .filter((bank) => bankNames.has(bank)),
  )
  const [bank] = known
  if (bank === undefined || known.length > 1) return found
  return { ...found, value: bank + found.value.slice(4), edits: found.edits + 1 }
}

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
