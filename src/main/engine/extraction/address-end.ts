/** Lines under an address that belong to something else. */

/** What labels within an address speak of. */
const partOfAddress =
  /flat|door|house|h\.?\s?no|plot|room|shop|office|unit|gala|floor|building|bldg|premises|wing|tower|road|street|lane|area|locality|colony|society|city|town|village|taluk|tehsil|\btal\b|mandal|hobli|district|\bdist|state|country|\bpin\b|pincode|post|p\.?\s?o\b|landmark|block|sector|ward|gali|phase|vtc|near|survey|\bs\.?\s?no|gat no|cts|khasra|^[swdc]\s?\/\s?o$|add/i

const neverAddress =
  /^(?:mob|phone|ph\b|tel|e-?mail|fax|gstin|pan\b|www\.|https?:|website|date|dated|signature|sign\b|bill|meter|consumer|amount|tariff|category|units?\b|sanction|load|due|total|note\b|for\b|designation|jurisdiction|place\s*:|customer|contact|name of|nature of|type of|kind of|valid|issued|licen[cs]e|registration|number of|no\. of|employer|activity|circle|division|sub-?division|digitally|this is)/i

/** True for a line that is a label of something else with its value, or begins with what no address holds. */
export function endsAddress(text: string): boolean {
  const bare = text.replace(/^\W+/, '').replace(/^\(?\d{1,2}\s*[.)]\s+(?=\p{L})/u, '')
  if (neverAddress.test(bare) || /@|\b\d{10}\b|toll.?free|\bGSTIN\b/i.test(bare)) return true
  const label = /^([\p{L}][\p{L}\p{M} ./()&'-]{2,45}?)\s*[:：]/u.exec(bare)?.[1]
  return label !== undefined && !partOfAddress.test(label)
}
