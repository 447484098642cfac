import { IconArrowDown, IconArrowUp, IconCut, IconLink } from '@tabler/icons-react'
import { Fragment } from 'react'
import { samePart } from '../../../shared/domain/file-part'
import type { FileDivision } from '../../../shared/ipc/division'
import { IconButton } from '../../components/IconButton'
import { useText } from '../../i18n'
import { isShared, mergeWithNext, moveBorder, splitAfter, type Draft } from './division-logic'
import classes from './DivisionDialog.module.css'
import { PageThumb } from './PageThumb'

interface Props {
  readonly division: FileDivision
  readonly draft: Draft
  readonly at: number
  /** The document from which the view was opened. */
  readonly from: string
  /** `after` is the page after which the press was. */
  readonly onChange: (draft: Draft, after: number) => void
}

/** One document of the file: beside its pages what it is, and what can be done to the border to the next one. */
export function PartRow({ division, draft, at, from, onChange }: Props) {
  const { t } = useText()
  const part = draft[at]
  const next = draft[at + 1]
  const last = part?.pages.at(-1)
  if (!part || last === undefined) return null
  const known = division.documents.find((document) => samePart(document.part, part))
  const shownBy = (page: number): string => division.pages.find((one) => one.page === page)?.shownBy ?? division.head
  return (
    <li className={classes.part} aria-current={known?.id === from || undefined} data-testid={`division-part:${at}`}>
      <header className={classes.head}>
        <strong>{known ? known.documentId : t('division.toBeRead')}</strong>
        <span className="vd-dim">{known?.type ? t(`type.${known.type}`) : ''}</span>
        {next && (
          <Border
            canMove={!isShared(part) && !isShared(next)}
            after={last}
            onMerge={() => onChange(mergeWithNext(draft, at), last)}
            onMove={(by) => onChange(moveBorder(draft, at, by), last)}
          />
        )}
      </header>
      <div className={classes.pages}>
        {part.pages.map((page, index) => (
          <Fragment key={page}>
            <figure className={classes.page}>
              <PageThumb page={page} shownBy={shownBy(page)} />
              <figcaption>{t('division.page', { page: page + 1 })}</figcaption>
            </figure>
            {index < part.pages.length - 1 && !isShared(part) && (
              <IconButton
                className={classes.cut}
                label={t('division.cutAfter', { page: page + 1 })}
                title={t('division.cutAfter', { page: page + 1 })}
                data-after={page}
                onClick={() => onChange(splitAfter(draft, at, index), page)}
              >
                <IconCut size={16} stroke={1.6} />
              </IconButton>
            )}
          </Fragment>
        ))}
      </div>
    </li>
  )
}

interface BorderProps {
  /** False where a page is of both documents. */
  readonly canMove: boolean
  /** The page after which it stands. */
  readonly after: number
  readonly onMerge: () => void
  readonly onMove: (by: 1 | -1) => void
}

/** What can be done to the border between a document and the next one. */
function Border({ canMove, after, onMerge, onMove }: BorderProps) {
  const { t } = useText()
  return (
    <div className={classes.border}>
      <button type="button" className={classes.merge} data-after={after} onClick={onMerge}>
        <IconLink size={14} aria-hidden /> {t('division.merge')}
      </button>
      {canMove && (
        <>
          <IconButton label={t('division.borderDown')} title={t('division.borderDown')} onClick={() => onMove(1)}>
            <IconArrowDown size={16} stroke={1.6} />
          </IconButton>
          <IconButton label={t('division.borderUp')} title={t('division.borderUp')} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} stroke={1.6} />
          </IconButton>
        </>
      )}
    </div>
  )
}
