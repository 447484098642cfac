/** The words and numbers of a text, in lower case. */
export const tokensIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
