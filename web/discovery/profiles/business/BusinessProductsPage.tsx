// /business/{id}/products: products, newest first. Works without scripts.
import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { productListSize, searchTextMost } from '#contract/foundation/constants.ts'
import { bothOf, loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Presence } from '#web/identity/businesses/card.tsx'
import { ProductTiles, tileOf } from '#web/catalog/products/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { IconPackage, IconSearch } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './BusinessProductsPage.module.css'
import { trail } from './head.ts'
import { rowOf } from './listed/listing.ts'
import { ProductRows } from './listed/ListedProducts.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, url, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, searchTextMost)
  const requestedPage = pageNumber(url.searchParams)
  const category = idOf(url.searchParams.get('category') ?? '')
  const listed = (page: number) =>
    api.products.byBusiness({
      query: { bid: id, q, category, facets: 'true', skip: (page - 1) * productListSize, size: productListSize },
      signal,
    })
  const [business, found] = await bothOf(
    api.businesses.read({ params: { id }, signal }).then(({ data }) => {
      canonical(paths.businessProducts(data))
      return data
    }),
    listed(requestedPage),
  )
  cacheTags(`business:${id}`)
  const pages = Math.max(1, Math.ceil(found.total / productListSize))
  const { data: products, total } = requestedPage > pages ? await listed(pages) : found
  const page = Math.min(requestedPage, pages)
  const { categories = [] } = found
  const isListed = business.presence === 'listed'
  const [tiles, rows] = isListed ? [[], products.map(rowOf)] : [products.map(tileOf), []]
  return { business, tiles, rows, total, categories, pages, page, q, category }
}

export const meta: Meta<typeof loader> = ({ data: { business, page, q, category, total }, i18n, paths, absolute }) => {
  const name = business.general.companyName
  const title = t(i18n)`Products of ${name}`
  const seen = {
    title: page > 1 ? t(i18n)`${title}, page ${page}` : title,
    path: paths.businessProducts(business, { page: page > 1 ? page : undefined }),
  }
  // Crawlers only: not bundled.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  return {
    ...seen,
    description: t(
      i18n,
    )`All products of ${name}, ${business.contactInfo.country.countryName}, with pictures, specifications and lead times.`,
    image: business.general.profilePhoto?.url,
    noindex: q !== '' || category !== undefined || total === 0,
    jsonLd: [trail(business, [{ name: title, path: paths.businessProducts(business) }], { paths, absolute })],
  }
}

type PageData = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { business, tiles, rows, total, categories, pages, page, q, category } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { name: business.general.industry.name, href: paths.search({ search: business.general.industry.name }) },
          { name: business.general.companyName, href: paths.business(business) },
          { name: t`Products` },
        ]}
      />
      <Heading business={business} total={total} q={q} />
      {business.productCount > 0 && <Search business={business} category={category} q={q} />}
      <Categories business={business} categories={categories} category={category} q={q} />
      {tiles.length > 0 ? (
        <ProductTiles products={tiles} columns={4} level={2} />
      ) : rows.length > 0 ? (
        <Card pad="l">
          <ProductRows products={rows} />
        </Card>
      ) : (
        <NoProducts filtered={q !== '' || category !== undefined} all={paths.businessProducts(business)} />
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(one) => paths.businessProducts(business, { q, category, page: one > 1 ? one : undefined })}
          labels={{
            list: t`Pages`,
            previous: t`Previous`,
            next: t`Next`,
            page: (one) => t`Page ${formats.number(one)}`,
          }}
        />
      </div>
    </div>
  )
}

function Heading({ business, total, q }: Pick<PageData, 'business' | 'total' | 'q'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const name = business.general.companyName
  const found = t`${plural(total, { one: '# product', other: '# products' })}`
  return (
    <div className={styles.head}>
      <Logo name={name} {...pictureOf(business.general.profilePhoto)} eager />
      <div className="grow">
        <h1>
          <Trans>Products of {name}</Trans>
        </h1>
        <p className="muted" aria-live="polite">
          {q ? (
            <Trans>
              {found} for “{q}”
            </Trans>
          ) : (
            found
          )}
        </p>
      </div>
      <Presence business={business} />
      <LinkButton href={paths.business(business)}>
        {business.kind === 'collection' ? <Trans>View collection</Trans> : <Trans>Business Profile</Trans>}
      </LinkButton>
    </div>
  )
}

function Search({ business, category, q }: Pick<PageData, 'business' | 'category' | 'q'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const input = useRef<HTMLInputElement>(null)
  // Navigation does not remount the field.
  useEffect(() => {
    if (input.current) input.current.value = q
  }, [q])
  return (
    <search aria-label={t`Search these products`}>
      <Form className={styles.search} action={paths.businessProducts(business)}>
        <Field
          label={t`Search these products`}
          name="q"
          type="search"
          ref={input}
          defaultValue={q}
          maxLength={searchTextMost}
        />
        {category && <input type="hidden" name="category" value={category} />}
        <Button type="submit" look="primary" icon={IconSearch}>
          <Trans>Search</Trans>
        </Button>
      </Form>
    </search>
  )
}

function Categories({
  business,
  categories,
  category: chosen,
  q,
}: Pick<PageData, 'business' | 'categories' | 'category' | 'q'>) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (categories.length < 2 && !chosen) return null
  const at = (category?: string) => paths.businessProducts(business, { q, category })
  return (
    <nav aria-label={t`Categories`} className={styles.categories}>
      <Chips>
        {categories.map(({ id, name: label, count }) => (
          <Chip
            key={id}
            href={at(id === chosen ? undefined : id)}
            {...(id === chosen && { removes: t`Remove filter: ${label}` })}
          >
            {label} · {formats.number(count)}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

function NoProducts({ filtered, all }: { filtered: boolean; all: string }) {
  const { t } = useLingui()
  return (
    <Card>
      {filtered ? (
        <Empty
          icon={IconPackage}
          title={t`No product matches`}
          action={
            <LinkButton href={all}>
              <Trans>Show all products</Trans>
            </LinkButton>
          }
        />
      ) : (
        <Empty icon={IconPackage} title={t`This company has not listed products yet`} />
      )}
    </Card>
  )
}
