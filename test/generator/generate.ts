import type { DetectedType } from '../../src/shared/domain/document-types'
import { apply, type Matrix, type Point } from './degrade/homography'
import { profiles } from './degrade/profiles'
import type { ProfileName } from './degrade/profile'
import { layouts } from './documents'
import type { Fields, Layout } from './layout'
import { Random } from './random'
import { drawings, encode, scannedPdf, toPixels, toTextPdf } from './render'

/** What a document really says, and how its image was made. */
export interface Truth {
  readonly document_type: DetectedType
  readonly fields: Fields
  /** Values in a code alone: giving them is right, leaving them out is no fault. */
  readonly known: Fields
  /** Fields on which no judgement is passed. */
  readonly unjudged: readonly string[]
  /** Fields whose print lies (partly) outside the image: a reader may leave them out, but not get them wrong. */
  readonly cut_off: readonly string[]
  readonly layout: string
  readonly hidden: boolean
  readonly profile: ProfileName
  readonly seed: string
  /** Corners of the card or page in the image, clockwise from the top left of its text; null in text PDFs. */
  readonly quad: readonly Point[] | null
  /** Every printed run of text of the first page with its corners in the image. */
  readonly texts: readonly { readonly text: string; readonly field: string | null; readonly quad: readonly Point[] }[]
}

export interface GeneratedDocument {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpg' | 'pdf'
  readonly truth: Truth
}

export interface Choice {
  readonly types?: readonly DetectedType[]
  readonly profiles?: readonly ProfileName[]
  readonly layouts?: 'seen' | 'hidden' | 'all'
  /** Exactly these layouts. */
  readonly only?: readonly string[]
}

/** Makes one document; the same seed and choice make the same document. */
export async function generate(seed: string, choice: Choice = {}): Promise<GeneratedDocument> {
  const random = new Random(seed)
  const layout = pickLayout(random.fork('layout'), choice)
  const profile = random
    .fork('profile')
    .weighted(profiles.filter((p) => choice.profiles?.includes(p.name) ?? true).map((p) => [p, p.weight]))
  const composition = await layout.compose(random.fork('document'))
  const { raster, texts } = toPixels(composition)
  const picture = { form: layout.form, dpi: composition.dpi, print: printHeight(texts) }
  const shot = await profile.shoot({ raster, ...picture }, random.fork('shot'))
  const textPdf = profile.name === 'pdf_text'
  const more = await Promise.all(
    (textPdf ? [] : drawings(composition).slice(1)).map((draw, i) =>
      profile.shoot({ raster: toPixels(composition, draw).raster, ...picture }, random.fork(`shot-${i + 1}`)),
    ),
  )
  const { bytes, extension } = textPdf
    ? ({ bytes: toTextPdf(composition), extension: 'pdf' } as const)
    : more.length > 0
      ? ({ bytes: await scannedPdf([shot, ...more]), extension: 'pdf' } as const)
      : await encode(shot)
  const placed = textPdf ? [] : texts.map((t) => ({ ...t, quad: mapQuad(shot.matrix, t.quad) }))
  const outside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > shot.raster.width || y > shot.raster.height
  const cut = new Set(placed.filter((t) => t.field !== null && t.quad.some(outside)).map((t) => t.field ?? ''))
  const box: readonly Point[] = [
    [0, 0],
    [composition.width, 0],
    [composition.width, composition.height],
    [0, composition.height],
  ]
  return {
    bytes,
    extension,
    truth: {
      document_type: layout.type,
      fields:
        layout.type === 'PAN' ? { ...composition.fields, document_quality_flag: profile.flag } : composition.fields,
      known: composition.known ?? {},
      unjudged: composition.unjudged ?? [],
      cut_off: cutFields(cut, composition.fields),
      layout: layout.id,
      hidden: layout.hidden,
      profile: profile.name,
      seed,
      quad: textPdf ? null : mapQuad(shot.matrix, box),
      texts: placed,
    },
  }
}

/** Types are drawn evenly, then layouts of the type by weight. */
function pickLayout(random: Random, choice: Choice): Layout {
  const fitting = layouts.filter(
    (l) =>
      (choice.types?.includes(l.type) ?? true) &&
      (choice.only?.includes(l.id) ?? true) &&
      (choice.layouts === undefined || choice.layouts === 'all' || l.hidden === (choice.layouts === 'hidden')),
  )
  const type = random.pick([...new Set(fitting.map((l) => l.type))])
  return random.weighted(fitting.filter((l) => l.type === type).map((l) => [l, l.weight]))
}

/** The middle one of the heights of all printed texts, in pixels of the document. */
function printHeight(texts: readonly { readonly quad: readonly Point[] }[]): number {
  const heights = texts
    .map(({ quad: [topLeft, , , bottomLeft] }) => bottomLeft![1] - topLeft![1])
    .toSorted((a, b) => a - b)
  return heights[heights.length >> 1] ?? Infinity
}

function mapQuad(matrix: Matrix, quad: readonly Point[]): readonly Point[] {
  return quad.map((p) => {
    const [x, y] = apply(matrix, p)
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
  })
}

/** A cut address cuts its parts too. */
function cutFields(cut: ReadonlySet<string>, fields: Fields): readonly string[] {
  return Object.keys(fields).filter(
    (path) => cut.has(path) || (cut.has('address') && path.startsWith('formatted_address.')),
  )
}
