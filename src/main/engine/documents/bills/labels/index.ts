/** What bills of supply call things: electricity, gas and water alike. */
import type { LabelPhrases } from '../../../extraction/labels/labels'
import { withLanguages } from '../../languages'
import { customerLabels } from './customer'
import { duesLabels } from './dues'
import { sumLabels } from './sums'
import { supplyLabels } from './supply'

export const billLabels: LabelPhrases = withLanguages(
  { ...customerLabels, ...duesLabels, ...sumLabels, ...supplyLabels },
  'bill',
)
