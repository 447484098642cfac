/** The words of papers in languages beside English, Hindi and Marathi, told by type. */
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { LabelPhrases } from '../../extraction/labels/labels'
import { titles, words, type Cue } from '../definition'
import { inBoth } from '../wordings'
import { bengali } from './bengali'
import { gujarati } from './gujarati'
import { kannada } from './kannada'
import type { LabelledPaper, LanguageWords } from './language-words'
import { malayalam } from './malayalam'
import { odia } from './odia'
import { punjabi } from './punjabi'
import { tamil } from './tamil'
import { telugu } from './telugu'

const languages: readonly LanguageWords[] = [bengali, gujarati, kannada, malayalam, odia, punjabi, tamil, telugu]

/** A heading in one of these languages tells the type about as clearly as one in English does. */
const titleWeight = 2.2
const cueWeight = 0.6

const weighed = (phrases: readonly string[], weight: number): Record<string, number> =>
  Object.fromEntries(phrases.map((phrase) => [phrase, weight]))

/** What speaks for a type in these languages. */
export const cuesOfLanguages = (type: DocumentType): Cue[] => [
  ...titles(
    weighed(
      languages.flatMap((language) => language.titles[type] ?? []),
      titleWeight,
    ),
  ),
  ...words(
    weighed(
      languages.flatMap((language) => language.cues[type] ?? []),
      cueWeight,
    ),
  ),
]

/** The labels of a paper with those of these languages. */
export const withLanguages = (own: LabelPhrases, paper: LabelledPaper): LabelPhrases =>
  languages.reduce((all, language) => inBoth(all, language.labels[paper] ?? {}), own)

/** Names of issuers, of which some end words and some begin them. */
const anyOf = (known: RegExp, more: readonly string[]): RegExp => new RegExp([known.source, ...more].join('|'), 'iu')

/** Bodies of towns and villages, those of these languages too. */
export const withBodies = (known: RegExp): RegExp =>
  anyOf(
    known,
    languages.flatMap(({ bodies }) => bodies),
  )

/** Suppliers of a bill, those of these languages too. */
export const withSuppliers = (known: RegExp, type: keyof LanguageWords['suppliers']): RegExp =>
  anyOf(
    known,
    languages.flatMap(({ suppliers }) => suppliers[type] ?? []),
  )
