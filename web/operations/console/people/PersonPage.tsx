// /admin/people/{id}: one person: account, history, acts.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink, IconGavel, IconUserShield, IconUsersPlus } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Alike } from '#contract/trust/duplicates.ts'
import { shownEmail } from '#kit/hosts.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { AlikePeople } from '../duplicates/AlikePeople.tsx'
import { ChooseAccount } from '../duplicates/ChooseAccount.tsx'
import lines from '../Facts.module.css'
import { Facts } from '../Facts.tsx'
import { useAccessNames, useRoleNames } from '../role-names.ts'
import { SanctionDialog } from '../sanctions/SanctionDialog.tsx'
import { SanctionTable } from '../sanctions/SanctionTable.tsx'
import { sanctionsAbout } from '../sanctions/load.ts'
import { StateOf } from '../StateOf.tsx'
import { RolesDialog } from './RolesDialog.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, canonical, signal } = loaderContext(args)
  const id = params['id']!
  const [person, sanctions, alike] = await Promise.all([
    api.console.person({ params: { id }, signal }),
    sanctionsAbout(api, id, signal),
    api.duplicates.ofPerson({ params: { id }, signal }).catch(noneForOthers),
  ])
  canonical(paths.admin(`people/${person.userID}`))
  return { person, sanctions, alike }
}

function noneForOthers(error: unknown): Alike[] {
  if (!['Forbidden', 'NotFound'].includes((error as Error).name)) throw error
  return []
}

export const meta: Meta<typeof loader> = ({ i18n, data }) => ({
  title: data?.person.name ?? t(i18n)`Person`,
  description: '',
  noindex: true,
})

export function Component() {
  const { person, sanctions, alike } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const roles = useSession()?.roles ?? []
  const mayAct = roles.includes('moderator') || roles.includes('administrator')
  const accesses = useAccessNames()
  const [open, setOpen] = useState<'sanction' | 'roles' | 'join'>()
  const { userID, name, status, account } = person
  const close = () => setOpen(undefined)
  return (
    <ConsoleView
      title={name}
      note={<StateOf status={status === 'active' && account ? account.status : status} />}
      back={{ href: paths.admin('people'), text: t`People` }}
      aside={
        <div className="row">
          <LinkButton
            look="ghost"
            icon={IconExternalLink}
            href={paths.person({ userID })}
          >{t`Public profile`}</LinkButton>
          {roles.includes('administrator') && account && (
            <Button icon={IconUserShield} onClick={() => setOpen('roles')}>{t`Roles`}</Button>
          )}
          {roles.includes('administrator') && (
            <Button icon={IconUsersPlus} onClick={() => setOpen('join')}>
              {t({
                message: 'Join…',
                comment: 'button: two accounts become one',
              })}
            </Button>
          )}
          {mayAct && (
            <Button look="primary" icon={IconGavel} onClick={() => setOpen('sanction')}>{t`Take action`}</Button>
          )}
        </div>
      }
    >
      <PersonFacts />
      <Card as="section">
        <CardHeader title={t`Businesses`} />
        <ul className={lines.lines}>
          {person.businesses.length === 0 && (
            <li className="muted">
              <Trans>Belongs to none.</Trans>
            </li>
          )}
          {person.businesses.map(({ businessID, name: company, access }) => (
            <li key={businessID}>
              <Link className="link" to={paths.admin(`businesses/${businessID}`)}>
                {company}
              </Link>{' '}
              <span className="muted">{accesses[access]}</span>
            </li>
          ))}
        </ul>
      </Card>
      {alike.length > 0 && <AlikePeople userID={userID} pairs={alike} />}
      {sanctions && <SanctionTable sanctions={sanctions} />}
      {open === 'sanction' && <SanctionDialog kind="user" id={userID} name={name} onClose={close} />}
      {open === 'join' && <ChooseAccount person={person} onClose={close} />}
      {open === 'roles' && account && <RolesDialog userID={userID} roles={account.roles} onClose={close} />}
    </ConsoleView>
  )
}

function PersonFacts() {
  const { person } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats, countries } = useSite()
  const names = useRoleNames()
  const { account } = person
  const when = (instant: string | null | undefined) => (instant ? formats.dateTime(instant) : '–')
  const yesNo = (yes: boolean) => (yes ? t`yes` : t`no`)
  return (
    <Facts
      facts={[
        [t`E-mail`, person.email ? shownEmail(person.email) : '–'],
        [t`Country`, countries.find(({ code }) => code === person.country)?.name ?? '–'],
        [t`Company`, person.companyName ?? '–'],
        [t`Registered`, when(person.registeredAt)],
        ...(account
          ? ([
              [t`Last seen`, when(account.lastSeenAt)],
              [t`Open sessions`, String(account.sessions)],
              [t`E-mail verified`, yesNo(account.emailVerified)],
              [t`Authenticator app`, yesNo(account.secondFactor)],
              [t`Roles`, account.roles.map((role) => names[role]).join(', ') || '–'],
              ...(account.suspendedUntil ? [[t`Suspended until`, when(account.suspendedUntil)] as const] : []),
              ...(account.limitedUntil
                ? [
                    [
                      t`Limited until`,
                      account.limitedUntil.startsWith('9999') ? t`without end` : when(account.limitedUntil),
                    ] as const,
                  ]
                : []),
            ] as const)
          : ([[t`Account`, t`none: of the sample directory`]] as const)),
        [t`Strikes in 12 months`, String(person.strikes)],
      ]}
    />
  )
}
