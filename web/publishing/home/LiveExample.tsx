// Example search with its first three results.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Product } from '#contract/catalog/products/products.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { isFree } from '#contract/foundation/amounts.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Presence, type State } from '#web/identity/businesses/card.tsx'
import { Badge, Verified } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Flag, Picture } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './LiveExample.module.css'

export type Live = {
  text: string
  total: number
  results: (Pick<Product, 'productID' | 'key' | 'name' | 'price' | 'leadTime'> & {
    picture: Photo | null
    company: string
    emoji: string
    verified: boolean
  } & State)[]
}

export function LiveExample({ text, total, results }: Live) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const count = formats.number(total)
  return (
    <Card as="section" className={styles.live!}>
      <header>
        <h2>
          <span>{t`A search, as you would ask it`}</span>
          {text}
        </h2>
        <Badge look="info">{t`${count} products`}</Badge>
      </header>
      <ul>
        {results.map((result) => (
          <li key={result.productID}>
            {result.picture && <Picture {...pictureOf(result.picture)} alt="" width={64} height={48} eager={false} />}
            <div>
              <h3>
                <Link to={paths.product(result)}>{result.name}</Link>
              </h3>
              <p className="small">
                {result.kind === 'collection' ? (
                  <Trans>From the collection {result.company}</Trans>
                ) : (
                  <>
                    <Flag emoji={result.emoji} /> <Text>{result.company}</Text> <Presence business={result} />
                  </>
                )}
              </p>
              {result.verified && (
                <Verified verified label={t`Verified`} title={t`Evidence of the company was checked`} />
              )}
            </div>
            <Terms price={result.price} leadTime={result.leadTime} presence={result.presence} />
          </li>
        ))}
      </ul>
      <footer>
        <Link className="link" to={paths.search({ business: 'PR', search: text })}>
          {t`See all ${count}`}
        </Link>
      </footer>
    </Card>
  )
}

function Terms({ price, leadTime, presence }: Pick<Live['results'][number], 'price' | 'leadTime' | 'presence'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <p className={styles.terms}>
      <Text>
        {price &&
          (isFree(price)
            ? t({ message: 'Free', comment: 'price of goods that are given away' })
            : formats.range(price, formats.price))}
      </Text>
      {!price && presence === 'run' && <span className="muted small">{t`Price on request`}</span>}
      {price && !isFree(price) && (
        <small>
          <Text>{price.currency}</Text>
          <Text>{price.unit && ` / ${price.unit}`}</Text>
        </small>
      )}
      {leadTime !== null && (
        <small>
          <Plural value={leadTime} one="# day" other="# days" />
        </small>
      )}
    </p>
  )
}
