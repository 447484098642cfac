import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './IconButton.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
  readonly label: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A quiet button with an icon alone. */
export function IconButton({ label, children, className = '', ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={`${classes.button} ${className}`} {...rest}>
      {children}
    </button>
  )
}
