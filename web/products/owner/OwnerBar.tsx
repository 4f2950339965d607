// What who may edit a product sees above its page: whether buyers see it, and the ways to change it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/products.ts'
import { useSite } from '#web/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { packageIcon, pencilIcon } from '#web/ui/icons.ts'
import { OwnBar } from '#web/ui/OwnBar.tsx'
import { StatusBadge } from '../edit/StatusBadge.tsx'

export function OwnerBar({ product }: { product: Product }) {
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
      <LinkButton icon={packageIcon} href={paths.catalogue(product)}>
        <Trans>Catalogue</Trans>
      </LinkButton>
      <LinkButton look="main" icon={pencilIcon} href={paths.editProduct(product, product)}>
        <Trans>Edit product</Trans>
      </LinkButton>
    </OwnBar>
  )
}
