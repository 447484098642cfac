/** Marks that the print of a field hardly ever has, and a reader finds in letters that it does not know. */
import type { FieldKind } from '../../../shared/domain/field-catalogue'

const odd: Readonly<Partial<Record<FieldKind, RegExp>>> = {
  name: /[^\p{L}\p{M}\s.'’,&()/-]|\p{Ll}\p{Lu}(?!\p{Ll}*$)|(?<=\p{L})\.(?=\p{Ll})/gu,
  address:
    /[^\p{L}\p{M}\p{N}\s.,:/()#&'’+-]|(?<=\p{Lu}{2})\p{Ll}|\p{Ll}\p{Lu}|(?<=\p{L}{2})\d|\b[il]st\b|:(?=[^,;:]*:)/gu,
  text: /[^\p{L}\p{M}\p{N}\s.,:/()#&'’%+-]|\p{Ll}\p{Lu}/gu,
}

/** How many there are in a value. */
export const oddMarks = (kind: FieldKind, value: string): number => value.match(odd[kind] ?? /(?!)/g)?.length ?? 0
