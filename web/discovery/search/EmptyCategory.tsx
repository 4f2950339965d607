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

type Props = { category: NonNullable<ResultPage['emptyCategory']>; total: number; query: SearchQuery }

export function EmptyCategory({ category: { id, name, above, beside }, total, query }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
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
