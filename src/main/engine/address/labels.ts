/** What a piece of an address says of itself by its label. */
export type SegmentKind =
  'relation' | 'landmark' | 'village' | 'post' | 'police' | 'town' | 'sub_district' | 'district' | 'state' | 'plain'

export interface Label {
  readonly kind: SegmentKind
  /** Matches at the start of a piece, label and marks after it. */
  readonly pattern: RegExp
  /** True where the label begins a new piece even in the middle of running text. */
  readonly splits: boolean
}

/** Words after which a label's word is part of a name: "District Court", "Post Office Road". */
const notAName = '(?!\\s*(?:court|hospital|office|road|rd|centre|center|bank|library|collect|panchayat|market|school|jail|chowk|colony|complex|head)\\b)' // prettier-ignore
const marks = '\\s*[.:;=–-]*\\s*'

const label = (kind: SegmentKind, words: string, splits: boolean): Label => ({
  kind,
  // A label announces something: at the end of a piece it follows its name ("Vellore Dist.").
  pattern: new RegExp(`^(?:${words})${marks}(?=[\\p{L}\\p{N}(#])`, 'iu'),
  splits,
})

/** In order: the first that matches counts. */
export const labels: readonly Label[] = [
  label(
    'relation',
    '[sdwch5]\\s?[/\\\\|]\\s?[o0q]\\b|(?:son|daughter|wife|care)\\s+of\\b|(?:आत्मज|सुपुत्र|पुत्र|पुत्री|पत्नी|द्वारा|मार्फत)(?=\\s|:)',
    true,
  ),
  label(
    'town',
    'v\\.?t\\.?c\\.?(?=\\s*[.:;-])|village\\s*/\\s*town(?:\\s*/\\s*city)?|city(?=\\s*:|\\s*-\\s*\\p{L})|town(?=\\s*:)',
    true,
  ),
  label('village', '(?:ग्राम|मु|मुक्काम)[\\s.:]*(?:व|एवं|और|आणि)?\\s*(?:पोस्ट|पो)(?=[\\s:.])|mu(?:kkam)?\\.?\\s*(?:&|and|/)?\\s*po(?:st)?\\b\\.?|(?:at\\s*(?:&|and|/)?\\s*)?v\\.?p\\.?o\\b\\.?|vill(?:age)?\\.?\\s*(?:&|and|\\+|/)\\s*(?:p\\.?\\s?o|post)\\b\\.?|at\\s*(?:&|and|/|-)?\\s*(?:p\\.?\\s?o|post)\\b\\.?', true), // prettier-ignore
  label('post', `p\\.\\s?o\\.?(?=\\W)|po(?=\\s*[:;.-]|\\s+\\p{L})|post(?:\\s+office)?${notAName}(?=\\s*[:;.-]|\\s+\\p{L})|(?:पोस्ट|डाकघर|डाक)(?=\\s|:)`, true), // prettier-ignore
  label('police', `p\\.\\s?s\\.?(?=\\W)|ps(?=\\s*[:;.-]|\\s+\\p{L})|police\\s+station|thana(?=\\s*[:;.-])`, true),
  label('sub_district', `sub[\\s-]*dist(?:rict|t)?\\b${notAName}|(?:tehsil|tahsil|tehseel|teh|taluka|taluk|tal|tq|tk)\\b${notAName}(?=\\s*[:;.-]|\\s+[\\p{L}\\p{N}])|(?:mandal|block)(?=\\s*[:;]\\s*\\p{L}{3})|(?:तहसील|तालुका|ता)(?=[\\s:.])`, true), // prettier-ignore
  label('district', `(?:district|distt|dist)\\b${notAName}(?=\\s*[:;.–-]|\\s+[\\p{L}\\p{N}])|dt(?=\\s*[.:])|(?:zilla|zila|jila|jilla)\\b(?=\\s*[:;.-]|\\s+[\\p{L}\\p{N}])|(?:जिला|जि|ज़िला)(?=[\\s:.])`, true), // prettier-ignore
  label('state', 'state(?=\\s*[:;=-])|(?:राज्य)(?=\\s|:)', true),
  label(
    'village',
    `(?:vill(?:age)?|vlg)(?!\\s*-\\s*[ivx\\d]+\\b)(?=\\s*[:;.-]|\\s+\\p{L})${notAName}|(?:ग्राम|गांव|गाँव|मु)(?=[\\s:.])`,
    true,
  ),
  label('landmark', '(?:near(?:by)?|nr|opp(?:osite)?|behind|besides?|next\\s+to|adj(?:acent)?(?:\\s+to)?|in\\s?front\\s+of|b/h|back\\s?side\\s+of|close\\s+to|landmark)\\b(?=\\W|$)', true), // prettier-ignore
]

/** Words that stand after the name instead: "Bilimora Taluk", "Tenkasi (Dt)", "Kunhimangalam P.O". */
export const trailing: readonly { readonly kind: SegmentKind; readonly pattern: RegExp }[] = [
  { kind: 'district', pattern: /[\s(]+(?:district|distt?|dt|जिला|जिल्हा)[.)]*$/iu },
  { kind: 'sub_district', pattern: /[\s(]+(?:taluka?|t[kq]|tehsil|tahsil|mandalam?|तालुका|तहसील)[.)]*$/iu },
  {
    kind: 'landmark',
    pattern:
      /\s+(?:ke\s+(?:paa?s|samne|pich?he)|(?:के\s+)?(?:पास|सामने|पीछे|निकट)|जवळ|समोर|मागे)$|(?<=\p{L}\p{M}*)(?:ाजवळ|ासमोर|ामागे)$/iu,
  },
  { kind: 'post', pattern: /(?<!check|out)\s+(?:post|p\.?\s?o)\.?$/iu },
]

/** After these a label's word belongs to the landmark: "beside Post Office". */
export const leading = /(?:^|[\s,])(?:near|nr|opp|opposite|behind|besides?|next\s+to|of|the|to)\.?\s*$/iu
