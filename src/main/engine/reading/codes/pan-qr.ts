import { findDates, normaliseName } from '../../identifiers'

/** What the QR code of a PAN card says in plain text; empty where it says nothing. */
export interface PanQr {
  readonly panNumber: string
  readonly name: string
  readonly fatherName: string
  /** yyyy-mm-dd. */
  readonly dateOfBirth: string
}

const number = /(?<![A-Z0-9])[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z](?![A-Z0-9])/
const fatherLabel = /^father(?:'?s)?(?:\s*name)?\s*[:=-]\s*(.+)$/im
const nameLabel = /^name\s*[:=-]\s*(.+)$/im

/**
 * Reads the text of a QR code as a PAN card's. Most carry a payload that only the department's own reader can
 * open; null for those. Some carry plain lines.
 */
export function readPanQr(text: string): PanQr | null {
  const panNumber = number.exec(text)?.[0]
  if (panNumber === undefined) return null
  return {
    panNumber,
    name: normaliseName(nameLabel.exec(text)?.[1] ?? ''),
    fatherName: normaliseName(fatherLabel.exec(text)?.[1] ?? ''),
    dateOfBirth: findDates(text)[0]?.value ?? '',
  }
}
