/**
 * Agreements to let and deeds of sale in languages of India beside Hindi and Marathi. Few signs are known of each
 * language: what they tell is proposed and never sure.
 */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { mostDoubted } from '../../extraction/rules/bounds'
import { amountsIn } from '../../extraction/prose/amounts'
import { fromFlow } from '../../extraction/prose/candidates'
import { datesIn } from '../../extraction/prose/dates'
import { flowOf, type Flow } from '../../extraction/prose/flow'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import * as said from './agreement-words'

/** Letters of the scripts from Bengali to Malayalam; an agreement in one of them has hundreds. */
const letters = /[\u0980-\u0d7f]/g
const leastLetters = 120

interface Found {
  readonly value: string
  readonly start: number
  readonly end: number
}

const most = { most: mostDoubted }
const strength = 0.85

const rule = (name: string, path: string, find: (flow: Flow) => readonly Found[]): Rule => ({
  name,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    if ((flow.text.match(letters)?.length ?? 0) < leastLetters) return []
    return find(flow)
      .slice(0, 2)
      .flatMap((found, nth): readonly Candidate[] => fromFlow(flow, path, name, found, strength * 0.9 ** nth, most))
  },
})

const word = '[\\p{L}\\p{M}\u200c\u200d.]+'
const edge = '(?<![\\p{L}\\p{M}])'
const name = `(?<name>(?!${said.behindName}(?![\\p{L}\\p{M}]))${word}(?:[^\\S\\n]+(?!${said.behindName}(?:[\\s.,:-]|$))${word}){0,4})`

/** Where somebody is named at the head of a text; a title may stand before the name. */
const namedAt = (text: string, from: number, form: RegExp): Found | null => {
  const match = form.exec(text.slice(from, from + 160))
  const value = match?.groups?.name?.replace(/[\s.]+$/, '') ?? ''
  if (!match || value.length < 4) return null
  const start = from + match.index + match[0].lastIndexOf(match.groups!.name!)
  return { value, start, end: start + value.length }
}

const behindLabel = new RegExp(`^[\\s:：–-]*(?:\\d\\s?[.)]\\s*)?(?:${said.titlesOfIndia}[\\s.]+)?${name}`, 'u')
const titled = new RegExp(`${edge}${said.titlesOfIndia}[\\s.]+${name}`, 'gu')
/** So far behind somebody the name of his part may stand. */
const longestParty = 420

/** A party by its label, or by what it is called from then on. */
function party({ text }: Flow, words: readonly string[]): Found[] {
  const part = `${edge}(?:${words.join('|')})[\\p{L}\\p{M}]*`
  const labels = [...text.matchAll(new RegExp(`${part}[^\\S\\n]*(?:\\([^)\\n]{2,40}\\))?\\s*[:：]`, 'gu'))]
  const labelled = labels.flatMap((match) => namedAt(text, match.index + match[0].length, behindLabel) ?? [])
  if (labelled.length > 0) return labelled.slice(0, 1)
  const people = [...text.matchAll(titled)].flatMap(
    (match) => namedAt(text, match.index, new RegExp(titled.source, 'u')) ?? [],
  )
  for (const { index } of text.matchAll(new RegExp(`${edge}${said.hereafter}[^.;]{0,80}?${part}`, 'gu'))) {
    const before = people.filter(({ end }) => end <= index && index - end < longestParty)
    const sameParty = before.filter(({ end }) => !new RegExp(said.hereafter, 'u').test(text.slice(end, index)))
    // Whose child somebody is stands behind the first who is named.
    const [first] = sameParty
    if (first) return [first]
  }
  return []
}

const house = new RegExp(`${edge}${said.houses}[\\p{L}\\p{M}]*[^\\S\\n]*${said.numbers}[\\s.:]*\\d`, 'gu')
const behindPlace = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${said.behindPlace})|[;।()]|\\.\\s(?![^\\n]{0,3}\\d)|\\n\\s*\\n`,
  'u',
)
const livesBefore = new RegExp(`${edge}(?:${said.lives})[^;।\\n]{0,60}$`, 'u')
const longestPlace = 240

/** The first house that is named by its number and in which no party lives, as far as what says that it lies there. */
function placeOf(flow: Flow): Found[] {
  const { text } = flow
  return [...text.matchAll(house)].flatMap(({ index }) => {
    if (livesBefore.test(text.slice(Math.max(0, index - 80), index))) return []
    const end = index + (behindPlace.exec(text.slice(index, index + longestPlace))?.index ?? 0)
    // Digits are given in the script in which they are printed.
    const value = tidyAddress(flow.printed(index, end))
    return value.split(',').length > 1 ? [{ value, start: index, end }] : []
  })
}

const rent = new RegExp(said.monthlyRent, 'u')
const deposit = new RegExp(said.depositOfIndia, 'u')
const endOfClause = /[;।]|\.\s|\n\s*\n|\n\s*\(?\d{1,2}[.)]/

/** The amount of the clause that speaks of something, nearest to the word for it. */
function amountOf({ text }: Flow, word: RegExp, other: RegExp): Found[] {
  const amounts = amountsIn(text)
  return [...text.matchAll(new RegExp(word.source, 'gu'))].slice(0, 6).flatMap((match) => {
    const from = match.index + match[0].length
    const next = amounts.find((amount) => amount.start >= from && amount.start - from < 80)
    const behind = next && !endOfClause.test(text.slice(from, next.start)) && !other.test(text.slice(from, next.start))
    if (next && behind) return [next]
    const last = amounts.filter((amount) => amount.end <= match.index && match.index - amount.end < 120).at(-1)
    const between = last ? text.slice(last.end, match.index) : ''
    return last && !/[;।]|\n\s*\n|\n\s*\(\d/.test(between) && !other.test(between) ? [last] : []
  })
}

const sinceDay = new RegExp(`^[\\s,)-]*(?:[\\p{L}\\p{M}]{1,8}\\s+)?${said.since}(?![\\p{L}\\p{M}])`, 'u')
const untilDay = new RegExp(`^[\\s,)-]*(?:[\\p{L}\\p{M}]{1,8}\\s+)?${said.until}`, 'u')
/** So far are the two days of a period from each other. */
const longestBetween = 60

/** "તા. 15/02/2023 થી તા. 14/01/2024 સુધી": the days from which and until which something lasts. */
function period({ text }: Flow): readonly [Found, Found] | null {
  const dates = datesIn(text)
  for (const [i, from] of dates.entries()) {
    const to = dates[i + 1]
    if (!to || to.start - from.end > longestBetween || to.value <= from.value) continue
    if (sinceDay.test(text.slice(from.end)) || untilDay.test(text.slice(to.end))) return [from, to]
  }
  return null
}

const today = new RegExp(`${said.ownDay}[^\\n;।]{0,60}$`, 'u')
const ofPaper =
  /(?:સ્ટેમ્પ|વેન્ડર|ખરીદનાર|stamp|vendor|ಛಾಪಾ|முத்திரை|స్టాంప|স্ট্যাম্প|ചെക്ക്|ચેક|cheque|ಚೆಕ್|காசோலை|చెక్కు|চেক)[^;।]{0,60}$/iu

/** The first day that a deed calls its own, in its opening. */
function ownDayOf(flow: Flow): Found[] {
  const { text } = flow
  const within = period(flow)
  const days = datesIn(text).filter(
    ({ start, end }) =>
      start < 0.5 * text.length &&
      !within?.some((day) => day.start === start) &&
      !ofPaper.test(text.slice(Math.max(0, start - 90), start)) &&
      !sinceDay.test(text.slice(end)),
  )
  return [...days].filter(({ start }) => today.test(text.slice(Math.max(0, start - 80), start))).slice(0, 1)
}

const parties = (prefix: string, kind: keyof typeof said.roles, paths: readonly [string, string]): Rule[] => [
  rule(`${prefix}.${paths[0]}.india`, paths[0], (flow) => party(flow, said.roles[kind].first)),
  rule(`${prefix}.${paths[1]}.india`, paths[1], (flow) => party(flow, said.roles[kind].second)),
]

export const agreementsToLet: readonly Rule[] = [
  ...parties('rent', 'rent', ['landlord_name', 'tenant_name']),
  rule('rent.agreement_date.india', 'agreement_date', ownDayOf),
  rule('rent.property_address.india', 'property_address', placeOf),
  rule('rent.monthly_rent.india', 'monthly_rent', (flow) => amountOf(flow, rent, deposit)),
  rule('rent.deposit.india', 'deposit_amount', (flow) => amountOf(flow, deposit, rent)),
  rule('rent.start_date.india', 'start_date', (flow) => period(flow)?.slice(0, 1) ?? []),
  rule('rent.end_date.india', 'end_date', (flow) => period(flow)?.slice(1) ?? []),
]

export const deedsOfSale: readonly Rule[] = [
  ...parties('sale_deed', 'sale', ['seller_name', 'buyer_name']),
  rule('sale_deed.execution_date.india', 'execution_date', ownDayOf),
]
