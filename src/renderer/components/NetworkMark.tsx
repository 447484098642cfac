import { IconWifiOff } from '@tabler/icons-react'
import { useText } from '../i18n'
import { settingsStore } from '../api/settings'
import { useStore } from '../lib/store'
import classes from './NetworkMark.module.css'

/** Says on every screen that nothing leaves this machine. */
export function NetworkMark() {
  const { t } = useText()
  const off = useStore(settingsStore, (settings) => settings.noNetwork)
  if (!off) return null
  return (
    <span className={classes.off} role="status" title={t('remote.noNetworkMeans')} data-testid="no-network">
      <IconWifiOff size={14} aria-hidden />
      {t('remote.noNetwork')}
    </span>
  )
}
