import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n'
import { settingsStore } from '../../api/settings'
import { KeyCaps } from '../../components/KeyCaps'
import { actionIds, type ActionId } from '../../keys/actions'
import { clashOf } from '../../keys/bindings'
import { comboOf } from '../../keys/combo'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

/** Every action with its key; a click, then the new key. A key that is taken is refused and said. */
export function KeySettings() {
  const { t } = useText()
  const own = useStore(settingsStore, (settings) => settings.keys)
  const [asking, setAsking] = useState<ActionId | null>(null)
  const [clash, setClash] = useState<ActionId | null>(null)
  const take = (action: ActionId, event: React.KeyboardEvent): void => {
    const combo = comboOf(event)
    if (combo === null || combo === 'Tab' || combo === 'Shift+Tab') return
    event.preventDefault()
    event.stopPropagation()
    const other = clashOf(action, combo, own)
    setClash(other)
    if (other) return
    setAsking(null)
    save({ keys: { ...own, [action]: combo } })
  }
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('settings.keysHow')}</p>
      <table className={classes.keys}>
        <tbody>
          {actionIds.map((action) => (
            <tr key={action}>
              <td>{t(`action.${action}`)}</td>
              <td>
                {asking === action && clash && (
                  <span className={classes.note} role="alert">
                    {t('settings.keyTaken', { action: t(`action.${clash}`) })}{' '}
                  </span>
                )}
                <Button
                  size="compact-sm"
                  variant={asking === action ? 'filled' : 'subtle'}
                  aria-label={t('settings.keyChange', { action: t(`action.${action}`) })}
                  onClick={() => {
                    setClash(null)
                    setAsking(action)
                  }}
                  onBlur={() => setAsking((now) => (now === action ? null : now))}
                  onKeyDown={(event) => asking === action && take(action, event)}
                >
                  {asking === action ? t('settings.keyPress') : <KeyCaps action={action} />}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="default" size="xs" onClick={() => save({ keys: {} })}>
        {t('settings.keysReset')}
      </Button>
    </div>
  )
}
