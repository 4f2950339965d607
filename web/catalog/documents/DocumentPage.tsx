// /document/{id}: page behind a printed code.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { IconAlertTriangle, IconCheck, IconDownload } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { About } from './About.tsx'
import styles from './ProductDocuments.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal, cacheTags } = loaderContext(args)
  const document = await api.documents.read({ params: { documentID: params['id'] ?? '' }, signal })
  cacheTags(
    `business:${document.business.businessID}`,
    ...document.products.map(({ productID }) => `product:${productID}`),
  )
  return { document }
}

export const meta: Meta<typeof loader> = ({ data: { document } }) => ({
  title: `${document.title} – ${document.business.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { document } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const { documentID, business, products, ended, endsOn, url } = document
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{document.title}</h1>
      <Card pad="l">
        <About document={document} />
        {ended ? (
          <Badge look="bad" icon={IconAlertTriangle}>{t`No longer valid`}</Badge>
        ) : (
          endsOn && <Badge look="ok" icon={IconCheck}>{t`Holds today, says the company`}</Badge>
        )}
        <p>
          <Trans>
            Stated by{' '}
            <Link className="link" to={paths.business(business)}>
              {business.companyName}
            </Link>
            , not checked by WBN.
          </Trans>
        </p>
        {url && (
          <LinkButton
            href={url}
            icon={IconDownload}
            target="_blank"
            rel="noopener nofollow"
            reloadDocument
            onClick={() => void api.documents.open({ params: { documentID }, body: {} }).catch(() => {})}
          >
            <Trans>Download</Trans>
          </LinkButton>
        )}
      </Card>
      <Card as="section">
        <CardHeader title={t`Products with this document`} />
        <ul className={styles.links}>
          {products.map((product) => (
            <li key={product.productID}>
              <Link className="link" to={`${paths.product(product)}#documents`}>
                {product.name}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
