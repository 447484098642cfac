/** Whether two sheets of one type that a user defined are two documents. */
import type { UserTypeSpec } from '../../../../shared/domain/user-types/spec'
import { judge } from '../../extraction/belief/judge'
import type { Layout } from '../../extraction/layout/layout'
import { valueKey } from '../../extraction/belief/same-value'
import { candidatesOf } from './document'

/**
 * True where an identifier of the sheet is another than those before it have; of a type without identifiers, where most
 * of the fields are.
 */
export function differs(spec: UserTypeSpec, sheet: Layout, before: readonly Layout[]): boolean {
  const [own, known] = [valuesOn(spec, [sheet]), valuesOn(spec, before)]
  const both = spec.fields.filter(({ name }) => own.has(name) && known.has(name))
  const identifiers = both.filter(({ kind }) => kind === 'identifier')
  const isOther = ({ name }: { readonly name: string }): boolean => own.get(name) !== known.get(name)
  return identifiers.length > 0 ? identifiers.some(isOther) : both.filter(isOther).length * 2 > both.length
}

/** What each field says, in the form in which two readings are compared. */
function valuesOn(spec: UserTypeSpec, layouts: readonly Layout[]): ReadonlyMap<string, string> {
  return new Map(
    spec.fields.flatMap((field) => {
      const [best] = judge(candidatesOf(field, spec.fields, layouts), 'code')
      return best ? [[field.name, valueKey('code', best.value)] as const] : []
    }),
  )
}
