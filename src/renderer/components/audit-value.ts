import type { Verdict } from '../../shared/domain/review'
import type { TextOf } from '../i18n'

const ofTypes: ReadonlySet<string> = new Set(['read', 'type_changed', 'remote_result'])
/** What was said of a field in place of a value. */
const verdicts: ReadonlySet<string> = new Set<Verdict>(['illegible', 'not_on_document'])

/** What an entry of the log says stood before or after: types and verdicts by their names, everything else as it is. */
export function auditValue(t: TextOf, action: string, value: string | null): string | null {
  if (value === null) return null
  if (ofTypes.has(action)) return t(`type.${value}`, { defaultValue: value })
  return action === 'field_changed' && verdicts.has(value) ? t(`verdict.${value}`) : value
}
