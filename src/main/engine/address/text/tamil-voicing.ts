/**
 * Tamil writes one letter for "k" and "g", for "t" and "d", for "p" and "b": between vowels and behind a nasal it is the
 * soft one, where it is doubled or begins a word the hard one.
 */
const soft: Readonly<Record<string, string>> = { க: 'ग', ட: 'ड', த: 'द', ப: 'ब' }
/** "-puram" is a word of its own, and begins hard; "ங்க" and "ர்க" are soft, "க்க", "ட்க" and "ஸ்க" are not. */
const softened = /(?<=[\u0b85-\u0b94\u0bbe-\u0bcc]|[ஙஞணநமனரயலளழவ]்|[\u0b95-\u0bb9])[கடதப](?!்|[ுூ]ர)/g

/** The text with letters of Devanagari for those of Tamil that are soft, as long as before. */
export const withSoftTamil = (text: string): string =>
  /[\u0b80-\u0bff]/.test(text) ? text.replace(softened, (letter) => soft[letter]!) : text
