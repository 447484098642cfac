import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n'
import { isErrorCode } from '../../../shared/errors/codes'
import type { DocumentDetail } from '../../../shared/domain/review'
import { teach } from '../user-types/teach-store'
import { patchReview } from './state/review-store'
import { changeType, readAgain } from './state/document-actions'
import classes from './DocumentState.module.css'

/**
 * What has no field to give the keys to takes them itself: Tab is then at its first answer. No answer has them by
 * itself, lest the Enter that opened the document give it.
 */
function useKeysHere(id: string | undefined) {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) pane.current?.focus()
  }, [id])
  return pane
}

/** A document without fields to review: being read, not recognised, or failed; each says what to do. */
export function DocumentState({ detail }: { readonly detail: DocumentDetail | undefined }) {
  const { t } = useText()
  const pane = useKeysHere(detail && `${detail.id} ${detail.readState}`)
  if (!detail) return null
  if (detail.readState === 'FAILED') {
    const code = isErrorCode(detail.errorCode) ? detail.errorCode : 'INTERNAL'
    return (
      <div ref={pane} tabIndex={-1} className={classes.state} role="alert">
        <h2>{t(`error.${code}.message`)}</h2>
        <p>{t(`error.${code}.whatToDo`)}</p>
        {detail.errorDetail && <p className={classes.dim}>{detail.errorDetail}</p>}
        <Button variant="default" onClick={readAgain}>
          {t('queue.retry')}
        </Button>
      </div>
    )
  }
  if (detail.readState !== 'UNRECOGNISED') {
    return (
      <div className={classes.state} role="status">
        <Loader size="sm" type="dots" />
        <p>{t(`readState.${detail.readState}`)}</p>
      </div>
    )
  }
  // A type of which the document shows no sign is no suggestion.
  const unread = (detail.unread ?? []).map((code) => t(`settings.readingLanguage.${code}`))
  const suggested = detail.nearest
    .map(({ type, cues, signs = [] }) => ({ type, grounds: [...cues, ...signs.map((sign) => t(`sign.${sign}`))] }))
    .filter(({ grounds }) => grounds.length > 0)
  return (
    <div ref={pane} tabIndex={-1} className={classes.state}>
      <h2>{t('review.unrecognised')}</h2>
      <p>{t('review.chooseType')}</p>
      {unread.length > 0 && <p>{t('review.unreadLanguage', { languages: unread.join(', ') })}</p>}
      {suggested.map(({ type, grounds }) => (
        <div key={type} className={classes.candidate}>
          <Button variant="light" onClick={() => changeType(type)}>
            {t(`type.${type}`)}
          </Button>
          <span className={classes.dim}>{t('review.cues', { cues: grounds.join(' · ') })}</span>
        </div>
      ))}
      <Button variant="default" onClick={() => patchReview({ panel: { kind: 'type' } })}>
        {t('review.otherType')}
      </Button>
      <Button variant="default" data-testid="teach" onClick={() => teach(detail.id)}>
        {t('teach.start')}
      </Button>
    </div>
  )
}
