import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { CrossCheckName } from '../../../shared/contract/cross-checks'
import type { CaseDetail } from '../../../shared/ipc/cases'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { goBack, leaveCase } from '../../app/navigation'
import { Screen } from '../../components/Screen'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { compareAddressesOfCase } from '../addresses/address-store'
import { CaseFiles } from './CaseFiles'
import { EraseCase } from './EraseCase'
import classes from './CaseScreen.module.css'
import { Checks } from './Checks'
import { Matrix } from './Matrix'
import { moveInMatrix } from './move-in-matrix'

/** The documents of an application beside each other, and what every cross-check says of them. */
export default function CaseScreen({ id }: { readonly id: string }) {
  const { t } = useText()
  const detail = useLive(useCallback(() => load(id), [id]))
  const [chosen, setChosen] = useState<CrossCheckName | null>(null)
  useScreenKeys('[data-check]', (event, typing) => {
    if (typing || detail === null) return false
    if (event.code === 'KeyA' && event.altKey) compare(detail)
    else return moveInMatrix(event)
    return true
  })
  if (detail === null) return <Screen title={t('cases.case')} onBack={goBack} children={null} />
  return (
    <Screen
      title={detail.applicationId}
      onBack={goBack}
      beside={
        <span className="vd-dim">
          {t(`product.${detail.productType}`, { defaultValue: detail.productType })} ·{' '}
          {detail.isConversation ? t('cases.conversation') : (detail.client ?? t('cases.here'))}
        </span>
      }
      actions={
        <>
          <EraseCase detail={detail} />
          <Button
            size="xs"
            variant="default"
            data-testid="compare-addresses"
            disabled={addressesOf(detail).length < 2}
            onClick={() => compare(detail)}
          >
            {t('action.addresses')}
          </Button>
        </>
      }
    >
      <div className={classes.columns}>
        <div className={classes.documents}>
          <Matrix detail={detail} onRow={setChosen} />
          <CaseFiles id={detail.id} files={detail.files} missing={detail.missing} />
        </div>
        <Checks detail={detail} chosen={chosen} onChoose={setChosen} />
      </div>
    </Screen>
  )
}

/** Null where the case is gone, as it is while its erasure ends: nothing stays on the screen of it. */
async function load(id: string): Promise<CaseDetail | null> {
  try {
    return await ask('cases:detail', { id })
  } catch (error) {
    if (toEnvelope(error).code !== 'NOT_FOUND') throw error
    leaveCase(id)
    return null
  }
}

const addressesOf = ({ documents }: CaseDetail): string[] =>
  documents.flatMap(({ id, cells }) => (cells.address.some(({ value }) => value !== null) ? [id] : []))

const compare = ({ id, applicationId }: CaseDetail): void => void compareAddressesOfCase({ id, applicationId })
