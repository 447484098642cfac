/**
 * A number as it is printed in India, its digits grouped by thousand, lakh and crore: what is compared with the page
 * digit by digit. Anything else stays as it is.
 */
export function groupedDigits(value: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? []
  // A leading zero is no amount's: such digits are a number of something, or a mistake to be seen.
  if (whole.length <= 3 || whole.startsWith('0')) return value
  const thousands = whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')
  return `${sign}${thousands},${whole.slice(-3)}${rest}`
}
