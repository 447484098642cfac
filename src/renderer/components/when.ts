/** A time as the desk says it: the day where it was not today. */
export function when(iso: string, language: string): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}
