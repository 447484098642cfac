import i18next from 'i18next'
import { readableName } from '../../../shared/domain/user-types/field-names'
import type { UserFieldKind } from '../../../shared/domain/user-types/spec'
import type { UserTypeView } from '../../../shared/ipc/user-types'
import { showDone } from '../../components/notices'
import { createStore } from '../../lib/store'

export interface DraftField {
  /** How the field is called as it is kept. */
  readonly was: string
  readonly label: string
  readonly kind: UserFieldKind
  readonly pattern: string
}

/** A type as it is being changed. */
export interface TypeDraft {
  readonly name: string
  readonly fields: readonly DraftField[]
}

/**
 * What was changed of a type and is not saved, by its name. It outlives the dialog: whichever way it is left, by
 * Escape, another tab or a click beside it, nothing that was typed is gone.
 */
export const typeDrafts = createStore<Readonly<Record<string, TypeDraft>>>({})

/** A type as it is kept, as a draft has it. */
export const keptType = ({ spec }: UserTypeView): TypeDraft => ({
  name: spec.name,
  fields: spec.fields.map(({ name: was, label, kind, pattern }) => ({
    was,
    label: label ?? readableName(was),
    kind,
    pattern: pattern ?? '',
  })),
})

/** Keeps a draft; one that changes nothing is none. */
export function keepDraft(view: UserTypeView, draft: TypeDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(keptType(view))) dropDraft(view.spec.name)
  else typeDrafts.update((all) => ({ ...all, [view.spec.name]: draft }))
}

export const dropDraft = (name: string): void =>
  typeDrafts.update((all) => {
    const { [name]: _gone, ...others } = all
    return others
  })

/** Where the settings are left with changes in them, that is said: they are in use only once they are saved. */
export function tellDrafts(): void {
  for (const name of Object.keys(typeDrafts.get())) showDone(i18next.t('types.kept', { name }))
}
