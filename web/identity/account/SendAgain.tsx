// Resend button of the verification link.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuthApi, useSession } from '#web/foundation/session.ts'
import { failureOf, useFailureMessage, type SubmitFailure } from '#web/foundation/form/failure-message.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'

export function SendAgain({ continueTo, full = true }: { continueTo: string | undefined; full?: boolean }) {
  const { t } = useLingui()
  const session = useSession()
  const api = useAuthApi()
  const failureMessage = useFailureMessage()
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | SubmitFailure>('idle')
  if (!session || session.emailVerified) return null

  async function send() {
    setState('busy')
    try {
      await api.resendVerification({ body: { continue: continueTo } })
      setState('sent')
    } catch (error) {
      setState(failureOf(error))
    }
  }
  if (state === 'sent')
    return (
      <Note look="ok" status>
        <p>{t`Another link is on its way. Check your spam folder too.`}</p>
      </Note>
    )
  return (
    <>
      {typeof state === 'object' && (
        <Note look="bad" role="alert">
          <p>{failureMessage(state)}</p>
        </Note>
      )}
      <Button full={full} busy={state === 'busy'} onClick={send}>{t`Send the link again`}</Button>
    </>
  )
}
