/** Lines under an address that belong to something else. */

/** What labels within an address speak of. */
const partOfAddress =
  /flat|door|house|h\.?\s?no|plot|room|shop|office|unit|gala|floor|building|bldg|premises|wing|tower|road|street|lane|area|locality|colony|society|city|town|village|taluk|tehsil|\btal\b|mandal|hobli|district|\bdist|state|country|\bpin\b|pincode|post|p\.?\s?o\b|landmark|block|sector|ward|gali|phase|vtc|near|survey|\bs\.?\s?no|gat no|cts|khasra|^[swdc]\s?\/\s?o$|add/i

const neverAddress =
  /^(?:mob|mobile|phone|ph|tel|telephone|e-?mail|fax|gstin|pan|website|dated?|signature|sign|bill|meter|consumer|amount|tariff|category|units|unit(?!\s*(?:nos?\b|number|#|\p{L}?[-/]?\d))|sanction(?:ed)?|load|due|total|note|for|designation|jurisdiction(?:al)?|customer|contact|valid|validity|issued?|licen[cs]e|registration|employer|activity|circle|division|sub-?division|digitally|this is|(?:name|nature|type|kind|number) of|no\. of)\b|^(?:www\.|https?:|place\s*:)/iu

/** True for a line that is a label of something else with its value, or begins with what no address holds. */
export function endsAddress(text: string): boolean {
  const bare = text.replace(/^\W+/, '').replace(/^\(?\d{1,2}\s*[.)]\s+(?=\p{L})/u, '')
  if (neverAddress.test(bare) || /@|\b\d{10}\b|toll.?free|\bGSTIN\b/i.test(bare)) return true
  return opensOther(bare)
}

/** True for a line that begins with a label and its colon, unless that names a part of an address. */
export function opensOther(text: string): boolean {
  const label = /^([\p{L}][\p{L}\p{M} ./()&'-]{2,45}?)\s*[:：]/u.exec(text.replace(/^\W+/, ''))?.[1]
  return label !== undefined && !partOfAddress.test(label)
}
