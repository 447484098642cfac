/** What the confidence of a field is concluded from, by name. */

/**
 * Each feature with the way in which it may speak: 1 raises the confidence, -1 lowers it, 0 as the values show. A fit
 * never turns a sign round, so that a rare accident of the data cannot make a doubt into evidence.
 */
export const featureSigns = {
  /** The least sure character, the mean of the words, and that all characters are right. */
  least_word: 1,
  mean_word: 1,
  all_chars: 1,
  /** The rule's own belief: how near and how well the label was found, how well the grammar fits. */
  strength: 1,
  check_passed: 1,
  check_spent: -1,
  edited: -1,
  signed: 1,
  code_agrees: 1,
  places_agree: 1,
  rival: -1,
  /**
   * A second look at the crop: the page's own networks at another scale, and networks that were trained apart. Where
   * the characters are certain (the text of a PDF, a code that corrects its own errors) both would say the same.
   */
  first_same: 1,
  first_other: -1,
  second_same: 1,
  second_other: -1,
  /** The least sure character of both looks, and that all of theirs are right. */
  least_looked: 1,
  all_looked: 1,
  /** Words of the value that not both looks have, each by itself. */
  unseen: -1,
  /** Both looks say the same, and not what the page says. */
  against: -1,
  /** A look has letters before or after the value's ends that belong to the same word. */
  continued: -1,
  /** A look has a whole word more beside the value. */
  further: -1,
  /** Something stands right beside words of the value that could not be read. */
  unread: -1,
  /** Of several lines: how many ends of lines have another mark in a look than on the page. */
  line_ends: -1,
  /** Both looks agreed with each other on another value, which was taken. */
  replaced: -1,
  not_looked: 0,
  certain: 1,
  /** From a machine-readable zone alone, whose names have no check digit. */
  zone_alone: -1,
  /** Text that belongs to no label stands right beside the value: it may be only a part. */
  beside: -1,
  /** An address: such text stands right above it, or right below. */
  above: -1,
  below: -1,
  lines: -1,
  /** Values of one word: a name that is only begun. */
  one_word: -1,
  length: 0,
  /** Share of the expected fields of the type that were found: a sheet whose layout is understood. */
  complete: 1,
  /** An address that opens with a landmark or a district: its beginning is missing. */
  headless: -1,
  /** An address that opens with the number of a house or with a relation. */
  headed: 1,
  /** An address: whether its PIN code, state and city agree, and how many of them there are. */
  place_doubt: -1,
  place_parts: 1,
  /** An address: how clearly one of its places is the city. */
  city_clear: 1,
  /** An address: words that no place and no other address has, and those a letter off an expected one. */
  strange: -1,
  misspelt: -1,
  /** An address: the directory of post offices names one of its places under its PIN code. */
  pin_named: 1,
  /** Letters and marks that such a value hardly has. */
  odd: -1,
  /** Share of the words that are words of the type's labels: a heading or a label was taken for a value. */
  wording: -1,
  /** Words in which a letter and a digit, or two letters, are one shape: see `lookalikes`. */
  lookalike: -1,
  /** Found by the wording of a sentence or by its row alone, and said in that one place only. */
  said_once: -1,
  /** Words that are printed elsewhere too, and words that are there in Devanagari as well: see Witnesses. */
  echo: 1,
  sound: 1,
  /** A name in Devanagari whose words are all common in names. */
  common: 1,
  /** In Devanagari itself, which is read less surely. */
  devanagari: -1,
  /** Printed with a ६ or a ९, which all networks take for each other, however surely. */
  confusable: -1,
  /** What other fields of the document say: see `vouched`. */
  vouched: 1,
  contradicted: -1,
  derived_from: 1,
  part: 1,
} as const satisfies Readonly<Record<string, 1 | 0 | -1>>
export type FeatureName = keyof typeof featureSigns
export const featureNames = Object.keys(featureSigns) as readonly FeatureName[]
export type Features = Readonly<Record<FeatureName, number>>
