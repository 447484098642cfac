import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { registerFonts } from '../../generator/fonts'

export interface StatementRow {
  readonly date: string
  readonly description: string
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

const grouped = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Transactions whose balances follow, one a day from 1 April 2023. */
export function statementRows(count: number): readonly StatementRow[] {
  let balance = 500_000_00
  return Array.from({ length: count }, (_, i) => {
    const amount = 10_000 + ((i * 7_919) % 90_000)
    const isCredit = i % 3 === 2
    balance += isCredit ? amount : -amount
    const day = new Date(Date.UTC(2023, 3, 1 + Math.floor(i / 3)))
    return {
      date: `${String(day.getUTCDate()).padStart(2, '0')}/${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`,
      description: isCredit ? `NEFT SALARY ${1000 + i}` : `UPI GROCERY ${1000 + i}`,
      debit: isCredit ? '' : grouped(amount),
      credit: isCredit ? grouped(amount) : '',
      balance: grouped(balance),
    }
  })
}

const rowsOnPage = 40

/** A statement as a PDF with text, A4, forty rows a page. */
export function statementPdf(rows: readonly StatementRow[]): Uint8Array {
  // Without it the text is drawn in whatever faces a machine has.
  registerFonts()
  const document = new PDFDocument()
  for (let from = 0; from < rows.length; from += rowsOnPage) {
    const pen = document.beginPage(595, 842) as unknown as SKRSContext2D
    pen.font = '9px Arimo'
    const write = (text: string, x: number, y: number, align: 'left' | 'right' = 'left'): void => {
      pen.textAlign = align
      pen.fillText(text, x, y)
    }
    let y = 40
    if (from === 0) {
      write('HDFC BANK LIMITED', 40, y)
      write('Statement of Account', 400, y)
      write('MR RAVI KUMAR', 40, y + 16)
      write('12 MG Road, Pune - 411001', 40, y + 30)
      write('Account No : 50100012345678', 40, y + 46)
      write('IFSC : HDFC0001234', 400, y + 46)
    }
    y = 120
    write('Date', 40, y)
    write('Narration', 110, y)
    write('Withdrawal', 370, y, 'right')
    write('Deposit', 460, y, 'right')
    write('Closing Balance', 555, y, 'right')
    for (const row of rows.slice(from, from + rowsOnPage)) {
      y += 17
      write(row.date, 40, y)
      write(row.description, 110, y)
      write(row.debit, 370, y, 'right')
      write(row.credit, 460, y, 'right')
      write(row.balance, 555, y, 'right')
    }
    document.endPage()
  }
  return document.close()
}
