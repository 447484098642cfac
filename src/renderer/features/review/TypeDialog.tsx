import { Button, Modal, TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { useText } from '../../i18n'
import { documentTypes, type GivenType } from '../../../shared/domain/document-types'
import type { DocumentDetail } from '../../../shared/domain/review'
import { documentsStore } from '../../api/documents'
import { useStore } from '../../lib/store'
import { teach } from '../user-types/teach-store'
import { useOwnTypes } from '../user-types/use-own-types'
import { changeType } from './state/document-actions'
import { closePanel, reviewStore } from './state/review-store'
import classes from './TypeDialog.module.css'

/** Chooses the type of the document, which is then read again with it. */
export const TypeDialog = memo(function TypeDialog({ id }: { readonly id: string }) {
  const { t } = useText()
  const open = useStore(reviewStore, (state) => state.panel.kind === 'type')
  const detail = useStore(documentsStore, (documents) => (open ? documents.get(id) : undefined))
  return (
    <Modal
      opened={detail !== undefined}
      onClose={closePanel}
      title={t('review.typeTitle')}
      transitionProps={{ duration: 0 }}
    >
      {detail && <TypeList detail={detail} />}
    </Modal>
  )
})

function TypeList({ detail }: { readonly detail: DocumentDetail }) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const own = useOwnTypes()
  const near = detail.nearest.map((candidate) => candidate.type)
  const ordered: GivenType[] = [...near, ...own, ...documentTypes.filter((type) => !near.includes(type))]
  const words = search.trim().toLowerCase()
  const found = ordered.filter((type) => `${t(`type.${type}`)} ${type}`.toLowerCase().includes(words))
  const take = (type: GivenType | undefined): void => {
    if (!type) return
    closePanel()
    if (type !== detail.type) changeType(type)
  }
  return (
    <>
      <TextInput
        aria-label={t('review.typeSearch')}
        placeholder={t('review.typeSearch')}
        value={search}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="type-list"
        aria-activedescendant={found[active] ? `type-${found[active]}` : undefined}
        onChange={(event) => {
          setSearch(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(found[active])
          else if (event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1))
          else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1))
          else return
          event.preventDefault()
        }}
      />
      <div id="type-list" role="listbox" aria-label={t('review.typeTitle')} className={classes.list}>
        {found.map((type, index) => (
          <div
            key={type}
            id={`type-${type}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onPointerEnter={() => setActive(index)}
            onClick={() => take(type)}
          >
            <span>{t(`type.${type}`)}</span>
            {type === detail.type && <span className="vd-dim">{t('review.typeNow')}</span>}
          </div>
        ))}
      </div>
      <p className={classes.note}>{t('review.typeNote')}</p>
      <Button
        variant="default"
        data-testid="teach-other"
        onClick={() => {
          closePanel()
          teach(detail.id)
        }}
      >
        {t('teach.start')}
      </Button>
    </>
  )
}
