// /business/{id}/members: the people of a business, who is invited, what each may do, and what happened (2§2). With `?token=` it is
// where an invitation is accepted.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayDo } from '#contract/access.ts'
import { Refusal } from '#kit/refusal.ts'
import { asked, useSite, type Meta } from '#web/page.ts'
import { idOf } from '#web/paths.ts'
import { pictureOf } from '#web/pictures.ts'
import { useLoaderData, useRouting, type LoaderFunctionArgs } from '#web/routing.ts'
import { Button } from '#web/ui/Button.tsx'
import { userPlusIcon } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberLog } from './MemberLog.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './MembersPage.module.css'
import { Roles } from './Roles.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = asked(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const token = url.searchParams.get('token')
  if (token) return { kind: 'offer' as const, token, offer: await api.members.invitation({ query: { token }, signal }) }
  const { data, session } = await api.members.list({ params: { businessID: id }, signal }).catch((error: unknown) => {
    // Who does not belong to it sees what everybody sees.
    if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID: id, key: '' }))
    throw error
  })
  return { kind: 'people' as const, people: data, access: session.access }
}
type Loaded = Awaited<ReturnType<typeof loader>>

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const companyName = data.kind === 'offer' ? data.offer.companyName : data.people.business.companyName
  return { title: t(i18n)`People of ${companyName}`, description: '', noindex: true }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <div className={`wrap ${styles.page}`}>
      {data.kind === 'offer' ? <AcceptInvitation token={data.token} offer={data.offer} /> : <Members {...data} />}
    </div>
  )
}

function Members({ people, access }: Extract<Loaded, { kind: 'people' }>) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { reload } = useRouting()
  const [inviting, setInviting] = useState(false)
  const { business, data, invitations, log } = people
  const manages = mayDo('manageMembers', access)
  const owners = data.filter((one) => one.access === 'owner').length
  return (
    <>
      <header className={styles.head}>
        <Logo {...pictureOf(business.profilePhoto)} size={48} />
        <div className={styles.name}>
          <h1>{t`People`}</h1>
          <p>
            <a className="link" href={paths.business(business)}>
              {business.companyName}
            </a>
          </p>
        </div>
        {manages && (
          <Button look="main" icon={userPlusIcon} onClick={() => setInviting(true)}>
            <Trans>Invite</Trans>
          </Button>
        )}
      </header>
      <div>
        <Part
          id="members"
          title={<Trans>Members</Trans>}
          aside={<span className="muted num">{formats.number(people.total)}</span>}
        >
          <ul>
            {data.map((member) => (
              <MemberRow
                key={member.userID}
                business={business}
                member={member}
                own={access}
                isLastOwner={member.access === 'owner' && owners === 1}
                onChanged={reload}
              />
            ))}
          </ul>
        </Part>
        {manages && invitations.length > 0 && (
          <Invitations businessID={business.businessID} own={access} invitations={invitations} onChanged={reload} />
        )}
        <Roles own={access} />
        {log.length > 0 && <MemberLog log={log} />}
      </div>
      {inviting && (
        <InviteDialog
          businessID={business.businessID}
          own={access}
          onClose={() => setInviting(false)}
          onInvited={reload}
        />
      )}
    </>
  )
}
