/**
 * The eyelash र of Marathi (ऱ्ह, ऱ्य), of which the models lose the joint, double the stroke, or kill the letter before
 * it: "नऱहे", "कऱर्‍्हाड", "न्ऱ्हे". No word of the language holds any of these.
 */
const killedBefore = /(?<=[क-ह])\u094d\u200c?(?=ऱ)/gu
const eyelash = /(?:ऱ(?:र\u094d?\u200d?)?|र\u094d?\u200d)\u094d?(?=[यह])/gu

export const withEyelashR = (text: string): string => text.replace(killedBefore, '').replace(eyelash, 'ऱ\u094d')
