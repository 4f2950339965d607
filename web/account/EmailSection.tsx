// The address of the account: verified or not, and how it is changed. The new one counts when its link was opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi, useSession } from '../session.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { PasswordField, TextField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { useProof } from './proof.ts'
import { email as emailRule } from './rules.ts'
import { SendAgain } from './SendAgain.tsx'

export function EmailSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const session = useSession()
  const api = useAuthApi()
  const proof = useProof(true)
  const [state, setState] = useState<'idle' | 'changing' | { sentTo: string }>('idle')
  if (!session) return null

  async function send({ email, password }: Values) {
    await api.changeEmail({ body: { email: email!, password: password! } })
    setState({ sentTo: email! })
  }
  return (
    <AccountSection
      title={t`E-mail address`}
      aside={
        session.emailVerified ? <Badge look="ok">{t`Verified`}</Badge> : <Badge look="warn">{t`Not verified`}</Badge>
      }
    >
      <p className="semi">{session.email}</p>
      {!session.emailVerified && (
        <div>
          <SendAgain continueTo={undefined} full={false} />
        </div>
      )}
      {typeof state === 'object' && (
        <Note look="ok" role="status">
          <p>
            <Trans>We sent a link to {state.sentTo}. The address changes when you open it.</Trans>
          </p>
        </Note>
      )}
      {state === 'changing' ? (
        <div className={styles.narrow}>
          <Form
            action="/auth/change-email"
            rules={{ email: emailRule, ...proof.rules }}
            labels={{ email: t`New e-mail address`, ...proof.labels }}
            refused={{ email: 'taken', ...proof.refused }}
            words={{ ...proof.words, Conflict: t`This address has an account already` }}
            send={send}
          >
            <TextField
              name="email"
              label={t`New e-mail address`}
              type="email"
              autoComplete="email"
              autoFocus
              required
            />
            <PasswordField label={t`Your password`} />
            <Submit look="primary">{t`Send a link to the new address`}</Submit>
            <Button onClick={() => setState('idle')}>{t`Cancel`}</Button>
          </Form>
        </div>
      ) : (
        <div>
          <Button disabled={!hasPassword} onClick={() => setState('changing')}>{t`Change the address`}</Button>
          {!hasPassword && <p className="muted small">{t`Set a password first.`}</p>}
        </div>
      )}
    </AccountSection>
  )
}
