const rules: readonly (readonly [RegExp, string])[] = [
  // Aadhaar numbers and their virtual ids, in any script's digits and spacing.
  [/(?<![0-9०-९])(?:[0-9०-९]{4}[ -]?){2,3}[0-9०-९]{4}(?![0-9०-९])/g, '[number]'],
  // PAN, also inside a GSTIN.
  [/[A-Z]{5}[0-9]{4}[A-Z]/gi, '[pan]'],
  // Voter's cards, passports and other letters before seven digits.
  [/(?<![A-Z0-9])[A-Z]{1,3}[0-9]{7}(?![0-9])/gi, '[id]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*/g, '[mail]'],
]

/** The second net under "nothing personal in logs": whatever looks like an identifier is cut out. */
export function redact(text: string): string {
  return rules.reduce((out, [pattern, word]) => out.replace(pattern, word), text)
}
