import { useState } from 'react'
import { toEnvelope } from '../../shared/errors/coded-error'
import { showError } from '../components/notices'
import { useText } from '../i18n'
import { ask } from './ask'

/** The sentence on whether the chain of the log holds, null until `verify` was called and has answered. */
export function useLogVerdict(): { readonly verdict: string | null; readonly verify: () => void } {
  const { t } = useText()
  const [verdict, setVerdict] = useState<string | null>(null)
  const verify = (): void =>
    void ask('log:verify', {}).then(
      ({ entries, brokenAt }) =>
        setVerdict(
          brokenAt === null ? t('settings.logWhole', { count: entries }) : t('settings.logBroken', { at: brokenAt }),
        ),
      (error: unknown) => showError(toEnvelope(error)),
    )
  return { verdict, verify }
}
