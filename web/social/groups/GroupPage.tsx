// /group/{id}. Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { groupPageSize, timelinePageSize } from '#contract/foundation/constants.ts'
import type { Group } from '#contract/social/groups/groups.ts'
import { Refusal } from '#kit/refusal.ts'
import { useReadAs } from '#web/identity/actors/card.tsx'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { ReportMenu } from '#web/trust/reports/menu/card.tsx'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { sessionNow } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChevronDown, IconPencil, IconShieldLock } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Facts } from './Facts.tsx'
import styles from './GroupPage.module.css'
import shared from './Groups.module.css'
import { GroupSign } from './GroupSign.tsx'
import { Join } from './Join.tsx'
import { Members } from './Members.tsx'
import { Requests } from './Requests.tsx'
import { Talk } from './Talk.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params: address, url, canonical, redirectTo, signal } = loaderContext(args)
  const groupID = idOf(address['slug'])
  if (!groupID) return redirectTo(paths.groups())
  const params = { groupID }
  const group = await api.groups.read({ params, signal })
  canonical(paths.group(group))
  const businessID = sessionNow()?.actor.businessID
  const wanted = url.searchParams.get('tab')
  const tab = wanted === 'members' || (wanted === 'requests' && group.can.moderate) ? wanted : 'posts'
  const shown = group.can.read ? tab : undefined
  const page = { size: groupPageSize }
  const [posts, members, requests] = await Promise.all([
    shown === 'posts'
      ? api.newsfeed.timeline({ params: { id: groupID }, query: { size: timelinePageSize, businessID }, signal })
      : undefined,
    shown === 'members' ? api.groups.members({ params, query: page, signal }) : undefined,
    shown === 'requests' ? api.groups.requests({ params, query: page, signal }) : undefined,
  ])
  return { group, tab, posts, members, requests, readAs: businessID ?? '' }
}

export const meta: Meta<typeof loader> = ({ data }) => ({ title: data.group.name, description: '', noindex: true })

export function Component() {
  const { group: read, tab, posts, members, requests, readAs } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [group, setGroup] = useResettableState(read)
  useReadAs(readAs)
  return (
    <div className="wrap">
      <div className={`${shared.page} ${shared.narrow}`} ref={useFocusAfterRemoval()}>
        <Head
          group={group}
          onChange={(changed) => {
            setGroup(changed)
            if (changed.can.read !== read.can.read || changed.can.post !== read.can.post) void revalidate()
          }}
        />
        {read.can.read ? (
          <>
            <Tabs group={group} tab={tab} />
            {posts && <Talk group={group} posts={posts} />}
            {members && <Members group={group} start={members} />}
            {requests && <Requests group={group} start={requests} />}
          </>
        ) : (
          <Empty icon={IconShieldLock} title={t`Posts and members are for members`}>
            <Trans>Ask to join: a moderator of the group answers you.</Trans>
          </Empty>
        )}
      </div>
    </div>
  )
}

function Head({ group, onChange }: { group: Group; onChange: (group: Group) => void }) {
  const { paths } = useSite()
  const { name, industry, description, rules, membership, can } = group
  return (
    <Card className={styles.group!}>
      <header className={styles.title}>
        <GroupSign industry={industry} />
        <div className="grow">
          <h1>{name}</h1>
          <Facts group={group} />
        </div>
        <div className="row">
          <Join group={group} onChange={onChange} />
          {can.edit && (
            <LinkButton icon={IconPencil} href={paths.editGroup(group)}>
              <Trans>Edit group</Trans>
            </LinkButton>
          )}
          {membership.status === 'member' && <Leave group={group} onChange={onChange} />}
          {!can.edit && <ReportMenu name={name} resourceType="group" resourceID={group.groupID} />}
        </div>
      </header>
      <p className={styles.text}>
        <UserText text={description} />
      </p>
      {rules && (
        <details className={styles.rules}>
          <summary>
            <Trans comment="of a group">Rules</Trans>
            <Icon icon={IconChevronDown} size="s" />
          </summary>
          <p className={styles.text}>
            <UserText text={rules} />
          </p>
        </details>
      )}
    </Card>
  )
}

function Leave({ group, onChange }: { group: Group; onChange: (group: Group) => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showSuccess, showError } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { groupID, name, admission } = group
  async function leave(): Promise<void> {
    setBusy(true)
    try {
      const after = await api.groups.leave({ params: { groupID } })
      setAsking(false)
      showSuccess(t`You have left ${name}`)
      onChange(after)
    } catch (error) {
      const isLast = error instanceof Refusal && error.name === 'Conflict'
      showError(error, isLast ? t`You are the last owner: make another member an owner first.` : undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="ghost" onClick={() => setAsking(true)}>
        <Trans comment="button: leave a group">Leave group</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={t`Leave ${name}?`}
          yes={t`Leave group`}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void leave()}
        >
          {admission === 'open' ? (
            <Trans>You can join again at any time. What you posted stays.</Trans>
          ) : (
            <Trans>A moderator must let you in again. What you posted stays.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

function Tabs({ group, tab }: { group: Group; tab: string }) {
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const { memberCount, requestCount, can } = group
  const link = (name: string | undefined) => ({
    href: paths.group(group, { tab: name }),
    'aria-current': tab === (name ?? 'posts') ? ('page' as const) : undefined,
  })
  return (
    <nav className="tabs" aria-label={t`Parts of the group`}>
      <a {...link(undefined)}>
        <Trans comment="what is said in a group">Posts</Trans>
      </a>
      <a {...link('members')}>
        <Trans>Members</Trans>
        <span>{formats.number(memberCount)}</span>
      </a>
      {can.moderate && (
        <a {...link('requests')}>
          <Trans comment="requests to join a group">Requests</Trans>
          {requestCount > 0 && <span>{formats.number(requestCount)}</span>}
        </a>
      )}
    </nav>
  )
}
