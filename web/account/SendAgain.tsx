// Has the link that verifies sent again, for whoever is signed in in this browser. Drawn only where scripts run.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi, useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { useFailureWords } from './fault-words.tsx'

export function SendAgain({ continueTo, full = true }: { continueTo: string | undefined; full?: boolean }) {
  const { t } = useLingui()
  const session = useSession()
  const api = useAuthApi()
  const words = useFailureWords({})
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { name: string; wait: number }>('idle')
  if (!session || session.emailVerified) return null

  async function send() {
    setState('busy')
    try {
      await api.resendVerification({ body: { ...(continueTo && { continue: continueTo }) } })
      setState('sent')
    } catch (error) {
      const { name, retryAfter = 0 } = error as { name: string; retryAfter?: number }
      setState({ name, wait: Math.ceil(retryAfter) })
    }
  }
  if (state === 'sent')
    return (
      <Note look="ok" role="status">
        <p>{t`Another link is on its way. Look into the spam folder too.`}</p>
      </Note>
    )
  return (
    <>
      {typeof state === 'object' && (
        <Note look="bad" role="alert">
          {words(state.name, state.wait)}
        </Note>
      )}
      <Button full={full} busy={state === 'busy'} onClick={send}>{t`Send the link again`}</Button>
    </>
  )
}
