import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo } from 'react'
import { isDecided, type DocumentDetail } from '../../../shared/domain/review'
import { IconButton } from '../../components/IconButton'
import { ComboCaps, KeyCaps } from '../../components/KeyCaps'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './ApproveBar.module.css'
import { openCount } from './logic/field-order'
import { approve, canApprove, postpone } from './state/document-actions'
import { focusOpen } from './state/focus'
import { patchReview, reviewStore, type ReasonPurpose } from './state/review-store'

const ask = (purpose: ReasonPurpose) => (): void =>
  patchReview({ panel: { kind: 'reason', purpose, path: null, value: '' } })

/** The gate: what is still open, and the words that end the work on a document. */
export function ApproveBar({ detail }: { readonly detail: DocumentDetail }) {
  const { t } = useText()
  const open = openCount(detail.fields)
  const decided = isDecided(detail.reviewState)
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
        <Saved />
      </div>
      <More decided={decided} />
      {decided ? <Reopen /> : <Decide ready={canApprove(detail)} />}
    </footer>
  )
}

function Saved() {
  const { t } = useText()
  const saving = useStore(reviewStore, (state) => state.saving)
  return (
    <span className={classes.saved} role="status" data-saving={saving}>
      {saving === 'idle' ? '' : t(`review.saving.${saving}`)}
    </span>
  )
}

const More = memo(function More({ decided }: { readonly decided: boolean }) {
  const { t } = useText()
  return (
    <Menu position="top-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={t('review.more')}>
          <IconDots size={18} />
        </IconButton>
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
  )
})

const Reopen = memo(function Reopen() {
  const { t } = useText()
  return (
    <Button variant="default" size="sm" onClick={ask('reopen')}>
      {t('review.reopen')}
    </Button>
  )
})

const Decide = memo(function Decide({ ready }: { readonly ready: boolean }) {
  const { t } = useText()
  return (
    <>
      <Button variant="default" size="sm" onClick={() => void postpone()} rightSection={<KeyCaps action="postpone" />}>
        {t('action.postpone')}
      </Button>
      <Button
        size="sm"
        data-testid="approve"
        aria-disabled={!ready}
        variant={ready ? 'filled' : 'light'}
        onClick={() => void approve()}
        rightSection={ready ? <ComboCaps combo="Enter" /> : <KeyCaps action="approve" />}
      >
        {t('action.approve')}
      </Button>
    </>
  )
})
