// Onboarding steps.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useState, type ReactNode } from 'react'
import type { FirstSteps as Steps } from '#contract/identity/people/people.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleCheck, IconCircleDashed, IconX } from '#web/ui/icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from './FirstSteps.module.css'
import { dismissFirstSteps } from './read-first-steps.ts'

export function FirstSteps({ steps, userID }: { steps: Steps; userID: string }) {
  const { t } = useLingui()
  const api = useApi()
  const [isOver, setOver] = useState(false)
  const list = useStepTexts()
  function dismiss() {
    setOver(true)
    dismissFirstSteps(api, userID)
  }
  if (isOver) return null
  return (
    <section className={styles.steps} aria-label={t`First steps`}>
      <header>
        <h2>{t`First steps`}</h2>
        <span className="muted small num">{t`${list.filter(({ step }) => steps[step]).length} of ${list.length} done`}</span>
        <IconButton label={t`Don't show this any more`} icon={IconX} onClick={dismiss} />
      </header>
      <ol>
        {list.map(({ step, title, text, action }) => (
          <li key={step} data-done={steps[step] || undefined}>
            <Icon icon={steps[step] ? IconCircleCheck : IconCircleDashed} size="l" />
            <div className="grow">
              <b>{title}</b>
              {steps[step] && <span className="sr"> {t`(done)`}</span>}
              {!steps[step] && <p className="muted">{text}</p>}
            </div>
            {!steps[step] && <div className={styles.action}>{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepTexts = {
  step: 'email' | 'interests' | 'profile' | 'business'
  title: string
  text: string
  action: ReactNode
}

function useStepTexts(): StepTexts[] {
  const { t } = useLingui()
  const { paths } = useSite()
  return [
    {
      step: 'email',
      title: t`Verify your e-mail address`,
      text: t`Then you can write to companies.`,
      action: <ResendButton />,
    },
    {
      step: 'interests',
      title: t`Say what you make and buy`,
      text: t`Three questions that fill your feed and propose companies.`,
      action: <Link className="link" to={paths.firstSteps()}>{t`Answer three questions`}</Link>,
    },
    {
      step: 'profile',
      title: t`Complete your profile`,
      text: t`Photo, position, country and a few words: people answer people.`,
      action: <Link className="link" to={paths.editProfile()}>{t`Edit profile`}</Link>,
    },
    {
      step: 'business',
      title: t`Find or create your business`,
      text: t`Search for it first: a colleague may have created it already.`,
      action: (
        <>
          <Link className="link" to={paths.search()}>{t`Search companies`}</Link>
          <Link className="link" to={paths.createBusiness()}>{t`Create business profile`}</Link>
        </>
      ),
    },
  ]
}

function ResendButton() {
  const { t } = useLingui()
  const auth = useAuthApi()
  const [sending, setSending] = useState(false)
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
  return <Button look="soft" busy={sending} onClick={resend}>{t`Send the link again`}</Button>
}
