// Join button. Optimistic.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '#contract/social/groups/groups.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconClock, IconPlus } from '#web/ui/icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'

export function Join({
  group,
  look = 'primary',
  onChange,
}: {
  group: Group
  look?: 'primary' | 'soft'
  onChange: (group: Group) => void
}) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { groupID, name, admission, membership } = group
  const params = { groupID }

  async function change(status: Group['membership']['status'], call: () => Promise<Group>): Promise<void> {
    setBusy(true)
    onChange({ ...group, membership: { status, role: status === 'member' ? 'member' : null } })
    try {
      const after = await call()
      onChange(after)
      if (after.membership.status === 'asked') toast(t`The moderators of ${name} have been asked`)
    } catch (error) {
      onChange(group)
      const refused = error instanceof Refusal && error.name === 'Forbidden' && !error.fields?.['email']
      showError(error, refused ? t`You can ask again after a week` : undefined)
    } finally {
      setBusy(false)
    }
  }
  if (membership.status === 'member') return null
  if (membership.status === 'asked')
    return (
      <Button
        look="plain"
        icon={IconClock}
        busy={busy}
        title={t`Withdraw the request`}
        aria-label={t`Withdraw the request to ${name}`}
        onClick={() => void change('none', () => api.groups.leave({ params }))}
      >
        <Trans comment="a request to join a group waits for an answer">Requested</Trans>
      </Button>
    )
  const open = admission === 'open'
  return (
    <Button
      look={look}
      icon={IconPlus}
      busy={busy}
      aria-label={open ? t`Join ${name}` : t`Ask to join ${name}`}
      onClick={() => void change(open ? 'member' : 'asked', () => api.groups.join({ params }))}
    >
      {open ? <Trans comment="button: join a group">Join</Trans> : <Trans>Ask to join</Trans>}
    </Button>
  )
}
