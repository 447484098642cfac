import { cellPlace } from '../../../shared/domain/tables'
import type { RemoteDifference } from '../../../shared/domain/review'
import { fieldText } from '../../components/field-text'
import { useText } from '../../i18n'
import { focusField } from './state/focus'
import classes from './SaidLater.module.css'

/** More than these would push the fields themselves off the screen. */
const mostShown = 5

interface Props {
  /** Of the document. */
  readonly type: string | null
  readonly differences: readonly RemoteDifference[]
}

/**
 * What the service has said otherwise since the document was approved. What was signed for stands until it is reopened.
 */
export function SaidLater({ type, differences }: Props) {
  const { t } = useText()
  const nameOf = (path: string): string => {
    const place = cellPlace(path)
    return place ? `${t(`table.${place.table}`)}, ${t(`column.${place.column}`)}` : fieldText(t, path, { type })
  }
  return (
    <section className={classes.said} role="status" data-testid="said-later">
      <p className={classes.head}>{t('remote.saidLater', { count: differences.length })}</p>
      <ul className={classes.list}>
        {differences.slice(0, mostShown).map(({ path, value }) => (
          <li key={path ?? ''}>
            {path === null ? (
              t('reason.remote_type_differs', { remote: t(`type.${value}`) })
            ) : (
              <button type="button" className={classes.field} onClick={() => focusField(path)}>
                <span className={classes.name}>{nameOf(path)}</span>
                <span>{value}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.what}>{t('remote.saidLaterWhat')}</p>
    </section>
  )
}
