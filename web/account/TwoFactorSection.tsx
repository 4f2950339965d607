// The second factor: an authenticator app and recovery codes. Set up in two steps, so that nobody is locked out by a wrong clock.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi } from '../session.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/Toasts.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { PasswordField, TextField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { useProof } from './proof.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { given } from './rules.ts'

type Factor = { hasPassword: boolean; authenticator: object | null; recoveryCodesLeft: number }
type Step =
  | { name: 'rest' }
  | { name: 'password'; deed: 'start' | 'renew' | 'end' }
  | { name: 'scan'; secret: string; qr: string }
  | { name: 'codes'; codes: string[] }

export function TwoFactorSection({ given: asGiven }: { given: Factor }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const { hasPassword } = asGiven
  const [factor, setFactor] = useState({ on: asGiven.authenticator !== null, left: asGiven.recoveryCodesLeft })
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const proof = useProof(hasPassword)
  const ask = (deed: 'start' | 'renew' | 'end') => () => setStep({ name: 'password', deed })

  async function begin({ password }: Values) {
    const { secret, qr } = await api.startAuthenticator({ body: { ...(password && { password }) } })
    setStep({ name: 'scan', secret, qr })
  }
  async function confirm({ code }: Values) {
    const { recoveryCodes } = await api.confirmAuthenticator({ body: { code: code! } })
    setFactor({ on: true, left: recoveryCodes.length })
    setStep({ name: 'codes', codes: recoveryCodes })
  }
  async function renew({ password }: Values) {
    const { recoveryCodes } = await api.renewRecoveryCodes({ body: { ...(password && { password }) } })
    setFactor({ on: true, left: recoveryCodes.length })
    setStep({ name: 'codes', codes: recoveryCodes })
  }
  async function end({ password }: Values) {
    await api.stopAuthenticator({ body: { ...(password && { password }) } })
    setFactor({ on: false, left: 0 })
    setStep({ name: 'rest' })
    toast(t`Two-step login is off.`)
  }
  const giveUp = <Button onClick={() => setStep({ name: 'rest' })}>{t`Cancel`}</Button>
  const sends = { start: begin, renew, end }
  const deeds = { start: t`Go on`, renew: t`Make new recovery codes`, end: t`Switch off` }

  return (
    <AccountSection
      title={t`Two-step login`}
      aside={factor.on ? <Badge look="ok">{t`On`}</Badge> : <Badge>{t`Off`}</Badge>}
    >
      {step.name === 'rest' && !factor.on && (
        <>
          <p className="muted">{t`Beside your password, a code from an app on your phone. A stolen password alone then opens nothing.`}</p>
          <div>
            <Button onClick={ask('start')}>{t`Set up`}</Button>
          </div>
        </>
      )}
      {step.name === 'rest' && factor.on && (
        <>
          <p className="muted">
            <Plural
              value={factor.left}
              _0="No recovery code is left. Make new ones."
              one="# recovery code is left."
              other="# recovery codes are left."
            />
          </p>
          <div className="row">
            <Button onClick={ask('renew')}>{t`Make new recovery codes`}</Button>
            <Button look="danger" onClick={ask('end')}>{t`Switch off`}</Button>
          </div>
        </>
      )}
      {step.name === 'password' && (
        <div className={styles.narrow}>
          <Form key={step.deed} action="/auth/two-factor" {...proof} send={sends[step.deed]}>
            {hasPassword && <PasswordField label={t`Your password`} autoFocus />}
            <Submit look={step.deed === 'end' ? 'danger' : 'primary'}>{deeds[step.deed]}</Submit>
            {giveUp}
          </Form>
        </div>
      )}
      {step.name === 'scan' && (
        <div className={styles.narrow}>
          <p>{t`Scan this picture with your authenticator app, then type the six digits that it shows.`}</p>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
            alt={t`QR code for your authenticator app`}
          />
          <p className="muted small">
            <Trans>
              Without a camera, type this key into the app: <span className={styles.secret}>{step.secret}</span>
            </Trans>
          </p>
          <Form
            action="/auth/two-factor-code"
            rules={{ code: given }}
            labels={{ code: t`Security code` }}
            refused={{ code: 'wrong' }}
            words={{ Forbidden: t`This code is not right. Codes change every 30 seconds: take the newest.` }}
            send={confirm}
          >
            <TextField
              name="code"
              label={t`Security code`}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={10}
              autoFocus
              required
            />
            <Submit look="primary">{t`Switch on`}</Submit>
            {giveUp}
          </Form>
        </div>
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'rest' })} />}
    </AccountSection>
  )
}
