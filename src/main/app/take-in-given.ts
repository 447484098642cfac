import { toEnvelope } from '../../shared/errors/coded-error'
import type { Desk } from './compose'
import { emit } from './emit'

/** Takes in files that a start brought, and says how that went. */
export async function takeInGiven({ workspace, log }: Desk, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  try {
    emit('intake:report', await workspace.services.intake.take(paths))
  } catch (error) {
    log.error('given_files', error)
    emit('notice', toEnvelope(error))
  }
}
