import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Pick<NumberInputProps, 'label' | 'mt'> {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onTake: (count: number) => void
}

/**
 * A whole number of a setting, taken within its bounds when the analyst leaves it or presses Enter: what is half typed
 * (3, on the way to 365 days) is not meant.
 */
export function CountInput({ value, min, max, onTake, ...shown }: Props) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const take = (): void => {
    setTyped(null)
    if (typed === null || typed === '' || !Number.isFinite(Number(typed))) return
    const count = Math.min(max, Math.max(min, Math.round(Number(typed))))
    if (count !== value) onTake(count)
  }
  return (
    <NumberInput
      {...shown}
      min={min}
      max={max}
      allowDecimal={false}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}
