import {
  IconAlertTriangle, IconCheck, IconCircleDashed, IconEye, IconPencil, IconShieldCheck, IconUserCheck, type Icon,
} from '@tabler/icons-react' // prettier-ignore
import { useText } from '../i18n'
import type { Band } from '../../shared/domain/bands'
import type { Verdict } from '../../shared/domain/review'
import classes from './BandMark.module.css'

const glyphs: Readonly<Record<Band, Icon>> = {
  proven: IconShieldCheck,
  sure: IconCheck,
  check: IconEye,
  doubtful: IconAlertTriangle,
  missing: IconCircleDashed,
  corrected: IconPencil,
}

/** The glyph of a band alone, for who has no room for its word. */
export function BandGlyph({ band, verdict = null }: { readonly band: Band; readonly verdict?: Verdict | null }) {
  const Glyph = verdict === 'confirmed' ? IconUserCheck : glyphs[band]
  return <Glyph size={12} stroke={2} aria-hidden />
}

/** A band as colour, glyph and word; a human's word on the field takes its place. */
export function BandMark({ band, verdict = null }: { readonly band: Band; readonly verdict?: Verdict | null }) {
  const { t } = useText()
  const Glyph = verdict === 'confirmed' ? IconUserCheck : glyphs[band]
  return (
    <span className={classes.mark} data-band={verdict === null ? band : 'corrected'}>
      <Glyph size={14} stroke={2} aria-hidden />
      <span>{verdict === null ? t(`band.${band}`) : t(`verdict.${verdict}`)}</span>
    </span>
  )
}
