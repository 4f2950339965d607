// /business/{id}/products: everything a company offers, newest first, with a search and the categories within it (2§2). A plain GET form and links.
import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import { productListSize, searchTextMost } from '#contract/constants.ts'
import { asked, useSite, type Meta } from '#web/page.ts'
import { pageNumber } from '#web/page-number.ts'
import { idOf } from '#web/paths.ts'
import { pictureOf } from '#web/pictures.ts'
import { ProductTiles, tileOf } from '#web/products/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/Field.tsx'
import { packageIcon, searchIcon } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './BusinessProductsPage.module.css'
import { trail } from './head.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, url, shows, canonical, redirectTo, signal } = asked(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, searchTextMost)
  const wanted = pageNumber(url.searchParams)
  const category = idOf(url.searchParams.get('category') ?? '')
  const listed = (page: number) =>
    api.products.byBusiness({
      query: { bid: id, q, category, facets: 'true', skip: (page - 1) * productListSize, size: productListSize },
      signal,
    })
  const [{ data: business }, found] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    listed(wanted),
  ])
  canonical(paths.businessProducts(business))
  shows(`business:${id}`)
  const pages = Math.max(1, Math.ceil(found.total / productListSize))
  // A page past the end shows the last one.
  const { data: products, total } = wanted > pages ? await listed(pages) : found
  const page = Math.min(wanted, pages)
  const { categories = [] } = found
  return { business, products: products.map(tileOf), total, categories, pages, page, q, category }
}

export const meta: Meta<typeof loader> = ({ data: { business, page, q, category, total }, i18n, paths, absolute }) => {
  const name = business.general.companyName
  const title = t(i18n)`Products of ${name}`
  const seen = {
    title: page > 1 ? t(i18n)`${title}, page ${page}` : title,
    path: paths.businessProducts(business, { page: page > 1 ? page : undefined }),
  }
  // The rest is for crawlers, and they read what the server wrote: the browser's bundle goes without.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  return {
    ...seen,
    description: t(
      i18n,
    )`All products of ${name}, ${business.contactInfo.country.countryName}, with pictures, specifications and lead times.`,
    image: business.general.profilePhoto.url,
    noindex: q !== '' || category !== undefined || total === 0,
    jsonLd: [trail(business, [{ name: title, path: paths.businessProducts(business) }], { paths, absolute })],
  }
}

export function Component() {
  const { business, products, total, categories, pages, page, q, category } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const name = business.general.companyName
  const input = useRef<HTMLInputElement>(null)
  // The field follows the address.
  useEffect(() => {
    if (input.current) input.current.value = q
  }, [q])
  const found = t`${plural(total, { one: '# product', other: '# products' })}`
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { name: business.general.industry.name, href: paths.search({ search: business.general.industry.name }) },
          { name, href: paths.business(business) },
          { name: t`Products` },
        ]}
      />
      <div className={styles.head}>
        <Logo {...pictureOf(business.general.profilePhoto)} eager />
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
        <LinkButton href={paths.business(business)}>
          <Trans>View company</Trans>
        </LinkButton>
      </div>
      {business.productCount > 0 && (
        <search aria-label={t`Search these products`}>
          <form className={styles.search} method="get" action={paths.businessProducts(business)}>
            <Field
              label={t`Search these products`}
              name="q"
              type="search"
              ref={input}
              defaultValue={q}
              maxLength={searchTextMost}
            />
            {category && <input type="hidden" name="category" value={category} />}
            <Button type="submit" look="primary" icon={searchIcon}>
              <Trans>Search</Trans>
            </Button>
          </form>
        </search>
      )}
      <Categories business={business} categories={categories} chosen={category} q={q} />
      {products.length > 0 ? (
        <ProductTiles products={products} columns={4} level={2} />
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

type Loaded = Awaited<ReturnType<typeof loader>>
type Listed = Pick<Loaded, 'business' | 'categories' | 'q'> & { chosen: string | undefined }

/** What the company makes, by kind; nothing where all is of one kind. */
function Categories({ business, categories, chosen, q }: Listed) {
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
          icon={packageIcon}
          title={t`No product matches`}
          action={
            <LinkButton href={all}>
              <Trans>Show all products</Trans>
            </LinkButton>
          }
        />
      ) : (
        <Empty icon={packageIcon} title={t`This company has not listed products yet`} />
      )}
    </Card>
  )
}
