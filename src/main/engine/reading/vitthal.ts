/** The name विठ्ठल, of which the models take the doubled letter for another: "विठ्ठुल", "विठठुल", "विठ्ट्ल". */
const misread = /(?<![\p{L}\p{M}])वि(?:ठ(?:\u094d?ठ)?[\u0941\u094d]|ठ\u094d?ट\u094d?|ट\u094d?ट?ठ\u094d?)(?=ल)/gu

export const withVitthal = (text: string): string => text.replace(misread, 'विठ्ठ')
