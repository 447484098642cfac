import { samePart, type FilePart } from '../../../shared/domain/file-part'

interface Owned<D> {
  readonly document: D
  readonly part: FilePart
}

/** Null for the document: a new one; null for the part: it has none any more. */
export type Assigned<D> =
  { readonly document: D; readonly part: FilePart | null } | { readonly document: null; readonly part: FilePart }

interface Mergeable {
  readonly mergedInto: string | null
}

/**
 * Who gets which part of a file. A document whose part is there keeps it, also one that was merged before: what was
 * read and said of it comes back. Else the document that begins in a part takes it, and what then has none stays with
 * the pages that it had: a border that moved leaves both its documents what was said of them.
 */
export function assign<D extends Mergeable>(
  documents: readonly Owned<D>[],
  parts: readonly FilePart[],
): readonly Assigned<D>[] {
  const given = new Map<FilePart, Owned<D>>()
  const taken = new Set<Owned<D>>()
  const give = (part: FilePart, owner: Owned<D> | undefined): void => {
    if (!owner || given.has(part)) return
    given.set(part, owner)
    taken.add(owner)
  }
  const shown = documents.filter(({ document }) => document.mergedInto === null)
  for (const part of parts)
    give(
      part,
      free(documents, taken).find((owned) => samePart(owned.part, part)),
    )
  for (const fits of [begins, shares])
    for (const part of parts)
      give(
        part,
        free(shown, taken).find((owned) => fits(owned, part)),
      )
  return [
    ...parts.map((part) => ({ document: given.get(part)?.document ?? null, part }) as Assigned<D>),
    ...documents.filter((owned) => !taken.has(owned)).map(({ document }) => ({ document, part: null })),
  ]
}

const free = <D>(owners: readonly Owned<D>[], taken: ReadonlySet<Owned<D>>): readonly Owned<D>[] =>
  owners.filter((owned) => !taken.has(owned))

const begins = <D>({ part }: Owned<D>, { pages }: FilePart): boolean => pages.includes(part.pages[0] ?? -1)

const shares = <D>({ part }: Owned<D>, { pages }: FilePart): boolean => part.pages.some((page) => pages.includes(page))
