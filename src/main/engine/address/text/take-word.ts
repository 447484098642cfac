/** The words of an address out of the tokens in which they are printed: relations, labels, initials, numbers. */
import { capitalAt, floorWithStroke, newDelhi } from './delhi'
import { joinedWords, numberWords, romans, titles } from './lexicon'
import { parganasAt } from './parganas'
import { isOrdinal, marked, numberAt, numbered, type Taken } from './printed-numbers'
import { roadOfInitials } from './road-initials'
import { meant } from './spelling'
import type { Token } from './tokens'

const relations: Readonly<Record<string, string>> = { s: 'so_', '5': 'so_', d: 'do_', w: 'wo_', c: 'co_', h: 'ho_', f: 'fo_', r: 'ro_' } // prettier-ignore
/**
 * "Pedamuttevi (V), Movva (M)": village and mandal as Andhra and Telangana print them, behind the name; "Valiyaveettil
 * (H)", as Kerala does its houses.
 */
const bracketed: Readonly<Record<string, string>> = { v: 'village_behind', m: 'tehsil', h: 'house' }
const fusedRelations: Readonly<Record<string, string>> = { so: 'so_', do: 'do_', wo: 'wo_', co: 'co_', ro: 'ro_' }
const initialLabels: Readonly<Record<string, string>> = {
  ta: 'tehsil',
  tu: 'tehsil',
  ji: 'district',
  mu: 'village',
  mukkam: 'village',
}
const fusedLabels: Readonly<Record<string, string>> = { hno: 'hno', dno: 'hno', drno: 'hno', fno: 'flat', plotno: 'plot', flatno: 'flat', shopno: 'shop', houseno: 'hno', doorno: 'hno', wardno: 'ward', sno: 'survey', syno: 'survey', galino: 'galino', roomno: 'room', cno: 'hno', mno: 'hno', oldno: 'old_no', newno: 'new_no' } // prettier-ignore

const strokeLabels: Readonly<Record<string, string>> = { h: 'hno', w: 'ward', r: 'room', f: 'flat', p: 'plot' }

const word = (text: string, length: number): Taken => [{ text, number: false, ordinal: false }, length]

/** The word or number that begins at a token, and how many tokens it takes: "S/O", "K.D. 88", "IIND". */
export function take(tokens: readonly Token[], at: number): Taken {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (
    next !== undefined &&
    (next.gap === 'slash' || (next.gap === 'dot' && (token.gap === 'break' || isBehindPerson(tokens, at)))) &&
    /^[o0q]$/.test(next.text)
  ) {
    const relation = relations[token.text]
    if (relation !== undefined && (token.gap !== 'none' || at === 0)) return word(relation, 2)
  }
  const capital = capitalAt(tokens, at)
  if (capital > 0) return word(newDelhi, capital)
  const floor = floorWithStroke(tokens, at)
  if (floor !== null) return word(floor, 2)
  if (token.gap === 'break' && !token.digits && next !== undefined && next.gap !== 'break') {
    const relation = fusedRelations[token.text]
    // "Do.No. 7-112": of a door.
    if (relation !== undefined && !next.digits && meant(next.text) !== 'number') return word(relation, 1)
  }
  // "C O Agrasain Sadan": with a blank for the stroke.
  if (token.gap === 'break' && next?.text === 'o' && next.gap === 'space' && isNameAfter(tokens[at + 2])) {
    const relation = relations[token.text]
    if (relation !== undefined && !token.digits) return word(relation, 2)
  }
  // "H/N 44", "W/N 8", "R/No. 9"
  const numbers = next?.gap === 'slash' && /^(?:n|no)$/.test(next.text) && tokens[at + 2]?.digits === true ? strokeLabels[token.text] : undefined // prettier-ignore
  if (numbers !== undefined) return word(numbers, 2)
  // "31 W 6 Babai", "6 W-10 Shivpuri": behind the house its ward.
  if (
    token.text === 'w' &&
    token.gap === 'space' &&
    tokens[at - 1]?.digits === true &&
    next?.digits === true &&
    (next.gap === 'space' || next.gap === 'hyphen') &&
    next.text.length < 3
  )
    return word('ward', 1)
  // "Khadia 4 Rasta": where four ways meet.
  if (token.text === '4' && next?.gap === 'space' && /^rast[aeo]h?$/.test(next.text)) return word('chowk', 2)
  // "PB 92", "P.B.221": a box of the post.
  if (token.text === 'pb' && next?.digits === true && next.gap !== 'break' && next.gap !== 'none')
    return word('box_', 1)
  // "M/s Gupta Traders"
  if (token.text === 'm' && next?.text === 's' && next.gap === 'slash' && token.gap === 'break')
    return word('messrs', 2)
  // "A/P Bhose": at and post.
  if (token.text === 'a' && next?.text === 'p' && next.gap === 'slash' && token.gap === 'break') return word('vpo', 2)
  // "ता. शिरूर, जि. पुणे": at the start of a piece neither is a name.
  if (token.gap === 'break' && next !== undefined && next.gap !== 'break' && !next.digits) {
    const label = initialLabels[token.text]
    if (label !== undefined && !/^(?:po|post)$/.test(next.text)) return word(label, 1)
    // "मो० पठानपुरा"
    if (token.native === 'मो' && next.gap === 'dot') return word('mohalla', 1)
  }
  // "मकान सं. 19", "मकान सं. बी 21/108"
  if (token.native === 'सं' && next !== undefined && next.gap !== 'break' && (next.digits || next.text.length === 1))
    return word('number', 1)
  // "312, M. Qila, ...": an initial of nobody, where the name behind it is all that its piece has.
  if (
    token.text === 'm' &&
    token.gap === 'break' &&
    tokens[at - 1]?.digits === true &&
    next?.gap === 'dot' &&
    next.text.length > 3 &&
    (tokens[at + 2]?.gap ?? 'break') === 'break'
  )
    return word('mohalla', 1)
  if (token.bracketed && bracketed[token.text] !== undefined)
    return word(bracketed[token.text]!, token.text === 'v' && next?.bracketed === true && next.text === 'm' ? 2 : 1)
  // "KR Puram", "K R Market": Krishnaraja, where nothing is numbered by it.
  if (token.text === 'kr' && next !== undefined && next.gap !== 'break' && !next.digits && next.text.length > 1 && meant(next.text) !== 'number') return word('kr', 1) // prettier-ignore
  // "FL 2 F NO 14": before the flat it is the floor.
  if (token.text === 'fl' && next?.digits === true && next.gap !== 'break' && isFlatNumber(tokens, at + 2))
    return word('floor_no', 1)
  // "FL 8" is a flat, "2nd Fl" a floor.
  const counted = tokens[at - 1]?.digits === true || isOrdinal(tokens[at - 1])
  if (token.text === 'fl' && next?.digits === true && next.gap !== 'break' && !counted && !isOrdinal(tokens[at + 2]))
    return word('flat', 1)
  // "PL 112": "pl" ends a name as "place".
  if (token.text === 'pl' && next?.digits === true && next.gap !== 'break' && !isOrdinal(tokens[at + 2]))
    return word('plot', 1)
  // "Kh. 88, ...": land by its number.
  if (token.text === 'kh' && token.gap === 'break' && next?.digits === true && (next.gap === 'dot' || next.gap === 'space')) return word('khasra', 1) // prettier-ignore
  // "Set-4": a quarter of a housing board in the hills.
  if (token.text === 'set' && next?.digits === true && next.gap !== 'break' && next.gap !== 'none')
    return word('quarter', 1)
  // "Sch. 54", "Sch No 78": a scheme that is counted, and no school.
  if (
    token.text === 'sch' &&
    next !== undefined &&
    next.gap !== 'break' &&
    (next.digits || meant(next.text) === 'number')
  )
    return word('scheme', 1)
  // "GH-04": a plot for the houses of a group.
  if (
    token.text === 'gh' &&
    next?.digits === true &&
    (next.gap === 'hyphen' || next.gap === 'space') &&
    !/^(?:plot|no)$/.test(tokens[at - 1]?.text ?? '')
  )
    return word('plot', 1)
  // "RH-5": a row house.
  if (token.text === 'rh' && next?.digits === true && next.gap !== 'break' && next.gap !== 'none')
    return word('villa', 1)
  const office = officeBehind(tokens, at)
  if (office > 0) return word('po', office)
  const parganas = parganasAt(tokens, at)
  if (parganas !== null) return parganas
  const road = roadOfInitials(tokens, at)
  if (road !== null) return road
  if (!token.digits) {
    const joined = joinedAt(tokens, at)
    if (joined !== null) return joined
  }
  const compound = numberAt(tokens, at)
  if (compound !== null) return compound
  const initials = initialsAt(tokens, at)
  if (
    initials === 2 &&
    (token.gap === 'break' || isAnnounced(tokens[at - 1])) &&
    (isBeforeLast(tokens, at + 2) || isBlockOfInitials(tokens, at))
  ) {
    const [number, length] = numberAt(tokens, at + 2) ?? word(tokens[at + 2]!.text, 1)
    return [{ text: `${token.text}${tokens[at + 1]!.text} ${number.text}`, number: true, ordinal: false }, length + 2]
  }
  if (initials > 1)
    return word(
      tokens
        .slice(at, at + initials)
        .map((one) => one.text)
        .join(''),
      initials,
    )
  const ordinal = numberWords.get(meant(token.text)) ?? romanOrdinal(token.text)
  if (
    ordinal !== undefined &&
    next !== undefined &&
    (numbered.test(meant(next.text)) || countedToo.test(meant(next.text)))
  )
    return [{ text: ordinal, number: true, ordinal: true }, 1]
  if (ordinal !== undefined && countsName(tokens, at)) return [{ text: ordinal, number: true, ordinal: true }, 1]
  return word(fusedLabels[token.text] ?? meant(token.text), 1)
}

/** "F NO 14", "Flat 14" */
function isFlatNumber(tokens: readonly Token[], at: number): boolean {
  const [label, next, number] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (label === undefined || next === undefined || label.gap === 'break' || next.gap === 'break') return false
  if (meant(label.text) === 'flat' && next.digits) return true
  return /^f(?:lat)?$/.test(label.text) && meant(next.text) === 'number' && number?.digits === true
}

/** "Qr No. M.Q. 212" */
const isAnnounced = (before: Token | undefined): boolean => before !== undefined && meant(before.text) === 'number'

/** "Pahili Galli", "Third Wadi": what number words count besides what figures do. */
const countedToo = /^(?:st|gali|wadi|agraharam)$/

/** "Primary School Jaithra First": behind a name, at its end, the word counts those of the name. */
const countsName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.gap === 'space' &&
  (tokens[at + 1]?.gap ?? 'break') === 'break' &&
  !tokens[at - 1]!.digits &&
  tokens[at - 1]!.text.length > 3 &&
  /^(?:first|ist|second|third|fourth|fifth|pratha?m|d[vw]iti?ya?|tritiya?|trutiya?)$/.test(tokens[at]!.text)

/**
 * "Malviya Nagar S.O", "Rajpur BO": a sub, branch or head office of the post behind its name, where nothing follows; how
 * many tokens it takes. Behind "Bank" it is that of the bank.
 */
function officeBehind(tokens: readonly Token[], at: number): number {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (before === undefined || token.gap !== 'space' || before.digits || before.text.length < 4) return 0
  if (/^(?:bank|office|limited|company|insurance|finance)$/.test(meant(before.text))) return 0
  const length = token.capital && /^[sbh]o$/.test(token.text) ? 1 : /^[sbhg]$/.test(token.text) && next?.text === 'o' && next.gap === 'dot' ? 2 : 0 // prettier-ignore
  return length > 0 && (tokens[at + length]?.gap ?? 'break') === 'break' ? length : 0
}

/** "IIND FLOOR" */
function romanOrdinal(text: string): string | undefined {
  const [, roman = ''] = /^([ivx]+)(?:st|nd|rd|th)$/.exec(text) ?? []
  return romans.get(roman)
}

const isNameAfter = (token: Token | undefined): boolean =>
  token?.gap === 'space' && !token.digits && token.text.length > 2

/** "Mr Asif Inamdar S.O. Yusuf Inamdar": behind a name with its title. */
const isBehindPerson = (tokens: readonly Token[], at: number): boolean =>
  at > 1 && at < 6 && titles.has(tokens[0]!.text) && tokens.slice(1, at).every(({ digits, gap }) => !digits && gap !== 'break') // prettier-ignore

function joinedAt(tokens: readonly Token[], at: number): Taken | null {
  const { text } = tokens[at]!
  // "Tal Majla" is a floor, "Tal Dist" a taluka and district of one name.
  for (const [parts, to] of [...(joinedWords.get(text) ?? []), ...(joinedWords.get(meant(text)) ?? [])]) {
    if (at + parts.length > tokens.length) continue
    let fits = true
    for (let i = 1; i < parts.length && fits; i += 1) {
      const token = tokens[at + i]!
      fits = says(token, parts[i]!) && token.gap !== 'break' && token.gap !== 'none'
    }
    // "B.H.E.L." is not "B/H": initials go on.
    const more = tokens[at + parts.length]
    const goesOn = more?.gap === 'dot' || (more?.gap === 'space' && tokens[at + parts.length - 1]!.gap === 'space')
    if (parts.at(-1)!.length === 1 && goesOn && more.text.length === 1 && !more.digits) fits = false
    // "H.B. 118": a house, and no board's.
    if (to === 'housing board' && parts.every((part) => part.length === 1) && more?.digits === true) fits = false
    // "GP 14": a house of a block, and no panchayat's.
    if (to === 'village' && parts.length === 1 && more?.digits === true) fits = false
    if (fits) return word(to, parts.length)
  }
  return null
}

/** "Gali No", and in Hindi and Marathi "gali nan", "ghar kramank"; "Tq & Dt". */
const says = ({ text }: Token, part: string): boolean =>
  text === part ||
  ((part === 'district' || part === 'tehsil') && meant(text) === part) ||
  (part === 'no' && meant(text) === 'number') ||
  (part === 'and' && meant(text) === 'and')

/** "K.D. 88, ...": a number behind the initials of a block, and nothing else in its piece. */
const isBeforeLast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.digits === true && tokens[at]!.gap !== 'break' && (tokens[at + 1]?.gap ?? 'break') === 'break'

/** "N.A.-213 Charanjitpura", "K.G.33 Kavinagar": two initials with dots, and the number close behind them. */
function isBlockOfInitials(tokens: readonly Token[], at: number): boolean {
  const [first, second, number, name] = tokens.slice(at, at + 4)
  const dotted = second!.gap === 'dot' && second!.start - first!.end === 1
  const close = number?.digits === true && (number.gap === 'dot' || marked.has(number.gap)) && number.start - second!.end < 3 // prettier-ignore
  return dotted && close && name?.gap === 'space' && !name.digits && name.text.length > 3
}

/** "W/O" behind the initials of a name. */
const isRelation = (tokens: readonly Token[], at: number): boolean =>
  relations[tokens[at]!.text] !== undefined && tokens[at + 1]?.gap === 'slash' && /^[o0q]$/.test(tokens[at + 1]!.text)

/** Whether what parts the next initial from these is not what parts these, or those behind it. */
function initialsEnd(tokens: readonly Token[], at: number, length: number): boolean {
  const [last, next, after] = [tokens[at + length - 1]!, tokens[at + length]!, tokens[at + length + 1]]
  const wide = next.gap === 'space' || next.start - last.end > 1
  if (length > 1) return wide && last.gap === 'dot' && last.start - tokens[at + length - 2]!.end === 1
  return next.gap === 'space' && after?.gap === 'dot' && after.text.length === 1 && !after.digits && after.start - next.end === 1 // prettier-ignore
}

/** "M.G.", "M G": how many tokens are initials in a row. */
function initialsAt(tokens: readonly Token[], at: number): number {
  let length = 0
  while (at + length < tokens.length) {
    const token = tokens[at + length]!
    if (token.digits || token.text.length !== 1) break
    if (length > 0 && ((token.gap !== 'dot' && token.gap !== 'space') || isRelation(tokens, at + length))) break
    // "Block A G31": the letter of a number.
    if (length > 0 && tokens[at + length + 1]?.digits === true && tokens[at + length + 1]!.gap === 'none') break
    // "D.P.S. R K Puram", "Sector H L.D.A. Colony": where blanks and dots change, other initials begin.
    if (length > 0 && initialsEnd(tokens, at, length)) break
    length += 1
  }
  return length
}
