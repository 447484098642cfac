/** Times and numbers as they are written in India, in Latin digits as on the documents, in every language. */
export const localeOf = (language: string): string => `${language}-IN-u-nu-latn`

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of times, kept: it takes longer to make than a hundred times take to format. */
export function timeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(key, made)
  return made
}

/** A time as the desk says it: the day where it was not today, the year where it was not this one. */
export function when(iso: string, language: string): string {
  const [at, now] = [new Date(iso), new Date()]
  const isToday = at.toDateString() === now.toDateString()
  return timeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}

/** A time to the second with its day, as logs say it. */
export const whenExactly = (iso: string, language: string): string =>
  timeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso))
