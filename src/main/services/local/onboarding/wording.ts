import type { ConversationLanguage } from '../../../../shared/contract/conversation'
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { Judgement } from './judge-document'
import type { Step } from './steps'
import { fill, textsIn, type Texts } from './texts'

function list(texts: Texts, { types }: Step): string {
  const names = types.map((type) => texts.types[type])
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${texts.or} ${names.at(-1)}`
}

/** What the service says, in the customer's language. */
export function wordingIn(language: ConversationLanguage) {
  const texts = textsIn[language]
  const parts = (step: Step, type: DocumentType | null = null) => ({
    kind: texts.kinds[step.kind],
    types: list(texts, step),
    type: type === null ? '' : texts.types[type],
  })
  return {
    welcome: texts.welcome,
    done: texts.done,
    abandoned: texts.abandoned,
    ask: (step: Step): string => {
      const ask = fill(texts.ask, parts(step))
      return step.canSkip ? `${ask} ${texts.canSkip}` : ask
    },
    skipped: (step: Step): string => fill(texts.skipped, parts(step)),
    cannotSkip: (step: Step): string => fill(texts.cannotSkip, parts(step)),
    judged: (judgement: Judgement, step: Step): string =>
      fill(judgement.kind === 'accepted' ? texts.accepted : texts.refusals[judgement.why], parts(step, judgement.type)),
    meansSkip: (text: string): boolean => {
      const said = text
        .normalize('NFC')
        .trim()
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/[.!।]+$/, '')
      return texts.skipWords.some((word) => word.normalize('NFC') === said)
    },
  }
}
