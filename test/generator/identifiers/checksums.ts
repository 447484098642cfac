const product: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const shuffle: readonly number[] = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** The Verhoeff state of a digit string whose last digit is the check digit; 0 when it is right. */
export function verhoeff(digits: string): number {
  let state = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    for (let turns = i % 8; turns > 0; turns--) digit = shuffle[digit] ?? 0
    state = product[state]?.[digit] ?? 0
  }
  return state
}

/** The digits with the one digit after them that makes `verhoeff` 0. */
export function withVerhoeff(digits: string): string {
  for (let d = 0; d < 10; d++) if (verhoeff(`${digits}${d}`) === 0) return `${digits}${d}`
  throw new Error('one of the ten digits always fits')
}

/** The Luhn sum modulo 10 of a digit string with its check digit; 0 when it is right. */
export function luhn(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10
}

/** The digits with their Luhn check digit. */
export function withLuhn(digits: string): string {
  return `${digits}${(10 - luhn(`${digits}0`)) % 10}`
}

/** Check digit of ICAO 9303: weights 7, 3, 1; letters from A = 10; `<` is 0. */
export function icaoCheck(text: string): string {
  const weights = [7, 3, 1]
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i)
    const value = c === '<' ? 0 : c >= 'A' ? c.charCodeAt(0) - 55 : Number(c)
    sum += value * (weights[i % 3] ?? 0)
  }
  return String(sum % 10)
}

/** The fifteenth character of a GSTIN: base 36, every second value doubled and its two digits added. */
export function gstinCheck(first14: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const sum = [...first14].reduce((total, char, i) => {
    const value = alphabet.indexOf(char) * (1 + (i % 2))
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}

/** The first 14 characters of a GSTIN with the check character that follows them. */
export const withGstin = (first14: string): string => first14 + gstinCheck(first14)
