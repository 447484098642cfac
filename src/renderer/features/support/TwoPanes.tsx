import type { ReactNode } from 'react'
import classes from './TwoPanes.module.css'

interface Props {
  readonly label: string
  readonly names: readonly string[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
  readonly children: ReactNode
}

/** A list of names, and beside it what the chosen one is about. */
export function TwoPanes({ label, names, chosen, onChoose, children }: Props) {
  return (
    <div className={classes.panes}>
      <ul className={classes.names} aria-label={label}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={`vd-plain ${classes.name}`}
              aria-current={name === chosen}
              data-testid={`part:${name}`}
              onClick={() => onChoose(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <pre className={classes.text} tabIndex={0} aria-label={chosen} lang="en">
        {children}
      </pre>
    </div>
  )
}
