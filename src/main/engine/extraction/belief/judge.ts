/** Which of the candidates of a field is believed. Never reads pixels or words; only what rules say. */
import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import { valueKey } from './same-value'
import type { Candidate } from '../rules/rule'
import { wordsOf } from '../layout/span'

/** All candidates that say the same, best first. */
export interface Group {
  readonly value: string
  readonly candidates: readonly Candidate[]
  /** 0..1. */
  readonly score: number
  /** Places or sources that say it independently of each other. */
  readonly sources: number
}

/** The groups of one field's candidates, best first; a total order. */
export function judge(candidates: readonly Candidate[], kind: FieldKind): Group[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = valueKey(kind, candidate.value)
    groups.set(key, [...(groups.get(key) ?? []), candidate])
  }
  return [...groups.values()].map(groupOf).sort((a, b) => b.score - a.score || a.value.localeCompare(b.value))
}

function groupOf(candidates: readonly Candidate[]): Group {
  const sorted = [...candidates].sort(
    (a, b) => believed(b) - believed(a) || a.evidence.rule.localeCompare(b.evidence.rule),
  )
  const distinct = sorted.filter((c, i) => !sorted.slice(0, i).some((earlier) => samePlace(earlier, c)))
  return {
    value: sorted[0]?.value ?? '',
    candidates: sorted,
    score: 1 - distinct.reduce((rest, c) => rest * (1 - 0.97 * believed(c)), 1),
    sources: distinct.length,
  }
}

/** How far a candidate is believed by itself: its rule, and how well it was read. */
export function believed(candidate: Candidate): number {
  return candidate.strength * Math.sqrt(Math.max(0.04, leastConfidence(candidate)))
}

/** The least sure word of a candidate; codes read or do not. */
export function leastConfidence(candidate: Candidate): number {
  if (!candidate.span) return 1
  return Math.min(1, ...wordsOf(candidate.span).map((w) => w.confidence))
}

/** Two rules that found the same words are one voice, though one of them mended how they were read. */
function samePlace(a: Candidate, b: Candidate): boolean {
  if (!a.span || !b.span) return a.evidence.source === b.evidence.source
  const places = new Set(wordsOf(a.span).map(({ quad }) => quad))
  return wordsOf(b.span).some(({ quad }) => places.has(quad))
}
