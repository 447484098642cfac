import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productSchema, type Product } from '../../../shared/contract/products'

/** The products of a folder, by name. Throws where a file is no product: a wrong one must not go unseen. */
export function loadProducts(folder: string): Product[] {
  const products = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const parsed = productSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
      if (!parsed.success) throw new Error(`${name} is no product`)
      return parsed.data
    })
  return products.sort((a, b) => (a.product_type < b.product_type ? -1 : 1))
}
