// The button that signs in with a passkey, where the browser can.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { fingerprintIcon } from '../ui/icons.ts'
import { Note } from '../ui/Note.tsx'
import { useAlive } from './Form.tsx'
import { passkeysWork, signInWithPasskey } from './passkey.ts'

export function PasskeyLogin({ continueTo }: { continueTo: string | undefined }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const alive = useAlive()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!alive || !passkeysWork()) return null

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
      <Button full size="large" icon={fingerprintIcon} busy={state === 'busy'} onClick={signIn}>
        {t`Log in with a passkey`}
      </Button>
    </>
  )
}
