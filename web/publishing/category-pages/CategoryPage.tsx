// /industries/{industry}/{category}, also /{country}: a category's page.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { categoryPageCompanies, metaDescriptionMost, showcaseCountLeast } from '#contract/foundation/constants.ts'
import { cardTags } from '#web/foundation/card-tags.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { legible } from '#web/foundation/paths.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { Watch } from '#web/social/watches/card.tsx'
import { ProductTiles, tileOf } from '#web/catalog/products/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, Section } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { cut } from '#web/ui/cut.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { IconPackage, IconSearch } from '#web/ui/icons.ts'
import { EmptyCategory } from './EmptyCategory.tsx'
import { questionsOf, subjectOf } from './category-questions.ts'
import styles from './CategoryPage.module.css'
import { SearchLink } from './SearchLink.tsx'

const companiesShown = 8
const productsShown = 8
const countriesShown = 24

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, params, cacheTags, canonical, signal } = loaderContext(args)
  const { category = '', country } = params
  const page = await api.categoryPages.read({ params: { category }, query: { lang: locale, country }, signal })
  canonical(paths.category(page.industry, page.category.slug, page.country?.slug))
  const filter = { category: [page.category.id], ...(page.country && { country: [page.country.code] }) }
  const [businesses, products] = await Promise.all([
    api.search.business({ body: { ...filter, size: companiesShown }, signal }),
    api.search.product({ body: { ...filter, size: productsShown, facets: false }, signal }),
  ])
  cacheTags(
    'industries',
    ...listTags(page.industry.id, page.country?.code),
    ...cardTags([...businesses.data, ...products.data, ...products.data.map((hit) => hit.businessProfile)]),
  )
  return {
    page: { ...page, countries: page.countries.slice(0, countriesShown) },
    total: businesses.total,
    types: businesses.facets?.businessType ?? [],
    companies: businesses.data.map(({ products: _products, productCount: _count, ...card }) => card),
    productTotal: products.total,
    products: products.data.map(tileOf),
  }
}

const listTags = (industry: string, country: string | undefined): string[] =>
  country ? [`industry:${industry}:${country}`, `industry:${industry}:countries`] : [`industry:${industry}`]

type Data = Awaited<ReturnType<typeof loader>>

export const meta: Meta<typeof loader> = (ask) => {
  const { data, i18n, paths, absolute, formats } = ask
  const { page, total, productTotal, companies } = data
  const { industry, category, country } = page
  const path = paths.category(industry, category.slug, country?.slug)
  const seen = { title: t(i18n)`${subjectOf(page)}: companies and products`, path }
  // Crawlers only: not bundled.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  const questions = questionsOf({ i18n, formats, page, total })
  const [counted, counts] = [formats.number(total), formats.number(productTotal)]
  const answers = questions.map(({ answer }) => answer).join(' ')
  const above = { name: category.name, path: paths.category(industry, category.slug) }
  return {
    ...seen,
    description: cut(
      t(i18n)`${subjectOf(page)}. Companies: ${counted}. Products: ${counts}. ${answers}`,
      metaDescriptionMost,
    ),
    noindex: total < categoryPageCompanies,
    jsonLd: [
      trailOf(ask, [
        { name: t(i18n)`Industries`, path: paths.industries() },
        { name: industry.text, path: paths.industry(industry) },
        above,
        ...(country ? [{ name: country.countryName, path }] : []),
      ]),
      {
        '@type': 'ItemList',
        name: seen.title,
        numberOfItems: total,
        itemListElement: companies.map((business, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: business.general.companyName,
          url: absolute(paths.business(business)),
        })),
      },
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  }
}

export function Component() {
  const { t } = useLingui()
  const data = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { page, total, companies, products } = data
  const { industry, category, country } = page
  const within = { category: category.id, ...(country && { countries: country.code }) }
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { name: t`Industries`, href: paths.industries() },
          { name: industry.text, href: paths.industry(industry) },
          ...(country ? [{ name: category.name, href: paths.category(industry, category.slug) }] : []),
          { name: country?.countryName ?? category.name },
        ]}
      />
      <header className={styles.head}>
        <h1>{t`${subjectOf(page)}: companies and products`}</h1>
        <div className="row">
          <LinkButton look="primary" icon={IconSearch} href={paths.search(within)}>
            <Trans>Search companies</Trans>
          </LinkButton>
          <LinkButton icon={IconPackage} href={paths.search({ business: 'PR', ...within })}>
            <Trans>Search products</Trans>
          </LinkButton>
          <Watch resourceType="category" resourceID={category.id} />
        </div>
      </header>
      {total === 0 && <EmptyCategory page={page} hasProducts={products.length > 0} />}
      {total > 0 && (
        <div className={styles.columns}>
          <div>
            <Section id="companies" title={t`Companies`}>
              <div className={styles.companies}>
                {companies.map((business) => (
                  <CompactBusinessCard key={business.businessID} business={business} level={3} />
                ))}
              </div>
            </Section>
          </div>
          <aside>
            <Figures {...data} />
            <Countries page={page} />
          </aside>
        </div>
      )}
      {products.length > 0 && (
        <Section id="products" title={t`Products`}>
          <ProductTiles products={products} columns={4} />
        </Section>
      )}
      <Questions {...data} />
      <Around page={page} />
    </div>
  )
}

function Figures({ page: { figures, category, country }, types, productTotal }: Data) {
  const { t } = useLingui()
  const { formats, paths, types: names } = useSite()
  const { leadTime, oldest, incoterms } = figures
  const within = { category: category.id, ...(country && { countries: country.code }) }
  const ofTypes = types.map(({ value, count }) => ({
    name: names.find(({ code }) => code === value)?.name ?? value,
    value: <Link to={paths.search({ business: value, ...within })}>{formats.number(count)}</Link>,
  }))
  const rest = [
    { name: t`Products`, value: formats.number(productTotal) },
    { name: t`Verified companies`, value: formats.number(figures.verified) },
    ...(leadTime
      ? [{ name: t`Median lead time`, value: <Plural value={leadTime.days} one="# day" other="# days" /> }]
      : []),
    ...(oldest ? [{ name: t`Oldest established in`, value: String(oldest) }] : []),
    ...(incoterms.length > 0 ? [{ name: t`Delivery terms`, value: incoterms.map(({ code }) => code).join(', ') }] : []),
  ]
  return (
    <Card as="section" pad="l">
      <h2 className={styles.title}>{t`In figures`}</h2>
      <Facts items={[...ofTypes, ...rest]} />
      <p className={styles.source}>{t`Counted in this directory, from what companies state.`}</p>
    </Card>
  )
}

function Countries({ page: { industry, category, country, countries } }: { page: Data['page'] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (countries.length === 0) return null
  return (
    <Card as="section" pad="l" className={styles.countries!}>
      <h2 className={styles.title}>{t`${category.name} by country`}</h2>
      <ul>
        {countries.map(({ code, slug, countryName, emoji, companies }) => (
          <li key={code}>
            <Link
              to={paths.category(industry, category.slug, slug)}
              aria-current={code === country?.code ? 'page' : undefined}
            >
              <Flag emoji={emoji} /> {countryName}
            </Link>
            {companies >= showcaseCountLeast && <span className="muted num">{formats.number(companies)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Questions({ page, total }: Data) {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const questions = questionsOf({ i18n, formats, page, total })
  if (questions.length === 0) return null
  return (
    <Section id="questions" title={t`Questions and answers`}>
      <Card pad="l">
        <dl className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}

function Around({ page: { industry, subCategories, siblings, country } }: { page: Data['page'] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <>
      {subCategories.length > 0 && (
        <Section id="subcategories" title={t`Subcategories`}>
          <ul className={styles.names}>
            {subCategories.map(({ id, name, empty }) => (
              <li key={id}>
                <SearchLink name={name} empty={empty} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {siblings.length > 0 && (
        <Section id="siblings" title={country ? `${industry.text}, ${country.countryName}` : industry.text}>
          <Chips>
            {siblings.map(({ id, slug, name }) => (
              <Chip key={id} href={legible(paths.category(industry, slug, country?.slug))}>
                {name}
              </Chip>
            ))}
          </Chips>
        </Section>
      )}
    </>
  )
}
