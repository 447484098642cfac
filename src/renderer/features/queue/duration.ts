import { localeOf } from '../../components/when'

const unit = (language: string, name: 'second' | 'minute' | 'hour', value: number): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)

/** A span of seconds in its largest fitting unit, in words of the interface language. */
export function durationOf(seconds: number, language: string): string {
  if (seconds < 90) return unit(language, 'second', Math.max(1, Math.round(seconds)))
  if (seconds < 90 * 60) return unit(language, 'minute', Math.round(seconds / 60))
  return unit(language, 'hour', Math.round(seconds / 3600))
}

/** How long ago a time was, as `5 min ago`. */
export function agoOf(iso: string, now: number, language: string): string {
  const seconds = Math.min(0, Math.round((Date.parse(iso) - now) / 1000))
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' })
  if (seconds > -60) return format.format(0, 'second')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86_400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86_400), 'day')
}
