/** Every name of a deed that looks like one of somebody, with what its place says of it. */
import { familyIn } from './one-family'
import { nameAt, titlesOfParties, toldOf, type ProseName } from './names'
import type { Zones } from './party-zones'

export interface Mention {
  readonly name: ProseName
  /** Where its title, its number or itself begins. */
  at: number
  /** Behind its number. */
  readonly from: number
  readonly titled: boolean
  /** Its number in a list; 0 for none. */
  item: number
  readonly told: boolean
}

/** Where names begin, the surest first: at a title, at a number of a list, behind words that open a party, on a line, in a list. */
const beginnings = [
  new RegExp(`(?<![\\p{L}\\p{M}])(?=(?:${titlesOfParties})[.\\s]\\s*[\\p{L}\\d])`, 'giu'),
  /(?<=^|[\s;,(:])\(?\d{1,2}\s?[.)](?=[\s:|]*\p{L})/gu,
  /(?<![\p{L}\p{M}])(?:by\s+and\s+(?:between|amongst?)|between|amongst|by|to|favou?r\s+of|एवं|तथा|और|कि)[\s:]+(?=\p{L})|(?<!\p{L})(?:I|We)\b,?\s+(?=\p{L})|(?<![\p{L}\p{M}])(?:and|व|आणि)[\s:]+(?=\p{L})/giu,
  /(?<=^|\n|\t)[^\S\n\t]*(?=\p{L})/gu,
  // "…, SANJAY RAO S/o Mohan Rao (PAN …), …": of several without titles, whose child or wife each is tells that one begins.
  /(?<=[,;)])\s+(?=(?:\p{Lu}[\p{L}.]*\s+){2,5}[SDWsdw]\s?\/\s?[Oo](?!\p{L}))/gu,
]
const longestName = 160
/** A name ends with its cell, but "Sri P." before "RAVINDER" on a line that is spread to its end. */
const cellBehindName = /^((?:[^\s]+ )+(?!\p{L}\.\t)[^\s]+)\t[^]*$/u

/** Every name of the text that looks like one of somebody; those that labels head begin behind them. */
export function mentionsIn(text: string, { closing, labels }: Zones): Mention[] {
  const found: Mention[] = []
  const starts = beginnings.map((pattern) =>
    [...text.matchAll(pattern)].map((m) => ({
      at: m.index,
      from: m.index + m[0].length,
      item: Number(/\d{1,2}(?=\s?[.)]$)/.exec(m[0])?.[0] ?? '0'),
      isOpened: /\p{L}/u.test(m[0]),
    })),
  )
  starts.splice(
    2,
    0,
    labels.map(({ end }) => ({ at: end, from: end, item: 0, isOpened: true })),
  )
  const stops = [...closing, ...labels].map(({ start }) => start).sort((a, b) => a - b)
  for (const { at, from, item, isOpened } of starts.flat()) {
    const stop = Math.min(from + longestName, stops.find((start) => start > from) ?? text.length)
    const name = nameAt(text.slice(from, stop).replace(cellBehindName, '$1'), from)
    if (!name) continue
    const clash = found.find((m) => m.name.start < name.end && name.start < m.name.end)
    if (clash) {
      // The number before a title belongs to the name.
      if (item > 0 && clash.item === 0 && clash.name.start === name.start) Object.assign(clash, { item, at })
      continue
    }
    if (fromWhom.test(text.slice(name.end, name.end + 24))) continue
    if (quoted.test(text.slice(Math.max(0, from - 1), name.end + 1))) continue
    const opener = item > 0 ? at : from
    const titled = /\p{L}/u.test(text.slice(from, name.start))
    const behind = text.slice(name.end, name.end + 60)
    const told = toldOf.test(behind) || (isOpened && /^[\s,]*\(?\s*here(?:in)?after(?!\p{L})/iu.test(behind))
    found.push({ name, at: opener, from, titled, item, told })
    if (labels.some(({ end }) => end === from)) found.push(...othersOfFamily(text.slice(name.start, stop), name.start))
  }
  return found.sort((a, b) => a.at - b.at)
}

/** "Purchasers\tSourav Mukherjee, Paromita Mukherjee": who else is named in the cell of a label, as others of a list. */
const othersOfFamily = (text: string, at: number): Mention[] =>
  familyIn(/^[^\n\t]*/.exec(text)![0], at)
    .slice(1)
    .map((name, i) => ({ name, at: name.start, from: name.start, titled: false, item: i + 2, told: false }))

/** 'No. 77, "Sri Nilaya", …': houses are called in marks of quotation, and parties are not. */
const quoted = /^["“][^"“”]*["”]$/u

/** "श्री दिलीप आहेर यांचेकडून": from whom something came earlier. */
const fromWhom = /^\s*यां[चज]\p{M}*\s*कडून/u
