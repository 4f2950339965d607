// Home page: search, industries, latest companies, portals.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { latestRegisteredTypes } from '#contract/foundation/constants.ts'
import { Promoted } from '#web/billing/boosts/card.tsx'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { FirstSteps } from '#web/identity/people/card.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Banner } from './Banner.tsx'
import { clipOf, seconds } from './clips.ts'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { IndustryTree } from './IndustryTree.tsx'
import { PortalList, PortalTrade } from '#web/publishing/portals/card.tsx'
import { headOfPortal } from './head-of-portal.ts'
import { tradeOf } from './trade.ts'

const childrenShown = 3

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, cacheTags } = loaderContext(args)
  cacheTags('directory')
  const page = await api.portalPages.read({ params: { key: portal.key }, query: { lang: locale } })
  const [tree, latest, counted, trade] = await Promise.all([
    api.industries.tree({ query: { lang: locale } }),
    api.businesses.lastRegistered(),
    api.search.business({ body: { textQuery: '', size: 1, businessType: 'MA' } }),
    tradeOf(api, page),
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
    trade,
  }
}

export const meta: Meta<typeof loader> = ({ data, portal, locale, absolute, paths, operator, i18n }) => {
  const place = portal.label[locale]
  const { name } = operator
  const clip = clipOf({ locale, portal })
  return {
    ...headOfPortal(data.trade.page, `${name} ${place}`),
    feeds: [
      { name: 'companies', title: t(i18n)`New companies` },
      { name: 'products', title: t(i18n)`New products` },
      { name: 'articles', title: t(i18n)`B2B Tips` },
    ],
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
      ...(clip
        ? [
            {
              '@type': 'VideoObject',
              name: t(i18n)`How ${name} works`,
              description: t(i18n)`From a search to an order: find manufacturers, compare them, write to them.`,
              thumbnailUrl: absolute(clip.poster),
              contentUrl: absolute(clip.mp4),
              uploadDate: clip.since,
              duration: `PT${seconds}S`,
              inLanguage: clip.language,
            },
          ]
        : []),
      { '@type': 'Organization', name: operator.name, url: absolute(paths.home()), logo: absolute('/icon-512.png') },
    ],
  }
}

export function Component() {
  const { t } = useLingui()
  const { industries, latest, trade } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  return (
    <div className="wrap">
      <FirstSteps />
      <Hero title={trade.page.title} lead={trade.page.lead} />

      <Section
        id="industries"
        className={styles.industries}
        title={t`Industries`}
        aside={<Link className="link" to={paths.industries()}>{t`All categories`}</Link>}
      >
        <IndustryTree industries={industries} />
      </Section>

      <PortalTrade {...trade} />

      <Promoted place="home" />

      <Latest latest={latest} />

      <HowItWorks />

      <Banner />

      <Section title={t`Portals`} aside={<Link className="link" to={paths.text('our-network')}>{t`Our Network`}</Link>}>
        <PortalList />
      </Section>
    </div>
  )
}

type LatestByType = ReturnType<typeof useLoaderData<typeof loader>>['latest']

function Latest({ latest }: { latest: LatestByType }) {
  const { t } = useLingui()
  const { paths, types } = useSite()
  return (
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
  )
}
