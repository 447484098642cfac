import { toEnvelope } from '../../../shared/errors/coded-error'
import type { Settings } from '../../../shared/ipc/app'
import { changeSettings } from '../../api/settings'
import { showError } from '../../components/notices'

/** Writes a setting at once; there is no save button. */
export const save = (patch: Partial<Settings>): void =>
  void changeSettings(patch).catch((error: unknown) => showError(toEnvelope(error)))
