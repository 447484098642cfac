import type { CrossCheckName } from '../../../shared/contract/cross-checks'
import type { CaseCheck, CaseDetail } from '../../../shared/ipc/cases'
import { PageCrop } from '../../components/PageCrop'
import { StateWord } from '../../components/StateWord'
import { fieldText } from '../../components/field-text'
import { useText } from '../../i18n'
import { openDocument } from '../review/state/document-actions'
import { evidenceOf, inOrder, seenAt, toneOf } from './checks'
import classes from './Checks.module.css'

interface Props {
  readonly detail: CaseDetail
  /** Null: the first that needs a human is open. */
  readonly chosen: CrossCheckName | null
  readonly onChoose: (check: CrossCheckName) => void
}

/** Every cross-check with its verdict and why; the open one shows what it compared side by side. */
export function Checks({ detail, chosen, onChoose }: Props) {
  const { t } = useText()
  const checks = inOrder(detail.checks)
  const open = chosen ?? checks.find(({ result }) => result !== 'NOT_APPLICABLE')?.check ?? null
  return (
    <section className={classes.checks} aria-label={t('cases.checks')}>
      <h2 className={classes.title}>{t('cases.checks')}</h2>
      {checks.map((check) => (
        <article key={check.check} className={classes.check} data-open={check.check === open || undefined}>
          <button
            type="button"
            className={`vd-plain ${classes.line}`}
            data-check={check.check}
            aria-expanded={check.check === open}
            onClick={() => onChoose(check.check)}
          >
            <span className={classes.name}>{t(`crossCheck.${check.check}`)}</span>
            <StateWord tone={toneOf[check.result]} word={t(`checkResult.${check.result}`)} />
          </button>
          {check.check === open && <Why detail={detail} check={check} />}
        </article>
      ))}
    </section>
  )
}

function Why({ detail, check }: { readonly detail: CaseDetail; readonly check: CaseCheck }) {
  const { t } = useText()
  const { code, types, kinds } = check.reason
  const words = {
    types: types.map((type) => t(`type.${type}`)).join(', '),
    kinds: kinds.map((kind) => t(`kind.${kind}`)).join(', '),
  }
  return (
    <div className={classes.why} data-testid={`why:${check.check}`}>
      <p className={classes.reason}>
        {t(`checkReason.${code}`, words)}
        {check.score !== null && check.result !== 'NOT_APPLICABLE' && (
          <span className="vd-dim"> {t('cases.score', { percent: Math.floor(check.score * 100) })}</span>
        )}
      </p>
      <div className={classes.crops}>
        {evidenceOf(detail, check).map(({ document, field }) => {
          const seen = seenAt(field)
          return (
            <button
              key={`${document.id} ${field.path}`}
              type="button"
              className={classes.crop}
              onClick={() => void openDocument(document.id, field.path)}
            >
              <span className={classes.source}>
                {t(`type.${document.type ?? 'UNKNOWN'}`)} · {fieldText(t, field.path, { type: document.type })}
              </span>
              {seen && (
                <span className={classes.picture}>
                  <PageCrop
                    documentId={document.id}
                    page={seen.page}
                    quad={seen.quad}
                    masks={document.maskedRegions}
                    print={document.print}
                    widest={152}
                    label={t('review.crop')}
                  />
                </span>
              )}
              <span>{field.value}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
