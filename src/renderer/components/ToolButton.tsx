import { Tooltip } from '@mantine/core'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { IconButton } from './IconButton'
import classes from './ToolButton.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; shown when the pointer rests on it. */
  readonly label: string
  /** The key that does the same, drawn as caps. */
  readonly caps?: ReactNode
  readonly children: ReactNode
}

/** A tool of a toolbar. What has the keyboard keeps it when the tool is clicked. */
export function ToolButton({ label, caps, children, ...rest }: Props) {
  const hint = (
    <span className={classes.hint}>
      {label} {caps}
    </span>
  )
  return (
    <Tooltip label={hint} openDelay={400}>
      <IconButton label={label} onMouseDown={(event) => event.preventDefault()} {...rest}>
        {children}
      </IconButton>
    </Tooltip>
  )
}
