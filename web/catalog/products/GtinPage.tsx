// /01/{gtin}: where a GS1 Digital Link of this site leads.
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { isGtin } from '#contract/catalog/products/gtin.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { IconHash } from '#web/ui/icons.ts'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Empty } from '#web/ui/States.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const gtin = params['gtin'] ?? ''
  const products = isGtin(gtin) ? await api.products.byGtin({ params: { gtin }, signal }) : []
  if (products.length === 1) return redirectTo(paths.product(products[0]!))
  return { gtin, products }
}

export const meta: Meta<typeof loader> = ({ data: { gtin }, i18n }) => ({
  title: translate(i18n)`Products with the number ${gtin}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { gtin, products } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  if (products.length === 0)
    return (
      <div className="wrap">
        <Empty icon={IconHash} level={1} title={t`Nobody here offers this number`}>
          <Trans>{gtin} is on no product of the network, or its check digit is wrong.</Trans>
        </Empty>
      </div>
    )
  return (
    <div className="wrap">
      <h1>{t`Products with the number ${gtin}`}</h1>
      <Card pad="l">
        <ul>
          {products.map((product) => (
            <li key={product.productID}>
              <Link className="link" to={paths.product(product)}>
                {product.name}
              </Link>{' '}
              <span className="muted">{product.companyName}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
