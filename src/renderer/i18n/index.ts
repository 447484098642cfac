import i18next from 'i18next'
import { typeNames } from '../../shared/domain/type-names'
import type { ErrorCode } from '../../shared/errors/codes'
import { createStore, useStore } from '../lib/store'
import en from './en.json'

export type Language = 'en' | 'hi' | 'mr'

/** The sentence of a key; `params` fill it. */
export type TextOf = (key: string, params?: Readonly<Record<string, unknown>>) => string

export interface Text {
  readonly language: Language
  readonly t: TextOf
}

/** English is there from the start; the others are the app's own files too, and come when they are chosen. */
const others = {
  hi: () => import('./hi.json'),
  mr: () => import('./mr.json'),
} as const

/** What went wrong and what to do. */
export const errorText = (t: (key: string) => string, code: ErrorCode): string =>
  `${t(`error.${code}.message`)} ${t(`error.${code}.whatToDo`)}`

const textStore = createStore<Text>({ language: 'en', t: (key) => key })

export async function startI18n(): Promise<void> {
  await i18next.init({
    resources: { en: { translation: { ...en, type: typeNames.en } } },
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    // Reasons may come without their parameters: the sentence must still read well.
    missingInterpolationHandler: () => '',
    returnNull: false,
  })
  textStore.set({ language: 'en', t: remembering('en') })
}

let wanted: Language = 'en'

/** Takes effect when the language's sentences are there: a few milliseconds at its first use. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', {
      ...(await others[language]()).default,
      type: typeNames[language],
    })
  // Chosen anew while these were on their way: the last choice counts.
  if (wanted !== language) return
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  textStore.set({ language, t: remembering(language) })
}

/** The sentences of the interface, as the language changes. */
export const useText = (): Text => useStore(textStore, (text) => text)

const ownType = 'type.user:'

/** A key without parameters is looked up once: the same few are asked for with every render. */
function remembering(language: Language): TextOf {
  const fixed = i18next.getFixedT(language)
  const known = new Map<string, string>()
  return (key, params) => {
    // The name that a user gave to a type of their own is the same in every language.
    if (key.startsWith(ownType)) return key.slice(ownType.length)
    if (params) return fixed(key, params)
    const found = known.get(key) ?? fixed(key)
    known.set(key, found)
    return found
  }
}
