/** Names that a paper prints with a title before them. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { bareFirm, endsAsFirm } from '../grammars/firm-names'
import { inDoubt } from '../rules/bounds'

/** Who is written to, billed or paid; registers keep a name as it was given, and a title in it is part of it. */
const addressed =
  /(?:^|\.)(?:account_holder|consumer|customer|buyer|supplier|owner|employee|employer|landlord|tenant)_name$/

const ofPerson = /^(?:mr|mrs|ms|miss|master|shri|shree|sri|sh|smti?|kum|dr|thiru|tmt|श्री|श्रीमती)(?![\p{L}\p{M}])/iu

const isTitled = (name: string): boolean => bareFirm(name) !== name || (ofPerson.test(name) && !endsAsFirm(name))

/** Whether "Mr." belongs to the name of whom a paper addresses, offices file differently: such a name is never sure. */
export const titledIsOpen = (fields: readonly ExtractedField[]): ExtractedField[] =>
  fields.map((field) => (addressed.test(field.path) && isTitled(field.value) ? inDoubt(field) : field))
