import { useCallback } from 'react'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { FileStateWord } from '../../components/FileStateWord'
import { LineList } from '../../components/LineList'
import { RetryFiles } from '../../components/RetryFiles'
import { useText } from '../../i18n'
import { openDocument } from '../review/state/document-actions'
import classes from './BatchesScreen.module.css'

/** A batch has at most as many files as one upload may hold. */
const most = 500

/** The files of a batch with what became of each; those that were read open at the desk. */
export function BatchFiles({ batch }: { readonly batch: number }) {
  const { t } = useText()
  const files = useLive(useCallback(() => ask('batches:files', { batch, limit: most }), [batch]))
  return (
    <section className={classes.files} aria-label={t('batches.files')} data-testid="batch-files">
      <div className={classes.again}>
        <RetryFiles files={files ?? []} retry={() => ask('batches:retry', { batch })} />
      </div>
      {files && (
        <LineList
          label={t('batches.files')}
          rows={files}
          keyOf={({ id }) => id}
          columns="minmax(160px, 1.6fr) minmax(96px, 0.7fr) minmax(150px, 1.2fr) minmax(90px, 0.6fr)"
          heads={['document', 'type', 'state', 'review'].map((head) => t(`batches.${head}`))}
          cells={(file) => (
            <>
              <span className={classes.wraps}>{file.documentId}</span>
              <span className="vd-dim">
                {file.type === null || file.state === 'FAILED' ? '—' : t(`type.${file.type}`)}
              </span>
              <span className={classes.wraps}>
                <FileStateWord state={file.state} errorCode={file.errorCode} failure={file.failure} />
              </span>
              <span className="vd-dim">
                {file.reviewState === null
                  ? '—'
                  : file.needHuman !== null && file.needHuman > 0 && file.reviewState === 'NEW'
                    ? t('cases.open', { count: file.needHuman })
                    : t(`reviewState.${file.reviewState}`)}
              </span>
            </>
          )}
          canOpen={({ document }) => document !== null}
          onOpen={({ document }) => document !== null && void openDocument(document)}
          empty={t('batches.noFiles')}
        />
      )}
    </section>
  )
}
