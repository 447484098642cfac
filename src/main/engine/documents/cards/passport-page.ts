/** What a passport's page prints, told by order and place where its small labels were not read. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { datesOn, fromDate, yearsBetween } from '../../extraction/rules/date-order'
import { isHeading, nameGrammar, parsed, placeGrammar } from '../../extraction/grammars/grammar'
import { valuesOf, type LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, textOf, type Segment } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf, spanText, wordsOf } from '../../extraction/layout/span'

const bounds = { from: 1900, to: new Date().getFullYear() + 11 }

/** A passport holds ten years, that of a child five; its last day is the one before. */
const holds = (years: number): boolean => [5, 10].some((term) => Math.abs(years - term) < 0.02)

/** Between birth and expiry there is one date more: that of issue. */
export const issueByOrder: Rule = {
  name: 'passport.issue.order',
  find: (context) => {
    const dates = datesOn(context.pages, bounds)
    const expiry = context.mrz?.found.td3.expiryDate.value ?? dates.at(-1)?.value ?? ''
    const birth = context.mrz?.found.td3.birthDate.value ?? dates[0]?.value ?? ''
    const between = dates.filter(({ value }) => value > birth && value < expiry)
    const term = between.filter(({ value }) => holds(yearsBetween(value, expiry)))
    const [only, second] = term.length > 0 ? term : between
    if (!only || second) return []
    const [rule, path] = ['passport.issue.order', 'date_of_issue'] as const
    // What stands a term before the expiry can be nothing else.
    return [term.length > 0 ? fromDate(only, path, rule, 0.9, 1) : fromDate(only, path, rule, 0.6)]
  },
}

/** Without machine-readable lines: the first of all dates is the birth, the last the expiry, the term between them. */
export const datesByOrder: Rule = {
  name: 'passport.dates.order',
  find: ({ mrz, pages }) => {
    if (mrz) return []
    const dates = datesOn(pages, bounds)
    const [birth, expiry] = [dates[0], dates.at(-1)]
    const issue = dates.filter((date) => expiry && holds(yearsBetween(date.value, expiry.value)))
    if (!birth || !expiry || issue.length !== 1 || birth === issue[0]) return []
    return [
      fromDate(birth, 'date_of_birth', 'passport.dates.order', 0.8),
      fromDate(expiry, 'date_of_expiry', 'passport.dates.order', 0.85),
    ]
  },
}

/** Where its label was not read: the given names stand in the surname's column, under it and over the nationality. */
export const givenUnderSurname: Rule = {
  name: 'passport.given.under_surname',
  find: ({ pages }) =>
    pages.flatMap((page) => {
      if (page.hits.some(({ label }) => label === 'given')) return []
      const surname = page.hits
        .filter(({ label }) => label === 'surname')
        .flatMap((hit) => valuesOf(page, hit))
        .find(({ span }) => nameGrammar(span))
      const box = surname && wordsOf(surname.span)[0]?.box
      const under = box && page.layout.segments.find((s) => isUnder(s, box) && !isLabelled(page, s))
      const read = under && nameGrammar(spanOf(under.words))
      return read ? [fromWords(page.layout, 'given_names', 'passport.given.under_surname', read, 0.75)] : []
    }),
}

/** A given name may be but an initial: a capital letter alone at its label. */
export const givenInitial: Rule = {
  name: 'passport.given.initial',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter(({ label }) => label === 'given')
        .flatMap((hit) => {
          const value = valuesOf(page, hit).find(({ span }) => /^[A-Z]$/.test(spanText(span)))
          if (!value) return []
          const read = parsed(spanText(value.span), value.span)
          return [{ ...fromWords(page.layout, 'given_names', givenInitial.name, read, 0.8), most: mostDoubted }]
        }),
    ),
}

/** In capitals under a value, with room for one small label between them. */
const isUnder = (s: Segment, value: Segment['box']): boolean =>
  s.script === 'latin' &&
  /^[A-Z][A-Z .'-]{2,}$/.test(textOf(s.words)) &&
  Math.abs(s.box.x - value.x) < value.height &&
  s.box.y > bottom(value) &&
  s.box.y < bottom(value) + 2.5 * value.height

const isLabelled = (page: LabelledPage, s: Segment): boolean => s.words.some((word) => page.labelOf.has(word))

/** Under the birth date and over that of issue stand two places, of birth and of issue, one under the other. */
export const placesByOrder: Rule = {
  name: 'passport.places.order',
  find: (context) => context.pages.flatMap((page) => placesOn(page, context)),
}

function placesOn(page: LabelledPage, { mrz, pages }: RuleContext): Candidate[] {
  const dates = datesOn(pages, bounds).filter((date) => date.page === page)
  const boxOf = (value: string | undefined): Segment['box'] | undefined => {
    const date = dates.find((d) => d.value === value)
    return date && wordsOf(date.read.span)[0]?.box
  }
  const birth = boxOf(mrz?.found.td3.birthDate.value || dates[0]?.value)
  const expiry = boxOf(mrz?.found.td3.expiryDate.value || dates.at(-1)?.value)
  if (!birth || !expiry || bottom(birth) > expiry.y) return []
  const places = page.layout.segments
    .filter((s) => middle(s.box) > bottom(birth) && middle(s.box) < expiry.y && s.script === 'latin')
    .filter((s) => !isLabelled(page, s) && /^[A-Z][A-Z ,.()-]{2,}$/.test(textOf(s.words)))
    .filter((s) => !isHeading(textOf(s.words)) && s.words.every((word) => word.confidence > 0.7))
  const [first, second, third] = places
  if (!first || !second || third || Math.abs(first.box.x - second.box.x) > 2.5 * first.box.height) return []
  const put = (segment: Segment, path: string): Candidate[] => {
    const read = placeGrammar(spanOf(segment.words))
    return read ? [fromWords(page.layout, path, 'passport.places.order', read, 0.7)] : []
  }
  return [...put(first, 'place_of_birth'), ...put(second, 'place_of_issue')]
}
