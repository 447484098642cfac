/** Whether a paper orders goods in so many words, as letters without a heading do. */
import { textOf, type Layout } from '../extraction/layout'
import { onceFor } from '../once-for'

/**
 * "we are pleased to place our order", "the order is hereby placed on you", "please supply the undernoted stores";
 * whoever asks for an order, or thanks for one, says it otherwise.
 */
const orders = [
  /\bwe\b[^.]{0,40}\bplac(?:e|ing)\b[^.]{0,30}\border\b/i,
  /\border\b[^.]{0,60}\bis\s+(?:hereby\s+|being\s+)?placed\s+(?:on|upon|with)\b/i,
  /\b(?:please|kindly|pl\.?)\s+(?:arrange\s+to\s+)?supply\s+(?:us\s+)?(?:with\s+)?(?:the\s+)?(?:following|under\W?(?:noted|mentioned)|below|goods|material|items|stores)/i,
]
/** "We request you to place the order", "we shall be glad if you place your order", "the order that we placed". */
const asksForIt =
  /\b(?:you(?:r)?\s+(?:kindly\s+|may\s+|to\s+)?place|request|if\s+you|awaiting|your\s+order|had\s+placed)\b/i

/** True where a sentence of the page, over its ends of lines, places an order. */
export const placesOrder = onceFor(({ segments }: Layout): boolean => {
  const text = segments.map(({ words }) => textOf(words)).join(' ')
  return orders.some((order) => {
    const found = order.exec(text)
    return found !== null && !asksForIt.test(found[0])
  })
})
