import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DocumentDetail } from '../../../shared/domain/review'
import { ComboCaps, KeyCaps } from '../../components/KeyCaps'
import { useStore } from '../../lib/store'
import classes from './ApproveBar.module.css'
import { isDecided } from './logic/decided'
import { openCount } from './logic/field-order'
import { approve, canApprove, postpone } from './state/document-actions'
import { focusOpen } from './state/focus'
import { patchReview, reviewStore, type ReasonPurpose } from './state/review-store'

/** The gate: what is still open, and the words that end the work on a document. */
export function ApproveBar({ detail }: { readonly detail: DocumentDetail }) {
  const { t } = useTranslation()
  const saving = useStore(reviewStore, (state) => state.saving)
  const open = openCount(detail.fields)
  const decided = isDecided(detail.reviewState)
  const ask = (purpose: ReasonPurpose) => (): void =>
    patchReview({ panel: { kind: 'reason', purpose, path: null, value: '' } })
  return (
    <footer className={classes.bar}>
      <div className={classes.gate}>
        {open > 0 && !decided ? (
          <button type="button" className={classes.open} onClick={() => focusOpen(1)}>
            {t('review.open', { count: open })}
          </button>
        ) : (
          <span className={classes.clear}>{t(decided ? `reviewState.${detail.reviewState}` : 'review.noneOpen')}</span>
        )}
        <span className={classes.saved} role="status" data-saving={saving}>
          {saving === 'idle' ? '' : t(`review.saving.${saving}`)}
        </span>
      </div>
      <Menu position="top-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="subtle" color="gray" size="sm" px={8} aria-label={t('review.more')}>
            <IconDots size={18} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {decided ? (
            <Menu.Item onClick={ask('reopen')}>{t('review.reopen')}</Menu.Item>
          ) : (
            <>
              <Menu.Item onClick={ask('resubmit')}>{t('review.resubmit')}</Menu.Item>
              <Menu.Item onClick={ask('reject')}>{t('review.reject')}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {!decided && (
        <Button
          variant="default"
          size="sm"
          onClick={() => void postpone()}
          rightSection={<KeyCaps action="postpone" />}
        >
          {t('action.postpone')}
        </Button>
      )}
      {decided ? (
        <Button variant="default" size="sm" onClick={ask('reopen')}>
          {t('review.reopen')}
        </Button>
      ) : (
        <Button
          size="sm"
          data-testid="approve"
          aria-disabled={!canApprove(detail)}
          variant={canApprove(detail) ? 'filled' : 'light'}
          onClick={() => void approve()}
          rightSection={canApprove(detail) ? <ComboCaps combo="Enter" /> : <KeyCaps action="approve" />}
        >
          {t('action.approve')}
        </Button>
      )}
    </footer>
  )
}
