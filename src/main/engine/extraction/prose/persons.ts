/** People known by what a deed tells of them: a name, and right behind it whose child they are, how old, living where. */
import { namesIn, officesOfParties, relation, titlesOfParties, type ProseName } from './names'

const told =
  '[swdchr]\\s?\\/\\s?o(?![\\p{L}])|(?:son|daughter|wife|widow|husband)\\s+of|aged?\\s|adult|(?:residing|resident|inhabitant|having|represented)(?![\\p{L}])|a\\s+(?:company|partnership|proprietor|private|public|society|trust|body|minor)|\\(?\\s*(?:pan|aadhaa?r)(?![\\p{L}])|\\(?\\s*here(?:in)?after'

/** Capitals count in names alone, which are looked at letter by letter: the pattern minds no case. */
const person = new RegExp(
  `(?<![\\p{L}\\p{M}/])(?<name>(?:(?:${titlesOfParties}|late)[.\\s]+)*[\\p{L}][\\p{L}.'’]*(?:\\s[\\p{L}][\\p{L}.'’]*){1,6}?)[\\s,.;:–-]*(?=${told})`,
  'giu',
)
/** So far before the name of their part a party is told of. */
const longestParty = 900
const lastItem = /(?<![\p{L}\p{N}])\(?(\d{1,2})\s?[.)]\s*$/u
/** Who executes a deed is told of after BY, unless another acts by him. */
const executes = /(?<!(?:represented|acting|signed|presented|identified)\s)\bby\s*$/iu
const alsoOne = /(?:\band|&|,)\s*$/iu

/**
 * The people that are told of last before a place of the text. Where the last is one of a list, or an AND joins it to
 * one before, they are read from the first of them on.
 */
export function lastPersons(text: string, from: number, to: number): ProseName[] {
  const low = Math.max(from, to - longestParty)
  const block = text.slice(low, to)
  const starts = [...block.matchAll(person)].flatMap((match) => {
    const name = capitalised(match.groups?.name ?? '')
    if (name === null) return []
    const at = match.index + match[0].indexOf(name)
    const before = block.slice(0, at)
    return relation.test(before) && !executes.test(before) ? [] : [at]
  })
  let first = starts.length - 1
  while (first > 0 && goesBack(block, starts[first - 1]!, starts[first]!)) first--
  const start = starts[first]
  return start === undefined ? [] : namesIn(block.slice(start), low + start)
}

/** True where what begins at a place continues the list that an earlier one belongs to. */
function goesBack(block: string, earlier: number, at: number): boolean {
  const before = block.slice(0, at)
  const item = Number(lastItem.exec(before)?.[1] ?? '0')
  if (item > 1) return true
  return alsoOne.test(before) && !/(?:here(?:in)?after|part|party)(?![\p{L}])/iu.test(block.slice(earlier, at))
}

const title = new RegExp(`^(?:${titlesOfParties}|late)\\.?$`, 'iu')

const opensName = new RegExp(`^(?:i|we|that|by|between|and|to|managing|${officesOfParties})\\s$`, 'iu')

/** The words of a name at the end of a text: those that begin with a capital, and no more; null for fewer than two. */
function capitalised(text: string): string | null {
  const words = text.split(/(?<=\s)/u)
  let from = words.length
  while (from > 0 && (/^\p{Lu}/u.test(words[from - 1]!) || title.test(words[from - 1]!.trim()))) from--
  // "That I Ramesh Patil", "Director Ramesh Patil": who speaks, or as what he acts, is no part of the name.
  while (from < words.length && opensName.test(words[from]!)) from++
  return words.length - from < 2 ? null : words.slice(from).join('')
}
