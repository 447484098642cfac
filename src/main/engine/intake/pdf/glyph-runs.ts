/** The text of a page sign by sign, as it is drawn: for scripts of which signs do not stand for letters one by one. */
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api'
import type { PageViewport } from 'pdfjs-dist'
import { multiplyAffine, type Affine } from './affine'
import type { PdfLibrary } from './library'
import { runsAlong, type FontExtent, type TextRun } from './text-runs'

export interface FontMeasures {
  readonly extent: FontExtent
  /** How wide a unit is in which its signs are measured, in ems. */
  readonly unit: number
}

interface TextState {
  readonly ctm: Affine
  readonly font: string
  readonly size: number
  readonly charSpacing: number
  readonly wordSpacing: number
  readonly stretch: number
  readonly leading: number
  readonly rise: number
}

const identity: Affine = [1, 0, 0, 1, 0, 0]
const atFirst: TextState = {
  ctm: identity,
  font: '',
  size: 1,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
}

interface Glyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

/** Signs that read as one: those of a piece that the page says the text of, or one alone. */
interface Group {
  readonly said: string | null
  text: string
  /** The matrix of its first sign, and how far it reaches along it. */
  start: Affine | null
  end: number
  font: string
}

/**
 * The runs of a page, one for each sign or group. `marked` is what the pieces read that the page marks, in their order.
 * Null where the page marks other pieces than those.
 */
export function glyphRuns(
  list: PDFOperatorList,
  ops: PdfLibrary['OPS'],
  viewport: PageViewport,
  fontOf: (font: string) => FontMeasures,
  marked: readonly (string | null)[],
): TextRun[] | null {
  const toPage = viewport.transform as unknown as Affine
  const runs: TextRun[] = []
  const saved: TextState[] = []
  let state = atFirst
  let matrix = identity
  let line = identity
  let begun = 0
  let group: Group | null = null
  // How deep the pieces lie within each other, and at which depth the one began whose text is said.
  const pieces: { readonly says: boolean }[] = []

  const close = (one: Group): void => {
    const text = one.said ?? one.text
    if (one.start) runs.push(...runsAlong(text.trim(), one.start, one.end, toPage, fontOf(one.font).extent))
    // What is said of no sign at all belongs to what stands before it.
    else if (text.trim() !== '' && runs.length > 0) append(runs, text.trim())
  }
  const show = (glyphs: readonly unknown[]): void => {
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        matrix = moved(matrix, (-glyph / 1000) * state.size * state.stretch, 0)
        continue
      }
      if (!isGlyph(glyph)) continue
      const width = glyph.width * fontOf(state.font).unit * state.size
      const from = multiplyAffine(multiplyAffine(state.ctm, matrix), [
        state.size * state.stretch,
        0,
        0,
        state.size,
        0,
        state.rise,
      ])
      const one: Group = group ?? { said: null, text: '', start: null, end: 0, font: state.font }
      if (!glyph.isSpace || group) place(one, glyph.unicode, from, width / state.size, state.font)
      if (!group) close(one)
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
      matrix = moved(matrix, (width + spacing) * state.stretch, 0)
    }
  }

  for (let i = 0; i < list.fnArray.length; i++) {
    const operation = list.fnArray[i]
    const args = (list.argsArray[i] ?? []) as readonly unknown[]
    const number = (at: number): number => Number(args[at] ?? 0)
    if (operation === ops.beginAnnotation) break
    switch (operation) {
      case ops.save:
      case ops.paintFormXObjectBegin:
        saved.push(state)
        if (operation === ops.paintFormXObjectBegin) state = { ...state, ctm: by(state.ctm, args[0]) }
        break
      case ops.restore:
      case ops.paintFormXObjectEnd:
        state = saved.pop() ?? state
        break
      case ops.transform:
        state = { ...state, ctm: by(state.ctm, args) }
        break
      case ops.setFont:
        state = { ...state, font: String(args[0]), size: number(1) }
        break
      case ops.setCharSpacing:
        state = { ...state, charSpacing: number(0) }
        break
      case ops.setWordSpacing:
        state = { ...state, wordSpacing: number(0) }
        break
      case ops.setHScale:
        state = { ...state, stretch: number(0) / 100 }
        break
      case ops.setLeading:
        state = { ...state, leading: number(0) }
        break
      case ops.setTextRise:
        state = { ...state, rise: number(0) }
        break
      case ops.beginText:
        matrix = line = identity
        break
      case ops.setTextMatrix:
        matrix = line = by(identity, args[0])
        break
      case ops.moveText:
      case ops.setLeadingMoveText:
        if (operation === ops.setLeadingMoveText) state = { ...state, leading: -number(1) }
        matrix = line = moved(line, number(0), number(1))
        break
      case ops.nextLine:
        matrix = line = moved(line, 0, -state.leading)
        break
      case ops.showText:
        if (Array.isArray(args[0])) show(args[0])
        break
      case ops.beginMarkedContent:
      case ops.beginMarkedContentProps: {
        const isOptional = operation === ops.beginMarkedContentProps && args[0] === 'OC'
        const said = isOptional ? null : (marked[begun] ?? null)
        if (!isOptional) begun++
        const says = said !== null && group === null
        if (says) group = { said, text: '', start: null, end: 0, font: state.font }
        pieces.push({ says })
        break
      }
      case ops.endMarkedContent:
        if (pieces.pop()?.says && group) {
          close(group)
          group = null
        }
        break
    }
  }
  return begun === marked.length ? runs : null
}

function append(runs: TextRun[], text: string): void {
  const last = runs.pop()!
  runs.push({ ...last, text: last.text + text })
}

/** Adds a sign to its group: where the first stands, and how far to the right of its beginning the last ends, in ems. */
function place(group: Group, text: string, from: Affine, width: number, font: string): void {
  group.text += text
  if (!group.start) {
    group.start = from
    group.font = font
  }
  const { start } = group
  const length = Math.hypot(start[0], start[1]) || 1
  const along = ((from[4] - start[4]) * start[0] + (from[5] - start[5]) * start[1]) / (length * length)
  group.end = Math.max(group.end, along + width)
}

const isGlyph = (one: unknown): one is Glyph =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as { unicode?: unknown }).unicode === 'string' &&
  typeof (one as { width?: unknown }).width === 'number'

const moved = (matrix: Affine, x: number, y: number): Affine => multiplyAffine(matrix, [1, 0, 0, 1, x, y])

function by(matrix: Affine, more: unknown): Affine {
  const [a, b, c, d, e = 0, f = 0] = Array.from((more ?? []) as ArrayLike<number>)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return matrix
  return multiplyAffine(matrix, [a, b, c, d, e, f])
}
