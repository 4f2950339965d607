// /auth/verify-email: after registering it says that a link was sent; opened from that link it verifies the address.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { asked, type Meta } from '../page.ts'
import { useLoaderData, type LoaderFunctionArgs } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { Note } from '../ui/Note.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { ContinueForm } from './ContinueForm.tsx'
import { entryOf } from './entry.ts'
import { Form, Submit } from './Form.tsx'
import { rememberedEmail } from './remembered.ts'
import { SendAgain } from './SendAgain.tsx'
import styles from './Form.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { url } = asked(args)
  return { ...entryOf(url), sent: url.searchParams.has('sent') }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Verify your e-mail address`,
  description: t(i18n)`Show ${operator.name} that your e-mail address is yours.`,
  noindex: true,
})

type State = 'asking' | 'verified' | 'failed'

export function Component() {
  const { t } = useLingui()
  const { continueTo, token, done, sent, failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const begun = useRef(false)
  const [email, setEmail] = useState('')
  useEffect(() => setEmail(rememberedEmail()), [])
  const [state, setState] = useState<State>(failed ? 'failed' : done ? 'verified' : 'asking')

  async function verify() {
    try {
      await api.verifyEmail({ body: { token: token! } })
      setState('verified')
    } catch (error) {
      if ((error as { name: string }).name !== 'SessionError' && (error as { name: string }).name !== 'Conflict')
        throw error
      setState('failed')
    }
  }
  useEffect(() => {
    // A link that verifies works once: not a second time when React runs effects twice.
    if (!token || begun.current || failed || done) return
    begun.current = true
    verify().catch(() => {})
  })

  let inside: ReactNode
  if (state === 'verified')
    inside = (
      <div className={styles.form}>
        <Note look="ok" role="status">
          <p>{t`Your e-mail address is verified. You can write to companies now.`}</p>
        </Note>
        <ContinueForm continueTo={continueTo} />
      </div>
    )
  else if (state === 'failed')
    inside = (
      <div className={styles.form}>
        <Note look="bad" role="alert">
          <p>{t`This link was used already or is too old. If your address is not verified yet, have another one sent.`}</p>
        </Note>
        <SendAgain continueTo={continueTo} />
        <ContinueForm continueTo={continueTo} look="plain" />
      </div>
    )
  else if (token)
    inside = (
      <Form action="/auth/verify-email" rules={{}} labels={{}} send={verify} hidden={{ token, continue: continueTo }}>
        <p role="status">{t`One moment, the address is being verified.`}</p>
        <Submit>{t`Verify this address`}</Submit>
      </Form>
    )
  else
    inside = (
      <div className={styles.form}>
        <Note look="info" role="status">
          <p>
            {sent && email ? (
              <Trans>
                We sent a link to <b className="semi">{email}</b>. Open it to verify the address.
              </Trans>
            ) : (
              t`We sent you a link. Open it to verify the address.`
            )}
          </p>
          <p>{t`Until then you can look around and fill in your profile; writing to companies comes with the verified address.`}</p>
        </Note>
        <ContinueForm continueTo={continueTo}>{t`Go on without waiting`}</ContinueForm>
        <SendAgain continueTo={continueTo} />
      </div>
    )
  return (
    <AccountFrame
      title={t`Verify your e-mail address`}
      claim={{
        title: t`Companies know who writes to them.`,
        text: t`Only people with a verified address can send requests.`,
      }}
    >
      {inside}
    </AccountFrame>
  )
}
