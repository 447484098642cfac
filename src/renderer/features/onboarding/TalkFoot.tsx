import { Button, TextInput } from '@mantine/core'
import { IconCamera, IconFolderOpen } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import type { Talk } from '../../../shared/ipc/onboarding'
import { ask } from '../../api/ask'
import { KeyCaps } from '../../components/KeyCaps'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import classes from './TalkPane.module.css'

interface Props {
  readonly id: string
  readonly expects: NonNullable<Talk['expects']>
  /** False while a picture is looked at. */
  readonly isOpen: boolean
  readonly chooser: RefObject<HTMLButtonElement | null>
  readonly onChoose: () => void
}

/** What the conversation asks for now, and the ways to answer: a picture, words, or nothing. */
export function TalkFoot({ id, expects, isOpen, chooser, onChoose }: Props) {
  const { t } = useText()
  const [text, setText] = useState('')
  const { busy, run } = useWork()
  const say = run(async () => {
    await ask('onboarding:say', { id, text })
    // What was not sent stays, and what was typed meanwhile.
    setText((now) => (now === text ? '' : now))
  })
  // A second click on the way would skip what is asked for next.
  const skip = run(async () => void (await ask('onboarding:skip', { id })))
  return (
    <footer className={classes.foot}>
      <p className={classes.wanted}>
        <strong>{t(`kind.${expects.kind}`)}</strong>
        <span className="vd-dim"> · {expects.types.map((type) => t(`type.${type}`)).join(', ')}</span>
      </p>
      <div className={classes.line}>
        <Button
          ref={chooser}
          leftSection={<IconCamera size={16} aria-hidden />}
          rightSection={<KeyCaps action="importFiles" />}
          disabled={!isOpen}
          data-testid="choose-photo"
          onClick={onChoose}
        >
          {t('onboarding.choose')}
        </Button>
        <span className="vd-dim">
          <IconFolderOpen size={14} aria-hidden className={classes.icon} /> {t('onboarding.orDrop')}
        </span>
        <span className={classes.gap} />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '' && !busy) say()
          }}
        >
          <TextInput
            aria-label={t('onboarding.say')}
            placeholder={t('onboarding.say')}
            className={classes.say ?? ''}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </form>
        {expects.can_skip && (
          <Button variant="default" disabled={!isOpen || busy} data-testid="skip" onClick={skip}>
            {t('onboarding.skip')}
          </Button>
        )}
      </div>
    </footer>
  )
}
