// /business/{id}/members: members, invitations, roles, log. `?token=` accepts an invitation.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import { Refusal } from '#kit/refusal.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconUserPlus } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { Invitations } from './Invitations.tsx'
import { MemberLog } from './MemberLog.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './MembersPage.module.css'
import { Roles } from './Roles.tsx'

const InviteDialog = lazyComponent(async () => (await import('./InviteDialog.tsx')).InviteDialog)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const token = url.searchParams.get('token')
  if (token) return { kind: 'offer' as const, token, offer: await api.members.invitation({ query: { token }, signal }) }
  const { data, session } = await api.members.list({ params: { businessID: id }, signal }).catch((error: unknown) => {
    if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID: id, key: '' }))
    throw error
  })
  return { kind: 'people' as const, people: data, access: session.access }
}
type PageData = Awaited<ReturnType<typeof loader>>

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

function Members({ people, access }: Extract<PageData, { kind: 'people' }>) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { revalidate } = useRevalidator()
  const [inviting, setInviting] = useState(false)
  const { business, data, invitations, log } = people
  const manages = hasPermission('manageMembers', access)
  const owners = data.filter((one) => one.access === 'owner').length
  return (
    <>
      <header className={styles.head}>
        <Logo name={business.companyName} {...pictureOf(business.profilePhoto)} size={48} />
        <div className={styles.name}>
          <h1>{t`People`}</h1>
          <p>
            <Link className="link" to={paths.business(business)}>
              <UserText text={business.companyName} />
            </Link>
          </p>
        </div>
        {manages && (
          <Button look="main" icon={IconUserPlus} onClick={() => setInviting(true)}>
            <Trans>Invite</Trans>
          </Button>
        )}
      </header>
      <div ref={useFocusAfterRemoval()}>
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
                onChanged={revalidate}
              />
            ))}
          </ul>
        </Part>
        {manages && invitations.length > 0 && (
          <Invitations businessID={business.businessID} own={access} invitations={invitations} onChanged={revalidate} />
        )}
        <Roles own={access} />
        {log.length > 0 && <MemberLog log={log} />}
      </div>
      {inviting && (
        <Suspense>
          <InviteDialog
            businessID={business.businessID}
            own={access}
            onClose={() => setInviting(false)}
            onInvited={revalidate}
          />
        </Suspense>
      )}
    </>
  )
}
