/** Short words by which old forms of Index II call their rows. */
import { labellingRowWords } from '../../extraction/labels/row-words'

/** In addresses and descriptions they stand too: "शहर/गाव: …", "कारपेट क्षेत्र 71.80 चौ.मी." */
export const withRowWords = labellingRowWords([
  { label: 'village', word: 'गाव' },
  { label: 'area', word: 'क्षेत्र' },
  { label: 'assessment', word: 'आकार' },
])
