// Pending invitations.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Access, mayGive } from '#contract/identity/access.ts'
import type { Invitation } from '#contract/identity/members/members.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

export function Invitations({
  businessID,
  own,
  invitations,
  onChanged,
}: {
  businessID: string
  own: Access
  invitations: Invitation[]
  onChanged: () => void
}) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState<string>()

  async function again({ id, email, access }: Invitation, withdraw: boolean): Promise<void> {
    setBusy(id)
    try {
      if (withdraw) await api.members.withdraw({ params: { businessID, id } })
      else await api.members.invite({ params: { businessID }, body: { email, access } })
      showSuccess(withdraw ? t`Invitation withdrawn` : t`Invitation sent`)
      onChanged()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Part id="invitations" title={<Trans>Invitations</Trans>}>
      <ul>
        {invitations.map((invitation) => {
          const { id, email, access, expiresAt } = invitation
          const day = formats.date(expiresAt)
          return (
            <li key={id} className={styles.row}>
              <div className={styles.person}>
                <p className="semi">{shownEmail(email)}</p>
                <p className="muted small">
                  {i18n._(roleNames[access])} · <Trans>until {day}</Trans>
                </p>
              </div>
              {mayGive(access, own) && (
                <>
                  <Button look="ghost" busy={busy === id} onClick={() => void again(invitation, false)}>
                    <Trans>Send again</Trans>
                  </Button>
                  <Button look="ghost" busy={busy === id} onClick={() => void again(invitation, true)}>
                    <Trans>Withdraw</Trans>
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
