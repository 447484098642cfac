import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Talk } from '../../../shared/ipc/onboarding'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { settingsStore } from '../../api/settings'
import { dropStore } from '../../app/drop'
import { showCase } from '../../app/navigation'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { actionOf } from '../../keys/bindings'
import { comboOf } from '../../keys/combo'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { readDropped, type DroppedFiles } from '../queue/dropped'
import { Messages } from './Messages'
import { TalkFoot } from './TalkFoot'
import classes from './TalkPane.module.css'

const isLooking = ({ files }: Talk): boolean =>
  files.some(({ state }) => state === 'QUEUED' || state === 'FETCHING' || state === 'PROCESSING')

/** One conversation: what was said, what is asked for now, and where the next picture goes. */
export function TalkPane({ id }: { readonly id: string }) {
  const { t } = useText()
  const talk = useLive(useCallback(() => ask('onboarding:talk', { id }), [id]))
  const { run } = useWork()
  const give = useCallback(
    async (files: DroppedFiles) => {
      // One at a time: what else was dropped with it is not looked at.
      for await (const dropped of files) {
        const read = await readDropped(dropped)
        if ('error' in read) throw new CodedError(read.error.code)
        await ask('onboarding:give', { id, file: read })
        return
      }
    },
    [id],
  )
  const isOpen = talk !== null && talk.expects !== null && !isLooking(talk)
  useEffect(() => {
    dropStore.set({ take: (files) => isOpen && run(() => give(files))(), hint: 'onboarding.dropHere' })
    return () => dropStore.set(null)
  }, [give, isOpen, run])
  const choose = run(async () => void (isOpen && (await ask('onboarding:choose', { id }))))
  useScreenKeys('[data-line]', (event, typing) => {
    const combo = comboOf(event)
    if (combo === null || (typing && !event.ctrlKey)) return false
    if (actionOf(combo, settingsStore.get().keys, ['importFiles']) === null) return false
    choose()
    return true
  })
  const chooser = useRef<HTMLButtonElement>(null)
  const step = talk?.state.step
  useEffect(() => chooser.current?.focus(), [step, isOpen])
  if (talk === null) return <section className={classes.pane} aria-busy />
  const { expects } = talk
  return (
    <section className={classes.pane} aria-label={talk.application_id} data-testid="talk">
      <header className={classes.head}>
        <h2 className={classes.title}>{talk.application_id}</h2>
        <Steps talk={talk} />
        <span className={classes.gap} />
        {talk.files.some(({ document }) => document !== null) && (
          <Button size="compact-sm" variant="subtle" data-testid="talk-case" onClick={() => showCase(id)}>
            {t('onboarding.case')}
          </Button>
        )}
      </header>
      <Messages talk={talk} isLooking={isLooking(talk)} />
      {expects !== null && <TalkFoot id={id} expects={expects} isOpen={isOpen} chooser={chooser} onChoose={choose} />}
    </section>
  )
}

function Steps({ talk }: { readonly talk: Talk }) {
  const { t } = useText()
  const done = talk.state.status === 'COMPLETED' ? talk.steps : talk.state.step - 1
  return (
    <div
      className={classes.steps}
      role="progressbar"
      aria-label={t('onboarding.steps')}
      aria-valuemin={0}
      aria-valuemax={talk.steps}
      aria-valuenow={done}
    >
      {Array.from({ length: talk.steps }, (_, step) => (
        <span key={step} data-state={step < done ? 'done' : step === done ? 'now' : 'later'} />
      ))}
    </div>
  )
}
