import type { ReactNode } from 'react'
import classes from './LineList.module.css'

interface Props<T> {
  readonly label: string
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string | number
  /** CSS of `grid-template-columns`, and the heads of the columns; none where there is nothing to head. */
  readonly columns: string
  readonly heads?: readonly string[]
  /** One span a column. */
  readonly cells: (row: T) => ReactNode
  readonly onOpen: (row: T) => void
  readonly canOpen?: (row: T) => boolean
  readonly isCurrent?: (row: T) => boolean
  /** Said where there are no rows. */
  readonly empty: string
}

/** Rows of which each opens something; the arrows walk them (`[data-line]`). */
export function LineList<T>({ label, rows, keyOf, columns, heads, cells, ...rest }: Props<T>) {
  const { onOpen, canOpen = () => true, isCurrent = () => false, empty } = rest
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <>
      {heads && (
        <div className={classes.head} style={{ gridTemplateColumns: columns }} aria-hidden>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <ul className={classes.list} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <button
              type="button"
              className={`vd-plain ${classes.line}`}
              style={{ gridTemplateColumns: columns }}
              data-line={keyOf(row)}
              aria-current={isCurrent(row)}
              disabled={!canOpen(row)}
              onClick={() => onOpen(row)}
            >
              {cells(row)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
