/** What the confidence of a field is concluded from. */
import type { FieldKind } from '../../../shared/domain/field-catalogue'
import type { WordEvidence } from '../address'
import { echoesInCode, wholeInCode } from './code-words'
import type { Group } from './judge'
import { asLogOdds } from './log-odds'
import { lookalikeShare, readingFeatures, strangeShare, unseenShare } from './member-features'
import { oddMarks } from './odd-marks'
import { wordsOf } from './span'
import type { Word } from './vouched'
import type { Witnesses } from './witnesses'

/**
 * Each feature with the way in which it may speak: 1 raises the confidence, -1 lowers it, 0 as the values show. A fit
 * never turns a sign round, so that a rare accident of the data cannot make a doubt into evidence.
 */
export const featureSigns = {
  /** The least sure character, the mean of the words, and that all characters are right. */
  least_word: 1,
  mean_word: 1,
  all_chars: 1,
  /** The rule's own belief: how near and how well the label was found, how well the grammar fits. */
  strength: 1,
  check_passed: 1,
  check_spent: -1,
  edited: -1,
  signed: 1,
  code_agrees: 1,
  places_agree: 1,
  rival: -1,
  /**
   * A second look at the crop: the page's own networks at another scale, and networks that were trained apart. Where
   * the characters are certain (the text of a PDF, a code that corrects its own errors) both would say the same.
   */
  first_same: 1,
  first_other: -1,
  second_same: 1,
  second_other: -1,
  /** The least sure character of both looks, and that all of theirs are right. */
  least_looked: 1,
  all_looked: 1,
  /** Words of the value that not both looks have, each by itself. */
  unseen: -1,
  /** Both looks say the same, and not what the page says. */
  against: -1,
  /** A look has letters before or after the value's ends that belong to the same word. */
  continued: -1,
  /** A look has a whole word more beside the value. */
  further: -1,
  /** Something stands right beside words of the value that could not be read. */
  unread: -1,
  /** Of several lines: how many ends of lines have another mark in a look than on the page. */
  line_ends: -1,
  /** Both looks agreed with each other on another value, which was taken. */
  replaced: -1,
  not_looked: 0,
  certain: 1,
  /** From a machine-readable zone alone, whose names have no check digit. */
  zone_alone: -1,
  /** Text that belongs to no label stands right beside the value: it may be only a part. */
  beside: -1,
  /** An address: such text stands right above it, or right below. */
  above: -1,
  below: -1,
  lines: -1,
  /** Values of one word: a name that is only begun. */
  one_word: -1,
  length: 0,
  /** Share of the expected fields of the type that were found: a sheet whose layout is understood. */
  complete: 1,
  /** An address that opens with a landmark or a district: its beginning is missing. */
  headless: -1,
  /** An address that opens with the number of a house or with a relation. */
  headed: 1,
  /** An address: whether its PIN code, state and city agree, and how many of them there are. */
  place_doubt: -1,
  place_parts: 1,
  /** An address: how clearly one of its places is the city. */
  city_clear: 1,
  /** An address: words that no place and no other address has, and those a letter off an expected one. */
  strange: -1,
  misspelt: -1,
  /** An address: the directory of post offices names one of its places under its PIN code. */
  pin_named: 1,
  /** Letters and marks that such a value hardly has. */
  odd: -1,
  /** Share of the words that are words of the type's labels: a heading or a label was taken for a value. */
  wording: -1,
  /** Words in which a letter and a digit, or two letters, are one shape: see `lookalikes`. */
  lookalike: -1,
  /** Found by the wording of a sentence or by its row alone, and said in that one place only. */
  said_once: -1,
  /** Words that are printed elsewhere too, and words that are there in Devanagari as well: see Witnesses. */
  echo: 1,
  sound: 1,
  /** In Devanagari itself, which is read less surely. */
  devanagari: -1,
  /** Printed with a ६ or a ९, which all networks take for each other, however surely. */
  confusable: -1,
  /** What other fields of the document say: see `vouched`. */
  vouched: 1,
  contradicted: -1,
  derived_from: 1,
  part: 1,
} as const satisfies Readonly<Record<string, 1 | 0 | -1>>
export type FeatureName = keyof typeof featureSigns
export const featureNames = Object.keys(featureSigns) as readonly FeatureName[]
export type Features = Readonly<Record<FeatureName, number>>

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
const confusableDigits = /[६९]/
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
  const { look, places, witnesses } = around
  const candidate = best.candidates[0]
  const words = candidate?.span ? wordsOf(candidate.span) : []
  const codes = best.candidates.filter((c) => c.evidence.source === 'qr' || c.evidence.source === 'mrz').length
  const alike = rivals.filter((r) => echoesInCode(r, best))
  // A line that was composed of what the page prints.
  const agreed = best.candidates.some((c) => c.reasons.some((reason) => reason.code === 'sources_agree'))
  const printed = best.candidates.some((c) => c.span !== null)
  const certain = best.candidates.some((c) => c.evidence.source === 'text_layer' || c.evidence.source === 'qr')
  // A code that says each word has looked at them all.
  const inCode = wholeInCode(rivals, best)
  const sure = certain || inCode ? certainLook : look
  const print = words.map((w) => w.text).join(' ')
  const flag = (value: boolean | undefined): number => (value ? 1 : 0)
  return {
    ...readingFeatures(words),
    strength: candidate?.strength ?? 0,
    check_passed: flag(best.candidates.some((c) => c.check === 'passed')),
    check_spent: flag(candidate?.check === 'spent'),
    edited: flag(around.respelt || (candidate && candidate.edits > 0)),
    signed: flag(best.candidates.some((c) => c.evidence.proofs.includes('signature'))),
    code_agrees: flag((codes > 0 && printed) || alike.length > 0 || agreed),
    places_agree: Math.min(2, best.sources - 1),
    rival: Math.max(0, ...rivals.filter((r) => !alike.includes(r)).map((r) => r.score)),
    first_same: flag(sure?.first === 'same'),
    first_other: flag(sure?.first === 'other'),
    second_same: flag(sure?.second === 'same'),
    second_other: flag(sure?.second === 'other'),
    least_looked: sure ? asLogOdds(sure.least) : 0,
    all_looked: sure ? asLogOdds(sure.all) : 0,
    further: sure?.further ?? 0,
    unread: Math.min(1, words.filter((w) => w.besideUnread).length / 2),
    line_ends: Math.min(1, (sure?.lineEnds ?? 0) / 2),
    unseen: inCode ? 0 : unseenShare(around.unseen),
    against: flag(sure?.against),
    continued: sure?.continued ?? 0,
    replaced: flag(around.replaced),
    not_looked: flag(sure === null),
    certain: flag(certain),
    zone_alone: flag(codes > 0 && !printed && !certain),
    beside: around.beside,
    above: flag(around.outside.above),
    below: flag(around.outside.below),
    lines: Math.min(1, Math.max(0, (candidate?.span?.lines.length ?? 1) - 1) / 4),
    one_word: flag(!/\s/.test(best.value.trim())),
    length: Math.log(1 + best.value.length) / 4,
    complete: around.complete,
    headless: flag(places && opensLate.test(best.value)),
    headed: flag(places && opensWhole.test(best.value)),
    place_doubt: flag(places?.doubt),
    place_parts: places?.parts ?? 0,
    city_clear: Math.min(1, (places?.clarity ?? 0) / 3),
    strange: strangeShare(places?.spelling.strange.length ?? 0),
    misspelt: flag((places?.spelling.misspelt.size ?? 0) > 0),
    pin_named: flag(places?.spelling.pinNamed),
    odd: Math.min(1, oddMarks(kind, best.value) / 2),
    wording: around.wording,
    // Characters that were never pixels are no shapes.
    lookalike: (kind === 'address' || kind === 'text') && !certain && !inCode ? lookalikeShare(words) : 0,
    said_once: flag(best.sources < 2 && best.candidates.every((c) => c.loose)),
    echo: witnesses.echo,
    sound: witnesses.sound,
    devanagari: flag(/\p{Script=Devanagari}/u.test(best.value)),
    confusable: flag(confusableDigits.test(print)),
    vouched: flag(around.vouched > 0),
    contradicted: flag(around.vouched < 0),
    derived_from: 0,
    part: 0,
  }
}
