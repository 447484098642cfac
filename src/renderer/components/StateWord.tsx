import { IconAlertTriangle, IconCheck, IconCircleDashed, IconEye, IconLoader2, type Icon } from '@tabler/icons-react'
import classes from './StateWord.module.css'

export type Tone = 'good' | 'look' | 'bad' | 'busy' | 'none'

const glyphs: Readonly<Record<Tone, Icon>> = {
  good: IconCheck,
  look: IconEye,
  bad: IconAlertTriangle,
  busy: IconLoader2,
  none: IconCircleDashed,
}

/** A state as colour, glyph and word. */
export function StateWord({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  const Glyph = glyphs[tone]
  return (
    <span className={classes.word} data-tone={tone}>
      <Glyph size={14} stroke={2} aria-hidden />
      {word}
    </span>
  )
}
