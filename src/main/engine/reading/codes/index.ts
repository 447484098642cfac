/** Machine-readable codes and lines: found on the page, read, and judged by signature or check digit. */
export { addressLine, type AadhaarFields } from './aadhaar-fields'
export { readAadhaarQr, type AadhaarQr, type AadhaarQrResult } from './aadhaar-qr'
export type { SignatureState } from './aadhaar-signature'
export { readEInvoice, type EInvoice } from './e-invoice'
export { findCodes } from './find-codes'
export { findMrz, type FoundMrz } from './find-mrz'
export { readPanQr, type PanQr } from './pan-qr'
export { loadUidaiKeys, type UidaiKey } from './uidai-keys'
