// Home page: search, industries, latest companies, portals.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { latestRegisteredTypes, metaDescriptionMost } from '#contract/constants.ts'
import { Promoted } from '#web/boosts/card.tsx'
import { CompactBusinessCard } from '#web/businesses/card.tsx'
import { loaderContext, useSite, type Api, type Meta } from '#web/app/page.ts'
import { FirstSteps } from '#web/people/card.tsx'
import { SearchBar } from '#web/shell/search/SearchBar.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { cut } from '#web/ui/cut.ts'
import { Banner } from './Banner.tsx'
import { clipOf, seconds } from './clips.ts'
import { HeroPicture } from './HeroPicture.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { IndustryTree } from './IndustryTree.tsx'
import { PortalList, PortalTrade, type Trade } from '#web/portals/card.tsx'

const childrenShown = 3
const companiesShown = 4

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, cacheTags } = loaderContext(args)
  cacheTags('directory')
  const page = await api.portalPages.read({ params: { key: portal.key }, query: { lang: locale } })
  const [tree, latest, counted, there] = await Promise.all([
    api.industries.tree({ query: { lang: locale } }),
    api.businesses.lastRegistered(),
    api.search.business({ body: { textQuery: '', size: 1, businessType: 'MA' } }),
    page.local ?? companiesIn(api, page.countries),
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
    trade: {
      page: { ...page, local: null },
      isLocal: page.local !== null,
      total: there.total,
      counts: Object.fromEntries(there.industries.map(({ id, count }) => [id, count])),
      companies: there.companies,
    } satisfies Trade,
  }
}

async function companiesIn(api: Api, country: string[]) {
  const { data, total, facets } = await api.search.business({ body: { textQuery: '', size: companiesShown, country } })
  const industries = facets?.industry.map(({ value, count }) => ({ id: value, count })) ?? []
  return { total, industries, companies: data }
}

export const meta: Meta<typeof loader> = ({ data, portal, locale, absolute, paths, operator, i18n }) => {
  const place = portal.label[locale]
  const { name } = operator
  const clip = clipOf({ locale, portal })
  const { title, lead } = data.trade.page
  return {
    title: `${operator.name} ${place}: ${title.replace(/[.。]$/, '')}`,
    description: cut(lead, metaDescriptionMost),
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

/** Title and lead of the portal, the search bar, the drawing. */
function Hero({ title, lead }: Pick<Trade['page'], 'title' | 'lead'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const examples = [
    t({ message: 'centrifugal pumps', comment: 'example search' }),
    t({ message: 'planetary gearbox', comment: 'example search' }),
    t({ message: 'olive oil', comment: 'example search' }),
  ]
  return (
    <div className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
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
      <HeroPicture />
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
