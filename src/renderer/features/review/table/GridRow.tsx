import { memo } from 'react'
import type { RowCheck } from '../../../../shared/domain/table-checks'
import type { ColumnSpec } from '../../../../shared/domain/table-catalogue'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../../i18n'
import { breakText } from './break-text'
import { GridCell } from './GridCell'
import type { GridRow as Row } from './grid-model'
import { inRange, type GridRange } from './range'
import classes from './TableGrid.module.css'

interface Props {
  readonly row: Row
  readonly columns: readonly ColumnSpec[]
  /** Where it stands, from 0. */
  readonly at: number
  /** Pixels from the top of the rows. */
  readonly top: number
  readonly check: RowCheck | undefined
  /** What is chosen of it; null where nothing is. */
  readonly chosen: GridRange | null
}

const sameRange = (a: GridRange | null, b: GridRange | null): boolean =>
  a === b || (a !== null && b !== null && a.left === b.left && a.right === b.right)

/** A row of the grid, with its number, marked where its arithmetic does not hold. */
export const GridRow = memo(
  function GridRow({ row, columns, at, top, check, chosen }: Props) {
    const { t } = useText()
    const breaks = check?.state === 'breaks' ? check : null
    return (
      <div
        role="row"
        aria-rowindex={at + 2}
        className={classes.row}
        data-row={at}
        data-breaks={breaks ? true : undefined}
        style={{ transform: `translateY(${top}px)` }}
      >
        <div role="rowheader" className={classes.number} title={breaks ? breakText(t, breaks) : undefined}>
          {breaks && <IconAlertTriangle size={12} stroke={2} aria-label={breakText(t, breaks)} />}
          <span>{at + 1}</span>
        </div>
        {row.cells.map((cell, column) => (
          <GridCell
            key={cell.path}
            field={cell}
            column={column}
            label={`${t('table.row')} ${at + 1}: ${t(`column.${columns[column]?.name ?? ''}`)}`}
            chosen={chosen !== null && inRange(chosen, { row: at, column })}
            broken={breaks?.column === columns[column]?.name}
          />
        ))}
      </div>
    )
  },
  (a, b) =>
    a.row.row === b.row.row &&
    a.row.cells.length === b.row.cells.length &&
    a.row.cells.every((cell, i) => cell === b.row.cells[i]) &&
    a.at === b.at &&
    a.top === b.top &&
    a.columns === b.columns &&
    sameRange(a.chosen, b.chosen) &&
    JSON.stringify(a.check) === JSON.stringify(b.check),
)
