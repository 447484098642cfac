/** Cells of tables seen again: cropped from the source as wide as their column's print, read by two readers. */
import { mapCorners, quadOf, type PageQuad } from '../../../../shared/domain/geometry'
import type { SourcePage } from '../../model'
import type { Reading } from '../../reading'
import { middleX, right, textOf, type LaidWord } from '../layout/layout'
import { spanOf, spanQuad } from '../layout/span'
import { cropOf, heights } from '../second-look/line-look'
import type { RuleContext } from '../rules/rule'
import type { CellLook, CellLooks, CellPlace } from './cell-places'

/** A page of which more cells are doubtful is not read by its table: looking at all would take longer than reading it. */
const mostOnPage = 120

/** The context with what a second look says of the cells of its tables that are doubted. */
export const withCellLooks = async (
  context: RuleContext,
  doubted: readonly CellPlace[],
  { reading, sourcePage }: { readonly reading: Reading; readonly sourcePage: SourcePages },
): Promise<RuleContext> =>
  doubted.length === 0 ? context : { ...context, cells: await lookAtCells(doubted, reading, sourcePage) }

type SourcePages = (index: number) => SourcePage | undefined

/** Looks at cells, all together; at so many of each page only. */
async function lookAtCells(
  doubted: readonly CellPlace[],
  reading: Reading,
  sourcePage: SourcePages,
): Promise<CellLooks> {
  const pages = new Map<SourcePage, CellPlace[]>()
  for (const place of doubted) {
    const page = sourcePage(place.beside[0]?.page ?? -1)
    const onPage = page ? (pages.get(page) ?? []) : []
    if (page && onPage.length < mostOnPage) pages.set(page, [...onPage, place])
  }
  const placed = [...pages].flatMap(([page, places]) =>
    places.flatMap((place) => {
      const quad = placeOnPage(place)
      return quad ? [{ page, place, quad }] : []
    }),
  )
  if (placed.length === 0) return () => null
  const readBy = async (reader: 'first' | 'second', shown: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const crops = shown.map((i) => cropOf(placed[i]!.page, placed[i]!.quad, heights[reader]))
    const lines = await reading.rereadFields(crops, { script: 'latin', reader })
    return new Map(shown.map((at, i) => [at, textOf(lines[i]?.words ?? [])]))
  }
  const all = placed.map((_, i) => i)
  const first = await readBy('first', all)
  // Where neither the page nor its crop shows anything, the cell is most often blank.
  const printed = all.filter((i) => first.get(i) !== '' || placed[i]!.place.words.length > 0)
  const second = await readBy('second', printed)
  const looks = new Map<LaidWord | undefined, Map<string, CellLook>>()
  for (const [i, { place }] of placed.entries()) {
    const [word] = place.beside
    const seen = [first.get(i) ?? '', second.get(i) ?? ''].filter((text) => text !== '')
    looks.set(word, (looks.get(word) ?? new Map<string, CellLook>()).set(place.column, seen))
  }
  return (word, column) => looks.get(word)?.get(column) ?? null
}

/** The place on the page: that of its words where these are all there is, else told by that of the nearest word. */
function placeOnPage({ box, words, beside }: CellPlace): PageQuad | null {
  if (words === beside) return spanQuad(spanOf(words))
  const away = (word: LaidWord): number => Math.max(0, box.x - right(word.box), word.box.x - right(box))
  const off = (word: LaidWord): number => Math.abs(middleX(word.box) - middleX(box))
  const [nearest] = [...beside].sort((a, b) => away(a) - away(b) || off(a) - off(b))
  if (!nearest) return null
  const [o, across, , down] = nearest.quad
  const [width, height] = [Math.max(1, nearest.box.width), Math.max(1, nearest.box.height)]
  return mapCorners(quadOf(box), ({ x, y }) => {
    const [u, v] = [(x - nearest.box.x) / width, (y - nearest.box.y) / height]
    return {
      x: o.x + u * (across.x - o.x) + v * (down.x - o.x),
      y: o.y + u * (across.y - o.y) + v * (down.y - o.y),
    }
  })
}
