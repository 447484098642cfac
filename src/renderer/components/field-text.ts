import { readableName } from '../../shared/domain/user-types/field-names'
import type { TextOf } from '../i18n'

interface Of {
  /** As the user who defined the field calls it. */
  readonly label?: string | undefined
  /** Of the document: on some cards a field holds more than its name says. */
  readonly type?: string | null | undefined
}

/** What a field is called: as the user who defined it calls it, or in the language of the interface. */
export const fieldText = (t: TextOf, path: string, { label, type }: Of = {}): string =>
  label ?? t(`fieldOf.${type}.${path}`, { defaultValue: t(`field.${path}`, { defaultValue: readableName(path) }) })
