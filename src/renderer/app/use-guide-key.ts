import { useEffect } from 'react'
import { settingsStore } from '../api/settings'
import { actionOf } from '../keys/bindings'
import { comboOf } from '../keys/combo'
import { closeOverlay, showGuide } from './navigation'

/** The guide is one key away from everywhere. */
export function useGuideKey(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const combo = event.defaultPrevented ? null : comboOf(event)
      if (combo === null || actionOf(combo, settingsStore.get().keys, ['guide']) === null) return
      event.preventDefault()
      closeOverlay()
      showGuide()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  }, [])
}
