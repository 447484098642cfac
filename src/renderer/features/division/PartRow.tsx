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
  /** `after` is the page after which the press was. */
  readonly onChange: (draft: Draft, after: number) => void
}

/** One document of the file: its pages, a cut between any two of them, and the border to the next document. */
export function PartRow({ division, draft, at, onChange }: Props) {
  const { t } = useText()
  const part = draft[at]
  const next = draft[at + 1]
  const last = part?.pages.at(-1)
  if (!part || last === undefined) return null
  const known = division.documents.find((document) => samePart(document.part, part))
  const shownBy = (page: number): string => division.pages.find((one) => one.page === page)?.shownBy ?? division.head
  return (
    <li className={classes.part} data-testid={`division-part:${at}`}>
      <header className={classes.head}>
        <strong>{known ? known.documentId : t('division.toBeRead')}</strong>
        <span className="vd-dim">{known?.type ? t(`type.${known.type}`) : ''}</span>
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
      {next && (
        <div className={classes.border}>
          <button
            type="button"
            className={classes.merge}
            data-after={last}
            onClick={() => onChange(mergeWithNext(draft, at), last)}
          >
            <IconLink size={14} aria-hidden /> {t('division.merge')}
          </button>
          {!isShared(part) && !isShared(next) && (
            <>
              <IconButton
                label={t('division.borderDown')}
                title={t('division.borderDown')}
                onClick={() => onChange(moveBorder(draft, at, 1), last)}
              >
                <IconArrowDown size={16} stroke={1.6} />
              </IconButton>
              <IconButton
                label={t('division.borderUp')}
                title={t('division.borderUp')}
                onClick={() => onChange(moveBorder(draft, at, -1), last)}
              >
                <IconArrowUp size={16} stroke={1.6} />
              </IconButton>
            </>
          )}
        </div>
      )}
    </li>
  )
}
