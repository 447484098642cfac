import type { Layout } from '../layout'
import { aadhaarBack } from './aadhaar/back'
import { aadhaarBoth } from './aadhaar/both'
import { aadhaarFront } from './aadhaar/front'
import { aadhaarLetter } from './aadhaar/letter'
import { licenceSouth } from './licence/south-card'
import { licenceState } from './licence/state-card'
import { licenceUnion } from './licence/union-card'
import { panClassic } from './pan/classic'
import { panLabelled } from './pan/labelled'
import { panWithCode } from './pan/with-code'

/** Every design the generator knows. */
export const layouts: readonly Layout[] = [panClassic, panLabelled, panWithCode, aadhaarFront, aadhaarBack, aadhaarBoth, aadhaarLetter,
  licenceState, licenceSouth, licenceUnion]
