import { settingsStore } from '../api/settings'
import { goBack, openOverlay } from '../app/navigation'
import { actionOf } from './bindings'
import { comboOf, typesNothing } from './combo'
import { meantForOverlay } from './meant-for-overlay'
import { screenActionIds, screenActions } from './screen-actions'
import { useWindowKeys } from './use-window-keys'

const everywhere = ['backToQueue', 'settings', 'keySheet', ...screenActionIds] as const

/**
 * The keys that every screen beside the desk has: Escape leaves a box and then the screen, those of the other screens
 * lead there, arrows walk the elements that `walked` selects. `own` answers true where a key meant something to the
 * screen itself.
 */
export function useScreenKeys(walked: string, own: (event: KeyboardEvent, typing: boolean) => boolean): void {
  useWindowKeys((event) => {
    if (event.defaultPrevented || event.isComposing || meantForOverlay()) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return
    const box = target?.closest<HTMLElement>('input:not([type="checkbox"]), textarea') ?? null
    const combo = comboOf(event)
    const action = combo === null ? null : actionOf(combo, settingsStore.get().keys, everywhere)
    if (own(event, box !== null)) event.preventDefault()
    else if (event.key === 'Escape' && box) box.blur()
    else if (event.key === 'Escape' || action === 'backToQueue') goBack()
    else if (box && !typesNothing(event)) return
    else if (action === 'settings') openOverlay({ kind: 'settings' })
    else if (action === 'keySheet') openOverlay({ kind: 'keys' })
    else if (action !== null) screenActions[action]()
    else if (!box && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      walk(walked, event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  })
}

function walk(selector: string, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
}
