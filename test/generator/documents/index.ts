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
import { passportData, passportOpen } from './passport/data-page'
import { voterBack, voterBoth, voterFront } from './voter/colour-card'
import { voterLaminated } from './voter/laminated'

/** Every design the generator knows. */
export const layouts: readonly Layout[] = [
  ...[panClassic, panLabelled, panWithCode],
  ...[aadhaarFront, aadhaarBack, aadhaarBoth, aadhaarLetter],
  ...[licenceState, licenceSouth, licenceUnion],
  ...[voterLaminated, voterFront, voterBack, voterBoth],
  ...[passportData, passportOpen],
]
