// Unit prices by minimum quantity.
import { Trans } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './Specifications.module.css'

export function PriceSteps({ price }: { price: Product['price'] }) {
  const { formats } = useSite()
  if (!price?.tiers.length) return null
  return (
    <table className={`${styles.table} ${styles.steps}`}>
      <caption className="sr">
        <Trans>Price by quantity</Trans>
      </caption>
      <tbody>
        {price.tiers.map(({ quantity, price: each }) => {
          const from = formats.number(quantity)
          return (
            <tr key={quantity}>
              <th scope="row">
                <Trans comment="a price holds from this quantity on">from {from}</Trans>
              </th>
              <td className="num">
                {`${formats.price(each)} ${price.currency}${price.unit ? ` / ${price.unit}` : ''}`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
