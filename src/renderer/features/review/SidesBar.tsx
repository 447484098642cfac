import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isDecided, type DocumentDetail } from '../../../shared/domain/review'
import { KeyCaps } from '../../components/KeyCaps'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './SidesBar.module.css'
import { openDocument } from './state/document-actions'
import { findOtherSide, joinSides, otherSideStore, separateSides } from './state/sides'

/** Front and back of a card in two files: what seems to belong together, and what was joined. */
export function SidesBar({ detail }: { readonly detail: DocumentDetail }) {
  const { id, readState, reviewState, joinedFiles } = detail
  useEffect(() => void findOtherSide(id), [id, readState, reviewState])
  return joinedFiles ? <Joined id={id} files={joinedFiles} open={!isDecided(reviewState)} /> : <Suggested id={id} />
}

function Suggested({ id }: { readonly id: string }) {
  const { t } = useText()
  const found = useStore(otherSideStore, (sides) => (sides && [sides.front, sides.back].includes(id) ? sides : null))
  if (!found) return null
  return (
    <section className={classes.bar} role="status" data-testid="other-side">
      <IconLink size={16} aria-hidden />
      <button type="button" className={classes.text} onClick={() => void openDocument(found.otherId)}>
        {t(found.isFront ? 'pairing.backIs' : 'pairing.frontIs', { name: found.otherName })}
      </button>
      <Button
        size="compact-sm"
        variant="light"
        data-testid="join-sides"
        onClick={() => void joinSides()}
        rightSection={<KeyCaps action="joinSides" />}
      >
        {t('pairing.join')}
      </Button>
    </section>
  )
}

interface JoinedProps {
  readonly id: string
  readonly files: readonly string[]
  /** Nobody has decided on the document. */
  readonly open: boolean
}

function Joined({ id, files: [front = '', back = ''], open }: JoinedProps) {
  const { t } = useText()
  return (
    <section className={classes.bar} data-testid="joined-sides">
      <IconLink size={16} aria-hidden />
      <span>{t('pairing.joined', { front, back })}</span>
      {open && (
        <Button size="compact-sm" variant="default" data-testid="separate-sides" onClick={() => void separateSides(id)}>
          {t('pairing.separate')}
        </Button>
      )}
    </section>
  )
}
