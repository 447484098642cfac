const product = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const permutation = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]
const inverse = '0432156789'

function checksum(digits: string, from: number): number {
  let state = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const permuted = Number(permutation[(index + from) % 8]?.[digit])
    state = Number(product[state]?.[permuted])
  }
  return state
}

/** True where the last digit is the Verhoeff check digit of those before it. */
export function verhoeffHolds(digits: string): boolean {
  return /^\d+$/.test(digits) && checksum(digits, 0) === 0
}

/** The Verhoeff check digit to append to these digits. */
export function verhoeffDigit(digits: string): string {
  return inverse[checksum(digits, 1)] ?? ''
}
