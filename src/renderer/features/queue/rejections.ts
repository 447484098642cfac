import type { IntakeReport } from '../../../shared/ipc/queue'
import { errorText, type TextOf } from '../../i18n'

/** Names that are told of each reason: the rest is counted. */
const mostNames = 5

/** Why files could not be taken and what to do, each reason once with the files it is true of, a line each. */
export function reasonsOf(rejected: IntakeReport['rejected'], t: TextOf): readonly string[] {
  const codes = new Set(rejected.map(({ error }) => error.code))
  return [...codes].map((code) => {
    const files = rejected.filter(({ error }) => error.code === code)
    const names = files.slice(0, mostNames).map(({ fileName }) => fileName)
    const more = files.length - names.length
    return `${errorText(t, code)} ${names.join(', ')}${more > 0 ? ` ${t('queue.rejectedMore', { count: more })}` : ''}`
  })
}
