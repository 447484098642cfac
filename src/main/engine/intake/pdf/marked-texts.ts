/**
 * What a page says that its marked pieces read. Programs that shape the scripts of India draw signs that have no letter
 * of their own, or several, and write beside each such group what it says (ActualText, ISO 32000-1 14.9.4): browsers,
 * word processors and report printers do. The library does not hand it out.
 */
import { isDict, type PdfObject, type PdfObjects } from './objects'
import { PdfName, PdfReader, PdfText, PdfWord, textOfString, type PdfDict, type PdfValue } from './syntax'

/** Forms within forms. */
const deepest = 12
/** More pieces than this no page of text has. */
const mostPieces = 200_000
/** Nor draws it so many forms, each as often as it is named. */
const mostForms = 5000

/** For each piece that a page marks, in the order in which they begin, what it reads; null for one that says nothing. */
export function markedTexts(objects: PdfObjects, page: number): readonly (string | null)[] | null {
  const dictionary = objects.get(page)?.value
  if (!isDict(dictionary)) return null
  const contents = objects.resolved(dictionary.get('Contents'))
  const parts = Array.isArray(contents) ? (contents as readonly PdfValue[]) : [dictionary.get('Contents')]
  const streams = parts.map((part) => objects.objectOf(part)?.stream() ?? null)
  if (streams.some((stream) => stream === null)) return null
  const found: (string | null)[] = []
  let forms = 0
  try {
    walk(streams.join('\n'), resourcesOf(objects, dictionary), 0)
  } catch {
    return null
  }
  return found

  function walk(content: string, resources: PdfDict, depth: number): void {
    if (depth > deepest) throw new Error('too deep')
    const reader = new PdfReader(content)
    let operands: PdfValue[] = []
    for (let token = reader.next(); token !== undefined; token = reader.next()) {
      if (!(token instanceof PdfWord)) {
        operands.push(token)
        continue
      }
      if (token.word === 'BDC' && !isOptional(operands[0])) found.push(textIn(operands[1], resources))
      else if (token.word === 'BMC') found.push(null)
      else if (token.word === 'Do') form(operands[0], resources, depth)
      else if (token.word === 'ID') skipPicture(reader)
      if (found.length > mostPieces) throw new Error('too many')
      operands = []
    }
  }

  function form(name: PdfValue | undefined, resources: PdfDict, depth: number): void {
    const object = objects.objectOf(entry(resources, 'XObject', name))
    if (!isForm(object)) return
    if (++forms > mostForms) throw new Error('too many')
    const content = object.stream()
    if (content === null) throw new Error('not to be unpacked')
    const own = objects.resolved(object.value.get('Resources'))
    walk(content, isDict(own) ? own : resources, depth + 1)
  }

  function textIn(properties: PdfValue | undefined, resources: PdfDict): string | null {
    const named = properties instanceof PdfName ? entry(resources, 'Properties', properties) : properties
    const dictionary = objects.resolved(named)
    const text = isDict(dictionary) ? objects.resolved(dictionary.get('ActualText')) : null
    return text instanceof PdfText ? textOfString(text) : null
  }

  function entry(resources: PdfDict, kind: string, name: PdfValue | undefined): PdfValue | undefined {
    const all = objects.resolved(resources.get(kind))
    return isDict(all) && name instanceof PdfName ? all.get(name.name) : undefined
  }
}

const isForm = (object: PdfObject | undefined): object is PdfObject & { readonly value: PdfDict } => {
  const subtype = isDict(object?.value) ? object.value.get('Subtype') : null
  return subtype instanceof PdfName && subtype.name === 'Form'
}

/** What is shown or hidden as a whole is marked too, and reads as it is drawn; the library tells of more of it. */
const isOptional = (tag: PdfValue | undefined): boolean => tag instanceof PdfName && tag.name === 'OC'

/** Those of the page, or of the tree that it stands in. */
function resourcesOf(objects: PdfObjects, page: PdfDict): PdfDict {
  let node: PdfValue | undefined = page
  for (let up = 0; isDict(node) && up < deepest; up++) {
    const own = objects.resolved(node.get('Resources'))
    if (isDict(own)) return own
    node = objects.resolved(node.get('Parent'))
  }
  return new Map()
}

/** The bytes of a picture that is drawn where it stands. */
function skipPicture(reader: PdfReader): void {
  const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g
  end.lastIndex = reader.at
  const match = end.exec(reader.text)
  reader.at = match ? match.index + match[0].length : reader.text.length
}
