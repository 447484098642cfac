/** Which deed a sentence tells of: the one it stands in, or another, an earlier one or that by which another acts. */

const earlier =
  /(?:vide|(?:partition|gift|settlement|release|exchange|mortgage)\s+deed|virtue\s+of|acquired|purchased|(?:under|by|through|per|from)\s+(?:an?\s+|the\s+)?(?:registered\s+)?(?:(?:sale|gift|partition|settlement|release)\s+)?(?:deed|indenture|conveyance|agreement(?:\s+(?:of|for|to)\s+(?:sale|sell))?\s+dated)|earlier|previous|prior|title\s+deed|link\s+document|devolved|inherited|allotted|allotment|attorney|whereas|lease[ds]?\s+(?:by|to|from)|यांचेकडून|यांच्याकडून|विकत\s+घेतल|क्रय\s+क(?:ी|िया)|खरीद|मुखत्यार|मुख्तार)(?![\p{L}\p{M}])/iu

/** "The deed is registered as Document No. … on … in the office of …": some tell of their own registration as they close. */
const own =
  /(?<!\p{L})(?:this|the(?:\s+present)?)\s+(?:sale\s+)?(?:deed|document|conveyance)(?:\s+of\s+(?:absolute\s+)?sale)?\s+(?:is|has\s+been|stands)\s+(?:(?:duly|hereby|this\s+day)\s+)?registered(?!\p{L})[^;]{0,200}$/iu
const ownWeight = 3

/** How far a sentence says that it is this deed of whose registration it tells. */
export const weightOfOwn = (sentenceBefore: string): number => (own.test(sentenceBefore) ? ownWeight : 0)

export const toldOfEarlier = (sentenceBefore: string): boolean => earlier.test(sentenceBefore)
