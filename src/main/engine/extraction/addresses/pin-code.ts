/** The postal code as it stands in printed text: six digits, parted in the middle or not. */

/** … anywhere in a text, in Latin digits or in those of another script. */
export const pinCode = /(?<!\p{Nd})[1-9१-९]\p{Nd}{2}\s?\p{Nd}{3}(?!\p{Nd})/u

const alone = /^[1-9]\d{2}\s?\d{3}\W*$/

/** True for a text that is a PIN code and nothing else. */
export const isPinCode = (text: string): boolean => alone.test(text)
