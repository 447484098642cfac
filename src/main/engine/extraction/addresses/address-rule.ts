import { addressAfter } from './address-block'
import { fromWords } from '../rules/candidates'
import type { Rule } from '../rules/rule'

/** The block of text that a label `address` begins; `ends` tells a line that no longer belongs to it. */
export function addressByLabel(name: string, ends: (text: string) => boolean, strength: number): Rule {
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((h) => h.label === 'address')
          .flatMap((hit) => {
            const read = addressAfter(page, hit, { ends })
            return read ? [fromWords(page.layout, 'address', name, read, strength)] : []
          }),
      ),
  }
}
