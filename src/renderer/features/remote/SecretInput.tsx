import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n'

interface Props {
  readonly label: string
  /** True where the keychain has one; it is never shown. */
  readonly isGiven: boolean
  readonly testId: string
  readonly onKeep: (value: string) => void
}

/** A secret that can be given and replaced, and never read back. */
export function SecretInput({ label, isGiven, testId, onKeep }: Props) {
  const { t } = useText()
  const [draft, setDraft] = useState('')
  return (
    <PasswordInput
      size="xs"
      label={label}
      placeholder={t(isGiven ? 'remote.secretKept' : 'remote.secretNone')}
      data-testid={testId}
      autoComplete="off"
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => {
        if (draft.trim() !== '') onKeep(draft.trim())
        setDraft('')
      }}
    />
  )
}
