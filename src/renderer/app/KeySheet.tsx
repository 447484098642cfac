import { Modal } from '@mantine/core'
import { memo } from 'react'
import { useText } from '../i18n'
import { ComboCaps, KeyCaps } from '../components/KeyCaps'
import { actionGroups } from '../keys/actions'
import { edgeKeys, tableKeys, wordKeys } from '../keys/fixed'
import { useStore } from '../lib/store'
import classes from './KeySheet.module.css'
import { closeOverlay, overlayStore } from './navigation'

/** Every key of the desk on one sheet. */
export const KeySheet = memo(function KeySheet() {
  const { t } = useText()
  const open = useStore(overlayStore, (overlay) => overlay.kind === 'keys')
  return (
    <Modal
      opened={open}
      onClose={closeOverlay}
      title={t('action.keySheet')}
      size={880}
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.sheet}>
        {actionGroups.map((group) => (
          <section key={group.id} aria-label={t(`keys.${group.id}`)}>
            <h2 className={classes.title}>{t(`keys.${group.id}`)}</h2>
            <dl className={classes.keys}>
              {group.id === 'fields' && (
                <div>
                  <dt>{t('keys.everyField')}</dt>
                  <dd>
                    <ComboCaps combo="Tab" />
                  </dd>
                </div>
              )}
              {group.actions.map((action) => (
                <div key={action}>
                  <dt>{t(`action.${action}`)}</dt>
                  <dd>
                    <KeyCaps action={action} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <FixedKeys id="table" keys={tableKeys} />
        <FixedKeys id="edges" keys={edgeKeys} />
        <FixedKeys id="words" keys={wordKeys} />
        <p className={classes.mouse}>{t('keys.mouse')}</p>
      </div>
    </Modal>
  )
})

/** Keys that stay as they are, with what they do. */
function FixedKeys({ id, keys }: { readonly id: 'table' | 'edges' | 'words'; readonly keys: typeof tableKeys }) {
  const { t } = useText()
  return (
    <section aria-label={t(`keys.${id}.title`)}>
      <h2 className={classes.title}>{t(`keys.${id}.title`)}</h2>
      <dl className={classes.keys}>
        {keys.map(({ name, combos }) => (
          <div key={name}>
            <dt>{t(`keys.${id}.${name}`)}</dt>
            <dd className={classes.combos}>
              {combos.map((combo) => (
                <ComboCaps key={combo} combo={combo} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
