// The first steps after registering: verify, complete the profile, find or create the business. Goes away when done or sent away.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FirstSteps as Steps } from '#contract/people.ts'
import { useApi, useSite } from '#web/page.ts'
import { useAuthApi, useSession } from '#web/session.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { circleCheckIcon, circleDashedIcon, crossIcon } from '#web/ui/icons.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './FirstSteps.module.css'

const over = 'first steps over' // kept on the device, so that later visits ask nothing

function isOver(userID: string): boolean {
  try {
    return localStorage.getItem(over) === userID
  } catch {
    return false
  }
}
function remember(userID: string): void {
  try {
    localStorage.setItem(over, userID)
  } catch {
    // Then the next visit asks again.
  }
}

export function FirstSteps() {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const auth = useAuthApi()
  const userID = useSession()?.userID
  const [steps, setSteps] = useState<Steps>()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (!userID || isOver(userID)) return
    const under = new AbortController()
    api.people.firstSteps({ signal: under.signal }).then(
      (answer) => {
        if (!answer.wanted || (answer.email && answer.profile && answer.business)) remember(userID)
        else setSteps(answer)
      },
      () => {},
    )
    return () => under.abort()
  }, [api, userID])

  if (!userID || !steps) return null
  const list = [
    {
      done: steps.email,
      title: t`Verify your e-mail address`,
      text: t`Then you can write to companies.`,
      action: !steps.email && <Button look="soft" busy={sending} onClick={resend}>{t`Send the link again`}</Button>,
    },
    {
      done: steps.profile,
      title: t`Complete your profile`,
      text: t`Photo, position, country and a few words: people answer people.`,
      action: !steps.profile && <a className="link" href={paths.editProfile()}>{t`Edit profile`}</a>,
    },
    {
      done: steps.business,
      title: t`Find or create your business`,
      text: t`Search for it first: a colleague may have created it already.`,
      action: !steps.business && (
        <>
          <a className="link" href={paths.search()}>{t`Search companies`}</a>
          <a className="link" href={paths.createBusiness()}>{t`Create business profile`}</a>
        </>
      ),
    },
  ]

  async function resend() {
    setSending(true)
    try {
      await auth.resendVerification({ body: { continue: location.href } })
      toast(t`We have sent you the link.`)
    } catch {
      toast(t`Something was wrong, try again please`, { look: 'bad' })
    }
    setSending(false)
  }

  function dismiss() {
    setSteps(undefined)
    remember(userID!)
    api.people.changeSettings({ body: { firstSteps: false } }).catch(() => {})
  }

  return (
    <section className={styles.steps} aria-label={t`First steps`}>
      <header>
        <h2>{t`First steps`}</h2>
        <span className="muted small num">{t`${list.filter(({ done }) => done).length} of ${list.length} done`}</span>
        <IconButton label={t`Don't show this any more`} icon={crossIcon} onClick={dismiss} />
      </header>
      <ol>
        {list.map(({ done, title, text, action }) => (
          <li key={title} data-done={done || undefined}>
            <Icon icon={done ? circleCheckIcon : circleDashedIcon} size="l" />
            <div className="grow">
              <b>{title}</b>
              {done && <span className="sr"> {t`(done)`}</span>}
              {!done && <p className="muted">{text}</p>}
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  )
}
