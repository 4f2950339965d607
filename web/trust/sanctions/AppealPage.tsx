// /appeal?token=…: decision and appeal form, opened from an email without login.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { appealTextMost } from '#contract/foundation/constants.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './AppealPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const token = url.searchParams.get('token') ?? ''
  return { token, decision: await api.sanctions.appealed({ query: { token }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`A decision about you`,
  description: '',
  noindex: true,
})

export function Component() {
  const { decision } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  const { act, rule, objectName, decidedAt, endsAt, endedAt, appeal, appealUpheld } = decision
  const acts = {
    warn: t`We have warned you. Nothing was hidden.`,
    hide: t`We have hidden it. Nobody else sees it.`,
    remove: t`We have removed it.`,
    limit: t`You can read, and publish nothing for now.`,
    suspend: t`The account or business is suspended.`,
    reject: t`We did not accept the registration.`,
    terminate: t`We have closed the account or business.`,
  }
  const rules = {
    spam: t`unsolicited advertising or repeated posts`,
    abuse: t`insults, threats or harassment`,
    misleading: t`false or misleading statements`,
    counterfeit: t`goods that use the brand or design of somebody else`,
    illegal: t`goods or content that the law does not allow`,
    other: t`a breach of our terms of use`,
  }
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{t`A decision about you`}</h1>
        <Card pad="l">
          <p className={styles.lead}>{acts[act]}</p>
          {objectName && <blockquote className={styles.quote}>{objectName}</blockquote>}
          <dl className={styles.facts}>
            <div>
              <dt>{t`Reason`}</dt>
              <dd>{rules[rule]}</dd>
            </div>
            <div>
              <dt>{t`Decided`}</dt>
              <dd>{formats.date(decidedAt)}</dd>
            </div>
            {endsAt && !endedAt && (
              <div>
                <dt>{t`Ends by itself`}</dt>
                <dd>{formats.date(endsAt)}</dd>
              </div>
            )}
            {endedAt && (
              <div>
                <dt>{t`Over since`}</dt>
                <dd>{formats.date(endedAt)}</dd>
              </div>
            )}
          </dl>
        </Card>
        {appeal ? (
          <Note look="ok">
            {appealUpheld === null ? (
              <Trans>
                We have your appeal. Somebody else than the person who decided looks at it, and answers by e-mail.
              </Trans>
            ) : appealUpheld ? (
              <Trans>Your appeal was looked at. The decision stands.</Trans>
            ) : (
              <Trans>Your appeal was looked at. The decision was reversed.</Trans>
            )}
          </Note>
        ) : (
          <Appeal />
        )}
      </div>
    </div>
  )
}

function Appeal() {
  const { token, decision } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAsked(true)
    if (text.trim() === '' || text.length > appealTextMost) return
    setBusy(true)
    try {
      await api.sanctions.appeal({ body: { token, text: text.trim() } })
      await revalidate()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  const until = formats.date(decision.appealUntil)
  if (Date.parse(decision.appealUntil) < now)
    return (
      <p className="muted">
        <Trans>Until {until} you could appeal.</Trans>
      </p>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <h2>{t`Do you disagree?`}</h2>
      <p className="muted">
        <Trans>Say why, until {until}. Somebody else than the person who decided looks at it.</Trans>
      </p>
      <TextArea
        label={t`Your appeal`}
        most={appealTextMost}
        value={text}
        error={asked && text.trim() === '' ? t`Say why you disagree.` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>{t`Send the appeal`}</Button>
      </div>
    </form>
  )
}
