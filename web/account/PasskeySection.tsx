// Passkeys of the account: added on this device under a name, listed, renamed, removed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSite } from '../page.ts'
import { useAuthApi } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { keyIcon } from '../ui/icons.ts'
import { toast } from '../ui/Toasts.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { PasswordField, TextField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { makePasskey, passkeysWork } from './passkey.ts'
import { useProof } from './proof.ts'
import { name as nameRule } from './rules.ts'

type Passkey = { id: string; name: string; addedAt: string; usedAt: string | null }
type Step = 'rest' | 'adding' | { removing: Passkey } | { renaming: Passkey }

export function PasskeySection({ given, hasPassword }: { given: Passkey[]; hasPassword: boolean }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useAuthApi()
  const proof = useProof(hasPassword, t`This is the last way to log in here. Set a password first.`)
  const [passkeys, setPasskeys] = useState(given)
  const [step, setStep] = useState<Step>('rest')

  async function add({ name, password }: Values) {
    if (await makePasskey(api, name!, password)) {
      setPasskeys((await api.factors()).passkeys)
      toast(t`The passkey is kept. You can log in with it from now on.`)
    }
    setStep('rest')
  }
  async function rename(id: string, name: string) {
    const renamed = await api.renamePasskey({ params: { id }, body: { name } })
    setPasskeys(passkeys.map((one) => (one.id === id ? renamed : one)))
    setStep('rest')
    toast(t`The passkey has its new name.`)
  }
  async function remove(id: string, password: string | undefined) {
    await api.removePasskey({ params: { id }, body: { ...(password && { password }) } })
    setPasskeys(passkeys.filter((one) => one.id !== id))
    setStep('rest')
    toast(t`The passkey is removed.`)
  }
  const giveUp = <Button onClick={() => setStep('rest')}>{t`Cancel`}</Button>

  return (
    <AccountSection title={t`Passkeys`}>
      <p className="muted">{t`Log in with your fingerprint, your face or a security key, without a password.`}</p>
      {passkeys.length > 0 && (
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
                onClick={() => setStep({ renaming: one })}
              >{t`Rename`}</Button>
              <Button
                aria-label={t`Remove the passkey ${one.name}`}
                onClick={() => setStep({ removing: one })}
              >{t`Remove`}</Button>
            </li>
          ))}
        </ul>
      )}
      {typeof step === 'object' && 'renaming' in step && (
        <div className={styles.narrow}>
          <Form
            key={step.renaming.id}
            action="/auth/rename-passkey"
            rules={{ name: nameRule }}
            labels={{ name: t`Name of the passkey` }}
            send={({ name }) => rename(step.renaming.id, name!)}
          >
            <TextField
              name="name"
              label={t`Name of the passkey`}
              defaultValue={step.renaming.name}
              maxLength={60}
              autoFocus
              required
            />
            <Submit look="primary">{t`Save the name`}</Submit>
            {giveUp}
          </Form>
        </div>
      )}
      {typeof step === 'object' && 'removing' in step && (
        <div className={styles.narrow}>
          <Form
            key={step.removing.id}
            action="/auth/remove-passkey"
            {...proof}
            send={({ password }) => remove(step.removing.id, password)}
          >
            {hasPassword && <PasswordField label={t`Your password`} autoFocus />}
            <Submit look="danger">
              <Trans>Remove {step.removing.name}</Trans>
            </Submit>
            {giveUp}
          </Form>
        </div>
      )}
      {step === 'adding' && (
        <div className={styles.narrow}>
          <Form
            action="/auth/add-passkey"
            {...proof}
            rules={{ name: nameRule, ...proof.rules }}
            labels={{ name: t`Name of the passkey`, ...proof.labels }}
            send={add}
          >
            <TextField
              name="name"
              label={t`Name of the passkey`}
              hint={t`For example: work laptop`}
              maxLength={60}
              autoFocus
              required
            />
            {hasPassword && <PasswordField label={t`Your password`} />}
            <Submit look="primary">{t`Go on`}</Submit>
            {giveUp}
          </Form>
        </div>
      )}
      {step === 'rest' && passkeysWork() && (
        <div>
          <Button icon={keyIcon} onClick={() => setStep('adding')}>{t`Add a passkey`}</Button>
        </div>
      )}
      {!passkeysWork() && <p className="small">{t`This browser knows no passkeys.`}</p>}
    </AccountSection>
  )
}
