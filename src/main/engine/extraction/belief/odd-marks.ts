/** Marks that the print of a field hardly ever has, and a reader finds in letters that it does not know. */
import type { FieldKind } from '../../../../shared/domain/field-catalogue'
import { isAddressWord } from '../../address'

const odd: Readonly<Partial<Record<FieldKind, RegExp>>> = {
  // At either end two capitals that are no name themselves: initials whose blank was lost.
  name: /[^\p{L}\p{M}\s.'’,&()/-]|\p{Ll}\p{Lu}(?!\p{Ll}*$)|(?<=\p{L})\.(?=\p{Ll})|^(?!OM|MD|MO|SK)\p{Lu}{2}(?= \p{L})|(?<=\p{Ll} )\p{Lu}{2}$|(?<=\p{Lu} )(?!MD|SK)[B-DF-HJ-NP-TV-XZ]{2}$/gu,
  // At its end a nought or a one with a stop before a capital: it was an O or an I, as in "I.E."; and a nought with a
  // dash before a number: no house is numbered from nought, it was an O, D or Q.
  address:
    /[^\p{L}\p{M}\p{N}\s.,:/()#&'’+-]|(?<=\p{Lu}{2})\p{Ll}|\p{Ll}\p{Lu}|(?<=\p{L}{2})\d|\b[Iil]st\b|:(?=[^,;:]*:)|(?<![\p{L}\p{N}])[01]\.(?=\p{Lu})|(?<![\p{L}\p{N}/.-])0[-/] ?(?=\d)/gu,
  // A nought by itself behind words is an initial O.
  text: /[^\p{L}\p{M}\p{N}\s.,:/()#&'’%+-]|\p{Ll}\p{Lu}|(?<=\p{L}{3} )0$/gu,
}

/** Within an address a stop after a whole word or number, with another after it: it was printed as a comma. */
const stopWithin = /(?<![\p{L}\p{M}\p{N}.])([\p{L}\p{M}]{3,}|\d{2,})\.(?= +[\p{L}\p{N}])/gu
const abbreviated =
  /^(?:adj|apts?|bldg?|blk|bros|capt|col|coop?|corp|dept|distt?|div|divn|est|ext|extn|flr|gen|govt|hsg|ind|indl|ltd|maj|mkt|mrs|opp|plt|prof|pvt|rev|rly|sec|sect|shri|smt|soc|sri|stns?|tal|taq|teh|vil|vill)$/i

/** Within an address what a number is the number of: "Otr No 508" is none that addresses have. */
const numbered = /(?<![\p{L}\p{N}])(\p{L}+)\.? ?(?:no|number)\b\.?(?= ?[\p{L}/-]*\p{N})/giu

/** "Sharada Nilaya" in quotation marks, as houses and buildings are called: no reader makes up a pair of them. */
const quoted = /["“](?=\p{L})([^"“”]{2,40})["”]/gu

/** How many there are in a value. */
export function oddMarks(kind: FieldKind, printed: string): number {
  const value = kind === 'address' ? printed.replace(quoted, '$1') : printed
  const marks = value.match(odd[kind] ?? /(?!)/g)?.length ?? 0
  if (kind !== 'address') return marks
  const stops = [...value.matchAll(stopWithin)].filter(([, word]) => !abbreviated.test(word!))
  const unknown = [...value.matchAll(numbered)].filter(([, word]) => !isAddressWord(word!.toLowerCase()))
  return marks + stops.length + unknown.length
}
