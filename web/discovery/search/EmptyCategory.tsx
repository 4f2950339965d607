// Empty category: quotations, a new listing, related categories.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileInvoice, IconPlus } from '#web/ui/icons.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import styles from './EmptyCategory.module.css'
import type { ResultPage } from './load.ts'
import { addressOf, type SearchQuery, withoutFilters } from './query.ts'

export function EmptyCategory({ found: { emptyCategory, total }, query }: { found: ResultPage; query: SearchQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!emptyCategory) return null
  const { id, name, above, beside } = emptyCategory
  const searchOf = (search: string) =>
    paths.search(addressOf({ ...withoutFilters(query), countries: [], search, exactly: false, literally: [] }))
  return (
    <Card as="section" pad="m" className={styles.empty!}>
      <p className="semi">
        {total > 0 ? (
          <Trans>Nothing is filed under {name} yet. These results have its words.</Trans>
        ) : (
          <Trans>The category {name} is still empty.</Trans>
        )}
      </p>
      <p className="row">
        <LinkButton icon={IconFileInvoice} rel="nofollow" href={paths.createRfq({ category: id })}>
          <Trans>Ask for quotations</Trans>
        </LinkButton>
        <LinkButton icon={IconPlus} rel="nofollow" href={paths.createBusiness()}>
          <Trans>List your company here</Trans>
        </LinkButton>
      </p>
      <nav aria-label={t`Related categories`}>
        <Chips>
          {[above, ...beside].map((one) => (
            <Chip key={one} href={searchOf(one)}>
              {one}
            </Chip>
          ))}
        </Chips>
      </nav>
    </Card>
  )
}
