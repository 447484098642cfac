import { marked, type Token } from 'marked'
import type { Language } from '../../i18n'

const texts = import.meta.glob<string>('../../../../docs/guide/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const addresses = import.meta.glob<string>('../../../../docs/guide/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const folder = '../../../../docs/guide/'

export interface Chapter {
  /** As its file is called, in every language: `review.md`. */
  readonly file: string
  readonly title: string
}

const textOf = (file: string, language: Language): string =>
  texts[`${folder}${language === 'en' ? '' : `${language}/`}${file}`] ?? ''

/** The guide's contents in a language: the links of its first page to its own pages, in their order. */
export const chaptersIn = (language: Language): readonly Chapter[] =>
  [...textOf('README.md', language).matchAll(/^- \[([^\]]+)\]\(([\w-]+\.md)\)/gm)].map(([, title = '', file = '']) => ({
    title,
    file,
  }))

export const contentOf = (file: string, language: Language): readonly Token[] => marked.lexer(textOf(file, language))

/** The address of a picture as a text of any language names it: `pictures/queue.webp`, `../pictures/queue.webp`. */
export const pictureAddress = (name: string): string | undefined => addresses[folder + name.replace(/^\.\.\//, '')]
