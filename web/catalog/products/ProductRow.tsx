// Search result without a picture.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import { countryNameMost } from '#contract/foundation/constants.ts'
import { BusinessSeals, OfferedBy } from '#web/identity/businesses/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { ResultCard } from '#web/ui/Card.tsx'
import { Cut, Flag } from '#web/ui/Picture.tsx'
import type { ProductView } from './ProductCard.tsx'
import styles from './ProductRow.module.css'
import { unbroken } from './unbroken.ts'

type Price = NonNullable<ProductView['price']>

export function ProductRow({
  product,
  actions,
  mark,
}: {
  product: ProductView
  actions: ReactNode
  mark: (text: string) => ReactNode
}) {
  const { paths } = useSite()
  const { company } = product
  return (
    <ResultCard className={styles.row}>
      <div className={styles.body}>
        <h2 title={product.secondTitle} lang={product.lang}>
          <Link to={paths.product(product)}>{mark(product.name)}</Link>
        </h2>
        <p className={styles.company}>
          <OfferedBy business={company} name={company.name} />
          {company.kind === 'company' && (
            <span className="muted nowrap">
              <Flag emoji={company.country.emoji} /> <Cut text={company.country.countryName} most={countryNameMost} />
            </span>
          )}
          <BusinessSeals business={company} />
        </p>
        <RowSpecs product={product} />
      </div>
      {(product.price || company.presence === 'run') && (
        <p className={styles.price}>{product.price ? <RowPrice price={product.price} /> : <OnRequest />}</p>
      )}
      <div className={styles.actions}>{actions}</div>
    </ResultCard>
  )
}

function RowSpecs({ product: { specs, path } }: { product: ProductView }) {
  if (specs.length === 0) return <p className={styles.specs}>{path.at(-1)}</p>
  return (
    <dl className={styles.specs}>
      {specs.map(({ key, name, value }, index) => (
        <div key={index}>
          <dt>{name ?? key}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function OnRequest() {
  return (
    <span className="muted">
      <Trans comment="in place of a price">on request</Trans>
    </span>
  )
}

function RowPrice({ price }: { price: Price }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const amount = formats.range(price, formats.price)
  const least = price.tiers[0] && formats.number(price.tiers[0].quantity)
  const { currency, unit } = price
  if (!amount) return <OnRequest />
  return (
    <>
      <b className="num">{amount}</b>
      <span className="muted">{unit ? `${currency} / ${unit}` : currency}</span>
      {least && (
        <span className="muted">{t({ message: `from ${least}`, comment: 'a price holds from this quantity on' })}</span>
      )}
    </>
  )
}
