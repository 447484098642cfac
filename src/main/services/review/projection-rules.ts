import type { ServiceContext } from '../context'
import type { SettingsService } from '../settings/settings-service'
import type { ProjectionRules } from './project'

/** The rules of projection as the settings now have them. */
export function projectionRules(
  { deriveAddress, sureFrom }: Pick<ServiceContext, 'deriveAddress' | 'sureFrom'>,
  settings: SettingsService,
): ProjectionRules {
  const { bandLimits, fieldBandLimits } = settings.get()
  return { bandLimits, fieldBandLimits, deriveAddress, sureFrom }
}
