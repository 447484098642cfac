import { settingsStore } from '../../api/settings'
import { openOverlay, overlayStore, goBack } from '../../app/navigation'
import { actionOf } from '../../keys/bindings'
import { comboOf } from '../../keys/combo'
import { screenActionIds, screenActions } from '../../keys/screen-actions'
import { useWindowKeys } from '../../keys/use-window-keys'
import { compareNow } from './address-store'

const here = ['backToQueue', 'settings', 'keySheet', ...screenActionIds] as const

/** Ctrl+Enter compares, arrows walk the results, Escape leaves a box and then the screen. */
export function useAddressKeys(): void {
  useWindowKeys((event) => {
    if (event.defaultPrevented || event.isComposing || overlayStore.get().kind !== 'none') return
    const target = event.target instanceof HTMLElement ? event.target : null
    const typing = target?.closest('input[type="search"], textarea') ?? null
    const combo = comboOf(event)
    const action = combo === null ? null : actionOf(combo, settingsStore.get().keys, here)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void compareNow()
    else if (event.key === 'Escape' && typing) (typing as HTMLElement).blur()
    else if (event.key === 'Escape' || action === 'backToQueue') goBack()
    else if (typing) return
    else if (action === 'settings') openOverlay({ kind: 'settings' })
    else if (action === 'keySheet') openOverlay({ kind: 'keys' })
    else if (action !== null) screenActions[action]()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  })
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-address-result]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus()
}
