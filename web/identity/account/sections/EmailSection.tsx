// Account email. A new one takes effect once confirmed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EmailChange } from '#contract/identity/auth/account-fields.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useAuthApi, useSession } from '#web/foundation/session.ts'
import { EmailField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ProofField, useProofMessages } from './proof.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SendAgain } from '../SendAgain.tsx'

export function EmailSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const session = useSession()
  const [state, setState] = useState<'idle' | 'changing' | { sentTo: string }>('idle')
  if (!session) return null
  return (
    <AccountSection
      title={t`E-mail address`}
      aside={
        session.emailVerified ? <Badge look="ok">{t`Verified`}</Badge> : <Badge look="warn">{t`Not verified`}</Badge>
      }
    >
      <p className="semi">{shownEmail(session.email)}</p>
      {!session.emailVerified && (
        <div>
          <SendAgain continueTo={undefined} full={false} />
        </div>
      )}
      {typeof state === 'object' && (
        <Note look="ok" status>
          <p>
            <Trans>We sent an e-mail to {state.sentTo}. The address changes when you open its link.</Trans>
          </p>
        </Note>
      )}
      {state === 'changing' ? (
        <EmailForm onSent={(sentTo) => setState({ sentTo })} onCancel={() => setState('idle')} />
      ) : (
        <div>
          <Button disabled={!hasPassword} onClick={() => setState('changing')}>{t`Change the address`}</Button>
          {!hasPassword && <p className="muted small">{t`Set a password first.`}</p>}
        </div>
      )}
    </AccountSection>
  )
}

function EmailForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const { errorMessages } = useProofMessages(true)
  const form = useServerForm({
    schema: EmailChange,
    saved: { email: '', password: '' },
    failuresIn: 'summary',
    errorMessages,
    async submit(body) {
      await api.changeEmail({ body })
      onSent(body.email)
    },
  })
  return (
    <SectionForm form={form} save={t`Send a link to the new address`} onCancel={onCancel}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand */}
      <EmailField name="email" label={t`New e-mail address`} autoFocus required />
      <ProofField hasPassword />
    </SectionForm>
  )
}
