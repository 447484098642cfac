import type { FeatureHandlers, HandlerDeps } from './handlers'

export function onboardingHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'onboarding'> {
  const talks = () => workspace.services.onboarding
  return {
    'onboarding:list': async () => talks().list(),
    'onboarding:start': async ({ applicationId, productType, language }) =>
      talks().start(applicationId, productType, language),
    'onboarding:talk': async ({ id }) => talks().talk(id),
    'onboarding:say': async ({ id, text }) => talks().say(id, { text }),
    'onboarding:skip': async ({ id }) => talks().say(id, { choice: 'skip' }),
    'onboarding:give': async ({ id, file }) => talks().give(id, file),
    'onboarding:choose': async ({ id }) => {
      const path = await dialogs.chooseFile()
      return path === null ? null : talks().giveFrom(id, path)
    },
  }
}
