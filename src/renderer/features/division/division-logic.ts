import type { FilePart } from '../../../shared/domain/file-part'

/** Documents of a file while they are put right; pages are in the order of the file. */
export type Draft = readonly FilePart[]

const alone = (pages: readonly number[]): FilePart => ({ pages: [...pages].sort((a, b) => a - b), at: null })

/** Documents that share a page (cards on one page) are told apart by the engine alone. */
export const isShared = ({ at }: FilePart): boolean => at !== null

/** Another document begins after the page at `index` of the part. */
export function splitAfter(draft: Draft, part: number, index: number): Draft {
  return draft.flatMap((one, i) =>
    i === part ? [alone(one.pages.slice(0, index + 1)), alone(one.pages.slice(index + 1))] : [one],
  )
}

/** The part and the one after it are one document. */
export function mergeWithNext(draft: Draft, part: number): Draft {
  const [one, next] = [draft[part], draft[part + 1]]
  if (!one || !next) return draft
  const merged = alone([...new Set([...one.pages, ...next.pages])])
  return [...draft.slice(0, part), merged, ...draft.slice(part + 2)]
}

/** The border after a part moves by a page: `1` takes the next part's first page, `-1` gives its own last one away. */
export function moveBorder(draft: Draft, part: number, by: 1 | -1): Draft {
  const [one, next] = [draft[part], draft[part + 1]]
  if (!one || !next) return draft
  const all = [...one.pages, ...next.pages]
  const at = one.pages.length + by
  if (at === 0 || at === all.length) return mergeWithNext(draft, part)
  return [...draft.slice(0, part), alone(all.slice(0, at)), alone(all.slice(at)), ...draft.slice(part + 2)]
}
