/** True where the last digit is the Luhn check digit of those before it. */
export function luhnHolds(digits: string): boolean {
  return /^\d+$/.test(digits) && luhnSum(digits, false) % 10 === 0
}

/** The Luhn check digit to append to these digits. */
export function luhnDigit(digits: string): string {
  return String((10 - (luhnSum(digits, true) % 10)) % 10)
}

function luhnSum(digits: string, doubleLast: boolean): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = (index % 2 === 0) === doubleLast
    sum += doubled ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit
  }
  return sum
}
