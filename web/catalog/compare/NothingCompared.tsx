// Comparison without ids.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsLeftRight } from '#web/ui/icons.ts'
import { comparedMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './ComparePage.module.css'
import { useSelection } from './selection.ts'

export function NothingCompared() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { product, business } = useSelection()
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  return (
    <Card>
      <Empty
        icon={IconArrowsLeftRight}
        title={t`Nothing to compare yet`}
        action={
          <div className={styles.ways}>
            {product.length > 0 && product.length <= comparedMost && (
              <LinkButton look="primary" href={paths.compare({ products: ids(product) })}>
                <Plural value={product.length} one="Compare # product" other="Compare # products" />
              </LinkButton>
            )}
            {business.length > 0 && business.length <= comparedMost && (
              <LinkButton look="primary" href={paths.compare({ companies: ids(business) })}>
                <Plural value={business.length} one="Compare # company" other="Compare # companies" />
              </LinkButton>
            )}
            <LinkButton href={paths.search({ business: 'PR' })}>
              <Trans>Find products</Trans>
            </LinkButton>
            <LinkButton href={paths.search()}>
              <Trans>Find companies</Trans>
            </LinkButton>
          </div>
        }
      >
        <Trans>
          Select up to four products or companies: their facts stand side by side, and differences are marked.
        </Trans>
      </Empty>
    </Card>
  )
}
