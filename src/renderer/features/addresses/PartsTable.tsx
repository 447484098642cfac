import { IconArrowsDiff, IconEqual, IconMinus, IconPlus, IconX, type Icon } from '@tabler/icons-react'
import { memo } from 'react'
import type { MatchExplanation, PartVerdict } from '../../../shared/domain/address-match'
import { useText } from '../../i18n'
import classes from './PartsTable.module.css'

const marks: Readonly<Record<PartVerdict, Icon>> = {
  agrees: IconEqual,
  near: IconArrowsDiff,
  differs: IconX,
  missing_in_source: IconPlus,
  missing_in_target: IconMinus,
}

/** Parts beside parts, coloured by how they agree, and the reasons under them. */
export const PartsTable = memo(function PartsTable({ explanation }: { readonly explanation: MatchExplanation }) {
  const { t } = useText()
  return (
    <div className={classes.explanation}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('addresses.part')}</th>
            <th scope="col">{t('addresses.source')}</th>
            <th scope="col">{t('addresses.target')}</th>
            <th scope="col">{t('addresses.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {explanation.parts.map(({ part, source, target, verdict }) => {
            const Mark = marks[verdict]
            return (
              <tr key={part} data-verdict={verdict}>
                <th scope="row">{t(`addressPart.${part}`)}</th>
                <td>{source ?? '—'}</td>
                <td>{target ?? '—'}</td>
                <td className={classes.verdict}>
                  <Mark size={14} stroke={2} aria-hidden />
                  {t(`partVerdict.${verdict}`)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul className={classes.reasons} aria-label={t('addresses.reasons')}>
        {explanation.reasons.map(({ code, speaks }) => (
          <li key={code} data-speaks={speaks}>
            {speaks === 'for' ? <IconPlus size={14} aria-hidden /> : <IconMinus size={14} aria-hidden />}
            {t(`matchReason.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  )
})
