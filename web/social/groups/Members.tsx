// Group members by role.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group, GroupMember, GroupRole } from '#contract/social/groups/groups.ts'
import { Refusal } from '#kit/refusal.ts'
import { ActorRow, nameOf } from '#web/identity/actors/card.tsx'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { LoadMore, usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { useApi } from '#web/foundation/page.ts'
import { useRevalidator } from 'react-router'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import styles from './GroupPage.module.css'
import { roleNames, roles } from './role-names.ts'

export function Members({ group, start }: { group: Group; start: { data: GroupMember[]; total: number } }) {
  const api = useApi()
  const params = { groupID: group.groupID }
  const { list, busy, more } = usePagedList(
    start,
    ({ who }) => who.userID ?? '',
    ({ data, total }, skip) =>
      data.length > 0 && skip < total ? () => api.groups.members({ params, query: { skip } }) : undefined,
  )
  return (
    <>
      <Card>
        <ul>
          {list.map((member) => (
            <Line key={member.who.userID} group={group} member={member} />
          ))}
        </ul>
      </Card>
      <LoadMore busy={busy} more={more} />
    </>
  )
}

function Line({ group: { groupID }, member: { who, role, since, can } }: { group: Group; member: GroupMember }) {
  const api = useApi()
  const { t, i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const { showSuccess, showError } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = nameOf(who)
  const params = { groupID, userID: who.userID ?? '' }

  async function act(call: () => Promise<unknown>, done?: string): Promise<void> {
    setBusy(true)
    try {
      await call()
      setAsking(false)
      showSuccess(done)
      void revalidate()
    } catch (error) {
      const isLast = error instanceof Refusal && error.name === 'Conflict'
      showError(error, isLast ? t`You are the last owner: make another member an owner first.` : undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActorRow author={who} since={since}>
      {can.setRole ? (
        <Select
          className={styles.role!}
          label={t`Role of ${name}`}
          value={role}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            if (busy) return
            const body = { role: event.currentTarget.value as GroupRole }
            void act(() => api.groups.setRole({ params, body }))
          }}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {i18n._(roleNames[one])}
            </option>
          ))}
        </Select>
      ) : (
        role !== 'member' && <Badge look="info">{i18n._(roleNames[role])}</Badge>
      )}
      {can.remove && (
        <Button look="ghost" aria-label={t`Remove ${name}`} onClick={() => setAsking(true)}>
          <Trans>Remove</Trans>
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          yes={t`Remove`}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void act(() => api.groups.removeMember({ params }), t`${name} was removed from the group`)}
        >
          <Trans>They can ask to rejoin after a week. Their posts stay until you remove them.</Trans>
        </ConfirmDialog>
      )}
    </ActorRow>
  )
}
