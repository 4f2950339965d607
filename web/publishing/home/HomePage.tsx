// Home page.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { latestRegisteredTypes } from '#contract/foundation/constants.ts'
import { Promoted } from '#web/billing/boosts/card.tsx'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { Section } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { Answers } from './Answers.tsx'
import { Banner } from './Banner.tsx'
import { ClaimBanner } from './ClaimBanner.tsx'
import { clipOf, seconds } from './clips.ts'
import { Hero } from './Hero.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { IndustryTree } from './IndustryTree.tsx'
import { LiveExample } from './LiveExample.tsx'
import { cardTags } from '#web/foundation/card-tags.ts'
import { liveOf } from './live.ts'
import { Numbers } from './Numbers.tsx'
import { VerifiedCompanies } from './VerifiedCompanies.tsx'
import { PortalList, PortalTrade } from '#web/publishing/portals/card.tsx'
import { headOfPortal } from './head-of-portal.ts'
import { tradeOf } from './trade.ts'

const childrenShown = 3
const OwnHome = lazyComponent(async () => (await import('./own/OwnHome.tsx')).OwnHome)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, cacheTags } = loaderContext(args)
  cacheTags('directory')
  const page = await api.portalPages.read({ params: { key: portal.key }, query: { lang: locale } })
  const query = { lang: locale }
  const [tree, latest, home, examples, trade] = await Promise.all([
    api.industries.tree({ query }),
    api.businesses.lastRegistered(),
    api.home.read({ query }),
    api.search.examples({ query }),
    tradeOf(api, page),
  ])
  const live = await liveOf(api, examples[0])
  const latestCards = 'data' in latest ? [] : Object.values(latest).flat()
  cacheTags(...cardTags([...latestCards, ...home.verified.companies, ...trade.companies, ...(live?.results ?? [])]))
  const categoriesOf = new Map(tree.categories.map(({ key, categories }) => [key, categories]))
  return {
    home: {
      ...home,
      industries: home.industries.map((industry) => ({
        ...industry,
        categories: (categoriesOf.get(industry.key) ?? [])
          .flatMap(({ name, empty }) => (empty ? [] : [name]))
          .slice(0, childrenShown),
      })),
    },
    live,
    examples: examples.slice(1),
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

/** The cached page is the stranger's; the person's loads over it. */
export function Component() {
  const session = useSession()
  return (
    <div className="wrap">
      <Suspense fallback={<Waiting />}>{session ? <OwnHome /> : <Waiting />}</Suspense>
      {!session && (
        <div className={styles.stranger}>
          <StrangersHome />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width={12} tall={64} />
      <Skeleton width={12} tall={64} />
      <Skeleton width={12} tall={64} />
    </div>
  )
}

function StrangersHome() {
  const { t } = useLingui()
  const { home, live, examples, latest, trade } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  return (
    <>
      <Hero
        title={trade.page.title}
        lead={trade.page.lead}
        numbers={<Numbers {...home} />}
        examples={examples}
        aside={live && <LiveExample {...live} />}
      />
      <div className={styles.promo}>
        {live && <HeroPicture />}
        <Banner />
      </div>

      <Section
        id="industries"
        className={styles.industries}
        title={t`Industries`}
        aside={<Link className="link" to={paths.industries()}>{t`All categories`}</Link>}
      >
        <IndustryTree industries={home.industries} />
      </Section>

      <VerifiedCompanies {...home.verified} />

      <Answers {...home.answers} />

      <ClaimBanner listed={home.listed} />

      <PortalTrade {...trade} />

      <Promoted place="home" />

      <Latest latest={latest} />

      <HowItWorks />

      <Section title={t`Portals`} aside={<Link className="link" to={paths.text('our-network')}>{t`Our Network`}</Link>}>
        <PortalList />
      </Section>
    </>
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
            {!latest[code]?.length && <p className="muted small">{t`No newcomers to show yet`}</p>}
          </div>
        ))}
      </div>
    </Section>
  )
}
