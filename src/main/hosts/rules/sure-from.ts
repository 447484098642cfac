import { loadSureFrom } from '../../engine/extraction/belief/sure-from'
import type { SureFrom } from '../../services'

/** What was measured of the engine's own confidences. Loaded when it is asked for first. */
export function measuredSureFrom(resources: string): SureFrom {
  let sureFrom: SureFrom | null = null
  return (...asked) => (sureFrom ??= loadSureFrom(resources))(...asked)
}
