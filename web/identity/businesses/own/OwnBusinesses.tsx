// The reader's businesses. `membership=choose-business` lists those whose membership the reader may buy.
import { Trans, useLingui } from '@lingui/react/macro'
import { hasPermission } from '#contract/identity/access.ts'
import { selectedMost } from '#contract/foundation/constants.ts'
import { loaderContext, useSite } from '#web/foundation/page.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconBuilding, IconPlus, IconSearch } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import styles from './OwnBusinesses.module.css'
import { NextSteps } from '../next-steps/NextSteps.tsx'
import { ClosedBusiness } from './ClosedBusiness.tsx'
import { OpenClaims } from './OpenClaims.tsx'
import { OwnBusinessCard } from './OwnBusinessCard.tsx'

export async function loadOwnBusinesses(args: LoaderFunctionArgs) {
  const { api, signal, url } = loaderContext(args)
  const [{ data }, decisions, claims] = await Promise.all([
    api.businesses.mine({ signal }),
    api.sanctions.own({ signal }),
    api.ownershipClaims.mine({ signal }),
  ])
  const closed = decisions.filter(
    ({ subjectKind, objectKind, act, endedAt }) =>
      subjectKind === 'business' && objectKind === 'business' && !endedAt && act !== 'warn',
  )
  const chooses = url.searchParams.get('membership') === 'choose-business'
  const edited = data.filter(({ access }) => hasPermission('edit', access)).slice(0, selectedMost)
  const ids = edited.map(({ businessID }) => businessID).join(',')
  return {
    profiles: chooses || !ids ? [] : await api.businesses.readMany({ query: { ids }, signal }),
    businesses: data.filter(({ access }) => !chooses || hasPermission('buyMembership', access)),
    chooses,
    closed,
    claims: chooses ? [] : claims,
  }
}

type Own = Awaited<ReturnType<typeof loadOwnBusinesses>>

export function OwnBusinesses({ own, below }: { own: Own; below: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { businesses, profiles, chooses, closed, claims } = own
  const Heading = below ? 'h2' : 'h1'
  const create = (
    <LinkButton look={below ? undefined : 'main'} icon={IconPlus} href={paths.createBusiness()}>
      <Trans>Create business profile</Trans>
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <div className="row between">
        <Heading>{chooses ? t`Choose a business` : t`My Business`}</Heading>
        {businesses.length + closed.length > 0 && create}
      </div>
      {chooses && (
        <p className="muted">
          <Trans>
            A membership belongs to one business and is managed by its owners. These are your businesses, each with its
            membership.
          </Trans>
        </p>
      )}
      {closed.map((decision) => (
        <ClosedBusiness key={decision.id} decision={decision} />
      ))}
      <OpenClaims claims={claims} />
      {businesses.length === 0 && closed.length === 0 && (
        <Empty
          icon={IconBuilding}
          title={chooses ? t`You own no business yet` : t`You belong to no business yet`}
          action={
            <>
              {create}
              <LinkButton icon={IconSearch} href={paths.search({ presence: 'listed' })}>
                <Trans>Find my company</Trans>
              </LinkButton>
            </>
          }
        >
          <Trans>
            A business profile is free, and buyers can find it at once. Perhaps your company is listed already: then
            claim its page.
          </Trans>
        </Empty>
      )}
      {businesses.map((business) => (
        <OwnBusinessCard key={business.businessID} business={business} chooses={chooses} />
      ))}
      {profiles.map((business) => (
        <NextSteps key={business.businessID} business={business} />
      ))}
    </div>
  )
}
