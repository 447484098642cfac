import { useState } from 'react'
import type { AddressComparison, KnownAddress } from '../../../shared/ipc/address-match'
import { useText } from '../../i18n'
import { PartsTable } from './PartsTable'
import { ranked, scoreBand, sourceRefusal, type RankedMatch } from './ranked'
import classes from './Results.module.css'

interface Props {
  readonly comparison: AddressComparison | null
  readonly known: readonly KnownAddress[]
  /** True where something else was entered since. */
  readonly outdated: boolean
}

/** The targets, likeliest first; the open one shows what agreed and what spoke against it. */
export function Results({ comparison, known, outdated }: Props) {
  const { t } = useText()
  const [open, setOpen] = useState<{ readonly at: string; readonly index: number | null } | null>(null)
  if (comparison === null) return <section className={classes.empty}>{t('addresses.empty')}</section>
  const refusal = sourceRefusal(comparison)
  if (refusal !== null)
    return (
      <section className={classes.empty} role="alert" data-testid="address-source-refused">
        <div>
          <p className={classes.sourceRefused}>{t('addresses.sourceRefused')}</p>
          <p>{t(`addressRefusal.${refusal}`)}</p>
        </div>
      </section>
    )
  const rows = ranked(comparison)
  // A new comparison opens its likeliest.
  const opened = open?.at === comparison.at ? open.index : (rows[0]?.index ?? null)
  return (
    <section
      className={classes.results}
      aria-label={t('addresses.results')}
      data-testid="address-results"
      data-outdated={outdated || undefined}
    >
      {outdated && (
        <p className={classes.outdated} role="status">
          {t('addresses.outdated')}
        </p>
      )}
      {rows.map((row) => (
        <Result
          key={row.index}
          row={row}
          name={known.find(({ documentId }) => documentId === row.target.documentId)?.name ?? null}
          open={row.index === opened}
          onToggle={() => setOpen({ at: comparison.at, index: row.index === opened ? null : row.index })}
        />
      ))}
    </section>
  )
}

interface ResultProps {
  readonly row: RankedMatch
  /** Of the document; null for a pasted address. */
  readonly name: string | null
  readonly open: boolean
  readonly onToggle: () => void
}

function Result({ row, name, open, onToggle }: ResultProps) {
  const { t } = useText()
  const { match, target } = row
  return (
    <article className={classes.result}>
      <button type="button" className={classes.row} aria-expanded={open} data-address-result onClick={onToggle}>
        {match.kind === 'compared' ? (
          <>
            <Score label={t('addresses.same')} score={match.similarity} />
            <Score label={t('addresses.samePerson')} score={match.samePerson} />
          </>
        ) : (
          <span className={classes.refused}>{t('addresses.refused')}</span>
        )}
        <span className={classes.target}>
          {name !== null && <span className={classes.name}>{name}</span>}
          <span className={classes.text}>{target.address}</span>
        </span>
      </button>
      {open &&
        (match.kind === 'compared' ? (
          <PartsTable explanation={match.explanation} />
        ) : (
          <p className={classes.why}>{t(`addressRefusal.${match.refusal}`)}</p>
        ))}
    </article>
  )
}

function Score({ label, score }: { readonly label: string; readonly score: number }) {
  const percent = Math.floor(score * 100)
  return (
    <span className={classes.score} data-band={scoreBand(score)}>
      <span className={classes.number}>{percent}%</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={classes.label}>{label}</span>
    </span>
  )
}
