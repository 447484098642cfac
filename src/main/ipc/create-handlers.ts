import { addressHandlers } from './addresses'
import { appHandlers } from './app'
import { caseHandlers } from './cases'
import { divisionHandlers } from './division'
import { exportHandlers } from './export'
import type { HandlerDeps, Handlers } from './handlers'
import { languageHandlers } from './languages'
import { onboardingHandlers } from './onboarding'
import { keepingHandlers } from './keeping'
import { pairingHandlers } from './pairing'
import { queueHandlers } from './queue'
import { remoteHandlers } from './remote'
import { reviewHandlers } from './review'
import { serviceHandlers } from './service'
import { settingsHandlers } from './settings'
import { updateHandlers } from './updates'
import { supportHandlers } from './support'
import { userTypeHandlers } from './user-types'

/** One handler for every channel; register.ts puts sender check, schema and envelope around them. */
export function createHandlers(deps: HandlerDeps): Handlers {
  return {
    ...appHandlers(deps),
    ...queueHandlers(deps),
    ...reviewHandlers(deps),
    ...settingsHandlers(deps),
    ...exportHandlers(deps),
    ...addressHandlers(deps),
    ...serviceHandlers(deps),
    ...caseHandlers(deps),
    ...onboardingHandlers(deps),
    ...divisionHandlers(deps),
    ...pairingHandlers(deps),
    ...userTypeHandlers(deps),
    ...languageHandlers(deps),
    ...remoteHandlers(deps),
    ...keepingHandlers(deps),
    ...updateHandlers(deps),
    ...supportHandlers(deps),
  }
}
