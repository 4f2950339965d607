// Page of a listed company: facts with sources, ways on.
import { Trans } from '@lingui/react/macro'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { Part, PartColumns } from '#web/ui/Part.tsx'
import { KnownFacts, UnknownFacts } from './Facts.tsx'
import { IsYours, SimilarCompanies, Sources } from './Aside.tsx'
import { ListedHeader } from './ListedHeader.tsx'
import styles from './Listed.module.css'
import { type ProductRow, type Similar, splitSimilar } from './listing.ts'
import { ListedProducts } from './ListedProducts.tsx'
import { Ways } from './Ways.tsx'

type Props = { business: BusinessProfile; products: ProductRow[]; similar: Similar }

export function ListedBusiness({ business, products, similar }: Props) {
  const { asked, others } = splitSimilar(similar.data)
  return (
    <>
      <ListedHeader business={business} />
      <PartColumns
        className={styles.columns}
        aside={
          <>
            <IsYours business={business} />
            <SimilarCompanies business={business} similar={similar} shown={others.length > 0 ? others : asked} />
            <Sources business={business} />
          </>
        }
      >
        <Ways business={business} asked={asked} />
        <KnownFacts business={business} />
        <UnknownFacts business={business} />
        {products.length > 0 && <ListedProducts business={business} products={products} />}
        <Why />
      </PartColumns>
    </>
  )
}

function Why() {
  return (
    <Part id="why" title={<Trans>Why is it here?</Trans>}>
      <div className={styles.why}>
        <p>
          <Trans>
            WBN is a directory of industry. Its entries begin with facts of public registers and open data, each with
            its source, so that buyers find makers who have not heard of WBN.
          </Trans>
        </p>
        <p>
          <Trans>
            Nobody pays for such an entry, and none is ranked for money. The company may claim the page, correct it or
            have it removed at any time, free of charge.
          </Trans>
        </p>
      </div>
    </Part>
  )
}
