const devanagari = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/**
 * An amount as it may be printed or typed (`Rs. 1,25,000`, `₹ 1 250.5/-`, `(-) 40.00`, `40.00 Cr`) as a plain decimal
 * with two places; a credit is negative. Null for what is no amount.
 */
export function plainAmount(text: string): string | null {
  const bare = devanagari(text)
    .replace(/(?:rs\b\.?|inr\b|₹|रु\.?|rupees)/giu, '')
    .replace(/\/-?\s*$/, '')
    .trim()
  const match = /^([-–]|\(\s*-\s*\))?\s*(\d[\d, ]*)(?:\.(\d{1,2}))?\s*(cr\.?|dr\.?|[-–])?$/i.exec(bare)
  const whole = match?.[2]?.replace(/[ ,]/g, '').replace(/^0+(?=\d)/, '')
  if (!match || whole === undefined) return null
  const negative = match[1] !== undefined || /^(?:cr|[-–])/i.test(match[4] ?? '')
  return `${negative ? '-' : ''}${whole}.${(match[3] ?? '').padEnd(2, '0')}`
}
