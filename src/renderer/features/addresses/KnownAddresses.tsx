import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { memo, useCallback, useState } from 'react'
import type { KnownAddress } from '../../../shared/ipc/address-match'
import { ask } from '../../api/ask'
import { useKept, useLive } from '../../api/live'
import { useText } from '../../i18n'
import classes from './KnownAddresses.module.css'
import { takeAsSource, together, toggleTarget } from './address-store'

interface Props {
  readonly known: readonly KnownAddress[]
  readonly chosen: readonly KnownAddress[]
  /** The document whose address is the source. */
  readonly source: string | null
  /** True where only the documents of a case are to be compared: all of them are known. */
  readonly isWhole: boolean
}

const folded = (text: string): string => text.toLocaleLowerCase()

/** The addresses that documents hold: ticked ones are compared, any can be the source. */
export const KnownAddresses = memo(function KnownAddresses({ known, chosen, source, isWhole }: Props) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const older = useFoundInStore(isWhole ? '' : search)
  const listed = known.filter(({ name, address }) => folded(`${name} ${address}`).includes(folded(search)))
  const shown = together(listed, older)
  return (
    <section className={classes.known} aria-label={t('addresses.documents')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('addresses.documents')}</h2>
        <TextInput
          size="xs"
          type="search"
          aria-label={t('addresses.search')}
          placeholder={t('addresses.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {known.length === 0 && <p className="vd-dim">{t('addresses.noDocuments')}</p>}
      <ul className={classes.list}>
        {shown.map((one) => (
          <li key={one.documentId} className={classes.row}>
            <Checkbox
              size="xs"
              classNames={{ body: classes.check ?? '', labelWrapper: classes.label ?? '' }}
              disabled={one.documentId === source}
              checked={chosen.some(({ documentId }) => documentId === one.documentId)}
              onChange={() => toggleTarget(one)}
              label={
                <>
                  <span className={classes.name}>
                    {one.name}
                    <span className="vd-dim"> · {t(`type.${one.type ?? 'UNKNOWN'}`)}</span>
                  </span>
                  <span className={classes.address}>{one.address}</span>
                </>
              }
            />
            <button
              type="button"
              className={classes.use}
              disabled={one.documentId === source}
              aria-label={t('addresses.useAsSource', { name: one.name })}
              onClick={() => takeAsSource(one)}
            >
              {one.documentId === source ? t('addresses.isSource') : t('addresses.asSource')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** What a search finds among all documents, those taken in long ago included; nothing for an empty one. */
function useFoundInStore(search: string): readonly KnownAddress[] {
  const [settled] = useDebouncedValue(search.trim(), 200)
  const load = useCallback(
    () => (settled === '' ? Promise.resolve([]) : ask('addresses:known', { search: settled })),
    [settled],
  )
  const found = useKept(useLive<readonly KnownAddress[]>(load)) ?? []
  return search.trim() === '' ? [] : found
}
