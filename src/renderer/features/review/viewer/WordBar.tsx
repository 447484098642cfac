import { VisuallyHidden } from '@mantine/core'
import type { DocumentDetail } from '../../../../shared/domain/review'
import { fieldText } from '../../../components/field-text'
import { ComboCaps } from '../../../components/KeyCaps'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { teachStore } from '../../user-types/teach-store'
import { textOf } from '../logic/words'
import type { ChosenWords } from './use-word-cursor'
import classes from './WordBar.module.css'

const hints = [
  ['walk', 'ArrowRight'],
  ['choose', 'Shift+ArrowRight'],
  ['take', 'Enter'],
  ['leave', 'Escape'],
] as const

/** What words would go into: the field at hand, or the next one of a type that is being taught. */
export function useWordTarget(detail: DocumentDetail | undefined, path: string | null): string {
  const { t } = useText()
  const teaches = useStore(teachStore, (now) => now !== null && now.documentId === detail?.id)
  const field = detail?.fields.find((one) => one.path === path)
  if (teaches || !field) return t('review.words.newField')
  return fieldText(t, field.path, { label: field.label, type: detail?.type })
}

interface Props {
  /** Null while the keys are elsewhere. */
  readonly chosen: ChosenWords | null
  readonly target: string
}

/** In the place of the tools while the keys are at the words: what is chosen, for which field, and what the keys do. */
export function WordBar({ chosen, target }: Props) {
  const { t } = useText()
  const text = chosen ? textOf(chosen.words) : ''
  return (
    <>
      {/* There before anything is said in it: only then it is heard. */}
      <VisuallyHidden role="status" data-testid="word-said">
        {chosen && t('review.words.at', { text, line: chosen.line, word: chosen.word })}
      </VisuallyHidden>
      {chosen && (
        <div className={classes.bar} data-testid="word-bar" aria-hidden>
          <p className={classes.words}>
            <span className="vd-dim">{target}:</span> {text}
          </p>
          <ul className={classes.keys}>
            {hints.map(([name, combo]) => (
              <li key={name}>
                <ComboCaps combo={combo} /> {t(`keys.words.${name}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
