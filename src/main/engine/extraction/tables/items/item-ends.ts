/** Rows under and between the items of a paper of trade that are none: sums, taxes, charges, heads of other tables. */
import { rowText, type PrintRow } from '../print-rows'

/** What ends the items of a page: sums, words, the notes under them. */
export const ends =
  /^(?:[^\p{L}\p{M}\p{N}]*(?:एकूण|कुल|बेरीज|योग)(?![\p{L}\p{M}])|\W*(?:(?:grand|sub|net|invoice|order|gross|item|bill|taxable)?[\s-]*total\b|total\s|(?:order|po|invoice|contract|bill)\s+value\b|(?:invoice|bill|final|payable)\s+amount\b|amount\s+due\b|less\W*advance\b|advance\s+(?:received|paid|adjusted)\b|balance\s+(?:due|payable)\b|amount\s+(?:chargeable|in\s+words|payable)|(?:(?:rs\.?|inr|rupees|amount)\s*)?\(?\s*in\s+words|rupees\b|bank\s+details|bank(?:\s+name)?\s*:|terms|(?:(?:no\.?|number)\s+of\s+)?items?\s*:\s*\d|declaration|authori[sz]ed|e\.?\s*&\s*o\.?\s*e|(?:rs|inr)\b[\s.:]*\p{L}[\p{L}\s-]+\bonly\b|notes?\s*:|remarks?\s*:|payment\s+terms|prepared\s+by|hsn\s*\/\s*sac\b.*taxable))/iu
export const sums =
  /^\W*(?:(?:less\s*\/\s*add|add\s*\/\s*less)\b|gst\s*@?\s*[\d.]+\s*%|value\s+of\s+(?:the\s+)?taxable\b|(?:add[\s:.-]+)?(?:[a-z]+\s+){1,3}gst\s*@\s*\d|(?:add|less|output|input)?[\s:.-]*(?:c\s?gst|s\s?gst|i\s?gst|ut\s?gst|cess|tax(?:es)?(?=\W*(?:@|\d|amount|total|payable|$)|\s+(?:on|at)\b)|vat|basic\s+(?:order\s+|po\s+)?(?:value|amount|total)|assessable|discount|round(?:ed|ing)?[\s-]*o[ft]{1,2}\b|rounding|taxable|balance\s+due|b\s*\/\s*f|c\s*\/\s*f|carried|brought|continued))/i

/** What is charged beside the goods; a line with a code, a quantity and a rate of its own is one of the items. */
export const charges = /^\W*(?:add|less)?[\s:.-]*(?:freight|transport|packing|shipping|insurance)/i

/** A sum of the items may stand beside another table under them. */
export const sumOfItems =
  /^\W*(?:(?:(?:sub|grand)[\s-]*total|gross\s+(?:amount|value|total|fees?|charges?|bill)|(?:total\s+)?taxable\s+(?:amount|amt|value|total))\b|total\s*\((?:taxable|before|basic|rs|inr|₹)[^)]*\)\W*$)|^[^\p{L}\p{M}\p{N}]*(?:योग|कुल(?:\s+योग)?|एकूण|बेरीज|जोड़)[^\p{L}\p{M}]*$/iu

const taxOrSum =
  /tax['’]?a?ble|assessable|(?<!\p{L})(?:c\s?gst|s\s?gst|i\s?gst|ut\s?gst|cess|tot(?:al)?|round)(?!\p{L})/giu
const namesOfSums = 3

/** "Tax'ble Amt  CGST Amt  SGST Amt  Tot Inv. Amt": the head of another table, of what the items come to. */
export const headsSums = (row: PrintRow): boolean => {
  const text = rowText(row)
  const named = new Set([...text.matchAll(taxOrSum)].map(([name]) => name.toLowerCase()))
  return named.size >= namesOfSums && !/\d/.test(text)
}
