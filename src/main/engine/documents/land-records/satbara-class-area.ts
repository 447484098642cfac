/** The area of a 7/12 whose total was not read: that of the only class of land that has one. */
import { mostDoubted } from '../../extraction/rules/bounds'
import type { Rule } from '../../extraction/rules/rule'
import { wholeArea } from './satbara-area'
import { areasOfClasses } from './satbara-land-type'
import { candidate } from './satbara-places'

const name = 'satbara.area.class'

/** A total, or else the area of the only class, which is proposed: land that cannot be tilled may come on top of it. */
export const areaOfLand: Rule = {
  name,
  find(context) {
    const whole = wholeArea.find(context)
    if (whole.length > 0) return whole
    return context.pages.flatMap((page) => {
      const [only, ...more] = areasOfClasses(page)
      return only && more.length === 0 ? [{ ...candidate(page, 'area', name, only, 0.6), most: mostDoubted }] : []
    })
  },
}
