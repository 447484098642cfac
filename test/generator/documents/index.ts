import type { Layout } from '../layout'
import { aadhaarFront } from './aadhaar/front'
import { panClassic } from './pan/classic'
import { panWithCode } from './pan/with-code'

/** Every design the generator knows. */
export const layouts: readonly Layout[] = [panClassic, panWithCode, aadhaarFront]
