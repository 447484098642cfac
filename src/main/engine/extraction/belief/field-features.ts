/** The features of a field, from the candidates that it won over and what is known of it beside them. */
import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import type { WordEvidence } from '../../address'
import { echoesInCode, wholeInCode } from './code-words'
import { isConfusable } from './confusable-digits'
import type { Features } from './features'
import type { LabelledPage } from '../labels/labels'
import type { Group } from './judge'
import { isCommonName } from './known-names'
import { asLogOdds } from './log-odds'
import { lookalikeShare, readingFeatures, strangeShare, unseenShare } from './member-features'
import { oddMarks } from './odd-marks'
import type { Candidate } from '../rules/rule'
import { wordsOf } from '../layout/span'
import type { Word } from './vouched'
import type { Witnesses } from './witnesses'

/** What each reader said of the crop: the same as the page, something else, nothing. */
export interface SecondLook {
  readonly first: 'same' | 'other' | 'none'
  readonly second: 'same' | 'other' | 'none'
  /** True where both say the same of a line, and not what the page says. */
  readonly against: boolean
  /** The share of the two that have more letters of the first or the last word: 0, 0.5 or 1. */
  readonly continued: number
  /** 0..1: the least sure word that either of them read. */
  readonly least: number
  /** 0..1: that each character is right, the mean of both (of their logarithms). */
  readonly all: number
  /** Ends of lines, in either of them, that have another mark than the page. */
  readonly lineEnds: number
  /** The share of the two that have a word more beside the value: 0, 0.5 or 1. */
  readonly further: number
}

/** What stands in the middle or at the end of an address. */
const opensLate =
  /^\W*(?:opp|near|nr|behind|beside|next to|adjacent|post|p\.? ?o\b|dist|tal|taluk|tehsil|teh|vtc|sub district|state|pin)(?![a-z])/i

/** What an address begins with that is whole. */
const opensWhole = /^\W*(?:(?:[sdwchf]|son|daughter|wife|care)[\s/.]*of?\b|[^,]{0,24}\d)/i

/** True where the value is told without digits too: "(रुपये शेहेचाळीस लाख फक्त)" behind its figure. */
const isSaidInWords = ({ candidates }: Group): boolean =>
  candidates.some(({ span }) => span !== null && !wordsOf(span).some((w) => /\p{Nd}/u.test(w.text)))

const certainLook = {
  first: 'same',
  second: 'same',
  against: false,
  continued: 0,
  least: 1,
  all: 1,
  lineEnds: 0,
  further: 0,
} as const

/** What is known of a field beside its candidates. */
export interface Surroundings {
  readonly look: SecondLook | null
  readonly replaced: boolean
  /** True where letters were exchanged for those of a place that was to be expected. */
  readonly respelt: boolean
  /** Words of the print that not both looks have. */
  readonly unseen: number
  /** All of the document. */
  readonly pages: readonly LabelledPage[]
  /** 0..1: see `beside`. */
  readonly beside: number
  /** Of an address: see `besideLines`. */
  readonly outside: { readonly above: boolean; readonly below: boolean }
  /** 0..1: see `wordingOf`. */
  readonly wording: number
  /** 0..1: see `complete`. */
  readonly complete: number
  /** Of an address: what the directory of places makes of it. */
  readonly places?: PlaceFeatures
  readonly witnesses: Witnesses
  readonly vouched: Word
}

export interface PlaceFeatures {
  readonly doubt: boolean
  /** 0..1: PIN code, state and city. */
  readonly parts: number
  /** 0 and up. */
  readonly clarity: number
  readonly spelling: WordEvidence
}

/** The features of a field whose best group has won over its rivals. */
export function featuresOf(kind: FieldKind, best: Group, rivals: readonly Group[], around: Surroundings): Features {
  const candidate = best.candidates[0]
  const words = candidate?.span ? wordsOf(candidate.span) : []
  const certain = best.candidates.some((c) => c.evidence.source === 'text_layer' || c.evidence.source === 'qr')
  // A code that says each word has looked at them all.
  const inCode = wholeInCode(rivals, best)
  return {
    ...readingFeatures(words),
    ...sourceFeatures(best, rivals, certain),
    ...ruleFeatures(candidate),
    ...lookFeatures(certain || inCode ? certainLook : around.look),
    ...valueFeatures(kind, best.value),
    ...addressFeatures(best.value, around.places),
    edited: flag(around.respelt || (candidate && candidate.edits > 0)),
    unread: Math.min(1, words.filter((w) => w.besideUnread).length / 2),
    unseen: inCode ? 0 : unseenShare(around.unseen),
    replaced: flag(around.replaced),
    beside: around.beside,
    above: flag(around.outside.above),
    below: flag(around.outside.below),
    complete: around.complete,
    wording: around.wording,
    // Characters that were never pixels are no shapes.
    lookalike: (kind === 'address' || kind === 'text') && !certain && !inCode ? lookalikeShare(words) : 0,
    echo: around.witnesses.echo,
    sound: around.witnesses.sound,
    confusable: flag(!certain && isConfusable(words, around.pages) && !isSaidInWords(best)),
    vouched: flag(around.vouched > 0),
    contradicted: flag(around.vouched < 0),
    derived_from: 0,
    part: 0,
  }
}

const flag = (value: boolean | undefined): number => (value ? 1 : 0)

/** Where the value was found, how often, and what else was found. */
function sourceFeatures(best: Group, rivals: readonly Group[], certain: boolean) {
  const { candidates } = best
  const codes = candidates.filter((c) => c.evidence.source === 'qr' || c.evidence.source === 'mrz').length
  const alike = rivals.filter((r) => echoesInCode(r, best))
  // A line that was composed of what the page prints.
  const agreed = candidates.some((c) => c.reasons.some((reason) => reason.code === 'sources_agree'))
  const printed = candidates.some((c) => c.span !== null)
  return {
    check_passed: flag(candidates.some((c) => c.check === 'passed')),
    signed: flag(candidates.some((c) => c.evidence.proofs.includes('signature'))),
    code_agrees: flag((codes > 0 && printed) || alike.length > 0 || agreed),
    places_agree: Math.min(2, best.sources - 1),
    rival: Math.max(0, ...rivals.filter((r) => !alike.includes(r)).map((r) => r.score)),
    certain: flag(certain),
    zone_alone: flag(codes > 0 && !printed && !certain),
    said_once: flag(best.sources < 2 && candidates.every((c) => c.loose)),
  }
}

/** What the rule says that found the value first. */
const ruleFeatures = (candidate: Candidate | undefined) => ({
  strength: candidate?.strength ?? 0,
  check_spent: flag(candidate?.check === 'spent'),
  lines: Math.min(1, Math.max(0, (candidate?.span?.lines.length ?? 1) - 1) / 4),
})

/** What a second look at the crop says; null where there was none. */
const lookFeatures = (look: SecondLook | null) => ({
  first_same: flag(look?.first === 'same'),
  first_other: flag(look?.first === 'other'),
  second_same: flag(look?.second === 'same'),
  second_other: flag(look?.second === 'other'),
  least_looked: look ? asLogOdds(look.least) : 0,
  all_looked: look ? asLogOdds(look.all) : 0,
  further: look?.further ?? 0,
  line_ends: Math.min(1, (look?.lineEnds ?? 0) / 2),
  against: flag(look?.against),
  continued: look?.continued ?? 0,
  not_looked: flag(look === null),
})

/** What the value says by itself. */
const valueFeatures = (kind: FieldKind, value: string) => ({
  one_word: flag(!/\s/.test(value.trim())),
  length: Math.log(1 + value.length) / 4,
  odd: Math.min(1, oddMarks(kind, value) / 2),
  devanagari: flag(/\p{Script=Devanagari}/u.test(value)),
  common: flag(kind === 'name' && isCommonName(value)),
})

/** Of an address: how it begins, and what the directory of places makes of it. */
const addressFeatures = (value: string, places: PlaceFeatures | undefined) => ({
  headless: flag(places && opensLate.test(value)),
  headed: flag(places && opensWhole.test(value)),
  place_doubt: flag(places?.doubt),
  place_parts: places?.parts ?? 0,
  city_clear: Math.min(1, (places?.clarity ?? 0) / 3),
  strange: strangeShare(places?.spelling.strange.length ?? 0),
  misspelt: flag((places?.spelling.misspelt.size ?? 0) > 0),
  pin_named: flag(places?.spelling.pinNamed),
})
