import { readableName } from '../../shared/domain/user-types/field-names'
import type { TextOf } from '../i18n'

/** What a field is called: as the user who defined it calls it, or in the language of the interface. */
export const fieldText = (t: TextOf, path: string, label?: string): string =>
  label ?? t(`field.${path}`, { defaultValue: readableName(path) })
