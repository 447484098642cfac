/**
 * Languages whose data does not come with Veridesk and can be added: what they are, where their data is, and what it
 * has to be. The packages hold Tesseract's networks of the `best` set, made whole-numbered; Apache-2.0.
 */
export interface FurtherLanguage {
  /** ISO 639-2 of its data. */
  readonly code: string
  readonly script: string
  /** Package of the npm registry, at this version and no other. */
  readonly package: string
  readonly version: string
  /** Bytes of the package and of the data in it, packed and plain. */
  readonly bytes: { readonly package: number; readonly plain: number }
  /** Of the plain data, in hexadecimal digits: what has another sum is not taken. */
  readonly sha256: string
}

export const furtherLanguages = [
  {
    code: 'ben',
    script: 'bengali',
    package: '@tesseract.js-data/ben',
    version: '1.0.0',
    bytes: { package: 2756679, plain: 1789844 },
    sha256: '0b3319da916ce374b1863955d1d61e2aebdebe37bf4e0dbfa59c8596f6d2e57f',
  },
  {
    code: 'guj',
    script: 'gujarati',
    package: '@tesseract.js-data/guj',
    version: '1.0.0',
    bytes: { package: 2447865, plain: 1963204 },
    sha256: 'e01a404f73030a18cfdfd08dc0c714f64dfb7c4bc1c5a84743b66d7fe4060b9b',
  },
  {
    code: 'kan',
    script: 'kannada',
    package: '@tesseract.js-data/kan',
    version: '1.0.0',
    bytes: { package: 3834759, plain: 3608633 },
    sha256: '31eebac751c78e5ebd14340f694806c78852c37f24ce489d1f6dd4572ff2ab3e',
  },
  {
    code: 'tam',
    script: 'tamil',
    package: '@tesseract.js-data/tam',
    version: '1.0.0',
    bytes: { package: 2891860, plain: 3353494 },
    sha256: '84bd618771f88ac6611f257949b4807a1527563a499d79e38b921674465ae22e',
  },
  {
    code: 'tel',
    script: 'telugu',
    package: '@tesseract.js-data/tel',
    version: '1.0.0',
    bytes: { package: 3474177, plain: 3315613 },
    sha256: 'eb4be5d1b62cc4be1669a7cda89855ec097a4cb698469aa176c0c9e44d2f6c72',
  },
] as const satisfies readonly FurtherLanguage[]

export type LanguageCode = (typeof furtherLanguages)[number]['code']
export type FurtherScript = (typeof furtherLanguages)[number]['script']

export const languageCodes = furtherLanguages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]

/** What is known of a language. */
export function languageOf(code: LanguageCode): FurtherLanguage {
  const language = furtherLanguages.find((one) => one.code === code)
  if (!language) throw new Error(`no language ${code}`)
  return language
}

/** The name that its data has on the disk. */
export const languageFile = (code: LanguageCode): string => `${code}.traineddata`

/** Where a language stands on this machine. */
export interface LanguageState {
  readonly code: LanguageCode
  /** Of its package. */
  readonly bytes: number
  readonly state: 'absent' | 'coming' | 'added'
  /** Bytes that have come while it is `coming`. */
  readonly come: number
}
