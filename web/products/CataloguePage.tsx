// /business/{id}/edit/products: all products of a business for those who edit them, drafts and archived ones too.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayDo } from '#contract/access.ts'
import { productLimits } from '#contract/constants.ts'
import type { OwnProduct } from '#contract/products.ts'
import { Refusal } from '#kit/refusal.ts'
import { DownloadCatalogue } from '#web/catalogues/card.tsx'
import { ConfirmDialog } from '#web/ConfirmDialog.tsx'
import { useOutcome } from '#web/failure-words.ts'
import { asked, useApi, useSite, type Meta } from '#web/page.ts'
import { pageNumber } from '#web/page-number.ts'
import { idOf } from '#web/paths.ts'
import { useLoaderData, useNavigate, useRouting, type LoaderFunctionArgs } from '#web/routing.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/Field.tsx'
import { packageIcon, plusIcon, searchOffIcon, uploadIcon } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Bar } from '#web/ui/Ranges.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './CataloguePage.module.css'
import { CatalogueRow, type Act } from './edit/CatalogueRow.tsx'
import { useStatusNames } from './edit/StatusBadge.tsx'

const pageSize = 20
const statuses = ['active', 'draft', 'archived', 'hidden'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = asked(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data: business, session } = await api.businesses.read({ params: { id }, signal })
  if (!mayDo('editProducts', session.access)) return redirectTo(paths.business(business))
  const q = url.searchParams.get('q') ?? ''
  const status = statuses.find((one) => one === url.searchParams.get('status'))
  const page = pageNumber(url.searchParams)
  const query = { bid: id, q, ...(status && { status }), size: pageSize, skip: (page - 1) * pageSize }
  const catalogue = await api.products.catalogue({ query, signal })
  return { business, catalogue, asked: { q, status, page } }
}

export const meta: Meta<typeof loader> = ({ data: { business }, i18n }) => ({
  title: t(i18n)`Catalogue of ${business.general.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { business, catalogue, asked: wanted } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { reload } = useRouting()
  const { saved, failed } = useOutcome()
  const [busy, setBusy] = useState('')
  const [leaving, setLeaving] = useState<OwnProduct>()
  const statusNames = useStatusNames()
  const { counts, data, total, most } = catalogue
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const at = (query: Record<string, string | number | undefined>) => paths.catalogue(business, query)
  const { q, status, page } = wanted

  const act: Act = async (product, what) => {
    const params = { productID: product.productID }
    setBusy(product.productID)
    try {
      if (what === 'duplicate') {
        const copy = await api.products.duplicate({ params })
        return navigate(paths.editProduct(business, copy))
      }
      if (what === 'remove') await api.products.remove({ params })
      else await api.products.change({ params, body: { status: what, version: product.version } })
      saved(what === 'remove' ? t`Product removed` : undefined)
      setLeaving(undefined)
      reload()
    } catch (error) {
      const full = error instanceof Refusal && error.name === 'Conflict' && error.fields?.['status']
      failed(error, full ? t`Your membership shows no more products: archive one, or keep this a draft.` : undefined)
    } finally {
      setBusy('')
    }
    return undefined
  }

  const add = (
    <LinkButton look="main" icon={plusIcon} href={paths.editProduct(business)}>
      {t`Add product`}
    </LinkButton>
  )
  return (
    <div className={`wrap ${styles.page}`}>
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
          {all > 0 && <DownloadCatalogue businessID={business.businessID} name={t`catalogue-${business.key}`} />}
          <LinkButton icon={uploadIcon} href={paths.importCatalogue(business)}>{t`Import`}</LinkButton>
          {add}
        </div>
      </div>
      <Card pad="m">
        <p className={styles.room}>
          <Trans>
            <b className="num">{counts.active}</b> of {most} products are shown to buyers.
          </Trans>
        </p>
        {counts.active >= most && (
          <p className={styles.room}>
            <Trans>
              Every place is taken: archive a product to show another one, or keep it as a draft. A standard membership
              shows {productLimits.standard} products, gold {productLimits.gold}, premium {productLimits.premium},
              platinum {productLimits.platinum}.
            </Trans>
          </p>
        )}
        <Bar solid={Math.min(100, (counts.active / most) * 100)} soft={0} ticks={[]} label={t`Products shown`} />
      </Card>
      {all > 0 || q ? (
        <>
          <form
            method="get"
            action={paths.catalogue(business)}
            role="search"
            aria-label={t`Catalogue`}
            className={styles.search}
          >
            {status && <input type="hidden" name="status" value={status} />}
            <Field
              key={q}
              type="search"
              name="q"
              label={t`Search by name, part number or brand`}
              defaultValue={q}
              maxLength={200}
            />
            <Button type="submit">{t`Search`}</Button>
          </form>
          <Chips>
            <Chip {...(status && { href: at({ q: q || undefined }) })}>
              {t`All`} · {all}
            </Chip>
            {statuses
              .filter((one) => counts[one] > 0 || one === status)
              .map((one) => {
                const label = statusNames[one]
                return (
                  <Chip
                    key={one}
                    href={at({ q: q || undefined, status: one === status ? undefined : one })}
                    {...(one === status && { removes: t`Remove filter: ${label}` })}
                  >
                    {label} · {counts[one]}
                  </Chip>
                )
              })}
          </Chips>
          <p className="muted" role="status">
            <Plural value={total} one="# product" other="# products" />
            {status && ` · ${statusNames[status]}`}
          </p>
        </>
      ) : (
        <Empty icon={packageIcon} title={t`No products yet`} action={add}>
          <Trans>Companies with products are found more often: buyers search for products first.</Trans>
        </Empty>
      )}
      {total === 0 && (q || status) && <Empty icon={searchOffIcon} title={t`Nothing found`} />}
      <ul className={styles.list}>
        {data.map((product) => (
          <CatalogueRow
            key={product.productID}
            product={product}
            editHref={paths.editProduct(business, product)}
            busy={busy === product.productID}
            onAct={(one, what) => (what === 'remove' ? Promise.resolve(setLeaving(one)) : act(one, what))}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(number) => at({ q: q || undefined, status, page: number === 1 ? undefined : number })}
        labels={{ list: t`Pages`, previous: t`Previous`, next: t`Next`, page: (number) => t`Page ${number}` }}
      />
      {leaving && (
        <ConfirmDialog
          title={t`Remove ${leaving.name}?`}
          yes={t`Remove for good`}
          busy={busy !== ''}
          onClose={() => setLeaving(undefined)}
          onYes={() => void act(leaving, 'remove')}
        >
          <Trans>
            Its page answers that it is gone, and this can't be undone. Archiving hides it and keeps everything.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  )
}
