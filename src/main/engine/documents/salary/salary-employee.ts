/** Who is paid by a salary slip that has no label for the name: known by where the name stands. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { wordsBetween } from '../../extraction/grammars/grammar'
import { personGrammar } from '../../extraction/grammars/name-grammars'
import { untilLabel } from '../../extraction/labels/labels'
import { bottom, middleX, textOf } from '../../extraction/layout/layout'
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

/** Where no label names who is paid: the name alone on its line right over the row that opens with the number of staff. */
export const employeeOverNumber: Rule = {
  name: 'salary.employee.over',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const [number] = page.hits.filter(({ label, from }) => label === 'id' && from === 0)
      if (!number || page.hits.some(({ label }) => label === 'employee')) return []
      const { box } = number.segment
      const over = page.layout.segments.findLast(
        (s) => bottom(s.box) <= box.y && bottom(s.box) > box.y - 3 * box.height,
      )
      const isName =
        over !== undefined &&
        Math.abs(over.box.x - box.x) < box.height &&
        over.words.length > 1 &&
        over.words.length < 5 &&
        !over.words.some((w) => page.labelOf.has(w)) &&
        !noPerson.test(textOf(over.words))
      const read = isName ? personGrammar(spanOf(over.words)) : null
      const found = read && fromWords(page.layout, 'employee_name', employeeOverNumber.name, read, 0.7)
      return found ? [{ ...found, most: mostDoubted }] : []
    }),
}

/** "Staff No. Y0417 -- Satyavathi Mallipudi": a dash parts the name from the number of staff before it. */
const behindNumber = /^[\s:.]*(?=\S*\d)[\p{L}\d/.-]*[\p{L}\d][\s]*(?:[-–—]{1,2}|[|/])\s+(?=\p{Lu})/u

/** Where no label names who is paid: the name behind the number of staff on its line. */
export const employeeBehindNumber: Rule = {
  name: 'salary.employee.behind',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const [number] = page.hits.filter(({ label, from }) => label === 'id' && from === 0)
      if (!number || page.hits.some(({ label }) => label === 'employee')) return []
      const words = untilLabel(page, number.segment.words.slice(number.to))
      const text = textOf(words)
      const start = behindNumber.exec(text)?.[0].length ?? text.length
      const own = wordsBetween(words, start, text.length)
      const isName = own.length > 1 && own.length < 5 && !noPerson.test(textOf(own))
      const read = isName ? personGrammar(spanOf(own)) : null
      const found = read && fromWords(page.layout, 'employee_name', employeeBehindNumber.name, read, 0.75)
      return found ? [{ ...found, most: mostDoubted }] : []
    }),
}
