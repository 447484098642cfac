import { fieldText } from '../../components/field-text'
import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n'
import type { BandLimits } from '../../../shared/domain/bands'
import type { DocumentType } from '../../../shared/domain/document-types'
import { fieldCatalogue } from '../../../shared/domain/field-catalogue'
import { settingsStore } from '../../api/settings'
import { CountInput } from '../../components/CountInput'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

/** Limits in words of error: at most one wrong in N. */
export function BandSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  const [key, setKey] = useState<string | null>(null)
  const own = key === null ? undefined : settings.fieldBandLimits[key]
  const withOwn = (limits: BandLimits | null): void => {
    if (key === null) return
    const { [key]: _gone, ...others } = settings.fieldBandLimits
    save({ fieldBandLimits: limits ? { ...others, [key]: limits } : others })
  }
  const data = (Object.keys(fieldCatalogue) as DocumentType[]).flatMap((type) =>
    (fieldCatalogue[type] ?? []).map(({ path }) => ({
      value: `${type}.${path}`,
      // Found by its type too, and told apart from the fields of others that are called the same.
      label: `${t(`type.${type}`)} · ${fieldText(t, path, { type })}${settings.fieldBandLimits[`${type}.${path}`] ? ' •' : ''}`,
    })),
  )
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('settings.bandsMean')}</p>
      <Limits limits={settings.bandLimits} onChange={(bandLimits) => save({ bandLimits })} />
      <Select
        searchable
        clearable
        label={t('settings.bandField')}
        placeholder={t('settings.bandFieldAll')}
        nothingFoundMessage={t('settings.bandFieldNone')}
        data={data}
        value={key}
        onChange={setKey}
      />
      {key !== null && <Limits limits={own ?? settings.bandLimits} onChange={withOwn} />}
      {own && (
        <Button variant="default" size="xs" onClick={() => withOwn(null)}>
          {t('settings.bandFieldReset')}
        </Button>
      )}
    </div>
  )
}

function Limits({
  limits,
  onChange,
}: {
  readonly limits: BandLimits
  readonly onChange: (limits: BandLimits) => void
}) {
  const { t } = useText()
  const oneIn = (share: number): number => Math.round(1 / share)
  // A sure value is never allowed more errors than one to check.
  return (
    <Group grow align="flex-start">
      <CountInput
        label={t('settings.sureOneIn')}
        min={Math.max(3, oneIn(limits.check))}
        max={100_000}
        value={oneIn(limits.sure)}
        onTake={(count) => onChange({ ...limits, sure: 1 / count })}
      />
      <CountInput
        label={t('settings.checkOneIn')}
        min={2}
        max={Math.min(1000, oneIn(limits.sure))}
        value={oneIn(limits.check)}
        onTake={(count) => onChange({ ...limits, check: 1 / count })}
      />
    </Group>
  )
}
