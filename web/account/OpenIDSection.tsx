// The provider that this account may sign in with, and how the two are parted.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSite } from '../page.ts'
import { useRouting } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/Toasts.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { PasswordField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { useProof } from './proof.ts'

type Linked = { name: string; linkedAt: string }

export function OpenIDSection({ linked, hasPassword }: { linked: Linked; hasPassword: boolean }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { reload } = useRouting()
  const api = useAuthApi()
  const proof = useProof(hasPassword, t`This is the last way to log in here. Set a password first.`)
  const [open, setOpen] = useState(false)

  async function part({ password }: Values) {
    await api.unlinkOpenID({ body: { ...(password && { password }) } })
    toast(t`The other account no longer logs you in here.`)
    reload()
  }
  return (
    <AccountSection title={t`Other account`}>
      <p>
        <Trans>
          You can log in with {linked.name}, since {formats.dateTime(linked.linkedAt)}.
        </Trans>
      </p>
      {open ? (
        <div className={styles.narrow}>
          <Form action="/auth/unlink-openid" {...proof} send={part}>
            {hasPassword && <PasswordField label={t`Your password`} autoFocus />}
            <Submit look="danger">
              <Trans>Part from {linked.name}</Trans>
            </Submit>
            <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          </Form>
        </div>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Trans>Part from {linked.name}</Trans>
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
