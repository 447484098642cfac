/**
 * What another machine's word is worth. Measured by `npm run evaluate -- agreement` (seed agreement-1, 157 generated
 * documents of all types, layouts and conditions): two machines that share no network, though our rules and our
 * preparation of the page. How many values the one gave right and wrong, and in how many the other said the same. A
 * service that shares nothing with us errs alike less often, so that what follows here is less than its word is worth.
 */
export const measured = { right: 2897, rightAlike: 2871, wrong: 80, wrongAlike: 40 } as const

/** Standard deviations to the end of an interval that holds the true share 19 times in 20. */
const deviations = 1.645

/** The far end of Wilson's interval around the share of `some` among `all`: with few seen, the worse is assumed. */
export function mostLikelyShare(some: number, all: number): number {
  const share = some / all
  const spread = deviations ** 2 / all
  const root = deviations * Math.sqrt((share * (1 - share) + spread / 4) / all)
  return (share + spread / 2 + root) / (1 + spread)
}

const alikeWhenRight = measured.rightAlike / measured.right
const alikeWhenWrong = mostLikelyShare(measured.wrongAlike, measured.wrong)
const otherwiseWhenWrong = 1 - measured.wrongAlike / measured.wrong

/**
 * Bayes' rule: the probability after something was seen that is so likely where we are right, and where we are wrong.
 */
function after(confidence: number, whenRight: number, whenWrong: number): number {
  const right = confidence * whenRight
  return right / (right + (1 - confidence) * whenWrong)
}

/** The probability, 0..1, that ours is right where an independent machine says the same. Never less than before. */
export const afterAgreement = (confidence: number): number => after(confidence, alikeWhenRight, alikeWhenWrong)

/** The probability, 0..1, that ours is right where the other machine says something else. */
export const afterDispute = (confidence: number): number => after(confidence, 1 - alikeWhenRight, otherwiseWhenWrong)
