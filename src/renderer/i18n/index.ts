import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './en.json'
import hi from './hi.json'
import mr from './mr.json'

/** All three languages are bundled: nothing is fetched, and a switch takes effect at once. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, hi: { translation: hi }, mr: { translation: mr } },
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    // Reasons may come without their parameters: the sentence must still read well.
    missingInterpolationHandler: () => '',
    returnNull: false,
  })
}

export function changeLanguage(language: 'en' | 'hi' | 'mr'): void {
  document.documentElement.lang = language
  void i18next.changeLanguage(language)
}
