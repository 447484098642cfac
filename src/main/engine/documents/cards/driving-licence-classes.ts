/** The classes of vehicles of a licence: in a table, a row, or a list of an old form. */
import { anywhere, doubted, fromWords } from '../../extraction/rules/candidates'
import { valuesOf, type LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, textOf } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import {
  printedClassGrammar,
  spelledClassGrammar,
  vehicleClassGrammar,
} from '../../extraction/grammars/vehicle-classes'

/** A label that runs into its value takes the first class with it, and is misread where it does. */
const hasWholeLabel = (pages: readonly LabelledPage[]): boolean =>
  pages.some((page) => page.hits.some(({ label, likeness }) => label === 'classes' && likeness === 1))

/** Classes stand in a table or a row: every known class on the pages, in printed order. */
const classesList: Rule = {
  name: 'licence.classes.list',
  find: ({ pages }) => {
    const lines = pages.flatMap((p) => p.layout.segments.filter((s) => vehicleClassGrammar(spanOf(s.words))))
    const page = pages.find((p) => lines.some((s) => p.layout.segments.includes(s)))
    const kept = lines.filter((s) => textOf(s.words).length < 60)
    const read = vehicleClassGrammar(spanOf(...kept.map((s) => s.words)))
    return page && read ? [fromWords(page.layout, 'vehicle_classes', 'licence.classes.list', read, 0.9)] : []
  },
}

/** The list at a label, which may go on under the label or under itself: "MOTOR CYCLE WITH" over "GEAR, LMV". */
const printedClasses: Rule = {
  name: 'licence.classes.printed',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter(({ label }) => label === 'classes')
        .flatMap((hit) => {
          const values = valuesOf(page, hit)
          const words = values.find(({ placement }) => placement !== 'below')?.span.lines[0]
          const next = page.layout.segments.find(
            ({ box, words: [first] }) =>
              box.y > middle(hit.segment.box) &&
              box.y - bottom(hit.segment.box) < box.height &&
              [hit.segment.box.x, words?.[0]?.box.x].some((x) => Math.abs(box.x - (x ?? 0)) < box.height) &&
              !page.labelOf.has(first!),
          )
          const inPlace = values.map(({ span }) => span.lines[0]!)
          const wrapped = words && next ? [[...words, ...next.words]] : []
          const read = [...wrapped, ...inPlace].map((line) => printedClassGrammar(spanOf(line))).find((r) => r !== null)
          return read
            ? [fromWords(page.layout, 'vehicle_classes', 'licence.classes.printed', read, 0.95 * hit.likeness)]
            : []
        }),
    ),
}

/** A line of an old form that spells the classes out; where there are short names, those are the classes. */
export const spelledClasses: Rule = doubted(
  {
    name: 'licence.classes.words',
    find: (context) =>
      classesList.find(context).length + printedClasses.find(context).length > 0
        ? []
        : anywhere('licence.classes.words', 'vehicle_classes', spelledClassGrammar, 0.85).find(context),
  },
  () => true,
)

/** True for a list in which no class has its short name. */
const isSpelledAlone = (value: string): boolean => value.split(', ').every((name) => /[a-z ]{4}|\p{L}{7}/iu.test(name))

/** The list at the label as it is printed; without one that spells its classes, their short names wherever they stand. */
export const vehicleClasses: Rule = {
  name: classesList.name,
  find: (context) => {
    const short = classesList.find(context)
    // In a table the short name stands beside each class that it spells out: where there are short names, those count.
    const printed = printedClasses.find(context).filter(({ value }) => short.length === 0 || !isSpelledAlone(value))
    if (printed.length > 0) return printed
    return (hasWholeLabel(context.pages) ? classesList : doubted(classesList, () => true)).find(context)
  },
}
