import { toEnvelope } from '../../shared/errors/coded-error'
import type { Desk } from './compose'
import { emit } from './emit'
import type { Given } from './given'

/** Takes in the files that a start brought and says how that went; shows what it asked for. */
export async function takeGiven({ workspace, opened, log }: Desk, given: Given): Promise<void> {
  opened.give(given)
  if (given.files.length === 0) return
  try {
    emit('intake:report', await workspace.services.intake.take(given.files))
  } catch (error) {
    log.error('given_files', error)
    emit('notice', toEnvelope(error))
  }
}
