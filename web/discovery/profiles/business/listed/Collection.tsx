// Page of a collection: products; no inquiry, no claim.
import { Trans } from '@lingui/react/macro'
import { IconPackage } from '#web/ui/icons.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { Save } from '#web/social/favorites/card.tsx'
import { Follow } from '#web/social/follows/card.tsx'
import { Like } from '#web/social/reactions/card.tsx'
import { Watch } from '#web/social/watches/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Part, PartColumns } from '#web/ui/Part.tsx'
import { Sources } from './Aside.tsx'
import { Head, Main, ReadFrom, ShareLink } from './ListedHeader.tsx'
import styles from './Listed.module.css'
import type { ProductRow } from './listing.ts'
import { ListedProducts } from './ListedProducts.tsx'

export function Collection({ business, products }: { business: BusinessProfile; products: ProductRow[] }) {
  const { paths } = useSite()
  const { businessID, general, productCount, reactions } = business
  const actions = (
    <>
      <Save resourceType="business" resourceID={businessID} look="ghost" />
      <Like resourceType="business" resourceID={businessID} count={reactions.reactionCount.like} />
      <Follow resourceType="business" resourceID={businessID} look="ghost" />
      <ShareLink business={business} />
      <Watch resourceType="business" resourceID={businessID} look="ghost" />
    </>
  )
  return (
    <>
      <Head business={business} actions={actions} foot={<ReadFrom business={business} />}>
        {productCount > 0 && (
          <Main>
            <LinkButton look="primary" icon={IconPackage} href={paths.businessProducts(business)}>
              <Trans>Search these products</Trans>
            </LinkButton>
          </Main>
        )}
      </Head>
      <PartColumns className={styles.columns} aside={<Sources business={business} />}>
        <Part id="what" title={<Trans>What this is</Trans>}>
          <p className={styles.why}>
            <Trans>
              A data set with types of products and their figures. It is no seller: it cannot be written to or claimed.
              Makers and dealers of such products are found by the search, or answer a request for quotation.
            </Trans>
          </p>
          <p className={styles.ask}>
            <LinkButton href={paths.search({ search: general.industry.name, presence: 'run' })}>
              <Trans>Companies that answer</Trans>
            </LinkButton>
            <LinkButton href={paths.createRfq()} rel="nofollow">
              <Trans>Ask for quotations</Trans>
            </LinkButton>
          </p>
        </Part>
        {products.length > 0 && <ListedProducts business={business} products={products} />}
      </PartColumns>
    </>
  )
}
