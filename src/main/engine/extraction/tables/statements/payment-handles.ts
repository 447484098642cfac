/** Payment addresses (UPI): what stands behind their "@" is one of few words that banks and apps give out. */
import { distance } from 'fastest-levenshtein'

const handles = new Set(
  `abcdicici abfspay airtel airtelpaymentsbank apl axisb axisbank axisgo axl barodampay birla bpunity cboi citi citigold
  cnrb cred cub dbs dlb equitas fam fbl federal freecharge hdfcbank hdfcbankjd hsbc ibl icici idbi idfcbank
  idfcfirst idfcnetc ikwik inboi indbank indianbank indus indusind iob jio jkb jsb jupiteraxis karb kbl kkbk kotak kmbl
  kvb kvbank mahb myicici naviaxis nsdl okaxis okbizaxis okhdfcbank okicici oksbi paytm payzapp pingpay pnb
  postbank psb pthdfc ptaxis ptsbi ptyes pty rapl rbl rmhdfcbank sbi sc shriramhdfcbank sib sliceaxis
  superyes tapicici timecosmos tjsb uboi ubi uco unionbank unionbankofindia upi utbi waaxis wahdfcbank waicici wasbi
  yapl ybl yes yesbank yescred yesg yespay yespop zoicici`.split(/\s+/),
)

/** A letter that a reader takes for another shape, as one of both. */
const oneShape = (text: string): string =>
  text.toLowerCase().replace(/[1i|]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's')
const byShape = new Map([...handles].map((handle) => [oneShape(handle), handle]))

/**
 * A narration with each handle as banks write it where letters were taken for others of their shape. `isCut` where one is
 * no handle and a letter away from one: a part of it was not read.
 */
export function withHandles(text: string): { value: string; isCut: boolean } {
  let isCut = false
  const value = text.replace(/@([A-Za-z0-9|]*)(?![A-Za-z0-9|.])/g, (all, own: string) => {
    if (handles.has(own.toLowerCase())) return all
    const listed = byShape.get(oneShape(own))
    if (listed !== undefined) return `@${own === own.toUpperCase() ? listed.toUpperCase() : listed}`
    isCut ||= own.length < 2 || [...handles].some((handle) => distance(handle, own.toLowerCase()) === 1)
    return all
  })
  return { value, isCut }
}
