import { Button, Progress } from '@mantine/core'
import { useText } from '../../i18n'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { RequestOf } from '../../../shared/ipc'
import { ask } from '../../api/ask'
import { progressStore } from '../../api/progress'
import { showError } from '../../components/notices'
import { useStore } from '../../lib/store'
import { durationOf } from './duration'
import classes from './ProgressStrip.module.css'

/**
 * How far the reading is, how fast it goes and how long it will take; it can be paused and cancelled. It stands under
 * the rows, which stay where they are when it comes and goes.
 */
export function ProgressStrip() {
  const { t, language } = useText()
  const progress = useStore(progressStore, (now) => now)
  if (!progress) return null
  const tell = (error: unknown): void => showError(toEnvelope(error))
  const pause = (paused: RequestOf<'queue:pause'>['paused']): void => void ask('queue:pause', { paused }).catch(tell)
  const said = [t('queue.progress', { done: progress.done, total: progress.total })]
  if (progress.perMinute !== null) said.push(t('queue.perMinute', { rate: Math.round(progress.perMinute) }))
  if (progress.secondsLeft !== null && !progress.paused)
    said.push(t('queue.timeLeft', { time: durationOf(progress.secondsLeft, language) }))
  if (progress.paused) said.push(t('queue.paused'))
  return (
    <div className={classes.strip}>
      <Progress
        className={classes.bar}
        value={(progress.done / progress.total) * 100}
        size={4}
        aria-label={t('queue.reading')}
        animated={false}
      />
      <span className={classes.said}>{said.join(' · ')}</span>
      <Button size="compact-xs" variant="subtle" onClick={() => pause(!progress.paused)}>
        {t(progress.paused ? 'queue.resume' : 'queue.pause')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        onClick={() => void ask('queue:cancel', { ids: null }).catch(tell)}
      >
        {t('common.cancel')}
      </Button>
    </div>
  )
}
