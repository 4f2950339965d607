// Question whether to ring, on an open thread.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ringHere, stateHere } from './here.ts'
import styles from './Devices.module.css'

export function RingQuestion() {
  const { t } = useLingui()
  const site = useSite()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const userID = useSession()?.userID ?? ''
  const [key, setKey] = useState<string>()

  useEffect(() => {
    async function ask(): Promise<void> {
      if ((await stateHere(site, userID)) !== 'off') return
      const { mayAsk, key: found } = await api.notifications.devices()
      if (mayAsk) setKey(found)
    }
    ask().catch(() => {})
  }, [api, site, userID])

  if (key === undefined) return null

  async function answer(wanted: boolean): Promise<void> {
    const asked = key!
    setKey(undefined)
    try {
      if (wanted && (await ringHere(api, asked, userID))) return showSuccess(t`This device rings from now on.`)
      await api.notifications.declineRinging()
    } catch (error) {
      showError(error)
    }
  }
  const isPhone = matchMedia('(pointer: coarse)').matches
  const question = isPhone ? t`Ring on this phone when they answer?` : t`Ring on this computer when they answer?`
  return (
    <section className={`panel ${styles.question}`} aria-label={question}>
      <p>{question}</p>
      <div className="row">
        <Button look="soft" onClick={() => void answer(true)}>{t`Yes, ring`}</Button>
        <Button look="ghost" onClick={() => void answer(false)}>{t`Not now`}</Button>
      </div>
    </section>
  )
}
