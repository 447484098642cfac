/** The postal code as it stands in printed text: six digits, parted in the middle or not. */

/** … anywhere in a text. */
export const pinCode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/

const alone = /^[1-9]\d{2}\s?\d{3}\W*$/

/** True for a text that is a PIN code and nothing else. */
export const isPinCode = (text: string): boolean => alone.test(text)
