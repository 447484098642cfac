import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n'
import { NetworkMark } from './NetworkMark'
import { IconButton } from './IconButton'
import classes from './Screen.module.css'

interface Props {
  readonly title: string
  readonly testId?: string
  /** Where the arrow before the title leads; a screen without it is the first one. */
  readonly onBack?: () => void
  /** Said beside the title. */
  readonly beside?: ReactNode
  /** Buttons and fields at the end of the head. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen: its head in one line, and below it whatever it shows. */
export function Screen({ title, testId, onBack, beside, actions, children }: Props) {
  const { t } = useText()
  return (
    <main className={classes.screen} aria-label={title} data-testid={testId}>
      <header className={classes.header} data-back={onBack !== undefined || undefined}>
        {onBack && (
          <IconButton label={t('action.backToQueue')} onClick={onBack}>
            <IconArrowLeft size={18} stroke={1.6} />
          </IconButton>
        )}
        <h1 className={classes.title}>{title}</h1>
        {beside}
        <span className={classes.gap} />
        <NetworkMark />
        {actions}
      </header>
      {children}
    </main>
  )
}
