import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { UserTypeView } from '../../../shared/ipc/user-types'
import { ask } from '../../api/ask'
import { showDone, showError } from '../../components/notices'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { dropDraft, typeDrafts } from './type-drafts'
import { TypeEditor } from './TypeEditor'
import classes from './TypeSettings.module.css'

/** What is open below a type. */
type Open = { readonly name: string; readonly kind: 'edit' | 'remove' } | null

/** The types that users defined: changed, removed, and carried from one workspace to another as a file. */
export function TypeSettings() {
  const { t } = useText()
  const [types, setTypes] = useState<readonly UserTypeView[] | null>(null)
  const drafts = useStore(typeDrafts, (all) => all)
  // What was being changed when the dialog was left is open again.
  const [open, setOpen] = useState<Open>(() => {
    const [name] = Object.keys(drafts)
    return name === undefined ? null : { name, kind: 'edit' }
  })
  const tell = (error: unknown): void => showError(toEnvelope(error))
  useEffect(() => void ask('types:list', {}).then(setTypes, tell), [])
  const take = (next: readonly UserTypeView[]): void => {
    setTypes(next)
    setOpen(null)
  }
  const remove = (name: string): void =>
    void ask('types:remove', { name }).then((next) => {
      dropDraft(name)
      take(next)
    }, tell)
  const exportAll = (): void =>
    void ask('types:export', {}).then(
      (done) => done && showDone(t('types.exported', { count: done.types, file: done.fileName })),
      tell,
    )
  const importFile = (): void =>
    void ask('types:import', {}).then((next) => {
      if (!next) return
      take(next)
      showDone(t('types.imported'))
    }, tell)
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('types.lead')}</p>
      {types?.length === 0 && <p className={classes.note}>{t('types.none')}</p>}
      <ul className={classes.list}>
        {(types ?? []).map((view) => (
          <li key={view.spec.name} data-testid={`own-type:${view.spec.name}`}>
            <div className={classes.line}>
              <span className={classes.name}>{view.spec.name}</span>
              <span className={classes.note}>
                {t('types.fields', { count: view.spec.fields.length })} · {t('types.count', { count: view.documents })}
                {drafts[view.spec.name] && <strong className={classes.unsaved}> · {t('types.unsaved')}</strong>}
              </span>
              <Button size="xs" variant="default" onClick={() => setOpen({ name: view.spec.name, kind: 'edit' })}>
                {t('types.edit')}
              </Button>
              <Button size="xs" variant="default" onClick={() => setOpen({ name: view.spec.name, kind: 'remove' })}>
                {t('types.remove')}
              </Button>
            </div>
            {open?.name === view.spec.name && open.kind === 'edit' && (
              <TypeEditor view={view} onChanged={take} onClose={() => setOpen(null)} />
            )}
            {open?.name === view.spec.name && open.kind === 'remove' && (
              <div className={classes.open}>
                <p className={classes.sure}>{t('types.removeSure', { name: view.spec.name })}</p>
                <Group gap={8}>
                  <Button size="xs" variant="default" autoFocus onClick={() => setOpen(null)}>
                    {t('common.cancel')}
                  </Button>
                  <Button size="xs" color="red.9" data-testid="own-type-remove" onClick={() => remove(view.spec.name)}>
                    {t('types.remove')}
                  </Button>
                </Group>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Group gap={8}>
        <Button variant="default" onClick={importFile} data-testid="types-import">
          {t('types.import')}
        </Button>
        <Button
          variant="default"
          onClick={exportAll}
          disabled={!types || types.length === 0}
          data-testid="types-export"
        >
          {t('types.export')}
        </Button>
      </Group>
    </div>
  )
}
