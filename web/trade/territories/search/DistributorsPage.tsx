// /distributors: by country and kind of line.
import { plural, t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { territoryPageSize } from '#contract/trade/territories/constants.ts'
import type { ResponseData } from '#contract/foundation/endpoint.ts'
import type { LineRole } from '#contract/trade/territories/states.ts'
import type { territories } from '#contract/trade/territories/territories.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconFilter, IconUserSearch } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Empty } from '#web/ui/States.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { useRoleNames } from '../names.ts'
import { type Question, askedIn, addressOf, flag, listed, sharedQuery } from './asked.ts'
import { DistributorCard } from './DistributorCard.tsx'
import { Facets } from './Facets.tsx'
import { Pages } from './Pages.tsx'
import styles from './Search.module.css'

const Alerts = lazyComponent(async () => (await import('./Alerts.tsx')).Alerts)

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const asked = askedIn(url.searchParams)
  const { lists, flags } = asked
  const found = await api.territories.findDistributors({
    query: {
      ...sharedQuery(asked, territoryPageSize),
      language: listed(lists.language),
      ...(flags.stock && { stock: 'stock' as const }),
      service: flag(flags.service),
      room: flag(flags.room),
    },
    signal,
  })
  return { asked, found }
}
type DistributorsAnswer = ResponseData<typeof territories.findDistributors>

function headingIn(i18n: I18n, { lists }: Question, { total, facets }: DistributorsAnswer): string {
  const [country, ...others] = lists.country
  const place = others.length === 0 ? facets.country.find(({ value }) => value === country)?.name : undefined
  return place
    ? t(i18n)`${plural(total, { one: `# distributor for ${place}`, other: `# distributors for ${place}` })}`
    : t(i18n)`${plural(total, { one: '# distributor', other: '# distributors' })}`
}

export const meta: Meta<typeof loader> = ({ data: { asked, found }, i18n }) => ({
  title: headingIn(i18n, asked, found),
  description: t(i18n)`Distributors, agents and service partners by country and kind of product.`,
  noindex: found.total === 0 || asked.page > 1,
})

export function Component() {
  const { asked, found } = useLoaderData<typeof loader>()
  const { i18n, t } = useLingui()
  const { paths } = useSite()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const heading = headingIn(i18n, asked, found)
  return (
    <div className={`wrap ${styles.page}`}>
      <DistributorFacets asked={asked} found={found} open={open} />
      <section aria-label={heading}>
        <div className={styles.title}>
          <h1 aria-live="polite">{heading}</h1>
          <Button
            className={styles.opener!}
            icon={IconFilter}
            aria-expanded={open}
            aria-controls="filters"
            onClick={() => setOpen(!open)}
          >
            <Trans>Filters</Trans>
          </Button>
          {session && (
            <Suspense>
              <Alerts kind="distributor" asked={asked} name={heading} />
            </Suspense>
          )}
        </div>
        <p className={`muted ${styles.about}`}>
          <Trans>As they state it themselves; confirmed lines are those that the maker confirms too.</Trans>{' '}
          <Link className="link" to={paths.soughtLines()}>
            <Trans>Lines that seek somebody</Trans>
          </Link>
        </p>
        <div id="results" tabIndex={-1}>
          {found.data.map((distributor) => (
            <DistributorCard key={distributor.business.businessID} distributor={distributor} />
          ))}
          {found.total === 0 && (
            <Empty icon={IconUserSearch} title={t`No distributor states this`}>
              <Trans>Ask for fewer things at once.</Trans>
            </Empty>
          )}
        </div>
        <div className={styles.foot}>
          <FixedSentence reader="seeker" alone />
          <Pages
            asked={asked}
            total={found.total}
            hrefOf={(page) => paths.distributors(addressOf({ ...asked, page }))}
          />
        </div>
      </section>
    </div>
  )
}

function DistributorFacets({
  asked,
  found: { facets },
  open,
}: {
  asked: Question
  found: DistributorsAnswer
  open: boolean
}) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const { paths } = useSite()
  return (
    <Facets
      asked={asked}
      action={paths.distributors()}
      open={open}
      lists={[
        { name: 'country', title: t`Country covered`, values: facets.country },
        {
          name: 'role',
          title: t({ message: 'Role', comment: 'of a distributor, an agent or a service partner' }),
          values: facets.role.map((one) => ({ ...one, name: roles[one.value as LineRole] })),
        },
        { name: 'industry', title: t`Industry`, values: facets.industry },
        { name: 'language', title: t`Language`, values: facets.language },
      ]}
      flags={{
        title: t({ message: 'Offers', comment: 'what a distributor has' }),
        choices: [
          { name: 'stock', text: t`On stock`, count: facets.stock },
          { name: 'service', text: t`Own service`, count: facets.service },
          { name: 'room', text: t`Takes further lines`, count: facets.room },
          { name: 'verified', text: t`Verified`, count: facets.verified },
        ],
      }}
    />
  )
}
