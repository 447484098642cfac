/** Rough widths, in ems, that fonts share: enough to place the words of a line whose full width is known. */
function roughWidth(char: string): number {
  if (/[\u093C\u0941-\u0948\u094D\u0900-\u0902]/u.test(char)) return 0
  if (/[ijlI|!.,:;'`]/.test(char)) return 0.26
  if (/[ftr()[\]{}/\\" -]/.test(char)) return 0.33
  if (/[mwMW@%]/.test(char)) return 0.86
  if (/[A-Z&]/.test(char)) return 0.69
  return 0.55
}

/**
 * Where each character of a text begins, as shares of the whole width; one more entry, 1, for its end. `known` are the
 * widths that the font itself says.
 */
export function advances(text: string, known: (char: string) => number | undefined = () => undefined): number[] {
  const ends = [0]
  for (let i = 0; i < text.length; i++) ends.push(ends[i]! + (known(text[i]!) ?? roughWidth(text[i]!)))
  const total = ends[text.length]!
  return total === 0 ? ends.map((_, i) => i / Math.max(1, text.length)) : ends.map((end) => end / total)
}
