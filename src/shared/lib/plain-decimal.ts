/**
 * An amount as people write it, in Latin or Devanagari digits, as a plain decimal: `₹ 1,23,456.50` is 123456.50.
 * Decimals stay as written; brackets and a minus make it negative. Null for what is no amount.
 */
export function plainDecimal(text: string): string | null {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  const bare = latin
    .replace(/₹|\b(?:rs|inr)\b\.?/gi, '')
    .replace(/\/-\s*$/, '')
    .replace(/\b(?:cr|dr)\b\.?/gi, '')
    .trim()
  const negative = /^\(.*\)$/.test(bare) || /^[-–−]|[-–−]$/.test(bare)
  const digits = bare.replace(/^[(\s+–−-]+|[)\s–−-]+$/g, '')
  if (!/^(?:\d+|\d{1,3}(?:,\d{2,3})+)(?:\.\d+)?$/.test(digits)) return null
  const [whole = '0', rest] = digits.replace(/,/g, '').split('.')
  const value = whole.replace(/^0+(?=\d)/, '') + (rest === undefined ? '' : `.${rest}`)
  return negative && /[1-9]/.test(value) ? `-${value}` : value
}
