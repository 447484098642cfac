import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconChevronLeft, IconChevronRight, IconCopy, IconHistory, IconKeyboard } from '@tabler/icons-react' // prettier-ignore
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentDetail } from '../../../shared/domain/review'
import { countersStore } from '../../api/counters'
import { loadNeighbours, neighboursStore } from '../../api/documents'
import { openOverlay, showQueue } from '../../app/navigation'
import { useStore } from '../../lib/store'
import classes from './ReviewHeader.module.css'
import { goToNeighbour, openDocument, writeDrafts } from './state/document-actions'
import { patchReview } from './state/review-store'

const icon = { size: 18, stroke: 1.6 } as const

/** What document this is, where it stands in the view, and how the day goes. */
export function ReviewHeader({ id, detail }: { readonly id: string; readonly detail: DocumentDetail | undefined }) {
  const { t } = useTranslation()
  const around = useStore(neighboursStore, (all) => all.get(id))
  const counters = useStore(countersStore, (now) => now)
  useEffect(() => {
    // A change anywhere makes the neighbours unknown again.
    if (!around) loadNeighbours(id).catch(() => undefined)
  }, [around, id])
  const leave = (): void => void writeDrafts().then((written) => written && showQueue())
  return (
    <header className={classes.header}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('action.backToQueue')} onClick={leave}>
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <div className={classes.place}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('action.previousDocument')}
          disabled={around?.previous === null}
          onClick={() => void goToNeighbour('previous')}
        >
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <span className={classes.position}>
          {around && around.position !== null
            ? t('review.position', { at: around.position + 1, total: around.total })
            : ''}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('action.nextDocument')}
          disabled={around?.next === null}
          onClick={() => void goToNeighbour('next')}
        >
          <IconChevronRight {...icon} />
        </ActionIcon>
      </div>
      <h1 className={classes.name} title={detail?.fileName}>
        {detail?.documentId ?? ''}
      </h1>
      {detail && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            rightSection={<IconChevronDown size={14} />}
            onClick={() => patchReview({ panel: { kind: 'type' } })}
          >
            {t(`type.${detail.type ?? 'UNKNOWN'}`)}
          </Button>
          {detail.reviewState !== 'NEW' && (
            <span className={classes.state}>{t(`reviewState.${detail.reviewState}`)}</span>
          )}
          {detail.duplicateOf !== null && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconCopy size={14} />}
              onClick={() => void openDocument(detail.duplicateOf ?? id)}
            >
              {t('review.duplicate')}
            </Button>
          )}
        </>
      )}
      <span className={classes.gap} />
      <span className={classes.counts}>
        {t('queue.leftAndDone', { left: counters.left, done: counters.doneToday })}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('action.history')}
        onClick={() => patchReview({ panel: { kind: 'history' } })}
      >
        <IconHistory {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('action.keySheet')}
        onClick={() => openOverlay({ kind: 'keys' })}
      >
        <IconKeyboard {...icon} />
      </ActionIcon>
      <Button variant="default" size="xs" onClick={() => openOverlay({ kind: 'export', ids: [], current: id })}>
        {t('action.export')}
      </Button>
    </header>
  )
}
