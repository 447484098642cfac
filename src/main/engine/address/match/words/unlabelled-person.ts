/** "Babulal, Mohalla Purana Bazar" beside "S/O Babu Lal, ...": whom one address labels the other may not. */
import type { Analysis } from '../../parser/analyse'
import { labels, suffixes } from '../../text/lexicon'
import { nameSound } from '../../text/sound'
import type { Prepared } from '../prepared'
import { spokenOf } from './spoken'

/** A person's name has so many words. */
const longest = 4

/** The sound of what an address begins with, where it is a name with no label and no number; else empty. */
export function unlabelledFirst({ runs, words }: Analysis): string {
  const [first] = runs
  const next = words[first?.to ?? 0]
  if (first?.part !== 'locality' || first.label !== '' || next === undefined) return ''
  const name = words.slice(first.from, first.to)
  const isName = name.length <= longest && name.every(({ number, text }) => !number && !suffixes.has(text))
  return isName && (next.opens || labels.has(next.text)) ? nameSound(name.map(({ raw }) => raw).join(' ')) : ''
}

/** The address without the name that it begins with, where that is a person of the other. */
export function withoutPerson(one: Prepared, { people }: Prepared): Prepared {
  if (one.first === '' || !people.includes(one.first)) return one
  const rest = one.words.filter(({ run }) => run > 0)
  return rest.length === 0 ? one : { ...one, ...spokenOf(one.analysis, rest) }
}
