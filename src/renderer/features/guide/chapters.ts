import { marked, type Token } from 'marked'

const texts = import.meta.glob<string>('../../../../docs/guide/*.md', { query: '?raw', import: 'default', eager: true })
const addresses = import.meta.glob<string>('../../../../docs/guide/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const folder = '../../../../docs/guide/'

export interface Chapter {
  /** As its file is called: `review.md`. */
  readonly file: string
  readonly title: string
}

/** The guide's contents: the links of its first page, in their order. */
export const chapters: readonly Chapter[] = [
  ...(texts[`${folder}README.md`] ?? '').matchAll(/^- \[([^\]]+)\]\(([\w-]+\.md)\)/gm),
].map(([, title = '', file = '']) => ({ title, file }))

export const contentOf = (file: string): readonly Token[] => marked.lexer(texts[folder + file] ?? '')

/** The address of a picture as the text names it: `pictures/queue.webp`. */
export const pictureAddress = (name: string): string | undefined => addresses[folder + name]
