// Linked provider, and unlinking.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Proof } from '#contract/identity/auth/account-fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { useRevalidator } from 'react-router'
import { useAuthApi } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ProofForm } from './proof.tsx'

type LinkedProvider = { name: string; linkedAt: string }

export function OpenIDSection({ linked, hasPassword }: { linked: LinkedProvider; hasPassword: boolean }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { revalidate } = useRevalidator()
  const api = useAuthApi()
  const [isOpen, setIsOpen] = useState(false)
  const unlink = <Trans>Disconnect {linked.name}</Trans>

  async function submit(body: Proof) {
    await api.unlinkOpenID({ body })
    toast(t`You can no longer log in here with the other account.`)
    void revalidate()
  }
  return (
    <AccountSection title={t`Other account`}>
      <p>
        <Trans>
          You can log in with {linked.name}, since {formats.dateTime(linked.linkedAt)}.
        </Trans>
      </p>
      {isOpen ? (
        <ProofForm
          hasPassword={hasPassword}
          submit={submit}
          look="danger"
          save={unlink}
          conflict={t`This is the last way to log in here. Set a password first.`}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>{unlink}</Button>
        </div>
      )}
    </AccountSection>
  )
}
