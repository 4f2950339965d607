// Authenticator setup; the first code enables it.
import { Trans, useLingui } from '@lingui/react/macro'
import { FactorCode } from '#contract/identity/auth/account-fields.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import styles from '../AccountPage.module.css'
import { CodeField } from '../fields.tsx'
import { SectionForm } from './SectionForm.tsx'

export function AuthenticatorForm({
  authenticator,
  onConfirmed,
  onCancel,
}: {
  authenticator: { secret: string; qr: string }
  onConfirmed: (codes: string[]) => void
  onCancel: () => void
}) {
  const { t } = useLingui()
  const api = useAuthApi()
  const form = useServerForm({
    schema: FactorCode,
    saved: { code: '' },
    failuresIn: 'summary',
    errorMessages: {
      code: { notAccepted: t`This code is not correct. Codes change every 30 seconds; use the latest one.` },
    },
    async submit(body) {
      const { recoveryCodes } = await api.confirmAuthenticator({ body })
      onConfirmed(recoveryCodes)
    },
  })
  return (
    <>
      <p>{t`Scan this picture with your authenticator app, then type the six digits that it shows.`}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(authenticator.qr)}`}
        alt={t`QR code for your authenticator app`}
      />
      <p className="muted small">
        <Trans>
          No camera? Type this key into the app: <span className={styles.secret}>{authenticator.secret}</span>
        </Trans>
      </p>
      <SectionForm form={form} save={t`Switch on`} onCancel={onCancel}>
        <CodeField inputMode="numeric" maxLength={10} />
      </SectionForm>
    </>
  )
}
