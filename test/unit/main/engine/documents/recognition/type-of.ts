import { classify } from '../../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'

/** The type that a page is taken for which is printed as `text`; the words of `weak` are badly read. */
export function typeOf(text: string, weak: readonly string[] = []): string {
  const layouts = [layoutOf(asciiPage(text, weak))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}
