/** What the confidence of a member is concluded from that was parsed out of a value, as a city out of an address. */
import type { Features } from './features'
import type { LaidWord } from '../layout/layout'
import { allCharsRight, asLogOdds } from './log-odds'
import { lookalikes } from './lookalikes'
import { tokensIn } from '../tokens'

/** A member and what is known of its words. */
export interface Member {
  readonly value: string
  /** 0..1: what the weights alone say of the whole value. */
  readonly source: number
  /** 0..1: the parser's own belief. */
  readonly part: number
  /** The words of the whole value as they were read; none where it comes from a code. */
  readonly printed: readonly LaidWord[]
  /** Words that both looks have; null where the whole was not looked at. */
  readonly seen: ReadonlySet<string> | null
  /** Words of the whole that no place has, and of these the ones that are a letter off an expected one. */
  readonly strange: readonly string[]
  readonly misspelt: readonly string[]
}

/** The features of a member: its own words in place of those of the whole, and what only the whole can tell. */
export function memberFeatures(whole: Features, member: Member): Features {
  const tokens = new Set(tokensIn(member.value))
  const own = member.printed.filter((word) => tokensIn(word.text).some((token) => tokens.has(token)))
  return {
    ...whole,
    ...(own.length > 0 ? readingFeatures(own) : {}),
    derived_from: sourceFeature(member.source),
    part: member.part,
    length: Math.log(1 + member.value.length) / 4,
    unseen: member.seen === null ? 0 : unseenShare([...tokens].filter((token) => !member.seen?.has(token)).length),
    strange: strangeShare(member.strange.filter((word) => tokens.has(word)).length),
    misspelt: member.misspelt.some((word) => tokens.has(word)) ? 1 : 0,
    lookalike: Math.min(whole.lookalike, lookalikeShare(own)),
  }
}

/** What the page's reading says of words. */
export const readingFeatures = (
  words: readonly LaidWord[],
): Pick<Features, 'least_word' | 'mean_word' | 'all_chars'> => ({
  least_word: asLogOdds(Math.min(1, ...words.map((w) => w.confidence))),
  mean_word: asLogOdds(words.length > 0 ? words.reduce((sum, w) => sum + w.confidence, 0) / words.length : 1),
  all_chars: asLogOdds(allCharsRight(words)),
})

/** A probability that the weights give to the whole value, as a feature of its members. */
export const sourceFeature = (source: number): number => asLogOdds(source)

export const unseenShare = (words: number): number => Math.min(1, words / 3)
export const strangeShare = (words: number): number => Math.min(1, words / 4)
export const lookalikeShare = (words: readonly LaidWord[]): number =>
  Math.min(1, lookalikes(words.map((w) => w.text).join(' ')) / 2)
