// Home page: search, industries, latest companies, portals.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { latestRegisteredTypes } from '#contract/constants.ts'
import { CompactBusinessCard } from '#web/businesses/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/app/page.ts'
import { FirstSteps } from '#web/people/card.tsx'
import { SearchBar } from '#web/shell/search/SearchBar.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Banner } from './Banner.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { IndustryTree } from './IndustryTree.tsx'
import { PortalList } from '#web/portals/card.tsx'

const childrenShown = 3

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, cacheTags } = loaderContext(args)
  cacheTags('directory')
  const [tree, latest, counted] = await Promise.all([
    api.industries.tree({ query: { lang: locale } }),
    api.businesses.lastRegistered(),
    api.search.business({ body: { textQuery: '', size: 1, businessType: 'MA' } }),
  ])
  const counts = new Map(counted.facets?.industry.map(({ value, count }) => [value, count]))
  return {
    industries: tree.categories.map(({ id, key, text, categories }) => ({
      key,
      text,
      count: counts.get(id) ?? 0,
      categories: categories.slice(0, childrenShown).map(({ name }) => name),
    })),
    latest: 'data' in latest ? {} : latest,
  }
}

export const meta: Meta<typeof loader> = ({ i18n, portal, locale, absolute, paths, operator }) => {
  const place = portal.label[locale]
  const description = t(
    i18n,
  )`B2B directory for industry, ${place} edition: manufacturers, distributors, exporters and their products in 250 countries. Compare facts and write to the company directly.`
  return {
    title: t(i18n)`${operator.name} ${place}: find the company that makes it`,
    description,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: `${operator.name} ${place}`,
        url: absolute(paths.home()),
        inLanguage: locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(paths.searchResult)}?business=MA&countries=global&search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      { '@type': 'Organization', name: operator.name, url: absolute(paths.home()), logo: absolute('/icon-512.png') },
    ],
  }
}

export function Component() {
  const { t } = useLingui()
  const { industries, latest } = useLoaderData<typeof loader>()
  const { paths, types, portal, locale } = useSite()
  const examples = [
    t({ message: 'centrifugal pumps', comment: 'example search' }),
    t({ message: 'planetary gearbox', comment: 'example search' }),
    t({ message: 'olive oil', comment: 'example search' }),
  ]
  return (
    <div className="wrap">
      <FirstSteps />
      <div className={styles.hero}>
        <div>
          <h1>{t`Find the company that makes it, and write to them directly.`}</h1>
          <SearchBar hero />
          <Chips className={styles.examples!}>
            <span className="muted">{t({ message: 'Try', comment: 'followed by example searches' })}</span>
            {examples.map((example) => (
              <Chip key={example} href={paths.search({ search: example })}>
                {example}
              </Chip>
            ))}
          </Chips>
        </div>
        <figure className={styles.poster}>
          <Picture
            eager
            src={`/pictures/poster/${portal.key}.svg`}
            alt={t`Drawing of a plant beside a container port`}
            width={960}
            height={540}
          />
          <figcaption>{t`${portal.label[locale]} edition: one pool of companies, in four languages`}</figcaption>
        </figure>
      </div>

      <Section
        id="industries"
        className={styles.industries}
        title={t`Industries`}
        aside={<Link className="link" to={paths.industries()}>{t`All categories`}</Link>}
      >
        <IndustryTree industries={industries} />
      </Section>

      <Section
        title={t`Latest registered`}
        aside={<Link className="link" to={paths.search()}>{t`Browse all companies`}</Link>}
      >
        <div className={styles.latest}>
          {latestRegisteredTypes.map((code) => (
            <div key={code}>
              <div className={styles.heading}>
                <h3>{types.find((one) => one.code === code)?.name}</h3>
                <Link className="link small" to={paths.search({ business: code })}>
                  {t`View all`}
                  <span className="sr"> {types.find((one) => one.code === code)?.name}</span>
                </Link>
              </div>
              {latest[code]?.map((business) => (
                <CompactBusinessCard key={business.businessID} business={business} />
              ))}
              {!latest[code]?.length && <p className="muted small">{t`Nobody yet`}</p>}
            </div>
          ))}
        </div>
      </Section>

      <HowItWorks />

      <Banner />

      <Section title={t`Portals`}>
        <PortalList />
      </Section>
    </div>
  )
}
