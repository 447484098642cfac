/** Customers of a delivery order who are addressed with a title. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { inDoubt } from '../../extraction/rules/bounds'

/** Those of persons; "M/s" is of the name of a firm. */
const titled = /^(?:mr|mrs|ms|miss|master|shri|shree|sri|sh|smt|kum|dr|thiru|tmt|श्री|श्रीमती)(?![\p{L}\p{M}])/iu

/** Whether "Mr." belongs to the name of a customer, offices file differently: such a name is never sure. */
export const titledIsOpen = (fields: readonly ExtractedField[]): ExtractedField[] =>
  fields.map((field) => (field.path === 'customer_name' && titled.test(field.value) ? inDoubt(field) : field))
