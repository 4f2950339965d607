// Signing: name, role, and that the text was read. A simple electronic signature, and it says so.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { signerNameMost, signerRoleMost } from '#contract/foundation/constants.ts'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Checkbox, Field } from '#web/ui/controls/Field.tsx'
import styles from './Ndas.module.css'

type Props = { nda: Nda; actorID: string; onChange: (nda: Nda) => void }

export function SignForm({ nda, actorID, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const session = useSession()
  const { showError, showSuccess } = useToasts()
  const [name, setName] = useState(session?.self.name ?? '')
  const [role, setRole] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const firm = nda.as ? nameOf(nda.as) : ''

  async function sign(): Promise<void> {
    setAsked(true)
    if (!name.trim() || !role.trim() || !agreed) return
    setBusy(true)
    try {
      const body = { name, role, hash: nda.text.hash, agreed: true as const }
      onChange(await api.ndas.sign({ params: { ndaID: nda.ndaID }, query: { bid: actorID }, body }))
      showSuccess(t`Signed`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  const missing = t`Fill in this field`
  return (
    <Card as="section">
      <CardHeader title={<Trans>Sign for {firm}</Trans>} />
      <form
        className={styles.inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void sign()
        }}
      >
        <Field
          label={t`Your full name`}
          maxLength={signerNameMost}
          autoComplete="name"
          value={name}
          error={asked && !name.trim() ? missing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={t`Your role in the firm`}
          hint={t`Such as Managing Director`}
          maxLength={signerRoleMost}
          autoComplete="organization-title"
          value={role}
          error={asked && !role.trim() ? missing : undefined}
          onChange={(event) => setRole(event.target.value)}
        />
        <Checkbox
          label={t`I have read the text and may sign it for ${firm}`}
          checked={agreed}
          error={asked && !agreed ? t`Confirm this to sign` : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <p className="small muted">
          <Trans>
            This is a simple electronic signature. Your name, role, the time, your network address and the SHA-256 of
            the text are kept and shown to the other side. A signature can't be changed or deleted. Whether this form is
            enough depends on the law that applies to you: ask somebody who knows it where much is at stake.
          </Trans>
        </p>
        <div>
          <Button look="primary" type="submit" busy={busy}>
            <Trans>Sign</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
