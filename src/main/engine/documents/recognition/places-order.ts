/** Whether a paper orders goods in so many words, as letters without a heading do. */
import { textOf, type Layout } from '../../extraction/layout/layout'
import { onceFor } from '../../once-for'

/**
 * "we are pleased to place our order", "we confirm our order", "the order is hereby placed on you", "please supply the
 * undernoted stores"; whoever asks for an order, or thanks for one, says it otherwise.
 */
const orders = [
  /\bwe\b[^.]{0,40}\bplac(?:e|ing)\b[^.]{0,30}\border\b/i,
  /\bwe\b[^.]{0,40}\bconfirm\s+(?:our|the|this|placement\s+of)\s+(?:\p{L}+\s+)?order\b/iu,
  /\border\b[^.]{0,60}\bis\s+(?:hereby\s+|being\s+)?placed\s+(?:on|upon|with)\b/i,
  /\b(?:please|kindly|pl\.?)\s+(?:arrange\s+to\s+)?supply\s+(?:us\s+)?(?:with\s+)?(?:the\s+)?(?:following|under\W?(?:noted|mentioned)|below|goods|material|items|stores)/i,
  /\b(?:approval|sanction)\b[^.]{0,60}\b(?:purchase|supply|procurement)\b[^.]{0,60}\bfrom\s+(?:you|your\s+firm)\b/i,
  /\bwe\b[^.]{0,30}\baward\s+(?:to\s+)?(?:you|your\s+firm)\b[^.]{0,40}\b(?:work|supply|contract|order)\b/i,
]

/** "Your offer has been accepted": what was offered is to come. */
const accepts =
  /\b(?:offer|quotation|rates?|tender|quote)\b[^.]{0,70}\b(?:(?:is|are|has\s+been|have\s+been|stands?)\s+(?:hereby\s+)?(?:found\s+)?(?:accepted|acceptable|approved))\b/i
const bidsSend =
  /\b(?:please|kindly|requested\s+to|directed\s+to|pl\.?)\s+(?:arrange\s+(?:to\s+|for\s+)?)?(?:the\s+)?(?:supply|send|dispatch|despatch|deliver|execute)\b/i
/** "We request you to place the order", "we shall be glad if you place your order", "the order that we placed". */
const asksForIt =
  /\b(?:you(?:r)?\s+(?:kindly\s+|may\s+|to\s+)?place|request|if\s+you|awaiting|your\s+order|had\s+placed)\b/i

/** True where a sentence of the page, over its ends of lines, places an order, or accepts an offer and bids to send. */
export const placesOrder = onceFor(({ segments }: Layout): boolean => {
  const texts = segments.map(({ words }) => textOf(words))
  const text = texts.join(' ')
  const isPlaced = orders.some((order) => {
    const found = order.exec(text)
    return found !== null && !asksForIt.test(found[0])
  })
  return isPlaced || (accepts.test(text) && bidsSend.test(text)) || isHeadedOrder(texts)
})

/** A heading that is no more than "ORDER" over the number of one and whose it is to deliver: no bill, and no order of a court. */
const isHeadedOrder = (texts: readonly string[]): boolean =>
  ofHeadedOrder.every((part) => texts.some((text) => part.test(text)))
const ofHeadedOrder = [
  /^order$/i,
  /^order\s+(?:no|number)\b/i,
  /^(?:vendor|supplier|seller)\b/i,
  /^(?:unit\s+)?(?:price|rate)\b/i,
]
