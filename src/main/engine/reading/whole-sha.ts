/**
 * The Devanagari letter श before a vowel, of which the models see the half and its stem: "वैश्ाली", "विश्ेष". No word of
 * any language has a vowel behind the half. Other letters that are read so are not what they look like.
 */
const misread = /(?<=श)\u094d(?=[\u093e-\u094c\u0900-\u0903])/gu

export const withWholeSha = (text: string): string => text.replace(misread, '')
