/** Who is paid by a salary slip that has no label for the name: known by where the name stands. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { wordsBetween } from '../../extraction/grammars/grammar'
import { personGrammar } from '../../extraction/grammars/name-grammars'
import { untilLabel, type LabelHit, type LabelledPage } from '../../extraction/labels/labels'
import { bottom, middleX, textOf, type LaidWord } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { payMonths } from './salary-months'

/** Who is paid, in the middle under the month, as a program of accounts heads its slips. */
export const employeeUnderMonth: Rule = {
  name: 'salary.employee.title',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      payMonths(page.layout).flatMap(({ segment }) => {
        const under = page.layout.segments.find(
          ({ box, words: own }) =>
            box.y > segment.box.y + segment.box.height / 2 &&
            box.y - bottom(segment.box) < 1.5 * segment.box.height &&
            Math.abs(middleX(box) - middleX(segment.box)) < box.height &&
            !own.some((w) => page.labelOf.has(w) || /\d/.test(w.text)),
        )
        const read = under && personGrammar(spanOf(under.words))
        const found = read && fromWords(page.layout, 'employee_name', 'salary.employee.title', read, 0.75)
        return found ? [{ ...found, most: mostDoubted }] : []
      }),
    ),
}

/** Words of a firm's name, or of a heading. */
const noPerson =
  /\d|,|\b(?:pay|salary|slip|earnings|statement|private|limited|ltd|llp|office|department|details|india)\b/i

/** Where no label names who is paid: a name that stands by the number of staff which opens a row. Never sure. */
const byNumber = (name: string, strength: number, wordsBy: (page: LabelledPage, number: LabelHit) => Words): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const [number] = page.hits.filter(({ label, from }) => label === 'id' && from === 0)
      if (!number || page.hits.some(({ label }) => label === 'employee')) return []
      const own = wordsBy(page, number)
      const isName = own.length > 1 && own.length < 5 && !noPerson.test(textOf(own))
      const read = isName ? personGrammar(spanOf(own)) : null
      const found = read && fromWords(page.layout, 'employee_name', name, read, strength)
      return found ? [{ ...found, most: mostDoubted }] : []
    }),
})
type Words = readonly LaidWord[]

/** The name alone on its line right over the row. */
export const employeeOverNumber = byNumber('salary.employee.over', 0.7, ({ layout, labelOf }, { segment: { box } }) => {
  const over = layout.segments.findLast((s) => bottom(s.box) <= box.y && bottom(s.box) > box.y - 3 * box.height)
  const isAlone =
    over !== undefined && Math.abs(over.box.x - box.x) < box.height && !over.words.some((w) => labelOf.has(w))
  return isAlone ? over.words : []
})

/** "Staff No. Y0417 -- Satyavathi Mallipudi": a dash parts the name from the number of staff before it. */
const behindNumber = /^[\s:.]*(?=\S*\d)[\p{L}\d/.-]*[\p{L}\d][\s]*(?:[-–—]{1,2}|[|/])\s+(?=\p{Lu})/u

/** The name behind the number, on its line. */
export const employeeBehindNumber = byNumber('salary.employee.behind', 0.75, (page, { segment, to }) => {
  const words = untilLabel(page, segment.words.slice(to))
  const text = textOf(words)
  const start = behindNumber.exec(text)?.[0].length ?? text.length
  return wordsBetween(words, start, text.length)
})
