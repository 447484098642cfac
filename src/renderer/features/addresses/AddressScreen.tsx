import { Button, Textarea } from '@mantine/core'
import { useEffect } from 'react'
import { mostTargets } from '../../../shared/ipc/address-match'
import { goBack } from '../../app/navigation'
import { CaseSelect } from '../../components/CaseSelect'
import { Screen } from '../../components/Screen'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { useStore } from '../../lib/store'
import {
  addressStore,
  chooseCase,
  compareNow,
  isOutdated,
  loadAddresses,
  patchAddresses,
  setSource,
  targetsOf,
} from './address-store'
import classes from './AddressScreen.module.css'
import { KnownAddresses } from './KnownAddresses'
import { Results } from './Results'

/** One address against others: pasted ones and those of documents, the likeliest first, part by part. */
export default function AddressScreen() {
  const { t } = useText()
  const state = useStore(addressStore, (now) => now)
  useEffect(() => void loadAddresses(), [])
  useScreenKeys('[data-address-result]', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
    void compareNow()
    return true
  })
  const count = targetsOf(state).length
  const tooMany = count > mostTargets
  const from = state.known.find(({ documentId }) => documentId === state.source.documentId)
  return (
    <Screen
      title={t('addresses.title')}
      onBack={goBack}
      actions={
        <Button
          size="xs"
          data-testid="compare"
          loading={state.busy}
          disabled={count === 0 || tooMany || state.source.address.trim() === ''}
          onClick={() => void compareNow()}
        >
          {t('addresses.compare', { count })}
        </Button>
      }
    >
      <div className={classes.columns}>
        <div className={classes.entry}>
          <CaseSelect
            label={t('addresses.case')}
            description={t('addresses.caseHint')}
            placeholder={t('addresses.noCase')}
            testId="address-case"
            value={state.within}
            onChange={(within) => void chooseCase(within)}
          />
          <Textarea
            label={t('addresses.source')}
            description={from ? t('addresses.from', { name: from.name }) : t('addresses.sourceHint')}
            autosize
            minRows={3}
            maxRows={7}
            maxLength={10_000}
            data-testid="address-source"
            value={state.source.address}
            onChange={(event) => setSource({ address: event.currentTarget.value, documentId: null })}
          />
          <Textarea
            label={t('addresses.targets')}
            description={t('addresses.targetsHint', { most: mostTargets })}
            error={tooMany && t('addresses.tooMany', { count, most: mostTargets })}
            autosize
            minRows={4}
            maxRows={10}
            data-testid="address-targets"
            value={state.pasted}
            onChange={(event) => patchAddresses({ pasted: event.currentTarget.value })}
          />
          <KnownAddresses
            known={state.known}
            chosen={state.chosen}
            source={state.source.documentId}
            isWhole={state.within !== null}
          />
        </div>
        <Results comparison={state.result} known={state.known} outdated={isOutdated(state)} />
      </div>
    </Screen>
  )
}
