// /admin/businesses/{id}: one business: people, history, acts.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowMerge, IconExternalLink, IconGavel } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import lines from '../Facts.module.css'
import { Facts } from '../Facts.tsx'
import { tierNames, useAccessNames } from '../role-names.ts'
import { sanctionsAbout } from '../sanctions/load.ts'
import { SanctionDialog } from '../sanctions/SanctionDialog.tsx'
import { SanctionTable } from '../sanctions/SanctionTable.tsx'
import { StateOf } from '../StateOf.tsx'
import { MergeDialog } from './MergeDialog.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const id = params['id']!
  const [business, sanctions] = await Promise.all([
    api.console.business({ params: { id }, signal }),
    sanctionsAbout(api, id, signal),
  ])
  return { business, sanctions }
}

export const meta: Meta<typeof loader> = ({ i18n, data }) => ({
  title: data?.business.name ?? t(i18n)`Business`,
  description: '',
  noindex: true,
})

export function Component() {
  const { business, sanctions } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats, countries, types } = useSite()
  const roles = useSession()?.roles ?? []
  const mayAct = roles.includes('moderator') || roles.includes('administrator')
  const [isOpen, setOpen] = useState(false)
  const [merges, setMerges] = useState(false)
  const { businessID, name, status, mergedInto } = business
  const mayMerge = roles.includes('administrator') && status === 'active'
  return (
    <ConsoleView
      title={name}
      note={<StateOf status={status} />}
      back={{ href: paths.admin('businesses'), text: t`Businesses` }}
      aside={
        <div className="row">
          <LinkButton look="ghost" icon={IconExternalLink} href={paths.business(business)}>{t`Public page`}</LinkButton>
          {mayMerge && <Button look="ghost" icon={IconArrowMerge} onClick={() => setMerges(true)}>{t`Merge`}</Button>}
          {mayAct && status !== 'removed' && (
            <Button look="primary" icon={IconGavel} onClick={() => setOpen(true)}>{t`Take action`}</Button>
          )}
        </div>
      }
    >
      <Facts
        facts={[
          [t`Type`, types.find(({ code }) => code === business.businessType)?.singular ?? business.businessType],
          [t`Country`, countries.find(({ code }) => code === business.country)?.name ?? business.country],
          [t`Membership`, tierNames[business.subscription] ?? '–'],
          [t`Verified`, business.verified ? t`yes` : t`no`],
          [t`Products`, formats.number(business.products)],
          [t`Registered`, formats.dateTime(business.registeredAt)],
          [t`Strikes in 12 months`, String(business.strikes)],
          ...(mergedInto
            ? [
                [
                  t`Merged into`,
                  <Link key="into" className="link" to={paths.admin(`businesses/${mergedInto.businessID}`)}>
                    {mergedInto.name}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Alike business={business} />
      <Members business={business} />
      {sanctions && <SanctionTable sanctions={sanctions} />}
      {merges && <MergeDialog business={business} onClose={() => setMerges(false)} />}
      {isOpen && <SanctionDialog kind="business" id={businessID} name={name} onClose={() => setOpen(false)} />}
    </ConsoleView>
  )
}

type Business = { business: Awaited<ReturnType<typeof loader>>['business'] }

function Alike({ business: { alike } }: Business) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (alike.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title={t`May be listed twice`} />
      <ul className={lines.lines}>
        {alike.map((other) => (
          <li key={other.businessID} className="row">
            <Link className="link" to={paths.admin(`businesses/${other.businessID}`)}>
              {other.name}
            </Link>
            <span className="muted">
              <Trans>registered {formats.date(other.registeredAt)}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Members({ business: { people } }: Business) {
  const { t } = useLingui()
  const { paths } = useSite()
  const accesses = useAccessNames()
  return (
    <Card as="section">
      <CardHeader title={t`Members`} />
      <ul className={lines.lines}>
        {people.length === 0 && (
          <li className="muted">
            <Trans>Nobody belongs to it.</Trans>
          </li>
        )}
        {people.map((person) => (
          <li key={person.userID} className="row">
            <Link className="link" to={paths.admin(`people/${person.userID}`)}>
              {person.name}
            </Link>
            <span className="muted">{accesses[person.access]}</span>
            <StateOf status={person.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
