/** How many letters a text has, in any script. */
export const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
