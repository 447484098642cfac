import { z } from 'zod'

/** The kinds under which the interface groups document types. */
export const documentKinds = ['identity', 'business', 'financial', 'property', 'address_proof'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The document types that the interface names, in its order, and after them those of which it gives no names. */
export const documentTypes = [
  'AADHAAR',
  'PAN',
  'DRIVING_LICENSE',
  'VOTER_ID',
  'PASSPORT',
  'GST_CERT',
  'SHOP_ACT_LICENSE',
  'UDYAM_CERT',
  'FSSAI_CERTIFICATE',
  'BANK_STATEMENT',
  'PURCHASE_ORDER',
  'INVOICE',
  'DELIVERY_ORDER',
  'SALE_DEED',
  'INDEX_2',
  'RENT_AGREEMENT',
  'SATBARA',
  'EBILL',
  'CHEQUE',
  'SALARY_SLIP',
  'RATION_CARD',
  'PROPERTY_TAX_RECEIPT',
  'WATER_BILL',
  'GAS_BILL',
] as const
const documentTypeSchema = z.enum(documentTypes)
export type DocumentType = z.infer<typeof documentTypeSchema>

/** A type that a user defined, by its name after the prefix: no name of theirs can be taken for one of ours. */
const userPrefix = 'user:'
export type UserType = `user:${string}`
export const userTypeOf = (name: string): UserType => `user:${name}`
export const isUserType = (type: string | null): type is UserType => type?.startsWith(userPrefix) ?? false

/** The name of a type in exported JSON. */
export const typeName = (type: DetectedType): string => (isUserType(type) ? type.slice(userPrefix.length) : type)

/** What the engine or a human may take a document for. */
export const givenTypeSchema = z.union([documentTypeSchema, z.templateLiteral([userPrefix, z.string().min(1).max(60)])])
export type GivenType = DocumentType | UserType

/** What the engine knows a document to be by itself: a known type, or none of them. */
export const detectedTypeSchema = z.enum([...documentTypes, 'UNRECOGNISED'])
/** What a reading may be. */
export type KnownType = z.infer<typeof detectedTypeSchema>
export type DetectedType = KnownType | UserType

export const kindOfType: Readonly<Record<DocumentType, DocumentKind>> = {
  AADHAAR: 'identity',
  PAN: 'identity',
  DRIVING_LICENSE: 'identity',
  VOTER_ID: 'identity',
  PASSPORT: 'identity',
  GST_CERT: 'business',
  SHOP_ACT_LICENSE: 'business',
  UDYAM_CERT: 'business',
  FSSAI_CERTIFICATE: 'business',
  BANK_STATEMENT: 'financial',
  PURCHASE_ORDER: 'financial',
  INVOICE: 'financial',
  DELIVERY_ORDER: 'financial',
  SALE_DEED: 'property',
  INDEX_2: 'property',
  RENT_AGREEMENT: 'property',
  SATBARA: 'property',
  EBILL: 'address_proof',
  CHEQUE: 'financial',
  SALARY_SLIP: 'financial',
  RATION_CARD: 'address_proof',
  PROPERTY_TAX_RECEIPT: 'property',
  WATER_BILL: 'address_proof',
  GAS_BILL: 'address_proof',
}
