import { useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import type { Table } from '../../../shared/domain/tables'
import classes from './TableList.module.css'

/** A table of the document as it stands now, to be read; cells that need a human are marked. */
export function TableList({ table }: { readonly table: Table<ReviewField> }) {
  const { t } = useText()
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t(`table.${table.name}`)}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.index}>
              {table.columns.map((column) => {
                const cell = row.cells[column]
                return (
                  <td
                    key={column}
                    data-open={cell?.needsHuman}
                    data-numeric={cell?.kind === 'amount' || cell?.kind === 'number'}
                  >
                    {cell?.value}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
