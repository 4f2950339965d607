// The fields of a product as people read them, where two wordings are to be compared.
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { pictureOf } from '#web/pictures.ts'
import type { Lists } from '../EditProductPage.tsx'
import styles from './Inputs.module.css'
import type { Name, Values } from './product-form.ts'
import { useStatusNames } from './StatusBadge.tsx'
import type { Category } from './tree.ts'

/** `categories` of what is typed; `product` knows the names of what is saved. Of a group of fields its first one is asked. */
export function useWording(lists: Lists, categories: readonly Category[], product: Product | undefined) {
  const { t } = useLingui()
  const statuses = useStatusNames()

  function placeOf({ industry, category, subCategory }: Values): string {
    const saved = [product?.industry, product?.category, product?.subCategory]
    const known = [...lists.industries, ...categories, ...categories.flatMap((one) => one.subCategories), ...saved]
    const nameOf = (id: string) => known.find((node) => node?.id === id)?.name
    return [industry, category, subCategory].flatMap((id) => nameOf(id) ?? []).join(' › ')
  }
  function priceOf({ pricing, currency, unit, min, max, tiers }: Values): string {
    if (pricing === 'request') return t`On request`
    const per = [currency, unit].filter(Boolean).join(' / ')
    if (pricing === 'range') return `${[min, max].filter(Boolean).join('–')} ${per}`
    return `${tiers.map(({ quantity, price }) => `${quantity}: ${price}`).join('\n')}\n${per}`
  }
  function photosOf({ photos }: Values): ReactNode {
    return (
      <span className={styles.photos}>
        {photos.map((photo) => {
          const shown = 'preview' in photo ? photo.preview : photo
          return <img key={shown.url} {...pictureOf(shown)} sizes="64px" alt="" width={64} height={48} />
        })}
        <span className="muted small">
          <Plural value={photos.length} one="# picture" other="# pictures" />
        </span>
      </span>
    )
  }

  return (name: Name, values: Values): ReactNode => {
    if (name === 'industry') return placeOf(values)
    if (name === 'pricing') return priceOf(values)
    if (name === 'photos') return photosOf(values)
    if (name === 'specs') return values.specs.map(({ key, value }) => `${key}: ${value}`).join('\n')
    if (name === 'videos') return values.videos.map(({ url }) => url).join('\n')
    if (name === 'datasheets') return values.datasheets.map((sheet) => sheet.name).join('\n')
    if (name === 'stock') return { '': t`Not stated`, yes: t`Yes`, no: t`No` }[values.stock]
    if (name === 'status') return statuses[values.status]
    return String(values[name])
  }
}
