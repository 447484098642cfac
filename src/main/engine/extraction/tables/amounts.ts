/** Amounts as tables print them. Money is counted in paise, so that sums are exact. */

export interface Amount {
  /** Hundredths, without a sign. */
  readonly paise: number
  /** `minus` for a minus or brackets, `cr` or `dr` as printed after or before it. */
  readonly sign: 'cr' | 'dr' | 'minus' | null
  /** Characters that stood for digits that they look like. */
  readonly edits: number
  /** True where two decimals are printed: a mark lost or added would show. */
  readonly exact: boolean
}

const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
}
/**
 * What a reader makes of a rupee sign: other signs, and letters that no amount of paise begins with, close before it or
 * a blank away.
 */
const misread = /(?<=^[\s(+–−-]*)(?:[=¥€£~<%®]+(?=\s?\d)|[TFRP@?&](?=\s?\d[\d,]*\.\d{2}\s*(?:\(?[cd]r\.?\)?)?$))/
const currency = new RegExp(`₹|\\b(?:rs|inr)\\b\\.?|\\bRs(?=\\d)|\\bINR(?=\\d)|^[*#]+|${misread.source}|[*#]+$`, 'gi')

/** A plus before the sign of the rupee: behind that the number begins. */
const plusAsFour = /^\s*[4०]\s*(?=₹)/

/** "57,210.00 जमा", "1,240.00 (नामे)": which side an amount is on, as co-operative banks print it in Marathi and Hindi. */
const sides = 'जमा|नावे|नांवे|नामे'
const sideInDevanagari = new RegExp(String.raw`(?<=\d)\s*\(?\s*(${sides})\s*\)?\.?$`, 'u')
const markInDevanagari = new RegExp(String.raw`^[^\p{L}\p{M}]*(${sides})[^\p{L}\p{M}]*$`, 'u')

/** What a mark beside an amount says of its side, if it is one. */
export function sideIn(text: string): 'cr' | 'dr' | null {
  const mark = /^\W*(cr|dr)\W*$/i.exec(text)?.[1] ?? markInDevanagari.exec(text)?.[1]
  return mark === undefined ? null : /^c|जमा/i.test(mark) ? 'cr' : 'dr'
}

/** Reads a whole text as one amount; null where it is none. */
export function readAmount(text: string): Amount | null {
  // Most of what is asked about is words: they need no closer look.
  if (!/\d/.test(text)) return null
  let rest = text
    .replace(plusAsFour, '+')
    .replace(currency, ' ')
    .trim()
    .replace(/\/[-=]?$/, '')
    // "/ 43,095.00": a piece of the ruled line before it.
    .replace(/^\/\s?(?=\d[\d,]*\.\d{2}(?!\d))/, '')
    // As Tally prints what is taken off: "(-)0.30".
    .replace(/^\(\s*[-–−]\s*\)/, '-')
    .replace(/^\(\s*\+\s*\)/, '+')
    // The C of a typewriter's "Cr".
    .replace(/¢(?=r\b)/gi, 'C')
    .replace(sideInDevanagari, (_, side: string) => (sideIn(side) === 'cr' ? ' Cr' : ' Dr'))
  const side =
    /(?:^|[\s\d)])\(?\s*(cr|dr|c|d)\b\.?\s*\)?\s*$/i.exec(rest) ?? /^\(?\s*(cr|dr)\.?\s*\)?(?=[\s\d])/i.exec(rest)
  let sign: Amount['sign'] = null
  if (side) {
    sign = /^c/i.test(side[1] ?? '') ? 'cr' : 'dr'
    rest = rest
      .replace(/\(?\s*(?:cr|dr|c|d)\.?\s*\)?\s*$/i, '')
      .replace(/^\(?\s*(?:cr|dr)\.?\s*\)?/i, '')
      .trim()
  }
  if (/^\(.*\)$/.test(rest) || /^[-–−]/.test(rest) || /[-–−]$/.test(rest)) sign ??= 'minus'
  if (/^\+/.test(rest)) sign ??= 'cr'
  rest = rest.replace(/^[(\s+–−-]+|[)\s–−-]+$/g, '')
  // Two amounts that stand beside each other are not one.
  if (/\.\d{2}\s+\d/.test(rest)) return null
  const number = readDigits(rest)
  return number && { ...number, sign }
}

/** Fewer digits may be anything, and no amount of a table has more. */
const spoiltDigits = { least: 5, most: 12 }

/**
 * A whole cell of money of which a copier lost marks or left others: "4,981 38", "1.63063", "1 304 - 50". Where a table
 * prints paise its last two digits are those. Null for what is none, and for what `readAmount` reads.
 */
export function readSpoiltAmount(text: string): Amount | null {
  const [, number = '', side] = /^([\s\S]*?)\s*\b(cr|dr)?\.?$/i.exec(text.trim()) ?? []
  if (readAmount(text) || !/^[\dIl|][\dOoIl|.,'’:;\s-]*$/.test(number) || !/[\dIl|][\s.,'’:;-]+\d/.test(number))
    return null
  const digits = [...number].map((char) => digitFor[char] ?? char).filter((char) => /\d/.test(char))
  if (digits.length < spoiltDigits.least || digits.length > spoiltDigits.most) return null
  const sign = side === undefined ? null : /^c/i.test(side) ? 'cr' : 'dr'
  return { paise: Number(digits.join('')), sign, edits: 2, exact: false }
}

/** "$,840.00": no amount begins with the mark of its thousands, and an eight of dots is read as a dollar. */
const dollarForEight = /^\$(?=,\d{3})/
/** "766,.00": a speck beside the point. */
const speckAtPoint = /,(?=\.\d{2}$)/

/** Digits with any marks between thousands; the last mark with one or two digits after it parts the decimals. */
function readDigits(text: string): Omit<Amount, 'sign'> | null {
  const printed = text.replace(/\s+/g, '')
  const bare = printed.replace(dollarForEight, '8').replace(speckAtPoint, '')
  if (!/^[\dOoQDIl|!iZzSsB][\dOoQDIl|!iZzSsB.,'’:;]*$/.test(bare) || !/\d/.test(bare)) return null
  const letters = [...bare].filter((char) => digitFor[char] !== undefined).length
  let edits = letters + (bare === printed ? 0 : 1)
  const digits = [...bare].map((char) => digitFor[char] ?? char)
  const plain = digits.join('').replace(/[.,'’:;]+$/, '')
  if (letters * 2 >= plain.length) return null
  const match = /^([\d.,'’:;]*?)(?:[.,:;](\d{2}))?$/.exec(plain)
  const groups = (match?.[1] ?? '').split(/[.,'’:;]/)
  const whole = groups.join('')
  if (!match || whole === '' || whole.length > 13) return null
  // Groups of a number have two or three digits, the last of them three; another form is a date or a reference.
  const [first = '', ...others] = groups
  const wellGrouped =
    others.length === 0 ||
    (first.length >= 1 &&
      first.length <= 3 &&
      others.every((g, i) => g.length === 3 || (g.length === 2 && i < others.length - 1)))
  if (!wellGrouped) return null
  if (match[2] !== undefined && /[,:;]\d{2}$/.test(plain)) edits++
  if (/[.:;'’]/.test(match[1] ?? '')) edits++
  return { paise: Number(whole) * 100 + Number(match[2] ?? 0), edits, exact: match[2] !== undefined }
}

/** A balance marked as debit, or negative, is overdrawn. */
export const signed = (amount: Amount): number =>
  amount.sign === 'dr' || amount.sign === 'minus' ? -amount.paise : amount.paise

/** As the interface writes an amount: 125000.00. */
export function rupees(paise: number): string {
  const abs = Math.abs(paise)
  const text = `${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, '0')}`
  return paise < 0 ? `-${text}` : text
}

/** A quantity or a rate: a plain decimal as printed; null for what is none. */
export function readDecimal(text: string): string | null {
  const bare = text.replace(currency, '').replace(/\s+/g, '')
  if (!/^\d[\d,]*(?:\.\d+)?$/.test(bare)) return null
  return bare.replace(/,/g, '').replace(/^0+(?=\d)/, '')
}
