import { ApiError } from '../../../../shared/contract/api-error'
import type { Product, ProductKind } from '../../../../shared/contract/products'
import {
  documentTypes,
  kindOfType,
  type DocumentKind,
  type DocumentType,
} from '../../../../shared/domain/document-types'
import type { FileRecord } from '../../ports/service-records'

/** The product of that name. Throws a 400 that lists the known ones. */
export function productOf(products: readonly Product[], name: string): Product {
  const product = products.find(({ product_type }) => product_type === name)
  if (product) return product
  const known = products.map(({ product_type }) => product_type).join(', ')
  throw new ApiError(400, `Invalid parameter: product_type is unknown. Known: ${known}.`)
}

/** The product of a flow that exists: one whose file is gone by now requires and checks nothing. */
export const keptProduct = (products: readonly Product[], name: string): Product =>
  products.find(({ product_type }) => product_type === name) ?? {
    product_type: name,
    required: [],
    optional: [],
    cross_checks: [],
  }

/** The types that serve for a kind of the product. */
export const typesFor = ({ kind, types }: ProductKind): readonly DocumentType[] =>
  types ?? documentTypes.filter((type) => kindOfType[type] === kind)

/** The types of those files that count: read, and not refused. */
export const countedTypes = (
  files: readonly Pick<FileRecord, 'state' | 'documentType' | 'refused'>[],
): (string | null)[] =>
  files.filter(({ state, refused }) => state === 'EXTRACTED' && !refused).map(({ documentType }) => documentType)

/** The required kinds for which documents of these types do not serve. */
export const missingKinds = (product: Product, types: readonly (string | null)[]): DocumentKind[] =>
  product.required.filter((kind) => !typesFor(kind).some((type) => types.includes(type))).map(({ kind }) => kind)
