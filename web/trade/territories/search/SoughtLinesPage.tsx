// /sought-lines: lines that seek somebody.
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
import { idOf } from '#web/foundation/paths.ts'
import { sessionNow, useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconFilter, IconUserSearch } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Empty } from '#web/ui/States.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { useRoleNames } from '../names.ts'
import { type Question, askedIn, addressOf, flag, listed, sharedQuery } from './asked.ts'
import { Facets } from './Facets.tsx'
import { LineCard } from './LineCard.tsx'
import { Pages } from './Pages.tsx'
import styles from './Search.module.css'

const Alerts = lazyComponent(async () => (await import('./Alerts.tsx')).Alerts)

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const asked = askedIn(url.searchParams)
  const { lists, flags } = asked
  const session = sessionNow()
  const businessID = session && (idOf(url.searchParams.get('as') ?? '') ?? session.actor.businessID)
  const found = await api.territories.findLines({
    query: {
      ...sharedQuery(asked, territoryPageSize),
      from: listed(lists.from),
      exclusivePossible: flag(flags.exclusivePossible),
      noMinimum: flag(flags.noMinimum),
      ...(businessID && { businessID }),
    },
    signal,
  })
  return { asked, found, own: businessID }
}
type LinesAnswer = ResponseData<typeof territories.findLines>

function headingIn(i18n: I18n, { lists }: Question, { total, facets }: LinesAnswer): string {
  const [country, ...others] = lists.country
  const place = others.length === 0 ? facets.country.find(({ value }) => value === country)?.name : undefined
  const isDistributor = lists.role.length === 1 && lists.role[0] === 'distributor'
  if (isDistributor && place)
    return t(
      i18n,
    )`${plural(total, { one: `# line that seeks a distributor in ${place}`, other: `# lines that seek a distributor in ${place}` })}`
  if (place)
    return t(
      i18n,
    )`${plural(total, { one: `# line that seeks a partner in ${place}`, other: `# lines that seek a partner in ${place}` })}`
  return t(i18n)`${plural(total, { one: '# line that seeks a partner', other: '# lines that seek a partner' })}`
}

export const meta: Meta<typeof loader> = ({ data: { asked, found }, i18n }) => ({
  title: headingIn(i18n, asked, found),
  description: t(i18n)`Makers that seek distributors, agents and service partners by country and kind of product.`,
  noindex: found.total === 0 || asked.page > 1,
})

export function Component() {
  const { asked, found, own } = useLoaderData<typeof loader>()
  const { i18n } = useLingui()
  const { paths } = useSite()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const [country] = asked.lists.country
  const heading = headingIn(i18n, asked, found)
  return (
    <div className={`wrap ${styles.page}`}>
      <LineFacets asked={asked} found={found} open={open} own={own} />
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
              <Alerts kind="line" asked={asked} name={heading} />
            </Suspense>
          )}
        </div>
        <About found={found} own={own} />
        <div id="results" tabIndex={-1}>
          {found.data.map((line) => (
            <LineCard key={line.lineID} line={line} country={asked.lists.country.length === 1 ? country : undefined} />
          ))}
          {found.total === 0 && <Nothing />}
        </div>
        <div className={styles.foot}>
          <FixedSentence reader="seeker" alone />
          <Pages
            asked={asked}
            total={found.total}
            hrefOf={(page) => paths.soughtLines(addressOf({ ...asked, page }))}
          />
        </div>
      </section>
    </div>
  )
}

function About({ found: { nearestTo }, own }: { found: LinesAnswer; own: string | undefined }) {
  const { paths } = useSite()
  if (!nearestTo || !own)
    return (
      <p className={`muted ${styles.about}`}>
        <Trans>Makers say here where they have nobody yet.</Trans>{' '}
        <Link className="link" to={paths.distributors()}>
          <Trans>Search distributors instead</Trans>
        </Link>
      </p>
    )
  return (
    <p className={`muted ${styles.about}`}>
      <Trans>For {nearestTo}: sorted by how near they are to the lines you carry.</Trans>{' '}
      <Link className="link" to={paths.coverage({ businessID: own })}>
        <Trans>What I carry</Trans>
      </Link>
    </p>
  )
}

function Nothing() {
  const { t } = useLingui()
  return (
    <Empty icon={IconUserSearch} title={t`No line seeks anybody here`}>
      <Trans>Ask for fewer things at once, or write to a maker on its page: nobody has to seek you first.</Trans>
    </Empty>
  )
}

type FacetsProps = { asked: Question; found: LinesAnswer; open: boolean; own: string | undefined }

function LineFacets({ asked, found: { facets }, open, own }: FacetsProps) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const { paths } = useSite()
  return (
    <Facets
      asked={asked}
      action={paths.soughtLines()}
      open={open}
      hidden={{ as: own }}
      lists={[
        { name: 'country', title: t`Country to cover`, values: facets.country },
        {
          name: 'role',
          title: t({ message: 'Role', comment: 'of a distributor, an agent or a service partner' }),
          values: facets.role.map((one) => ({ ...one, name: roles[one.value as LineRole] })),
        },
        { name: 'industry', title: t`Industry`, values: facets.industry },
        { name: 'from', title: t`Maker from`, values: facets.from },
      ]}
      flags={{
        title: t({ message: 'Terms', comment: 'of a maker for its distributors' }),
        choices: [
          { name: 'exclusivePossible', text: t`First exclusivity possible`, count: facets.exclusivePossible },
          { name: 'noMinimum', text: t`No minimum order`, count: facets.noMinimum },
          { name: 'verified', text: t`Verified maker`, count: facets.verified },
        ],
      }}
    />
  )
}
