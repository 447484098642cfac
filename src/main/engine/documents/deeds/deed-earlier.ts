/** What a sentence tells of another deed than the one it stands in: an earlier one, or that by which another acts. */

const earlier =
  /(?:vide|(?:partition|gift|settlement|release|exchange|mortgage)\s+deed|virtue\s+of|acquired|purchased|(?:under|by|through|per|from)\s+(?:an?\s+|the\s+)?(?:registered\s+)?(?:(?:sale|gift|partition|settlement|release)\s+)?(?:deed|indenture|conveyance)|earlier|previous|prior|title\s+deed|link\s+document|devolved|inherited|allotted|allotment|attorney|whereas|lease[ds]?\s+(?:by|to|from)|यांचेकडून|यांच्याकडून|विकत\s+घेतल|क्रय\s+क(?:ी|िया)|खरीद|मुखत्यार|मुख्तार)(?![\p{L}\p{M}])/iu

export const toldOfEarlier = (sentenceBefore: string): boolean => earlier.test(sentenceBefore)
