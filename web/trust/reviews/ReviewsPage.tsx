// /business/{id}/reviews: reviews after dealings.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { reviewPageSize } from '#contract/foundation/constants.ts'
import { inLine } from '#kit/direction.ts'
import { bothOf, loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useSession } from '#web/foundation/session.ts'
import { ReportButton } from '#web/trust/reports/card.tsx'
import { Verified } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BuyerTable, Figures } from './Figures.tsx'
import { HowWeCheck } from './HowWeCheck.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import styles from './Reviews.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, url, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const page = pageNumber(url.searchParams)
  const side = url.searchParams.get('side') === 'supplier' ? ('supplier' as const) : undefined
  const evidence = url.searchParams.get('evidence') === 'awarded' ? ('awarded' as const) : undefined
  const [business, reviews] = await bothOf(
    api.businesses.read({ params: { id }, signal }).then(({ data }) => {
      canonical(paths.reviews(data))
      return data
    }),
    api.reviews.ofBusiness({
      params: { id },
      query: { side, evidence, skip: (page - 1) * reviewPageSize, size: reviewPageSize },
      signal,
    }),
  )
  cacheTags(`business:${id}`)
  if (business.kind === 'collection') return redirectTo(paths.business(business))
  return { business, reviews, side, evidence, page }
}

export const meta: Meta<typeof loader> = ({ data: { business, reviews, side, evidence, page }, i18n }) => ({
  title: t(i18n)`Reviews of ${business.general.companyName}`,
  description: t(
    i18n,
  )`What firms say that dealt with ${business.general.companyName}, how each was checked, and how it is as a buyer.`,
  noindex: reviews.all === 0 || side !== undefined || evidence !== undefined || page > 1,
})

export function Component() {
  const { business, reviews, side, evidence, page } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const session = useSession()
  const name = business.general.companyName
  const { data, all, awarded, figures, removed } = reviews
  const isAsBuyer = side === 'supplier'
  const views = [
    { key: 'all', text: t({ message: 'All', comment: 'reviews' }), count: all, query: { side } },
    { key: 'awarded', text: t`Awarded or delivered`, count: awarded, query: { side, evidence: 'awarded' } },
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading />
      <Card as="section" className={styles.part}>
        <header className="row between">
          <h2>
            <Text>{isAsBuyer ? t`Suppliers’ word about ${name}` : t`After real dealings`}</Text>
          </h2>
          <a className="link small" href="#how">
            <Trans>How we check</Trans>
          </a>
        </header>
        <div className={styles.columns}>
          <Figures figures={figures} all={all} removed={removed} />
          <div>
            {all > 0 && (
              <div className="row between">
                <nav className={styles.views} aria-label={t`Evidence`}>
                  {views.map(({ key, text, count, query }) => (
                    <Link
                      key={key}
                      to={paths.reviews(business, query)}
                      aria-current={key === (evidence ?? 'all') ? 'true' : undefined}
                    >
                      <Text>{text}</Text> {formats.number(count)}
                    </Link>
                  ))}
                </nav>
                <span className="muted small">
                  <Trans>Strongest evidence first</Trans>
                </span>
              </div>
            )}
            {data.map((review) => (
              <ReviewItem key={review.reviewID} review={review} of={name}>
                {session && (
                  <p className={styles.report}>
                    <ReportButton resourceType="review" resourceID={review.reviewID} title={t`Report this review`} />
                  </p>
                )}
              </ReviewItem>
            ))}
            <Pagination
              page={page}
              pages={Math.ceil(reviews.total / reviewPageSize)}
              hrefOf={(one) => paths.reviews(business, { side, evidence, page: one > 1 ? one : undefined })}
              labels={{
                list: t`Pages`,
                previous: t`Previous`,
                next: t`Next`,
                page: (one) => t`Page ${formats.number(one)}`,
              }}
            />
          </div>
        </div>
      </Card>
      <div className={styles.pair}>
        <AsBuyer />
        <HowWeCheck />
      </div>
    </div>
  )
}

function AsBuyer() {
  const { business, reviews } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const name = business.general.companyName
  const { buyer } = reviews
  return (
    <Card as="section" className={styles.part}>
      <h2>
        <Trans>The other way round: {name} as a buyer</Trans>
      </h2>
      <BuyerTable facts={buyer}>
        <div>
          <dt>
            <Trans>Suppliers’ word</Trans>
          </dt>
          <dd>
            <Link className="link" to={paths.reviews(business, { side: 'supplier' })}>
              {buyer.figures
                ? t`${formats.number(buyer.figures.overall)} of 5 from ${formats.number(buyer.figures.firms)} firms`
                : t`no average yet`}
            </Link>
          </dd>
        </div>
      </BuyerTable>
    </Card>
  )
}

function Heading() {
  const { business, reviews, side } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { general, contactInfo, verified } = business
  const { country } = contactInfo
  return (
    <>
      <header className={styles.heading}>
        <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} size={64} />
        <div>
          <h1>
            <UserText text={general.companyName} />
          </h1>
          <p className="row muted">
            <span>
              <Flag emoji={country.emoji} /> <Text>{inLine([contactInfo.city, country.countryName])}</Text>
            </span>
            {verified && <Verified verified label={t`Verified`} />}
          </p>
        </div>
      </header>
      <Card className={styles.tabs}>
        <nav className="tabs" aria-label={t`Sections`}>
          <Link to={paths.business(business)}>
            <Trans>Overview</Trans>
          </Link>
          <Link to={paths.businessProducts(business)}>
            <Trans>Products</Trans>
            <span>{formats.number(business.productCount)}</span>
          </Link>
          <Link to={paths.reviews(business)} aria-current={side ? undefined : 'page'}>
            <Trans>Reviews</Trans>
            {!side && <span>{formats.number(reviews.all)}</span>}
          </Link>
        </nav>
      </Card>
    </>
  )
}
