/**
 * Letters of India's other scripts as Devanagari has them: Unicode lays the scripts out alike, 128 signs each, so that
 * "ગાંધી", "ಗಾಂಧಿ" and "গান্ধী" are read as "गांधी" is.
 */
import { withSoftTamil } from './tamil-voicing'

const first = 0x0980
const any = /[\u0980-\u0d7f]/
const each = /[\u0980-\u0d7f]/g

/** Signs that stand elsewhere in their script, or have no like. */
const others: Readonly<Record<string, string>> = {
  ৎ: 'त', ৰ: 'र', ৱ: 'व', '\u0a70': '\u0902', '\u0a71': '\u0951', ୱ: 'व', ൺ: 'ण', ൻ: 'न', ർ: 'र', ൽ: 'ल', ൾ: 'ळ', ൿ: 'क', ன: 'न',
} // prettier-ignore
/** Short e and o, which Devanagari does not tell from long ones. */
const long: Readonly<Record<string, string>> = { ऎ: 'ए', ऒ: 'ओ', '\u0946': '\u0947', '\u094a': '\u094b' }

/** A text with the letters and digits of Devanagari for those of the other scripts of India, as long as before. */
export function inDevanagari(text: string): string {
  if (!any.test(text)) return text
  return bengali(withSoftTamil(text)).replace(each, (sign) => {
    const like = others[sign] ?? String.fromCharCode(0x0900 + ((sign.charCodeAt(0) - first) & 0x7f))
    return long[like] ?? like
  })
}

/** Bengali writes the a of "flat" as "্যা", and the j of "Jatin" as য, which with a dot under it is its y. */
const bengali = (text: string): string =>
  text.replace(/\u09cd\u09af\u09be/g, '\u09be\u0951\u0951').replace(/(?<!\u09cd)\u09af(?!\u09bc)/g, '\u091c')
