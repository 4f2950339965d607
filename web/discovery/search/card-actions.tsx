// Buttons of result cards: inquiry, favorite, comparison.
import { SelectButton } from '#web/catalog/compare/card.tsx'
import type { ProductView } from '#web/catalog/products/card.tsx'
import type { CardSlots, BusinessView } from '#web/identity/businesses/card.tsx'
import styles from './card-actions.module.css'
import { Save } from '#web/social/favorites/card.tsx'
import { SendInquiry } from '#web/trade/inquiries/card.tsx'

export function businessActions({ businessID, name }: BusinessView): CardSlots {
  return {
    main: <SendInquiry businessID={businessID} name={name} look="soft" />,
    more: (
      <>
        <span className={styles.short}>
          <Save resourceType="business" resourceID={businessID} name={name} look="ghost" />
        </span>
        <SelectButton kind="business" id={businessID} name={name} look="ghost" compact />
      </>
    ),
  }
}

export function ProductActions({ product: { productID, name, company } }: { product: ProductView }) {
  return (
    <>
      {company.kind === 'company' && (
        <SendInquiry businessID={company.businessID} productID={productID} name={name} look="soft" />
      )}
      <span className={styles.short}>
        <Save resourceType="product" resourceID={productID} name={name} look="ghost" />
      </span>
      <SelectButton kind="product" id={productID} name={name} look="ghost" compact />
    </>
  )
}

export function RowActions({ product: { productID, name } }: { product: ProductView }) {
  return (
    <span className={styles.icons}>
      <Save resourceType="product" resourceID={productID} name={name} look="ghost" />
      <SelectButton kind="product" id={productID} name={name} look="ghost" />
    </span>
  )
}
