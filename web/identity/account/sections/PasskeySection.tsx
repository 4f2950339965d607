// Passkeys of the account.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconKey } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Proof } from '#contract/identity/auth/account-fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from '../AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { canUsePasskeys } from '../passkey.ts'
import { NewPasskeyForm, RenamePasskeyForm, type Passkey } from './PasskeyForms.tsx'
import { ProofForm } from './proof.tsx'

type Step = { name: 'list' } | { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey }

export function PasskeySection({ passkeys: first, hasPassword }: { passkeys: Passkey[]; hasPassword: boolean }) {
  const { t } = useLingui()
  const [passkeys, setPasskeys] = useState(first)
  const [step, setStep] = useState<Step>({ name: 'list' })
  const rest = () => setStep({ name: 'list' })

  function show(next: Passkey[], message: string): void {
    setPasskeys(next)
    rest()
    toast(message)
  }
  return (
    <AccountSection title={t`Passkeys`}>
      <p className="muted">{t`Log in with your fingerprint, your face or a security key, without a password.`}</p>
      <PasskeyList passkeys={passkeys} onStep={setStep} />
      {step.name === 'rename' && (
        <RenamePasskeyForm
          key={step.passkey.id}
          passkey={step.passkey}
          onRenamed={(renamed) => show(replaced(passkeys, renamed), t`The passkey has been renamed.`)}
          onCancel={rest}
        />
      )}
      {step.name === 'remove' && (
        <RemovePasskeyForm
          key={step.passkey.id}
          passkey={step.passkey}
          hasPassword={hasPassword}
          onRemoved={() => show(without(passkeys, step.passkey), t`The passkey has been removed.`)}
          onCancel={rest}
        />
      )}
      {step.name === 'add' && (
        <NewPasskeyForm
          hasPassword={hasPassword}
          onAdded={(all) => show(all, t`The passkey has been added. You can log in with it from now on.`)}
          onCancel={rest}
        />
      )}
      {step.name === 'list' && canUsePasskeys() && (
        <div>
          <Button icon={IconKey} onClick={() => setStep({ name: 'add' })}>{t`Add a passkey`}</Button>
        </div>
      )}
      {!canUsePasskeys() && <p className="small">{t`This browser does not support passkeys.`}</p>}
    </AccountSection>
  )
}

function replaced(passkeys: Passkey[], changed: Passkey): Passkey[] {
  return passkeys.map((one) => (one.id === changed.id ? changed : one))
}
function without(passkeys: Passkey[], removed: Passkey): Passkey[] {
  return passkeys.filter(({ id }) => id !== removed.id)
}

function PasskeyList({ passkeys, onStep }: { passkeys: Passkey[]; onStep: (step: Step) => void }) {
  const { t } = useLingui()
  const { formats } = useSite()
  if (passkeys.length === 0) return null
  return (
    <ul className={styles.list}>
      {passkeys.map((one) => (
        <li key={one.id}>
          <div>
            <b className="semi">{one.name}</b>
            <p className="muted small">
              {one.usedAt ? (
                <Trans>last used {formats.dateTime(one.usedAt)}</Trans>
              ) : (
                <Trans>added {formats.dateTime(one.addedAt)}</Trans>
              )}
            </p>
          </div>
          <Button
            aria-label={t`Rename the passkey ${one.name}`}
            onClick={() => onStep({ name: 'rename', passkey: one })}
          >{t`Rename`}</Button>
          <Button
            aria-label={t`Remove the passkey ${one.name}`}
            onClick={() => onStep({ name: 'remove', passkey: one })}
          >{t`Remove`}</Button>
        </li>
      ))}
    </ul>
  )
}

function RemovePasskeyForm({
  passkey,
  hasPassword,
  onRemoved,
  onCancel,
}: {
  passkey: Passkey
  hasPassword: boolean
  onRemoved: () => void
  onCancel: () => void
}) {
  const { t } = useLingui()
  const api = useAuthApi()
  async function submit(body: Proof) {
    await api.removePasskey({ params: { id: passkey.id }, body })
    onRemoved()
  }
  return (
    <ProofForm
      hasPassword={hasPassword}
      submit={submit}
      look="danger"
      save={<Trans>Remove {passkey.name}</Trans>}
      conflict={t`This is the last way to log in here. Set a password first.`}
      onCancel={onCancel}
    />
  )
}
