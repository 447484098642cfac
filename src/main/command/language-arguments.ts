import { furtherLanguages, type LanguageCode } from '../../shared/domain/languages'

export type LanguageCommand =
  | { readonly kind: 'list' }
  /** Languages, and files that hold some. */
  | { readonly kind: 'add'; readonly codes: readonly LanguageCode[]; readonly files: readonly string[] }
  | { readonly kind: 'remove'; readonly codes: readonly LanguageCode[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong_use'; readonly message: string }

const known = furtherLanguages.map(({ code, script }) => `${code} (${script})`).join(', ')

export const languageUsage = `Usage: veridesk languages [list]
       veridesk languages add <languages or files...>
       veridesk languages remove <languages...>

Languages that can be added to English, Hindi and Marathi: ${known}.
add fetches them from the npm registry, or takes them from a file that was fetched elsewhere; what has not the
expected checksum is not taken. The app of this user reads with them too.
`

/** Of a code or a name, `guj` or `gujarati`. */
const codeOf = (word: string): LanguageCode | null =>
  furtherLanguages.find(({ code, script }) => [code, script].some((name) => name === word.toLowerCase()))?.code ?? null

/** Understands the words after \`languages\`. Never throws. */
export function parseLanguageCommand(words: readonly string[]): LanguageCommand {
  const [action = 'list', ...names] = words
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help' }
  if (action === 'list' && names.length === 0) return { kind: 'list' }
  if (action !== 'add' && action !== 'remove')
    return { kind: 'wrong_use', message: `languages knows list, add and remove, not ${words.join(' ')}.` }
  if (names.length === 0) return { kind: 'wrong_use', message: `languages ${action} needs a language.` }
  const codes = names.flatMap((name) => codeOf(name) ?? [])
  const files = names.filter((name) => codeOf(name) === null)
  if (action === 'add') return { kind: 'add', codes, files }
  if (files.length > 0) return { kind: 'wrong_use', message: `There is no language ${files.join(', ')}.` }
  return { kind: 'remove', codes }
}
