import { actionDefaults, actionIds, type ActionId } from './actions'

/** Combination of an action: the analyst's own, else the default. */
export const comboFor = (action: ActionId, own: Readonly<Record<string, string>>): string =>
  own[action] ?? actionDefaults[action]

/** The action of a combination among those that are on; null where none has it. */
export function actionOf<A extends ActionId>(
  combo: string,
  own: Readonly<Record<string, string>>,
  among: readonly A[],
): A | null {
  return among.find((action) => comboFor(action, own) === combo) ?? null
}

/** Another action that already has this combination; null where it is free. */
export function clashOf(action: ActionId, combo: string, own: Readonly<Record<string, string>>): ActionId | null {
  return actionIds.find((other) => other !== action && comboFor(other, own) === combo) ?? null
}
