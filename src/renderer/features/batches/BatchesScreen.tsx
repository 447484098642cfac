import { useCallback, useState } from 'react'
import { ask } from '../../api/ask'
import { useKept, useLive } from '../../api/live'
import { goBack, showBatches } from '../../app/navigation'
import { LineList } from '../../components/LineList'
import { Pager, pageOfLines } from '../../components/Pager'
import { Screen } from '../../components/Screen'
import { StateWord } from '../../components/StateWord'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { BatchFiles } from './BatchFiles'
import classes from './BatchesScreen.module.css'

/** Batches that clients of the service sent, with how far each has come; the open one lists its files. */
export default function BatchesScreen({ batch }: { readonly batch: number | null }) {
  const { t, language } = useText()
  const [offset, setOffset] = useState(0)
  const page = useKept(useLive(useCallback(() => ask('batches:list', { offset, limit: pageOfLines }), [offset])))
  useScreenKeys('[data-line]', () => false)
  const opened = page?.rows.find(({ number }) => number === batch)
  return (
    <Screen
      title={t('batches.title')}
      onBack={goBack}
      beside={page && <span className="vd-dim">{t('batches.count', { count: page.total })}</span>}
    >
      {page && (
        <div className={classes.columns} data-open={opened !== undefined || undefined}>
          <div className={classes.batches}>
            <LineList
              label={t('batches.title')}
              rows={page.rows}
              keyOf={(row) => row.number}
              columns="minmax(0, 1fr) 132px"
              cells={(row) => (
                <>
                  <span className={classes.batch}>
                    <span>
                      <strong>{row.client}</strong> <span className="vd-dim">{t(`area.${row.area}`)}</span>
                    </span>
                    <span className={`${classes.id ?? ''} vd-code`}>{row.id}</span>
                    <span className="vd-dim">{when(row.createdAt, language)}</span>
                  </span>
                  <span className={classes.progress}>
                    <progress max={row.total} value={row.ended} aria-label={t('batches.progress')} />
                    <span className={classes.numbers}>
                      {t('batches.ended', { ended: row.ended, total: row.total })}
                    </span>
                    {row.failed > 0 && <StateWord tone="bad" word={t('batches.failed', { count: row.failed })} />}
                  </span>
                </>
              )}
              isCurrent={({ number }) => number === batch}
              onOpen={({ number }) => showBatches(number)}
              empty={t('batches.empty')}
            />
            <Pager offset={offset} total={page.total} onMove={setOffset} />
          </div>
          {opened && <BatchFiles key={opened.number} batch={opened.number} />}
        </div>
      )}
    </Screen>
  )
}
