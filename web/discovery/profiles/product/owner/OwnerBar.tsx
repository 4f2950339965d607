// Product owner bar: visibility and edit links.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import { BuyerViewBar } from '#web/foundation/shell/BuyerViewBar.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconFileText, IconPackage, IconPencil } from '#web/ui/icons.ts'
import { OwnBar } from '#web/ui/OwnBar.tsx'
import { StatusBadge } from '#web/catalog/products/edit/card.tsx'

type Props = { product: Product; asBuyer: boolean }

export function OwnerBar({ product, asBuyer }: Props) {
  return asBuyer ? <BuyerViewBar /> : <OwnBarOf product={product} />
}

function OwnBarOf({ product }: Pick<Props, 'product'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <OwnBar
      label={t`Your product`}
      state={
        <>
          <span className="semi">
            <Trans>You manage this product</Trans>
          </span>
          <StatusBadge status={product.status} />
        </>
      }
    >
      <LinkButton icon={IconPackage} href={paths.catalogue(product)}>
        <Trans>Catalogue</Trans>
      </LinkButton>
      <LinkButton icon={IconFileText} href={paths.documents(product, { product: product.productID })}>
        <Trans>Documents</Trans>
      </LinkButton>
      <LinkButton look="main" icon={IconPencil} href={paths.editProduct(product, product)}>
        <Trans>Edit product</Trans>
      </LinkButton>
    </OwnBar>
  )
}
