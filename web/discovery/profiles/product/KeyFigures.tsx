// Price, lead time and stock, always in three columns.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isFree } from '#contract/foundation/amounts.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './KeyFigures.module.css'
import { Text } from '#web/ui/Text.tsx'

type Figures = { product: Pick<Product, 'price' | 'leadTime' | 'stock'>; isListed: boolean }

export function KeyFigures({ product: { price, leadTime, stock }, isListed }: Figures) {
  const { t } = useLingui()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t`Price`}</dt>
        <dd>{price ? <Price price={price} /> : isListed ? '–' : <Trans>On request</Trans>}</dd>
      </div>
      <div>
        <dt>{t`Lead time`}</dt>
        <dd>{leadTime === null ? '–' : <Days days={leadTime} />}</dd>
      </div>
      <div>
        <dt>{t`In stock`}</dt>
        <dd>{stock === null ? '–' : stock ? <Trans>Yes</Trans> : <Trans>No</Trans>}</dd>
      </div>
    </dl>
  )
}

function Days({ days }: { days: number }) {
  const { formats } = useSite()
  return (
    <>
      <Text>{formats.number(days)}</Text>{' '}
      <small>
        <Plural value={days} one="day" other="days" />
      </small>
    </>
  )
}

function Price({ price }: { price: NonNullable<Product['price']> }) {
  const { formats } = useSite()
  if (isFree(price)) return <Trans comment="price of goods that are given away">Free</Trans>

  return (
    <>
      <Text>{formats.range(price, formats.price)}</Text>{' '}
      <small>
        <Text>{price.currency}</Text>
        <Text>{price.unit && ` / ${price.unit}`}</Text>
      </small>
    </>
  )
}
