/** Words and signs for money, in English and the languages of India. */

/** Before an amount, or apart from it. */
export const currency = /^(?:rs[.,]?|inr|₹|rupees|`|(?:र[ुू]|રૂ|રુ|ரூ|ರೂ|రూ|രൂ|ਰੁ|ਰੂ|ଟ|টা)[.:ঃ]?|টাকা|ଟଙ୍କା)$/i

/** "Bill Amount Rs.", "देयक रक्कम रु.": the label says in what the amount beside it is. */
export const unitOfMoney =
  /^\W*(?:rs|inr|₹|र[ुू]|रुपये|રૂ|રુ|રૂપિયા|ரூ|ரூபாய்|ರೂ|ರೂಪಾಯಿ|రూ|రూపాయలు|টাকা|টা|രൂ|രൂപ|ਰੁ|ਰੁਪਏ|ଟଙ୍କା)[\s.:)/-]*$/iu
