/**
 * The Devanagari letter ई at the end of a word, which the models take for ड under the stroke of an र, or for one of
 * them beside the other: "कमलाबार्ड", "सार्ड". Only after syllables behind which no word of the language has those:
 * names of women, of kin and of places end so, while cards, wards and yards do not.
 */
const misread = /(?<=(?:बा|ता|सा|भा|मा|मुंब|मुम्ब))(?:र्ड|र्ई|र्ईड|ईड|ड़)(?![\p{L}\p{M}])/gu

/** The dot over it is small: भाईंदर has it, and no word is like that place without it. */
const withoutDot = /(?<![\p{L}\p{M}])भाई(?=दर(?![\p{L}]))/gu

export const withVowelI = (text: string): string => text.replace(misread, 'ई').replace(withoutDot, 'भाईं')
