// Reference entry of a call.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { CallView } from './calls.ts'
import styles from './DevelopersPage.module.css'
import { curlOf } from './request.ts'

const Try = lazyComponent(async () => (await import('./Try.tsx')).Try)

export function Call({ call }: { call: CallView }) {
  const { t } = useLingui()
  return (
    <article id={call.id} className={styles.call}>
      <h2>
        <span className={styles.method}>{call.method}</span> <code>{call.path}</code>{' '}
        {call.signedIn && <Badge look="warn">{t`signed in`}</Badge>}{' '}
        {call.scopes.map((scope) => (
          <Badge key={scope} look="info">
            {scope}
          </Badge>
        ))}{' '}
        {call.staff.length > 0 && <Badge>{t`staff`}</Badge>}
      </h2>
      <p>{call.summary}</p>
      {call.parameters.length > 0 && (
        <dl className={styles.parameters}>
          {call.parameters.map(({ name, place, required, type, remark, example }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{type}</code>{' '}
                <span className="muted">
                  <Text>{place}</Text>
                  <Text>{required && ` · ${t`required`}`}</Text>
                  <Text>{remark && ` · ${remark}`}</Text>
                  {example !== undefined && (
                    <>
                      <Text>{' · '}</Text>
                      <Trans>
                        for example <code>{example}</code>
                      </Trans>
                    </>
                  )}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {call.body && (
        <details>
          <summary>{t`Body`}</summary>
          <ScrollArea as="pre">{call.body}</ScrollArea>
        </details>
      )}
      {call.answer && (
        <details>
          <summary>{t({ message: 'Answer', comment: 'what an API call answers' })}</summary>
          <ScrollArea as="pre">{call.answer}</ScrollArea>
        </details>
      )}
      {call.answerExample && (
        <details>
          <summary>{t`Answer, for example`}</summary>
          <ScrollArea as="pre">{call.answerExample}</ScrollArea>
        </details>
      )}
      <Curl call={call} />
      {!call.stream && <Trial call={call} />}
      <p className="small muted">{call.errors.map(({ status, names }) => `${status} ${names}`).join(' · ')}</p>
    </article>
  )
}

function Curl({ call }: { call: CallView }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const command = curlOf(call, origin)
  return (
    <details>
      <summary>curl</summary>
      <ScrollArea as="pre">{command}</ScrollArea>
      <CopyButton text={() => command} done={t`Command copied`} failed={t`The command could not be copied.`}>
        <Trans>Copy command</Trans>
      </CopyButton>
    </details>
  )
}

function Trial({ call }: { call: CallView }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`Try it`}</summary>
      <Suspense>{open && <Try call={call} />}</Suspense>
    </details>
  )
}
