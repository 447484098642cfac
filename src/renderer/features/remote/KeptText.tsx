import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './Remote.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly testId: string
  readonly wide?: boolean
  readonly onKeep: (value: string) => void
}

/** A text that is written when the analyst leaves it. */
export function KeptText({ label, value, placeholder = '', testId, wide = false, onKeep }: Props) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return (
    <TextInput
      size="xs"
      className={wide ? (classes.wide ?? '') : ''}
      label={label}
      placeholder={placeholder}
      data-testid={testId}
      spellCheck={false}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => draft.trim() !== value && onKeep(draft.trim())}
    />
  )
}
