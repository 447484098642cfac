/** The machine-readable lines as the printed page would have them: a check on lines without digits of their own. */
import { distance } from 'fastest-levenshtein'
import { mrzCheckDigit } from '../../../../shared/identifiers/mrz-check'

const length = 44
/** Read lines that differ in more characters than this are not this holder's. */
const mostDifferences = 10

export interface PrintedPage {
  readonly surname: string
  readonly givenNames: string
  readonly number: string
  /** yyyy-mm-dd. */
  readonly birthDate: string
  readonly expiryDate: string
  readonly sex: string
}

const letters = (name: string): string =>
  name
    .toUpperCase()
    .replace(/['.’]/g, '')
    .replace(/[^A-Z]+/g, '<')
    .replace(/^<|<$/g, '')

/** The upper line for these names; a holder with a single name carries it as primary identifier. */
export function upperLine(page: Pick<PrintedPage, 'surname' | 'givenNames'>): string {
  const [primary, secondary] = page.surname === '' ? [page.givenNames, ''] : [page.surname, page.givenNames]
  const names = secondary === '' ? letters(primary) : `${letters(primary)}<<${letters(secondary)}`
  return `P<IND${names}`.slice(0, length).padEnd(length, '<')
}

/** The lower line for these fields without a personal number; its check digit may be 0 or left out. */
export function lowerLines(page: PrintedPage): string[] {
  const number = page.number.padEnd(9, '<')
  const [birth, expiry] = [shortDate(page.birthDate), shortDate(page.expiryDate)]
  const checked = (text: string): string => `${text}${mrzCheckDigit(text)}`
  return ['0', '<'].map((none) => {
    const optional = `${'<'.repeat(14)}${none}`
    const composite = mrzCheckDigit(`${checked(number)}${checked(birth)}${checked(expiry)}${optional}`)
    return `${checked(number)}IND${checked(birth)}${page.sex}${checked(expiry)}${optional}${composite}`
  })
}

const shortDate = (iso: string): string => iso.slice(2).replaceAll('-', '')

/** The composed line that is nearest to what was read, or null where none is near. */
export function nearestLine(read: string, composed: readonly string[]): string | null {
  const bare = read.toUpperCase().replace(/[^A-Z0-9<]/g, '')
  const ranked = composed.map((line) => ({ line, far: distance(bare, line) })).sort((a, b) => a.far - b.far)
  const [best] = ranked
  return best && best.far <= mostDifferences ? best.line : null
}

/**
 * True where a read line differs from a composed one in fillers alone: `<` taken for K, C or their like. A
 * letter that differs may as well be wrong on the page, and then nothing is gained.
 */
export function differsInFillers(read: string, composed: string): boolean {
  const filler = '[<KCLEXSGRY]'
  const words = composed
    .slice(5)
    .split(/<+/)
    .filter((word) => word !== '')
  const names = words.map((word) => `${word}${filler}{0,3}`).join('<*')
  return new RegExp(`^P[<KC]?[I1]ND${names}[<KCLEXSGRYT]*$`).test(read.replace(/\s/g, ''))
}
