/** The account that a salary goes to, where a line tells it with its bank: "Credited to : UCO BANK A/c 0203…". */
import { fromWords } from '../../extraction/rules/candidates'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import { textOf } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

/** Before the number the line says that it is an account; one of a fund or a loan is none that is paid into. */
const account =
  /(?<!\b(?:[cegp]?pf|gis|nps|loan|fund|provident|pension|debit(?:ed)?|from)\W{1,3})\b(?:a\/?c|acct?|account)\b[\s.:]*(?:(?:no|number)\b[\s.:]*)?(?<number>\d{8,18})(?![\d/])/iu
/** What the line says of it: that the pay goes there, or of which bank it is, whole or by its letters: "PNB A/c : 0224…". */
const isPaidTo =
  /\b(?:credited|paid|remitted|transfer(?:red)?|bank|neft|savings|sb|[sy]bi|[pi]nb|bo[bim]|[cu]bi|iob|ucob?|hdfc|icici|axis|idbi|idfc|kotak|kvb|tmb|rbl|p&sb|bandhan|canara|federal|indusind|ippb)\b/i

/** "ICICI Bank, 002401588127": a bank with a number alone behind it, which nothing calls an account. */
const behindBank = /^[\p{L}\s.&()'-]*\bbank\b[\p{L}\s.&()'-]*?[\s,:/–-]+(?<number>\d{9,18})$/iu
const ofOther = /\b(?:[cegp]?pf|gis|nps|loan|fund|provident|pension|from|ifsc|micr)\b/i

/** A rule for the number at the end of what `match` finds in a line. */
const accountWhere = (name: string, strength: number, match: (text: string) => RegExpExecArray | null): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) =>
      layout.segments.flatMap(({ words }) => {
        const found = match(textOf(words))
        const number = found?.groups?.['number']
        if (!found || number === undefined) return []
        const end = found.index + found[0].length
        const own = wordsBetween(words, end - number.length, end)
        return [fromWords(layout, 'account_number', name, parsed(number, spanOf(own)), strength)]
      }),
    ),
})

export const accountBehindBank = accountWhere('salary.account.bank', 0.75, (text) =>
  ofOther.test(text) ? null : behindBank.exec(text),
)

export const accountInLine = accountWhere('salary.account.line', 0.8, (text) =>
  isPaidTo.test(text) ? account.exec(text) : null,
)
