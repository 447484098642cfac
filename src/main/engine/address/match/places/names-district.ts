import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import type { Run } from '../../parser/runs'
import { printed } from '../../text/words'

/** Whether a run of several words is as a whole the name of a district: "Purba Bardhaman" is no half of a quarter. */
export const namesDistrict = (words: Analysis['words'], { from, to }: Run, gazetteer: Gazetteer): boolean =>
  to > from + 1 && gazetteer.named(printed(words, from, to)).some(({ district }) => district)
