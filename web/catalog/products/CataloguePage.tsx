// /business/{id}/edit/products: catalog editor.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import { quantityOf } from '#contract/billing/memberships/plans.ts'
import type { OwnProduct } from '#contract/catalog/products/products.ts'
import { Refusal } from '#kit/refusal.ts'
import { DownloadCatalogue } from '#web/catalog/catalogues/card.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconFileText, IconPackage, IconPlus, IconSearchOff, IconUpload } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import styles from './CataloguePage.module.css'
import { CatalogueRow, type Act } from './edit/CatalogueRow.tsx'
import { CatalogueSearch, statuses } from './edit/CatalogueSearch.tsx'

const pageSize = 20

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data: business, session } = await api.businesses.read({ params: { id }, signal })
  if (!hasPermission('editProducts', session.access)) return redirectTo(paths.business(business))
  const q = url.searchParams.get('q') ?? ''
  const status = statuses.find((one) => one === url.searchParams.get('status'))
  const page = pageNumber(url.searchParams)
  const query = { bid: id, q, ...(status && { status }), size: pageSize, skip: (page - 1) * pageSize }
  const [catalogue, { plans }] = await Promise.all([
    api.products.catalogue({ query, signal }),
    api.memberships.setup({ signal }),
  ])
  const limits = plans.map(({ subscription, benefits }) => ({ subscription, most: quantityOf(benefits, 'products') }))
  return { business, catalogue, limits, q, status, page }
}

export const meta: Meta<typeof loader> = ({ data: { business }, i18n }) => ({
  title: t(i18n)`Catalogue of ${business.general.companyName}`,
  description: '',
  noindex: true,
})

type PageData = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { t } = useLingui()
  const { business, catalogue, limits, q, status, page } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { act, busyID, removing, setRemoving } = useActions(business)
  const { counts, data, total } = catalogue
  const isEmpty = Object.values(counts).every((count) => count === 0)
  const add = (
    <LinkButton look="main" icon={IconPlus} href={paths.editProduct(business)}>
      {t`Add product`}
    </LinkButton>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading business={business} isEmpty={isEmpty} add={add} />
      <CapacityCard catalogue={catalogue} limits={limits} />
      {isEmpty && !q ? (
        <Empty icon={IconPackage} title={t`No products yet`} action={add}>
          <Trans>Companies with products are found more often: buyers search for products first.</Trans>
        </Empty>
      ) : (
        <CatalogueSearch businessID={business.businessID} counts={counts} total={total} q={q} status={status} />
      )}
      <div ref={useFocusAfterRemoval()}>
        {total === 0 && (q || status) && <Empty icon={IconSearchOff} title={q ? t`Nothing found` : t`No content`} />}
        <ul className={styles.list}>
          {data.map((product) => (
            <CatalogueRow
              key={product.productID}
              product={product}
              editHref={paths.editProduct(business, product)}
              busy={busyID === product.productID}
              onAct={(one, what) => (what === 'remove' ? Promise.resolve(setRemoving(one)) : act(one, what))}
            />
          ))}
        </ul>
      </div>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(number) =>
          paths.catalogue(business, { q: q || undefined, status, page: number === 1 ? undefined : number })
        }
        labels={{ list: t`Pages`, previous: t`Previous`, next: t`Next`, page: (number) => t`Page ${number}` }}
      />
      {removing && (
        <ConfirmDialog
          title={t`Remove ${removing.name}?`}
          yes={t`Remove for good`}
          busy={busyID !== ''}
          onClose={() => setRemoving(undefined)}
          onYes={() => void act(removing, 'remove')}
        >
          <Trans>
            Its page will say that it no longer exists, and this can't be undone. Archiving hides it but keeps
            everything.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  )
}

function useActions(business: PageData['business']) {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { showSuccess, showError } = useToasts()
  const [busyID, setBusyID] = useState('')
  const [removing, setRemoving] = useState<OwnProduct>()

  const act: Act = async (product, what) => {
    const params = { productID: product.productID }
    setBusyID(product.productID)
    try {
      if (what === 'duplicate') {
        const copy = await api.products.duplicate({ params })
        return navigate(paths.editProduct(business, copy))
      }
      if (what === 'remove') await api.products.remove({ params })
      else await api.products.change({ params, body: { status: what, version: product.version } })
      showSuccess(what === 'remove' ? t`Product removed` : undefined)
      setRemoving(undefined)
      void revalidate()
    } catch (error) {
      const full = error instanceof Refusal && error.name === 'Conflict' && error.fields?.['status']
      showError(
        error,
        full ? t`The limit of your membership is reached: archive a product, or keep this one as a draft.` : undefined,
      )
    } finally {
      setBusyID('')
    }
    return undefined
  }
  return { act, busyID, removing, setRemoving }
}

function Heading({ business, isEmpty, add }: Pick<PageData, 'business'> & { isEmpty: boolean; add: ReactNode }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <>
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { name: business.general.companyName, href: paths.business(business) },
          { name: t`Edit profile`, href: paths.editBusiness(business) },
          { name: t`Catalogue` },
        ]}
      />
      <div className="row between">
        <h1>{t`Catalogue`}</h1>
        <div className="row">
          {!isEmpty && <DownloadCatalogue businessID={business.businessID} name={t`catalogue-${business.key}`} />}
          <LinkButton icon={IconFileText} href={paths.documents(business)}>{t`Documents`}</LinkButton>
          <LinkButton icon={IconUpload} href={paths.importCatalogue(business)}>{t`Import`}</LinkButton>
          {add}
        </div>
      </div>
    </>
  )
}

function CapacityCard({ catalogue: { counts, most }, limits }: Pick<PageData, 'catalogue' | 'limits'>) {
  const { t } = useLingui()
  const more = limits
    .filter((limit) => limit.most > most)
    .map((limit) => `${planNames[limit.subscription]} ${limit.most}`)
    .join(', ')
  return (
    <Card pad="m">
      <p className={styles.room}>
        <Plural
          value={counts.active}
          one="Buyers see # product. Your membership shows up to {most}."
          other="Buyers see # products. Your membership shows up to {most}."
        />
      </p>
      {counts.active >= most && (
        <p className={styles.room}>
          <Trans>All places are taken: archive a product to show another one, or keep it as a draft.</Trans>{' '}
          {more && <Trans>Other memberships show more products: {more}.</Trans>}
        </p>
      )}
      <Bar solid={Math.min(100, (counts.active / most) * 100)} soft={0} ticks={[]} label={t`Products shown`} />
    </Card>
  )
}
