// Passkey login button, where supported.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi } from '#web/foundation/session.ts'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconFingerprint } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { canUsePasskeys, signInWithPasskey } from './passkey.ts'

export function PasskeyLogin({ continueTo }: { continueTo: string | undefined }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!isHydrated || !canUsePasskeys()) return null

  async function signIn() {
    setState('busy')
    try {
      const redirect = await signInWithPasskey(api, continueTo)
      if (redirect) location.assign(redirect)
      else setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Note look="bad" role="alert">
          <p>{t`This passkey did not work here. Log in with your password.`}</p>
        </Note>
      )}
      <Button full size="large" icon={IconFingerprint} busy={state === 'busy'} onClick={signIn}>
        {t`Log in with a passkey`}
      </Button>
    </>
  )
}
