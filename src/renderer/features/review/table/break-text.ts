import type { RowCheck } from '../../../../shared/domain/table-checks'
import type { TextOf } from '../../../i18n'
import { groupedDigits } from '../../../lib/grouped-digits'

/** Why a row does not hold, in one line. */
export const breakText = (t: TextOf, { rule, expected, found }: Extract<RowCheck, { state: 'breaks' }>): string =>
  t(`table.breaks.${rule}`, { expected: groupedDigits(expected), found: groupedDigits(found) })
