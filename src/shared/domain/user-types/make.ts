import { boxAround, turnedBy, type PageQuad, type PagePoint } from '../geometry'
import { readingAngle, type PageReading, type PageWord } from '../reading'
import { lookalikesIn } from './look-alikes'
import { patternOf, type UserFieldKind, type UserFieldSpec, type UserTypeSpec } from './spec'

/** What the user showed on a sample: a value's place, what it is called, and what it is. */
export interface ShownField {
  readonly name: string
  readonly label: string
  readonly kind: UserFieldKind
  /** Of an identifier; that of the value as it was read where none is given. */
  readonly pattern?: string | null
  readonly page: number
  /** The words of the value. */
  readonly quad: PageQuad
}

/** A value's place on a page. */
type ShownPlace = Pick<ShownField, 'page' | 'quad'>

/** Words side by side on one line of the upright page; a wide gap ends the run. */
interface Run {
  readonly text: string
  /** False where the box holds more than the text. */
  readonly whole: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const widestGap = 1.4
const mostAnchors = 5
const longestAnchor = 120
const mostCues = 8

/** Makes a type of a sample. Null where a field has no printed words near it, or no words of its own. */
export function makeUserType(
  name: string,
  pages: readonly PageReading[],
  shown: readonly ShownField[],
): UserTypeSpec | null {
  const first = pages[0]
  if (!first || shown.length === 0) return null
  const fields = shown.map((field) => {
    const page = pages.find(({ index }) => index === field.page)
    return page ? fieldOf(field, page, shown) : null
  })
  const known = fields.filter((field) => field !== null)
  if (known.length < fields.length) return null
  return { name, cues: cuesOf(first, shown, known), fields: known }
}

/** Rotates a page so that its text runs to the right. */
const uprightOf = (page: PageReading): ((point: PagePoint) => PagePoint) => turnedBy(-readingAngle(page.words))

const turned = (quad: PageQuad, upright: (point: PagePoint) => PagePoint) => boxAround(quad.map(upright))

function isWithin(word: PageWord, quad: PageQuad): boolean {
  const [box, own] = [boxAround(quad), boxAround(word.quad)]
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** The printed runs of a page without the values that were shown on it. */
function runsOf(
  page: PageReading,
  shown: readonly ShownPlace[],
  upright: (point: PagePoint) => PagePoint,
): readonly Run[] {
  const values = shown.filter((field) => field.page === page.index)
  const words = page.words
    .filter((word) => !values.some(({ quad }) => isWithin(word, quad)))
    .map(({ text, quad, line }) => ({ text, line, box: turned(quad, upright) }))
  const runs: Omit<Run, 'whole'>[] = []
  let line = -1
  for (const { text, box, line: own } of words) {
    const last = runs.at(-1)
    const height = last ? last.bottom - last.top : 0
    if (last && own === line && box.x >= last.left && box.x - last.right < widestGap * height) {
      runs[runs.length - 1] = {
        text: `${last.text} ${text}`,
        left: last.left,
        right: Math.max(last.right, box.x + box.width),
        top: Math.min(last.top, box.y),
        bottom: Math.max(last.bottom, box.y + box.height),
      }
    } else runs.push({ text, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height })
    line = own
  }
  // What has digits may be another value, and what follows a colon is one; a label is words.
  return runs
    .map((run) => {
      const text = run.text.replace(/(?<=\p{L}\p{M}*\s?[:：]).*$/u, '')
      return { ...run, text, whole: text === run.text }
    })
    .filter(({ text }) => text.replace(/[^\p{L}\p{M}]/gu, '').length >= 3 && !/\d{2}/.test(text))
}

function fieldOf(field: ShownField, page: PageReading, shown: readonly ShownField[]): UserFieldSpec | null {
  const upright = uprightOf(page)
  const words = withoutMarks(page.words.filter((word) => isWithin(word, field.quad)))
  if (words.length === 0) return null
  const boxes = words.map(({ quad }) => turned(quad, upright))
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const height = boxes.map((box) => box.height).sort((a, b) => a - b)[boxes.length >> 1] ?? 1
  const distance = distanceTo({ left, right, top, height })
  const anchors = [...runsOf(page, shown, upright)]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, mostAnchors)
    .map((run) => {
      const unit = Math.max(1, run.bottom - run.top)
      const text = run.text.slice(0, longestAnchor)
      const place = { text, right: (left - run.left) / unit, down: (top - run.top) / unit }
      const width = (run.right - run.left) / unit
      return run.whole && text === run.text && width <= 500 ? { ...place, width } : place
    })
  if (anchors.length === 0) return null
  const text = words.map((word) => word.text).join(' ')
  return {
    name: field.name,
    label: field.label,
    kind: field.kind,
    ...patternFor(field, text),
    anchors: anchors.filter((anchor) => Math.abs(anchor.right) <= 500 && Math.abs(anchor.down) <= 500),
    width: Math.min(500, (right - left) / height),
    lines: Math.max(1, new Set(words.map(({ line }) => line)).size),
  }
}

/** A pattern that the user wrote is as they say; that of the sample is as clear as the sample. */
function patternFor({ kind, pattern }: ShownField, text: string): Pick<UserFieldSpec, 'pattern' | 'unclear'> {
  if (kind !== 'identifier') return { pattern: null }
  const read = patternOf(text)
  return { pattern: pattern ?? read, unclear: (pattern ?? read) === read ? [...lookalikesIn(text)] : [] }
}

/** How little a run says of a value. */
const distanceTo =
  (value: { readonly left: number; readonly right: number; readonly top: number; readonly height: number }) =>
  (run: Run): number => {
    const { left, right, top, height } = value
    const down = Math.abs(run.top - top) / height
    const across =
      run.right <= left ? (left - run.right) / height : run.left >= right ? (run.left - right) / height + 8 : 0
    // What stands left on the same line, or right above, names a value; what follows it seldom does.
    return across + 2.5 * down + (run.top > top + height ? 10 : 0)
  }

/** Farther off, in heights of its text, print does not name a value. */
const farthestLabel = 45

/** What is printed beside the last of some values, or over it, as its name; empty where nothing is. */
export function labelBeside(page: PageReading, shown: readonly ShownPlace[]): string {
  const last = shown.at(-1)
  if (!last) return ''
  const upright = uprightOf(page)
  const box = turned(last.quad, upright)
  const value = { left: box.x, right: box.x + box.width, top: box.y, height: Math.max(1, box.height) }
  const distance = distanceTo(value)
  const [nearest] = runsOf(page, shown, upright)
    .filter((run) => run.left < value.right && distance(run) < farthestLabel)
    .sort((a, b) => distance(a) - distance(b))
  return (nearest?.text ?? '').replace(/[^\p{L}\p{M}\p{N})]+$/u, '').slice(0, 60)
}

/** Without what stands between a label and its value, and was drawn round with it. */
export function withoutMarks(words: readonly PageWord[]): readonly PageWord[] {
  const isValue = ({ text }: PageWord): boolean => /[\p{L}\p{N}]/u.test(text)
  const from = words.findIndex(isValue)
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isValue) + 1)
}

/** The largest print of the first page, and the words beside the fields. */
function cuesOf(page: PageReading, shown: readonly ShownField[], fields: readonly UserFieldSpec[]): string[] {
  const runs = runsOf(page, shown, uprightOf(page)).filter(({ text }) => text.length >= 5)
  const largest = [...runs].sort((a, b) => b.bottom - b.top - (a.bottom - a.top)).slice(0, 3)
  const labels = fields.flatMap(({ anchors }) => anchors.slice(0, 1)).map(({ text }) => text)
  const cues = [...largest.map(({ text }) => text), ...labels.filter((text) => text.length >= 3)]
  return [...new Set(cues)].slice(0, mostCues).map((text) => text.slice(0, 160))
}
