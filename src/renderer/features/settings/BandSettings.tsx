import { Button, Group, NumberInput, Select } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n'
import type { BandLimits } from '../../../shared/domain/bands'
import type { DocumentType } from '../../../shared/domain/document-types'
import { fieldCatalogue } from '../../../shared/domain/field-catalogue'
import { settingsStore } from '../../api/settings'
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
  const data = (Object.keys(fieldCatalogue) as DocumentType[]).map((type) => ({
    group: t(`type.${type}`),
    items: (fieldCatalogue[type] ?? []).map((field) => ({
      value: `${type}.${field.path}`,
      label: `${t(`field.${field.path}`)}${settings.fieldBandLimits[`${type}.${field.path}`] ? ' •' : ''}`,
    })),
  }))
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('settings.bandsMean')}</p>
      <Limits limits={settings.bandLimits} onChange={(bandLimits) => save({ bandLimits })} />
      <Select
        searchable
        clearable
        label={t('settings.bandField')}
        placeholder={t('settings.bandFieldAll')}
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
  const change = (patch: Partial<BandLimits>): void => {
    const next = { ...limits, ...patch }
    // A sure value may never be allowed more errors than one to check.
    if (next.sure <= next.check) onChange(next)
  }
  return (
    <Group grow align="flex-start">
      <NumberInput
        label={t('settings.sureOneIn')}
        min={3}
        max={100000}
        value={oneIn(limits.sure)}
        onBlur={(event) => commit(event, (n) => change({ sure: 1 / n }), 3)}
      />
      <NumberInput
        label={t('settings.checkOneIn')}
        min={2}
        max={1000}
        value={oneIn(limits.check)}
        onBlur={(event) => commit(event, (n) => change({ check: 1 / n }), 2)}
      />
    </Group>
  )
}

function commit(event: React.FocusEvent<HTMLInputElement>, take: (n: number) => void, least: number): void {
  const n = Number(event.currentTarget.value.replace(/\D/g, ''))
  if (n >= least) take(n)
}
