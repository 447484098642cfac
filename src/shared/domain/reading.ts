import type { FieldSpec } from './fields/spec'
import type { DetectedType, DocumentType } from './document-types'
import type { PageQuad, QuarterTurn } from './geometry'
import type { LanguageCode } from './languages'
import type { Sign } from './signs'

/** Where a value was seen. `derived` is computed from other fields, `image` from pixels alone. */
export type EvidenceSource = 'text_layer' | 'ocr' | 'qr' | 'mrz' | 'image' | 'derived' | 'remote' | 'human'

/** How the words of a page came: from the text of the file, or read from pixels. */
export type PrintSource = Extract<EvidenceSource, 'text_layer' | 'ocr'>

/** Why a value may be believed beyond what the reader itself thinks. */
export type Proof = 'signature' | 'check_digit' | 'agreement' | 'arithmetic'

export interface Evidence {
  /** Index of the page, from 0. */
  readonly page: number
  /** Where on the page; null for what has no place (derived values). */
  readonly quad: PageQuad | null
  readonly source: EvidenceSource
  /** Name of the rule that found it, as `pan.number.pattern`. */
  readonly rule: string
  /** The text as it was read, before any normalisation. */
  readonly rawText: string
  readonly proofs: readonly Proof[]
}

/** Why a field needs a human, or why it does not. Worded in the renderer by code; `params` fill the sentence. */
export const reasonCodes = [
  'low_ocr_confidence',
  'check_digit_failed',
  'check_digit_passed',
  'grammar_mismatch',
  'sources_disagree',
  'sources_agree',
  'repaired',
  'reread',
  'no_label_nearby',
  'signature_verified',
  'signature_not_verified',
  'signature_invalid',
  'signature_key_unknown',
  'implausible_date',
  'future_date',
  'expired',
  'pin_unknown',
  'pin_state_mismatch',
  'parsed_from_address',
  'masked_on_document',
  'low_image_quality',
  'partly_outside_image',
  'year_only',
  'arithmetic_holds',
  'arithmetic_fails',
  'balance_breaks',
  'computed',
  'from_row_above',
  'derived_from_duration',
  'remote_agrees',
  'remote_disagrees',
  'remote_only',
  'remote_not_found',
  'remote_type_differs',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export interface FieldReason {
  readonly code: ReasonCode
  readonly params?: Readonly<Record<string, string>>
}

/** Another reading of the same field that the analyst can take with one key. */
export interface Alternate {
  readonly value: string
  readonly confidence: number
  readonly kind: 'ocr' | 'qr' | 'mrz' | 'repaired' | 'reread' | 'remote' | 'earlier'
  readonly evidence: Evidence
}

export interface ExtractedField {
  /** A name, `formatted_address.` and a member, or a cell of a table (see tables.ts). */
  readonly path: string
  /** Normalised: dates yyyy-mm-dd, identifiers without spaces, formatted_address in lowercase. */
  readonly value: string
  /** In Latin letters, where the value is in Devanagari; to read it by, not part of it. */
  readonly transliteration?: string
  /** Calibrated probability, 0..1, that `value` is exactly what the document says. */
  readonly confidence: number
  /**
   * True where a signature, check digits and agreement of sources, or the arithmetic of the document prove the value.
   */
  readonly proven: boolean
  /** Best first. */
  readonly evidence: readonly Evidence[]
  readonly alternates: readonly Alternate[]
  readonly reasons: readonly FieldReason[]
}

export interface PageWord {
  readonly text: string
  readonly quad: PageQuad
  /** 0..1, as the reader gave it; not calibrated. */
  readonly confidence: number
  /** Words of one line share it; lines are numbered in reading order within the page. */
  readonly line: number
}

/** The slope of a page's text, that of most of its words; radians, 0 where it runs to the right. */
export function readingAngle(words: readonly PageWord[]): number {
  const angles = words
    .filter(({ text }) => text.length > 2)
    .map(({ quad }) => Math.atan2(quad[1].y - quad[0].y, quad[1].x - quad[0].x))
  // The mean direction, not the mean of angles: those about a half turn would cancel out.
  const sum = (of: (angle: number) => number): number => angles.reduce((total, angle) => total + of(angle), 0)
  return Math.atan2(sum(Math.sin), sum(Math.cos))
}

/** What spoils the picture of a card most; `original` where nothing does. */
export type PictureFlag = 'original' | 'photocopy' | 'screen' | 'blurred' | 'cut'

export interface PageReading {
  readonly index: number
  /** Of cards alone. */
  readonly picture?: PictureFlag
  /** Pixels of the page image. */
  readonly width: number
  readonly height: number
  readonly turn: QuarterTurn
  readonly source: PrintSource
  readonly words: readonly PageWord[]
}

export interface TypeCandidate {
  readonly type: DocumentType
  /** 0..1. */
  readonly score: number
  /** The cues that spoke for it, as they stand on the page. */
  readonly cues: readonly string[]
  /** What else spoke for it; a reading of an earlier version has none. */
  readonly signs?: readonly Sign[]
}

export interface Classification {
  readonly type: DetectedType
  /** Calibrated probability that `type` is right. */
  readonly confidence: number
  /** The two nearest types, best first, of those for which more speaks than a word that many papers have. */
  readonly nearest: readonly TypeCandidate[]
  readonly forced: boolean
  /** Of no type, and much of its print unread: languages that are not installed, one of which it may be in. */
  readonly unread?: readonly LanguageCode[]
}

/** What the engine found in one file. Plain, acyclic, structured-cloneable. */
export interface DocumentReading {
  readonly engineVersion: string
  readonly classification: Classification
  readonly pages: readonly PageReading[]
  readonly fields: readonly ExtractedField[]
  /** Places whose pixels must not be shown unless revealed (Aadhaar numbers). */
  readonly masked: readonly { readonly page: number; readonly quad: PageQuad }[]
  /** Where the file holds further documents: indices of the pages of this one. Absent where all pages are its own. */
  readonly ownPages?: readonly number[]
  /** Of a type that a user defined: its fields, in their order, and what they are. */
  readonly userFields?: readonly FieldSpec[]
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
}
