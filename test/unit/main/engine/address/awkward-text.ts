import fc from 'fast-check'

const words = fc.constantFrom(
  ...['S/O', 'Near', 'PO:', 'Dist', 'VTC:', 'Pune', 'New Delhi', 'UP', '411005', ',', '.', '-', '12/4', 'Road'],
  ...['2nd Floor', 'नगर', 'Flat No'],
)

/** Anything at all, and the words of addresses in orders in which nobody writes them. */
export const awkwardText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(words, fc.string({ maxLength: 8 }))).map((all) => all.join(' ')),
)
