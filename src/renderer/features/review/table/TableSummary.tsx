import { Button } from '@mantine/core'
import { useText } from '../../../i18n'
import type { ReviewField } from '../../../../shared/domain/review'
import type { Table } from '../../../../shared/domain/tables'
import { focusField } from '../state/focus'
import { patchGrid } from './grid-store'
import classes from './TableSummary.module.css'

/** In the list of fields a table is one line: how many rows, how many cells to look at, and the way to the grid. */
export function TableSummary({ table }: { readonly table: Table<ReviewField> }) {
  const { t } = useText()
  const cells = table.rows.flatMap((row) => table.columns.flatMap((column) => row.cells[column] ?? []))
  const open = cells.filter((cell) => cell.needsHuman)
  const go = (): void => {
    patchGrid({ shown: true, anchor: null })
    focusField((open[0] ?? cells[0])?.path ?? null)
  }
  return (
    <div className={classes.summary}>
      <span>{t('table.rows', { count: table.rows.length })}</span>
      <span className={open.length > 0 ? classes.open : 'vd-dim'}>
        {open.length > 0 ? t('table.open', { count: open.length }) : t('review.noneOpen')}
      </span>
      <Button variant="default" size="xs" onClick={go}>
        {t('table.goTo')}
      </Button>
    </div>
  )
}
