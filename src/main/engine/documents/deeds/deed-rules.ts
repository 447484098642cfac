/** Rules that deeds of sale and agreements to let have in common: they are told in sentences. */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { fromFlow, fromFlowParts, type ProseFind } from '../../extraction/prose/candidates'
import { amountsIn, bareAmountsIn, wordsBeside, type ProseAmount } from '../../extraction/prose/amounts'
import type { Elected, Voice } from '../../extraction/prose/ballot'
import { flowOf, type Flow } from '../../extraction/prose/flow'
import type { PartyWords } from '../../extraction/prose/party-marks'
import { partiesByVotes, type FoundParty } from '../../extraction/prose/party-votes'
import type { ProsePlace } from '../../extraction/prose/place'
import { escaped } from '../../escaped'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { onceFor } from '../../once-for'

/** A rule over the running text of all pages. */
export const proseRule = (name: string, find: (flow: Flow, today: string) => readonly Candidate[]): Rule => ({
  name,
  find: ({ pages, today }) => find(flowOf(pages), today),
})

/** How sure names are at most where the deed says that there are more of them, or where little decided on them. */
export const mostInDoubt = 0.75

/** "S. Gurpreet Singh": the letter stands for Sardar more often than for a name; which it is is for a human to say. */
const mayBeTitled = ({ value }: ProseFind): boolean => /^S\.?\s(?=\p{L}{3}).*\bsingh\b/iu.test(value)

/** Both parties, by what they are called in sentences and under labels; and wherever else the same name stands. */
export function partyRules(prefix: string, words: PartyWords, paths: readonly [string, string]): Rule[] {
  const parties = onceFor((flow: Flow) => partiesByVotes(flow, words))
  const of = (flow: Flow, part: 'first' | 'second'): readonly FoundParty[] => {
    const found = parties(flow)[part]
    return found ? [found] : []
  }
  return paths.flatMap((path, i) => {
    const part = i === 0 ? 'first' : 'second'
    return [
      proseRule(`${prefix}.${path}.part`, (flow) =>
        of(flow, part).flatMap(({ names, strength, inFull, lacksOthers, isNarrow }) =>
          fromFlowParts(flow, path, `${prefix}.${path}.part`, names, strength * Math.min(...names.map((n) => n.fit)), {
            loose: !inFull,
            most: lacksOthers || isNarrow || names.some(mayBeTitled) ? mostInDoubt : 1,
          }),
        ),
      ),
      proseRule(`${prefix}.${path}.repeated`, (flow) =>
        of(flow, part)
          .filter(({ lacksOthers, isNarrow, names }) => !lacksOthers && !isNarrow && !names.some(mayBeTitled))
          .flatMap(({ names }) => repeated(flow, `${prefix}.${path}.repeated`, path, names)),
      ),
    ]
  })
}

/** The same names in another place: on the sheet of the stamp before them, or over the signatures. */
function repeated(flow: Flow, rule: string, path: string, names: FoundParty['names']): Candidate[] {
  // A single word may stand anywhere: for a town, or a gate.
  if (names.every(({ value }) => !value.includes(' '))) return []
  const places = names.map((name) => {
    const pattern = name.value.split(' ').map(escaped).join('[\\s.]+')
    const match = [...flow.text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])${pattern}(?![\\p{L}\\p{M}])`, 'giu'))].find(
      ({ index, 0: { length } }) => index > name.end + 80 || index + length < name.start,
    )
    return match ? { value: name.value, start: match.index, end: match.index + match[0].length } : null
  })
  const found = places.flatMap((p) => p ?? [])
  return found.length === names.length ? fromFlowParts(flow, path, rule, found, 0.6) : []
}

/** From this weight on nearly all that signs speak for is right; below it, less of it the less they say, and none is sure. */
const fullWeight = 4
/** Where two values are nearly as likely, neither is sure. */
const leastLead = 1
const mostOfRivals = 2

/** What the signs of a deed elect, each place that says it, and what they would have taken instead. */
export const electedRule = <V extends Voice>(
  rule: string,
  path: string,
  elect: (flow: Flow) => readonly Elected<V>[],
  more: (
    voice: V,
    flow: Flow,
  ) => { readonly edits?: number; readonly loose?: boolean; readonly most?: number } = () => ({}),
): Rule =>
  proseRule(rule, (flow) => {
    const elected = elect(flow)
    const [first, second] = elected
    if (!first) return []
    const lead = first.weight - (second?.weight ?? 0)
    return elected.slice(0, 1 + mostOfRivals).flatMap(({ voices, weight }, rank) =>
      voices
        .filter((voice, nth) => nth === 0 || voice.weight > 0)
        .slice(0, 4)
        .flatMap((voice, nth) => {
          const said = more(voice, flow)
          const isSure = rank === 0 && lead >= leastLead && weight >= fullWeight
          const strength = (rank === 0 ? strengthOf(weight) : weakest * strengthOf(weight)) * 0.95 ** nth
          return fromFlow(flow, path, rule, voice, strength, {
            ...said,
            most: Math.min(isSure ? 1 : mostInDoubt, said.most ?? 1),
          })
        }),
    )
  })

/** A rule of whose values only the first place counts. */
export const firstPlaces = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => {
    const found = rule.find(context)
    return found.filter(({ value }, i) => found.findIndex((other) => other.value === value) === i)
  },
})

const weakest = 0.4
const strengthOf = (weight: number): number => 0.92 - 0.09 * Math.max(0, fullWeight - weight)

export interface AmountPhrase {
  readonly phrase: RegExp
  /** How far after the phrase the amount may begin. */
  readonly reach: number
  readonly strength: number
  /** Figures without a sign of money count: after a label. */
  readonly bare?: boolean
}

/** "Rs. 75/- per sq. ft.": what one of many costs. */
const rate =
  /^\s*\/?[-–=]*\s*(?:\([^)]{0,70}\)\s*)?(?:per|for\s+each|प्रति)\s*(?:sq|square|unit|day|acre|cent|yard|चौ|वर्ग|यूनिट)/iu

/** "… as security deposit.\n2. Rent: Rs. 27,000/-": a sentence has ended, and a clause with a number of its own begins. */
const nextClause = /[.;]\s*\n\s*\(?\d{1,2}\s?[.)]\s+\p{L}/u

/**
 * An amount after a phrase, and what its words say; an amount in words that agrees proves the figure. `not` fits
 * what may not stand between the phrase and the amount, `notBefore` what may not follow the amount.
 */
export function amountAfter(
  rule: string,
  path: string,
  phrases: readonly AmountPhrase[],
  not?: RegExp,
  notBefore?: RegExp,
): Rule {
  return proseRule(rule, (flow) => {
    const signed = amountsIn(flow.text)
    const all = phrases.some((p) => p.bare) ? bareAmountsIn(flow.text) : signed
    return phrases.flatMap(({ phrase, reach, strength, bare }) =>
      [...flow.text.matchAll(phrase)].slice(0, 5).flatMap((match, nth) => {
        const from = match.index + match[0].length
        // A phrase may end with the sign of money that its amount begins with: "Stamp Duty Amount (Rs.) 8,16,000".
        const amount = (bare ? all : signed).find(
          (a) =>
            a.start > match.index &&
            a.end > from &&
            a.start <= from + reach &&
            !rate.test(flow.text.slice(a.end, a.end + 120)),
        )
        if (!amount || (not && not.test(flow.text.slice(match.index, amount.start)))) return []
        if (nextClause.test(flow.text.slice(from, amount.start))) return []
        if (notBefore?.test(flow.text.slice(amount.end, amount.end + 150))) return []
        return withWords(flow, rule, path, amount, strength * 0.95 ** nth)
      }),
    )
  })
}

/** How far over the words of an amount and what it is paid for its purpose may be said. */
const reachAfter = 150
/** What stands in brackets behind an amount says it again. */
const inBrackets = /^[\s/=–-]*\([^()]{0,100}\)/u

/**
 * An amount whose purpose is said after it: "Rs. 2,00,000/- (Rupees Two Lakhs only) as refundable deposit". `purpose`
 * begins where the amount and its words end.
 */
export function amountBefore(rule: string, path: string, purpose: RegExp, strength = 0.86): Rule {
  return proseRule(rule, (flow) =>
    amountsIn(flow.text)
      .filter((amount) => {
        const end = wordsBeside(flow.text, amount)?.end ?? amount.end
        const after = flow.text
          .slice(end, end + reachAfter)
          .replace(inBrackets, '')
          .replace(/^[\s)/=–-]*(?:(?:rupees|रुपये|रुपए|रूपये|रूपए)\s*)?(?:only|फक्त|मात्र)?[\s.)/=–-]*/iu, '')
        return purpose.test(after)
      })
      .slice(0, 3)
      .flatMap((amount, nth) => withWords(flow, rule, path, amount, strength * 0.95 ** nth)),
  )
}

function withWords(flow: Flow, rule: string, path: string, amount: ProseAmount, strength: number): Candidate[] {
  const words = wordsBeside(flow.text, amount)
  return [
    ...fromFlow(flow, path, rule, amount, strength * (amount.regular ? 1 : 0.6)),
    ...(words ? fromFlow(flow, path, `${rule}.words`, words, strength) : []),
  ]
}

/** How far an address is believed that stands in no single run of the text: another part may belong to it, or one not. */
export const mostInParts = 0.75

/** Places as candidates of an address; without a PIN code the end is a guess. */
export const placeCandidates = (
  flow: Flow,
  rule: string,
  places: readonly ProsePlace[],
  strength: number,
): Candidate[] =>
  places.slice(0, 4).flatMap((place, order) =>
    fromFlowParts(
      flow,
      'property_address',
      rule,
      // Digits are given in the script in which they are printed.
      once(
        (place.parts ?? [place]).map(({ start, end }) => ({
          start,
          end,
          value: plainly(tidyAddress(flow.printed(start, end)), place),
        })),
      ),
      strength * (place.whole ? 1 : 0.7) * 0.96 ** order,
      place.parts ? { most: mostInParts } : {},
    ),
  )

/** "Location: Kharadi, of Village: Kharadi": what a form says twice, one after the other. */
const once = (parts: readonly ProseFind[]): readonly ProseFind[] =>
  parts.filter(({ value }, i) => value.toLowerCase() !== parts[i - 1]?.value.toLowerCase())

/** "Flat bearing No. F-2" is Flat No. F-2, "Flat bearing Door No. 7" Door No. 7, and "6th (Sixth) Floor" the 6th Floor. */
const plainly = (value: string, { parts }: ProsePlace): string =>
  parts
    ? value
        .replace(/^(\p{L}+)\s+bearing\s+(?=No)/iu, '$1 ')
        .replace(/^flat\s+bearing\s+(?=Door\s+No)/iu, '')
        .replace(/(?<=\d(?:st|nd|rd|th))\s*\(\p{L}+\)(?=\s+floor)/giu, '')
    : value
