/** A second look at a weak field: its own crop from the pixels of the source, read by two readers. */
import type { FieldKind } from '../../../shared/domain/field-catalogue'
import type { PageQuad } from '../../../shared/domain/geometry'
import { aadhaar, drivingLicence, epic, fssai, gstin, pan, passport, udyam } from '../identifiers'
import { evenLight, warpRegion } from '../imaging'
import type { ReadWord, SourcePage } from '../model'
import type { Reading } from '../reading'
import { tidyAddress } from './address-block'
import type { SecondLook } from './features'
import {
  bloodGroupGrammar,
  dateGrammar,
  genderGrammar,
  nameGrammar,
  parsed,
  placeGrammar,
  sexGrammar,
  vehicleClassGrammar,
  type Grammar,
} from './grammar'
import { identifierGrammar } from './identifier-grammar'
import type { LaidWord } from './layout'
import { valueKey } from './same-value'
import { spanOf, spanQuad, spanText, type Span } from './span'
import { cutBetweenLetters } from './whole-letters'

export interface Reread {
  readonly look: SecondLook
  /** What each reader made of the crop, where its grammar fits. */
  readonly own: string | null
  readonly second: string | null
  /** The value by the vote of all readings on each word, where they were put to it. */
  readonly voted?: string
}

/** Height of a line in the crop, in pixels: what the readers were made for. */
const cropHeight = 40

/** How far beyond its ends a span is looked at, in heights of its print: a letter and the blank before it. */
const across = 1.2

/** The grammar by which a crop of one field is read; null where one look is enough. */
export function cropGrammar(kind: FieldKind, path: string): Grammar | null {
  switch (kind) {
    case 'name':
      return nameGrammar
    case 'date':
      return dateGrammar({})
    case 'gender':
      return path === 'sex' ? sexGrammar : genderGrammar(true)
    case 'aadhaar_number':
      return identifierGrammar(aadhaar, 12, 12)
    case 'pan_number':
      return identifierGrammar(pan, 10, 10)
    case 'epic_number':
      return identifierGrammar(epic, 10, 18)
    case 'license_number':
      return identifierGrammar(drivingLicence, 8, 20)
    case 'passport_number':
      return identifierGrammar(passport, 8, 8)
    case 'gstin':
      return identifierGrammar(gstin, 15, 15)
    case 'udyam_number':
      return identifierGrammar(udyam, 16, 19)
    case 'fssai_number':
      return identifierGrammar(fssai, 14, 14)
    case 'text':
      return path === 'blood_group' ? bloodGroupGrammar : placeGrammar
    case 'address':
      return (span) => parsed(tidyAddress(spanText(span)), span)
    case 'list':
      return vehicleClassGrammar
    default:
      return null
  }
}

/** Reads a span of one line again. Null where it has no place that could be cropped. */
export async function reread(
  page: SourcePage,
  span: Span,
  value: string,
  kind: FieldKind,
  grammar: Grammar,
  reading: Reading,
): Promise<Reread | null> {
  const quad = spanQuad(span)
  if (!quad) return null
  const { own, second } = await readAgain(page, quad, reading)
  const ownValue = own && (grammar(spanOf(own))?.value ?? null)
  const secondValue = second && (grammar(spanOf(second))?.value ?? null)
  return { look: lookOf(kind, value, ownValue, secondValue), own: ownValue, second: secondValue }
}

/**
 * Reads those lines of an address again that hold a word less sure than `sure`. Where both readers see the same other
 * word in the place of a weak one, it is taken.
 */
export async function rereadBlock(
  page: SourcePage,
  span: Span,
  value: string,
  sure: number,
  reading: Reading,
): Promise<Reread> {
  const lines = { own: [...span.lines], second: [...span.lines], voted: [...span.lines] }
  for (const [i, line] of span.lines.entries()) {
    const quad = spanQuad(spanOf(line))
    if (!quad || line.every((word) => word.confidence >= sure)) continue
    const { own, second } = await readAgain(page, quad, reading)
    lines.own[i] = own ?? []
    lines.second[i] = second ?? []
    if (own?.length === line.length && second?.length === line.length)
      lines.voted[i] = line.map((word, at) => vote(word, own[at]!, second[at]!, sure))
  }
  const text = (of: Span['lines']): string => tidyAddress(spanText(spanOf(...of)))
  const [own, second, voted] = [text(lines.own), text(lines.second), text(lines.voted)]
  return { look: lookOf('address', voted, own, second), own, second, voted: value === text(span.lines) ? voted : value }
}

/** The word that two see against a third, unless that one is sure. */
function vote(first: LaidWord, own: LaidWord, second: LaidWord, sure: number): LaidWord {
  return own.text === second.text && first.confidence < sure ? own : first
}

function lookOf(kind: FieldKind, value: string, own: string | null, second: string | null): SecondLook {
  const compare = (read: string | null): SecondLook['own'] =>
    read === null ? 'none' : valueKey(kind, read) === valueKey(kind, value) ? 'same' : 'other'
  return { own: compare(own), second: compare(second) }
}

/** The words that both readers see in the place of one line, cut from the source; null where one sees nothing. */
async function readAgain(
  page: SourcePage,
  quad: PageQuad,
  reading: Reading,
): Promise<{ own: LaidWord[] | null; second: LaidWord[] | null }> {
  const height = Math.hypot(quad[3].x - quad[0].x, quad[3].y - quad[0].y)
  const scale = Math.min(4, cropHeight / Math.max(4, height))
  const padded = padding(quad, height * across, height * 0.28)
  const wide = evenLight(warpRegion(page, padded, scale))
  const crop = cutBetweenLetters(wide, Math.round(height * across * scale), height * scale)
  const { own, second } = await reading.rereadField(crop, { script: 'latin' })
  return { own: own && own.words.map(laid), second: second && second.words.map(laid) }
}

/** Grammars look at words only; places in the crop mean nothing to them. */
function laid(word: ReadWord<unknown>): LaidWord {
  const nowhere = { x: 0, y: 0 }
  return {
    text: word.text,
    confidence: word.confidence,
    chars: word.chars,
    quad: [nowhere, nowhere, nowhere, nowhere],
    box: { x: 0, y: 0, width: 0, height: 0 },
    page: 0,
    script: 'latin',
  }
}

function padding(quad: PageQuad, across: number, down: number): PageQuad {
  const [tl, tr, br, bl] = quad
  const u = unit(tl, tr)
  const v = unit(tl, bl)
  const move = (p: { x: number; y: number }, a: number, b: number) => ({
    x: p.x + u.x * a + v.x * b,
    y: p.y + u.y * a + v.y * b,
  })
  return [move(tl, -across, -down), move(tr, across, -down), move(br, across, down), move(bl, -across, down)]
}

function unit(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
