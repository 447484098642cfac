import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Policy } from '../../../shared/domain/policy'
import { workspaceStore } from '../../api/workspace'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './Settings.module.css'

/** What the administrators of this machine decided; nothing where they decided nothing. */
export function Managed() {
  const { t } = useText()
  const policy = useStore(workspaceStore, (info) => info?.policy ?? null)
  const decided = Object.entries(policy ?? {}) as [keyof Policy, string | number | boolean][]
  if (decided.length === 0) return null
  return (
    <Alert color="gray" icon={<IconLock size={18} />} title={t('policy.title')} data-testid="managed">
      <ul className={classes.folders}>
        {decided.map(([name, value]) => (
          <li key={name}>{t(`policy.${name}`, { value: String(value), count: Number(value) })}</li>
        ))}
      </ul>
    </Alert>
  )
}
