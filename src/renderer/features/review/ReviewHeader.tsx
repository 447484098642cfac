import { Button } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconChevronLeft, IconChevronRight, IconCopy, IconCut, IconHistory, IconKeyboard, IconMapPinSearch } from '@tabler/icons-react' // prettier-ignore
import { memo, useEffect } from 'react'
import type { DocumentDetail } from '../../../shared/domain/review'
import { countersStore, followCounters } from '../../api/counters'
import { loadNeighbours, neighboursStore } from '../../api/documents'
import { openOverlay } from '../../app/navigation'
import { NetworkMark } from '../../components/NetworkMark'
import { IconButton } from '../../components/IconButton'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { isDivisible } from './logic/is-divisible'
import { compareShownAddress } from './state/compare-address'
import classes from './ReviewHeader.module.css'
import { goToNeighbour, leaveDocument, openDocument } from './state/document-actions'
import { patchReview, reviewStore } from './state/review-store'

const icon = { size: 18, stroke: 1.6 } as const

/** The field keeps the focus when a button is clicked: Enter then confirms the field, and does not press the button. */
function keepFocus(event: React.MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/**
 * What document this is, where it stands in the view, and how the day goes. Its parts are told only what they show,
 * so that a move to the next document renders little.
 */
export function ReviewHeader({ id, detail }: { readonly id: string; readonly detail: DocumentDetail | undefined }) {
  const { t } = useText()
  const duplicateOf = detail?.duplicateOf ?? null
  return (
    <header className={classes.header} onMouseDown={keepFocus}>
      <BackButton />
      <Place id={id} />
      <h1 className={classes.name} title={detail?.fileName}>
        {detail?.documentId ?? ''}
      </h1>
      {detail && <TypeButton type={detail.type ?? 'UNKNOWN'} />}
      {detail && detail.reviewState !== 'NEW' && (
        <span className={classes.state}>{t(`reviewState.${detail.reviewState}`)}</span>
      )}
      {detail && isDivisible(detail) && <DivisionButton id={detail.id} count={detail.documentsOfFile ?? 1} />}
      {duplicateOf !== null && <DuplicateButton of={duplicateOf} />}
      <span className={classes.gap} />
      <NetworkMark />
      <Counts />
      <DocumentTools />
    </header>
  )
}

const BackButton = memo(function BackButton() {
  const { t } = useText()
  return (
    <IconButton label={t('action.backToQueue')} onClick={() => void leaveDocument()}>
      <IconArrowLeft {...icon} />
    </IconButton>
  )
})

/** The place in the view, between the ways to its neighbours. */
function Place({ id }: { readonly id: string }) {
  const { t } = useText()
  const around = useStore(neighboursStore, (all) => all.get(id))
  useEffect(() => {
    // A change anywhere makes the neighbours unknown again.
    if (!around) loadNeighbours(id).catch(() => undefined)
  }, [around, id])
  return (
    <div className={classes.place}>
      <IconButton
        label={t('action.previousDocument')}
        disabled={around?.previous === null}
        onClick={() => void goToNeighbour('previous')}
      >
        <IconChevronLeft {...icon} />
      </IconButton>
      <span className={classes.position}>
        {around && around.position !== null
          ? t('review.position', { at: around.position + 1, total: around.total })
          : ''}
      </span>
      <IconButton
        label={t('action.nextDocument')}
        disabled={around?.next === null}
        onClick={() => void goToNeighbour('next')}
      >
        <IconChevronRight {...icon} />
      </IconButton>
    </div>
  )
}

const TypeButton = memo(function TypeButton({ type }: { readonly type: string }) {
  const { t } = useText()
  return (
    <button type="button" className={classes.type} onClick={() => patchReview({ panel: { kind: 'type' } })}>
      {t(`type.${type}`)}
      <IconChevronDown size={14} aria-hidden />
    </button>
  )
})

/** Of a file of several documents: how many, and the way to put their division right. */
const DivisionButton = memo(function DivisionButton({ id, count }: { readonly id: string; readonly count: number }) {
  const { t } = useText()
  return (
    <button
      type="button"
      className={classes.type}
      data-testid="division"
      onClick={() => openOverlay({ kind: 'division', id })}
    >
      <IconCut size={14} aria-hidden />
      {count > 1 ? t('division.ofFile', { count }) : t('division.divide')}
    </button>
  )
})

const DuplicateButton = memo(function DuplicateButton({ of }: { readonly of: string }) {
  const { t } = useText()
  return (
    <button type="button" className={classes.type} onClick={() => void openDocument(of)}>
      <IconCopy size={14} aria-hidden />
      {t('review.duplicate')}
    </button>
  )
})

function Counts() {
  const { t } = useText()
  const counters = useStore(countersStore, (now) => now)
  useEffect(followCounters, [])
  return (
    <span className={classes.counts}>{t('queue.leftAndDone', { left: counters.left, done: counters.doneToday })}</span>
  )
}

const DocumentTools = memo(function DocumentTools() {
  const { t } = useText()
  return (
    <>
      <IconButton label={t('action.history')} onClick={() => patchReview({ panel: { kind: 'history' } })}>
        <IconHistory {...icon} />
      </IconButton>
      <IconButton label={t('action.addresses')} onClick={() => void compareShownAddress()}>
        <IconMapPinSearch {...icon} />
      </IconButton>
      <IconButton label={t('action.keySheet')} onClick={() => openOverlay({ kind: 'keys' })}>
        <IconKeyboard {...icon} />
      </IconButton>
      <Button
        variant="default"
        size="xs"
        data-testid="export"
        onClick={() => openOverlay({ kind: 'export', ids: [], current: reviewStore.get().documentId })}
      >
        {t('action.export')}
      </Button>
    </>
  )
})
