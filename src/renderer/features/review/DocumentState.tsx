import { Button, Loader } from '@mantine/core'
import { useText } from '../../i18n'
import { isErrorCode } from '../../../shared/errors/codes'
import type { DocumentDetail } from '../../../shared/domain/review'
import { teach } from '../user-types/teach-store'
import { patchReview } from './state/review-store'
import { changeType, readAgain } from './state/document-actions'
import classes from './DocumentState.module.css'

/** A document without fields to review: being read, not recognised, or failed; each says what to do. */
export function DocumentState({ detail }: { readonly detail: DocumentDetail | undefined }) {
  const { t } = useText()
  if (!detail) return null
  if (detail.readState === 'FAILED') {
    const code = isErrorCode(detail.errorCode) ? detail.errorCode : 'INTERNAL'
    return (
      <div className={classes.state} role="alert">
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
  const signs = detail.nearest.slice(0, 2).filter(({ cues }) => cues.length > 0)
  return (
    <div className={classes.state}>
      <h2>{t('review.unrecognised')}</h2>
      <p>{t('review.chooseType')}</p>
      {signs.map((candidate) => (
        <div key={candidate.type} className={classes.candidate}>
          <Button variant="light" onClick={() => changeType(candidate.type)}>
            {t(`type.${candidate.type}`)}
          </Button>
          <span className={classes.dim}>{t('review.cues', { cues: candidate.cues.join(' · ') })}</span>
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
