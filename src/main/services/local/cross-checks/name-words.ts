import { romanise } from './romanise'

/** Words that stand before, between or after names, and are none. */
const honorifics = new Set(
  (
    'mr mrs ms miss dr prof shri shree sri smt shrimati srimati sau kum kumari ku km kr late lt col capt adv ad aed ' +
    'ca er sv swa so wo do co mx thiru tmt selvi retd huf bhai ben pra prin maj brig gen cdr wg sqn ldr flt hon justice messrs'
  ).split(' '),
)

/** Spellings and forms of one name that no rule of sounds brings together; the first stands for all. */
const forms: readonly string[] = [
  'mohammed mohd md mohammad mohamed mohamad muhammad muhammed mahammad mohamd',
  'chaudhari chaudhary chaudhuri chaudhury choudhary choudhari choudhury choudhry chowdhury chowdhary chowdary',
  'banerjee banerji bandyopadhyay bandopadhyay bandyopadhyaya',
  'mukherjee mukherji mukhopadhyay mukhopadhyaya',
  'chatterjee chatterji chattopadhyay chattopadhyaya',
  'ganguly ganguli gangopadhyay gangopadhyaya',
  'shaikh sheikh shaik sheik shekh shaekh',
  'abdul abdur abdus abdool',
  'kaur kour',
  'pawar powar pavar',
  'singh sing simha',
  'krishna krishn krushna',
  'rituja rutuja',
  'bhattacharya bhattacharjee bhattacharji bhattacharyya bhattacharjya',
  'iyer aiyar aiyer ayyar iyyer',
  'bhosale bhosle bhonsle bhonsale',
  'purushottam parshottam purshottam parushottam purushotham purushottama',
  'dwarka dwarika dvarika',
  'lakshmi latchumi',
  'naidu nayudu',
  'saurav sourav saurabh sourabh',
]
const formOf = new Map(
  forms.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other) => [other, first] as const)
  }),
)

/** Said with respect at the end of a name in Gujarat: Rameshbhai is Ramesh. */
const respect = /^(\p{L}{4,})(?:bhai|ben|bahen)$/u

/** The words of a name in small Latin letters, each in the form that stands for its spellings. */
export function wordsOf(name: string): string[] {
  const words = romanise(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\s*m\s*\/\s*s\b/u, ' ')
    // "S/O" and its like begin another person's name.
    .replace(/\b[swdc]\s*\/\s*o\b.*$/u, ' ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !honorifics.has(word))
    .map((word) => word.replace(respect, '$1'))
    .map((word) => formOf.get(word) ?? word)
  return words.slice(0, 12)
}

/**
 * What is left of a word when letters that stand for one sound are one letter. An `a` between consonants is written in
 * one spelling and left out in the other; at the end it tells Jaya from Jay.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/^hri/, 'ri')
    // Chander, Narinder, Rajendar are Chandra, Narendra, Rajendra; Alexander is no Alexandra.
    .replace(/^(?!.*x)(.*)nd[aei]r$/, '$1ndra')
    .replace(/indra$/, 'endra')
    .replace(/que$/, 'k')
    .replace(/a[iy]{1,2}ah?$/, 'aya')
    .replace(/ez$/, 'es')
    .replace(/a[vw]u?$/, 'ao')
    .replace(/ow(?=[^aeiou])/g, 'au')
    .replace(/dny|dgny|gny|jny|jn/g, 'gy')
    .replace(/chh/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/q/g, 'k')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/([bcdgjktv])h/g, '$1')
    .replace(/sh/g, 's')
    .replace(/c(?=[aoukrl]|$)/g, 'k')
    .replace(/aa/g, 'a')
    .replace(/ee|ii|ea|ey|y/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)a(?=.)/g, '')
    .replace(/(?<=.)e(?=[hd])/g, '')
    .replace(/vh/g, 'v')
    .replace(/([^n])\1+/g, '$1')
