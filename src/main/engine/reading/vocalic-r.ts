/**
 * The Devanagari letter ऋ at the beginning of a word, which the models take for क्र or त्र: "क्रतुजा", "त्र्षिकेश", and its tail for a व: "क्रवतुजा".
 * Only before what goes on as the names and words do that begin so, and behind those two as no word of the language
 * does.
 */
const misread =
  /(?<![\p{L}\p{M}])(?:[कत]्र[्॒]?व?|[कत]्‍र)(?=(?:षि|षी|षभ|तुज|तुरा|तुप|तुवि|तिक|त्वि|चा(?![\p{L}\p{M}])|जुता|ग्वे|द्धि|द्धी|ण))/gu

export const withVocalicR = (text: string): string => text.replace(misread, 'ऋ')
