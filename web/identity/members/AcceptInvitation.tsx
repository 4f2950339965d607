// Invitation acceptance, only by the invited address's account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Access } from '#contract/identity/access.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useNavigate } from 'react-router'
import { shownEmail } from '#kit/hosts.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

type Offer = { companyName: string; profilePhoto: Photo | null; access: Access; email: string }

export function AcceptInvitation({ token, offer }: { token: string; offer: Offer }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const session = useSession()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { companyName } = offer
  const email = shownEmail(offer.email)
  const role = i18n._(roleNames[offer.access])
  const isOther = session !== undefined && session.email.toLowerCase() !== email

  async function accept(): Promise<void> {
    setBusy(true)
    try {
      const business = await api.members.accept({ body: { token } })
      showSuccess()
      void navigate(paths.business(business), { replace: true })
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <Card as="section" className={styles.offer}>
      <Logo name={offer.companyName} {...pictureOf(offer.profilePhoto)} size={84} />
      <h1>
        <Trans>
          {companyName} invites you as {role}
        </Trans>
      </h1>
      {isOther ? (
        <Note look="warn">
          <Trans>This invitation is for {email}. Log in with the account of that address to accept it.</Trans>
        </Note>
      ) : (
        <Button look="main" size="large" busy={busy} onClick={() => void accept()}>
          <Trans>Accept invitation</Trans>
        </Button>
      )}
    </Card>
  )
}
