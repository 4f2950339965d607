// Second factor. Enabled in two steps, so that a wrong clock locks nobody out.
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Proof } from '#contract/identity/auth/account-fields.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AuthenticatorForm } from './AuthenticatorForm.tsx'
import { ProofForm } from './proof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Factors = { hasPassword: boolean; authenticator: object | null; recoveryCodesLeft: number }
type Action = 'start' | 'renew' | 'stop'
type Step =
  | { name: 'rest' }
  | { name: 'proof'; action: Action }
  | { name: 'scan'; secret: string; qr: string }
  | { name: 'codes'; codes: string[] }

export function TwoFactorSection({ factors }: { factors: Factors }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const [factor, setFactor] = useState(factors.authenticator ? { codesLeft: factors.recoveryCodesLeft } : undefined)
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const rest = () => setStep({ name: 'rest' })

  function showCodes(codes: string[]): void {
    setFactor({ codesLeft: codes.length })
    setStep({ name: 'codes', codes })
  }
  const submit: Record<Action, (body: Proof) => Promise<void>> = {
    async start(body) {
      const { secret, qr } = await api.startAuthenticator({ body })
      setStep({ name: 'scan', secret, qr })
    },
    async renew(body) {
      showCodes((await api.renewRecoveryCodes({ body })).recoveryCodes)
    },
    async stop(body) {
      await api.stopAuthenticator({ body })
      setFactor(undefined)
      rest()
      toast(t`Two-step login is off.`)
    },
  }
  const save = { start: t`Continue`, renew: t`Make new recovery codes`, stop: t`Switch off` }
  return (
    <AccountSection
      title={t`Two-step login`}
      aside={factor ? <Badge look="ok">{t`On`}</Badge> : <Badge>{t`Off`}</Badge>}
    >
      {step.name === 'rest' && <Actions factor={factor} onAction={(action) => setStep({ name: 'proof', action })} />}
      {step.name === 'proof' && (
        <ProofForm
          key={step.action}
          hasPassword={factors.hasPassword}
          submit={submit[step.action]}
          look={step.action === 'stop' ? 'danger' : 'primary'}
          save={save[step.action]}
          onCancel={rest}
        />
      )}
      {step.name === 'scan' && <AuthenticatorForm authenticator={step} onConfirmed={showCodes} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </AccountSection>
  )
}

function Actions({
  factor,
  onAction,
}: {
  factor: { codesLeft: number } | undefined
  onAction: (action: Action) => void
}) {
  const { t } = useLingui()
  if (!factor)
    return (
      <>
        <p className="muted">{t`Beside your password, a code from an app on your phone. A stolen password alone then opens nothing.`}</p>
        <div>
          <Button onClick={() => onAction('start')}>{t`Set up`}</Button>
        </div>
      </>
    )
  return (
    <>
      <p className="muted">
        <Plural
          value={factor.codesLeft}
          _0="No recovery code is left. Make new ones."
          one="# recovery code is left."
          other="# recovery codes are left."
        />
      </p>
      <div className="row">
        <Button onClick={() => onAction('renew')}>{t`Make new recovery codes`}</Button>
        <Button look="danger" onClick={() => onAction('stop')}>{t`Switch off`}</Button>
      </div>
    </>
  )
}
