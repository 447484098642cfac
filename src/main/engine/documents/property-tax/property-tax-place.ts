/** Where the property stands, on receipts that call its address by that word alone: "Property : 3rd Cross, Fort". */
import { endsAddress } from '../../extraction/addresses/address-end'
import { formAddress } from '../../extraction/forms/form-rules'
import { labellingRowWords } from '../../extraction/labels/row-words'
import type { Rule } from '../../extraction/rules/rule'

const withProperty = labellingRowWords([{ label: 'address', word: 'Property', alone: true }])
const name = 'property_tax.property'
const atProperty = formAddress(name, 'address', 'address', endsAddress, 0.9)

/** "Property : Residential": what it is like. Where it stands is told in parts, with numbers in them. */
const isPlace = (value: string): boolean => /,/.test(value) && /\p{Nd}/u.test(value)

export const placeOfProperty: Rule = {
  name,
  find: (context) =>
    context.pages
      .slice(0, 1)
      .filter(({ hits }) => !hits.some(({ label }) => label === 'address'))
      .flatMap((page) => atProperty.find({ ...context, pages: [withProperty(page)] }))
      .filter(({ value }) => isPlace(value)),
}
