// Webhook delivery: payload, attempts, resend.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconRefresh } from '#web/ui/icons.ts'
import type { Attempt, Delivery } from '#contract/integration/webhooks/webhooks.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { eventNames } from './event-names.ts'
import styles from './Webhooks.module.css'

type Props = {
  businessID: string
  webhookID: string
  delivery: Delivery
  /** Disabled webhooks send nothing. */
  enabled: boolean
  onChanged: () => Promise<void>
}

export function DeliveryRow({ businessID, webhookID, delivery, enabled, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const { deliveryID, eventID, type, status, createdAt, nextAt, body, attempts } = delivery
  const [last] = attempts
  const name = i18n._(eventNames[type])
  const at = formats.dateTime(createdAt)
  async function replay(): Promise<void> {
    try {
      await api.webhooks.replay({ params: { businessID, webhookID, deliveryID } })
      showSuccess(t`It is sent again.`)
      await onChanged()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.delivery}>
        <p className={styles.name}>
          <b className="semi">{name}</b>
          {status === 'delivered' && <Badge look="ok">{t`delivered`}</Badge>}
          {status === 'waiting' && <Badge look="info">{t`waiting`}</Badge>}
          {status === 'failed' && <Badge look="bad">{t`failed`}</Badge>}
        </p>
        {enabled && (
          <Button
            icon={IconRefresh}
            aria-label={t`Send again: ${name}, ${at}`}
            onClick={() => void replay()}
          >{t`Send again`}</Button>
        )}
      </div>
      <p className="muted small">
        <Text>{at}</Text>
        {last && (
          <>
            <Text>{' · '}</Text>
            <Outcome {...last} />
          </>
        )}
        {nextAt && attempts.length > 0 && (
          <>
            <Text>{' · '}</Text>
            <Trans>next attempt {formats.dateTime(nextAt)}</Trans>
          </>
        )}
      </p>
      <details className={styles.more}>
        <summary aria-label={t`Details: ${name}, ${at}`}>
          <Plural value={attempts.length} _0="no attempt yet" one="# attempt" other="# attempts" />
        </summary>
        <p className="small">
          <code>webhook-id: {eventID}</code>
        </p>
        <ScrollArea as="pre" aria-label={t`What is sent`}>
          {indented(body)}
        </ScrollArea>
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.at} className="small">
              <p>
                {formats.dateTime(attempt.at)} · <Outcome {...attempt} /> · {formats.number(attempt.duration)} ms
              </p>
              {attempt.answer && (
                <ScrollArea as="pre" aria-label={t`What was answered`}>
                  {attempt.answer}
                </ScrollArea>
              )}
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}

function Outcome({ status, failure, error }: Attempt) {
  if (status !== null) return <span>HTTP {status}</span>
  if (failure === 'late') return <Trans>no answer in time</Trans>
  if (failure === 'private') return <Trans>the address is not on the public Internet</Trans>
  if (failure === 'unreachable')
    return (
      <span title={error}>
        <Trans>could not be reached</Trans>
      </span>
    )
  return <span>{error}</span>
}

function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
