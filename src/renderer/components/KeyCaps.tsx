import { settingsStore } from '../api/settings'
import type { ActionId } from '../keys/actions'
import { comboFor } from '../keys/bindings'
import { keyCaps } from '../keys/combo'
import { useStore } from '../lib/store'
import classes from './KeyCaps.module.css'

/** The keys of a combination, drawn as caps. */
export function ComboCaps({ combo }: { readonly combo: string }) {
  return (
    <span className={classes.caps}>
      {keyCaps(combo).map((cap) => (
        <kbd key={cap} className={classes.cap}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}

/** The keys that an action has now. */
export function KeyCaps({ action }: { readonly action: ActionId }) {
  const combo = useStore(settingsStore, (settings) => comboFor(action, settings.keys))
  return <ComboCaps combo={combo} />
}
