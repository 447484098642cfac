/** What readers make of the signs and points of amounts, and of the blanks in them. */
import { right, wereRead, type LaidWord } from '../layout/layout'

/** What a reader makes of a rupee sign right before its amount. */
export const misreadSign = /^(?:[=¥€£~<%?]+(?=\d)|[TFRPEt](?=\d{1,3}(?:,\d{2,3})*\.\d{2}$))/
/** "7२5. 844.00": "Rs." on a line of Devanagari is read as digits of both scripts. */
export const isMisreadCurrency = (text: string, next: string | undefined): boolean =>
  /^\S{2,4}\.$/.test(text) && /[०-९]/.test(text) && /[0-9A-Za-z]/.test(text) && /^\d[\d,]*\.\d{2}$/.test(next ?? '')
/** "% 84,780.00": a rupee sign apart from its amount is read as one sign or another; a share has its sign behind it. */
export const isStraySign = (text: string, next: string | undefined): boolean =>
  /^:?[%?=¥€£~<®&#*]$/.test(text) && /^(?:\d[\d,]*\.\d{2}|\d{1,2}(?:,\d{2})*,\d{3})\b/.test(next ?? '')
/** "8 6,548.00": the sign may be read as a digit, too, apart from its amount. */
export const isDigitForSign = (word: LaidWord, next: LaidWord | undefined): boolean =>
  next !== undefined &&
  wereRead([word]) &&
  /^[1-9]$/.test(word.text) &&
  /^\d[\d,]*\.\d{2}$/.test(next.text) &&
  next.box.x - right(word.box) < next.box.height
/** The point of "Rs." that was read with the amount. */
export const strayPoint = /^\.(?=\d[\d,]*\.\d{2}$)/

/** "33,592,00": the last group of an amount has three digits, and what is before two is the point of the paise. */
export const commaForPoint = /(?<=\d),(?=\d{2}(?:\/-?)?$)/

/** "4/3.00": a one that was written leans as a stroke does, and no amount of whole rupees has a stroke among its figures. */
export const strokeForOne = /(?<=^[\d,]*\d)\/(?=[\d,]*\.00$)/

/** "55, 200", "1, 12,840.00": readers see a blank behind the mark between thousands, narrower than the print is high. */
export const goesOnWithGroup = (word: LaidWord, next: LaidWord): boolean =>
  /^\D{0,3}\d{1,3}(?:,\d{2})*,$/.test(word.text) &&
  /^(?:\d{2},)*\d{3}(?:\.\d{2})?(?:\/[-=]?)?$/.test(next.text) &&
  next.box.x - right(word.box) < next.box.height
