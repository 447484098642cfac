const weights = [7, 3, 1]

function valueOf(char: string): number {
  if (char >= '0' && char <= '9') return Number(char)
  if (char >= 'A' && char <= 'Z') return char.charCodeAt(0) - 55
  return 0
}

/** Check digit of ICAO 9303: characters by value (fillers 0), weights 7-3-1, modulo 10. */
export function mrzCheckDigit(text: string): string {
  let sum = 0
  for (const [index, char] of [...text].entries()) sum += valueOf(char) * (weights[index % 3] ?? 0)
  return String(sum % 10)
}

/** True where `digit` is the check digit of `text`; an empty field may carry a filler in its place. */
export function mrzCheckHolds(text: string, digit: string): boolean {
  if (digit === '<') return /^<*$/.test(text)
  return mrzCheckDigit(text) === digit
}
