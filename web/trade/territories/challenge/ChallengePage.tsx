// /business/{id}/false-appointment: a brand's owner objects. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { falseAppointmentHours } from '#contract/trade/territories/constants.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Note } from '#web/ui/Note.tsx'
import { readOwn, readPartner } from '../load.ts'
import styles from '../Territories.module.css'
import { ChallengeForm } from './ChallengeForm.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal, url } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  const of = (name: string) => idOf(url.searchParams.get(name) ?? '')
  const [own, distributor, supplier] = await Promise.all([
    readOwn(api, businessID, { locale, signal }),
    readPartner(api, of('distributor'), signal),
    readPartner(api, of('supplier'), signal),
  ])
  if (!own.can.agree) return redirectTo(paths.business(own.business))
  return { ...own, distributor, supplier }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`False appointment`,
  description: '',
  noindex: true,
})

export function Component() {
  const { business, distributor, supplier } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const [dueAt, setDueAt] = useState<string>()
  const due = dueAt && formats.dateTime(dueAt)
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.narrow}`}>
        <Breadcrumbs
          label={t`Path`}
          items={[
            { name: business.companyName, href: paths.business(business) },
            { name: t`Territories`, href: paths.territories(business) },
            { name: t`False appointment` },
          ]}
        />
        <header>
          <h1>
            <Trans>False appointment</Trans>
          </h1>
          <p className="muted">
            <Trans>
              Somebody is shown as appointed for your brand and is not? A verifier decides within{' '}
              {falseAppointmentHours} hours whether it stays shown.
            </Trans>
          </p>
        </header>
        {due ? (
          <Note look="ok" status>
            <Trans>Thank you. It is decided by {due}.</Trans>
          </Note>
        ) : (
          <ChallengeForm
            businessID={business.businessID}
            distributor={distributor}
            supplier={supplier?.businessID}
            onSent={setDueAt}
          />
        )}
      </div>
    </div>
  )
}
