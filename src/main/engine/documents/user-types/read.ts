/**
 * Reads the fields of a type that a user defined: each stands where it stood on the sample, seen from words near it.
 */
import type { Evidence, ExtractedField } from '../../../../shared/domain/reading'
import type { UserFieldSpec, UserTypeSpec } from '../../../../shared/domain/user-types/spec'
import { bottom, right, textOf, type LaidWord, type Layout } from '../../extraction/layout'
import { findPhrase } from '../../extraction/phrases'
import { spanOf, spanQuad, trimmed } from '../../extraction/span'
import { valueOfKind } from './values'

interface Sighting {
  readonly value: string
  readonly words: readonly LaidWord[]
  readonly source: Layout['source']
  /** True where characters were exchanged for those of their looks that the form of the value asks for. */
  readonly repaired: boolean
}

/** How sure a value is by how many of the words near it lead to it. Never sure: one sample proves little. */
const byAnchors = [0, 0.62, 0.85, 0.93] as const
const surest = 0.985
/** Of a text layer, which is never misread, in a form that fits, seen from all sides. */
const surestOfText = 0.99
const surestRepaired = 0.8

export function readUserType(spec: UserTypeSpec, layouts: readonly Layout[]): readonly ExtractedField[] {
  const labels = labelWords(spec, layouts)
  return spec.fields.flatMap((field) => {
    const seen = field.anchors.flatMap((anchor) => sightings(field, anchor, layouts, labels))
    return judge(field, seen) ?? []
  })
}

/** Words that are printed on every such document: no value holds one of them. */
function labelWords(spec: UserTypeSpec, layouts: readonly Layout[]): ReadonlySet<LaidWord> {
  const phrases = [...new Set(spec.fields.flatMap(({ anchors }) => anchors.map(({ text }) => text)))]
  const segments = layouts.flatMap((layout) => layout.segments)
  return new Set(
    segments.flatMap((segment) =>
      phrases.flatMap((phrase) => findPhrase(segment, phrase).flatMap((hit) => segment.words.slice(hit.from, hit.to))),
    ),
  )
}

/** What stands where the field should be, seen from one anchor; at every place where the anchor is printed. */
function sightings(
  field: UserFieldSpec,
  anchor: UserFieldSpec['anchors'][number],
  layouts: readonly Layout[],
  labels: ReadonlySet<LaidWord>,
): Sighting[] {
  return layouts.flatMap((layout) =>
    layout.segments
      .flatMap((segment) => findPhrase(segment, anchor.text))
      .flatMap(({ segment, from, to }) => {
        const words = segment.words.slice(from, to)
        const left = Math.min(...words.map(({ box }) => box.x))
        const top = Math.min(...words.map(({ box }) => box.y))
        const unit = Math.max(1, Math.max(...words.map(({ box }) => bottom(box))) - top)
        const at = { x: left + anchor.right * unit, y: top + anchor.down * unit, unit }
        const lines = linesAt(layout, at, field, labels)
        const read = valueOfKind(field, lines.map(textOf))
        return read === null ? [] : [{ ...read, words: lines.flat(), source: layout.source }]
      }),
  )
}

/** The words at a place, line by line: from where the value begins to a wide gap or a label. */
function linesAt(
  { segments }: Layout,
  at: { readonly x: number; readonly y: number; readonly unit: number },
  field: UserFieldSpec,
  labels: ReadonlySet<LaidWord>,
): readonly (readonly LaidWord[])[] {
  const lines: (readonly LaidWord[])[] = []
  let y = at.y
  for (let i = 0; i < field.lines; i += 1) {
    const middle = y + at.unit / 2
    const near = segments
      .flatMap((segment) => segment.words)
      .filter(({ box }) => Math.abs(box.y + box.height / 2 - middle) < at.unit * (i === 0 ? 0.7 : 0.9))
      .sort((a, b) => a.box.x - b.box.x)
    const line = trimmed(runFrom(near, at.x, at.unit, labels))
    if (line.length === 0) break
    lines.push(line)
    y = Math.max(...line.map(({ box }) => bottom(box))) + at.unit * 0.35
  }
  return lines
}

function runFrom(
  words: readonly LaidWord[],
  x: number,
  unit: number,
  labels: ReadonlySet<LaidWord>,
): readonly LaidWord[] {
  const run: LaidWord[] = []
  for (const word of words) {
    const last = run.at(-1)
    if (labels.has(word)) {
      if (last) break
      continue
    }
    if (!last && word.box.x < x - 1.3 * unit) continue
    // Further to the right than a value that is set to the right may begin.
    if (!last && word.box.x > x + 4 * unit) break
    if (last && word.box.x - right(last.box) > 2 * unit) break
    run.push(word)
  }
  // Another typeface begins its words elsewhere: what stands a blank before the first word belongs to it.
  for (let i = words.indexOf(run[0]!) - 1; i >= 0; i -= 1) {
    const [before, first] = [words[i]!, run[0]!]
    if (labels.has(before) || /\P{L}$/u.test(before.text) || first.box.x - right(before.box) > 0.6 * unit) break
    run.unshift(before)
  }
  return run
}

function judge(field: UserFieldSpec, seen: readonly Sighting[]): ExtractedField | null {
  const byValue = new Map<string, Sighting[]>()
  for (const one of seen) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one])
  const ranked = [...byValue.values()].sort((a, b) => b.length - a.length)
  const [best = [], rival = []] = ranked
  const first = best[0]
  if (!first) return null
  const ocr = Math.min(1, ...first.words.map((word) => word.confidence))
  const agreeing = byAnchors[Math.min(best.length, byAnchors.length - 1)] ?? 0
  const isTyped = field.kind !== 'text'
  const formed = isTyped ? Math.min(surest, agreeing + 0.04) : agreeing
  const disputed = rival.length > 0 ? formed * (1 - (0.5 * rival.length) / best.length) : formed
  const isText = first.source === 'text_layer'
  const likely =
    isText && isTyped && best.length >= 3 && rival.length === 0
      ? surestOfText
      : Math.min(surest, disputed * (isText ? 1 : 0.5 + ocr / 2))
  const confidence = first.repaired ? Math.min(likely, surestRepaired) : likely
  const evidenceOf = (sighting: Sighting): Evidence => ({
    page: sighting.words[0]?.page ?? 0,
    quad: spanQuad(spanOf(sighting.words)),
    source: sighting.source,
    rule: 'user_type.place',
    rawText: textOf(sighting.words),
    proofs: best.length > 1 ? ['agreement'] : [],
  })
  const reason = rival.length > 0 ? 'sources_disagree' : best.length > 1 ? 'sources_agree' : 'no_label_nearby'
  return {
    path: field.name,
    value: first.value,
    confidence,
    proven: false,
    evidence: [evidenceOf(first)],
    alternates: ranked.slice(1, 4).flatMap(([other]) =>
      other
        ? [
            {
              value: other.value,
              confidence: (1 - confidence) / 2,
              kind: 'ocr' as const,
              evidence: evidenceOf(other),
            },
          ]
        : [],
    ),
    reasons: [
      { code: reason },
      ...(first.repaired ? [{ code: 'repaired' as const }] : []),
      ...(ocr < 0.8 && !isText ? [{ code: 'low_ocr_confidence' as const }] : []),
    ],
  }
}
