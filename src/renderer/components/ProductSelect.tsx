import { Select } from '@mantine/core'
import { useCallback, useState } from 'react'
import { ask } from '../api/ask'
import { useLive } from '../api/live'
import { useText } from '../i18n'

interface Choice {
  readonly products: readonly string[]
  /** Null until the products are known. */
  readonly product: string | null
  readonly choose: (product: string | null) => void
}

/** The products that an application can be for, the first of them chosen until the analyst chooses. */
export function useProduct(): Choice {
  const products = useLive(useCallback(() => ask('cases:products', {}), [])) ?? []
  const [chosen, choose] = useState<string | null>(null)
  return { products, product: chosen ?? products[0] ?? null, choose }
}

export function ProductSelect({ products, product, choose }: Choice) {
  const { t } = useText()
  return (
    <Select
      label={t('cases.product')}
      allowDeselect={false}
      data={products.map((name) => ({ value: name, label: t(`product.${name}`, { defaultValue: name }) }))}
      value={product}
      onChange={choose}
    />
  )
}
