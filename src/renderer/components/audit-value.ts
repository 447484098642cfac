import type { TextOf } from '../i18n'

const ofTypes: ReadonlySet<string> = new Set(['read', 'type_changed'])

/** What an entry of the log says stood before or after: a type by its name, everything else as it is. */
export const auditValue = (t: TextOf, action: string, value: string | null): string | null =>
  value !== null && ofTypes.has(action) ? t(`type.${value}`, { defaultValue: value }) : value
