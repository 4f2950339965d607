// /my-business: one business, then all own ones.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type ReachPeriod, reachPeriods } from '#contract/discovery/reach.ts'
import { loadOwnBusinesses, OwnBusinesses } from '#web/identity/businesses/own/card.tsx'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Cockpit } from './Cockpit.tsx'
import styles from './Cockpit.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal, url } = loaderContext(args)
  const own = await loadOwnBusinesses(args)
  const asked = url.searchParams.get('business')
  const business = own.businesses.find(({ businessID }) => businessID === asked) ?? own.businesses[0]
  const days = reachPeriods.find((one) => one === url.searchParams.get('days')) ?? '30'
  if (own.chooses || !business) return { own, business: undefined, days, figures: undefined }
  const figures = await figuresOf(api, business.businessID, days, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
  return { own, business, days, figures }
}

async function figuresOf(api: Api, businessID: string, days: ReachPeriod, signal: AbortSignal) {
  const params = { businessID }
  const [reach, work] = await Promise.all([
    api.reach.read({ params, query: { days }, signal }),
    api.reach.work({ params, signal }),
  ])
  return { reach, work }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`My Business`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { own, business, days, figures } = useLoaderData<typeof loader>()
  return (
    <div className={`wrap ${styles.page}`}>
      {business && figures && (
        <Cockpit key={business.businessID} business={business} businesses={own.businesses} days={days} {...figures} />
      )}
      {business && !figures && (
        <>
          <h1>{business.general.companyName}</h1>
          <Note look="warn" role="alert">
            <p>{t`The figures can’t be read at the moment.`}</p>
            <LinkButton href={paths.myBusiness({ business: business.businessID, days })}>
              <Trans>Try again</Trans>
            </LinkButton>
          </Note>
        </>
      )}
      <OwnBusinesses own={own} below={business !== undefined} />
    </div>
  )
}
