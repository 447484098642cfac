import type { Layout } from '../../layout'
import { Facts } from './business'
import { pageLayout } from './page-writer'

/** Cheques, judged by their type alone. */
export const cheques: readonly Layout[] = [
  pageLayout('cheque.leaf', 'CHEQUE', (w, random) => {
    const f = new Facts(random)
    w.title('STATE BANK OF INDIA')
    w.rows([
      ['PAY', f.person()],
      ['OR BEARER', ''],
      ['RUPEES', 'Forty thousand only'],
      ['A/c No.', random.digits(11)],
      ['IFS Code', `SBIN0${random.digits(6)}`],
    ])
    w.prose('Valid for three months only. Payable at par at all branches.').right('Please sign above')
  }),
]
