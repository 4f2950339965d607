// Trial of a call.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { tokenNow, useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import type { CallView } from './calls.ts'
import styles from './DevelopersPage.module.css'
import { addressOf, exampleValues } from './request.ts'

type Outcome = { status: string; body: string }

export function Try({ call }: { call: CallView }) {
  const { t } = useLingui()
  const session = useSession()
  const [values, setValues] = useState<Record<string, string>>(() => ({ ...exampleValues(call) }))
  const [body, setBody] = useState(call.example ?? '')
  const [token, setToken] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const own = token || (call.signedIn ? await tokenNow().catch(() => undefined) : undefined)
    setOutcome(await answerTo(call, { values, body, token: own }).catch(() => undefined))
    setBusy(false)
  }
  return (
    <form className={styles.try} onSubmit={(event) => void send(event)}>
      {call.parameters
        .filter(({ place }) => place !== 'header')
        .map(({ name, required, remark, example }) => (
          <Field
            key={name}
            label={name}
            hint={remark}
            required={required}
            placeholder={example}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      {call.body && (
        <TextArea
          label={t`Body`}
          value={body}
          rows={Math.min(16, body.split('\n').length + 1)}
          most={100_000}
          uncounted
          spellCheck={false}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      )}
      {call.signedIn && (
        <Field
          label={t`Token`}
          hint={session ? t`Left empty, your own session is used.` : t`See above how to get one, or log in here.`}
          value={token}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setToken(event.currentTarget.value.trim())}
        />
      )}
      {call.signedIn && call.method !== 'GET' && (
        <Note look="warn">
          <Trans>This is not a rehearsal: the call changes real data of the account.</Trans>
        </Note>
      )}
      <div className="row">
        <Button type="submit" look="primary" busy={busy}>
          <Trans comment="button: sends an API call">Send</Trans>
        </Button>
      </div>
      <LiveRegion as="div">
        {outcome && (
          <>
            <p>
              <b className="num">{outcome.status}</b>
            </p>
            <ScrollArea as="pre">{outcome.body}</ScrollArea>
          </>
        )}
      </LiveRegion>
    </form>
  )
}

type CallInput = { values: Record<string, string>; body: string; token: string | undefined }

async function answerTo(call: CallView, { values, body, token }: CallInput): Promise<Outcome> {
  const response = await fetch(addressOf(call, values), {
    method: call.method,
    headers: {
      ...(token && { 'x-auth-token': token }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body }),
  })
  const text = await response.text()
  return { status: `${response.status} ${response.statusText}`.trim(), body: indented(text) }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
