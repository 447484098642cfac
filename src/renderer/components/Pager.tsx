import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../i18n'
import { IconButton } from './IconButton'
import classes from './Pager.module.css'
import { localeOf } from './when'

/** Rows of a long list that are shown at once. */
export const pageOfLines = 200

interface Props {
  readonly offset: number
  readonly total: number
  readonly onMove: (offset: number) => void
}

/** Which lines of a long list are shown, between the ways to those before and after. Nothing where all of them are. */
export function Pager({ offset, total, onMove }: Props) {
  const { t, language } = useText()
  if (total <= pageOfLines && offset === 0) return null
  const number = new Intl.NumberFormat(localeOf(language))
  const last = Math.min(offset + pageOfLines, total)
  return (
    <nav className={classes.pager} aria-label={t('common.pages')} data-testid="pager">
      <IconButton
        label={t('common.previousPage')}
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - pageOfLines))}
      >
        <IconChevronLeft size={16} stroke={1.6} />
      </IconButton>
      <span role="status">
        {t('common.linesOf', {
          from: number.format(Math.min(offset + 1, total)),
          to: number.format(last),
          total: number.format(total),
        })}
      </span>
      <IconButton label={t('common.nextPage')} disabled={last >= total} onClick={() => onMove(offset + pageOfLines)}>
        <IconChevronRight size={16} stroke={1.6} />
      </IconButton>
    </nav>
  )
}
