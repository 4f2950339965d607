// /business/{id}/webhooks/{id}: webhook, actions, delivery log.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { webhookDeliveryDays, webhookFailingDays } from '#contract/foundation/constants.ts'
import { deliveryStatuses, type Webhook } from '#contract/integration/webhooks/webhooks.ts'
import { shownUrl } from '#kit/hosts.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Actions } from './Actions.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { eventNames } from './event-names.ts'
import { WebhookState } from './WebhookState.tsx'
import styles from './Webhooks.module.css'

const soon = 2000 // ms

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const businessID = idOf(params['slug'])
  const webhookID = idOf(params['webhook'])
  if (!businessID) return redirectTo(paths.home())
  if (!webhookID) return redirectTo(paths.webhooks({ businessID }))
  const status = deliveryStatuses.find((one) => one === url.searchParams.get('status'))
  const nextID = idOf(url.searchParams.get('from') ?? undefined)
  const [{ webhooks }, deliveries] = await Promise.all([
    api.webhooks.list({ params: { businessID }, signal }),
    api.webhooks.deliveries({
      params: { businessID, webhookID },
      query: { ...(status && { status }), ...(nextID && { nextID }) },
      signal,
    }),
  ])
  const webhook = webhooks.find((one) => one.webhookID === webhookID)
  if (!webhook) return redirectTo(paths.webhooks({ businessID }))
  return { businessID, webhook, deliveries, status, isFirst: !nextID, now: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Webhook`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { businessID, webhook } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <p>
          <Link className="link" to={paths.webhooks({ businessID })}>
            <Trans>All webhooks</Trans>
          </Link>
        </p>
        <h1 className={styles.address}>{shownUrl(webhook.url)}</h1>
      </header>
      <Trouble webhook={webhook} />
      <Part id="webhook" title={t`Webhook`} aside={<WebhookState {...webhook} />}>
        <WebhookFacts webhook={webhook} />
        <Actions businessID={businessID} webhook={webhook} onChanged={revalidate} />
      </Part>
      <Log />
    </div>
  )
}

function Trouble({ webhook: { disabledBy, failingSince } }: { webhook: Webhook }) {
  const { formats } = useSite()
  if (disabledBy === 'failures' || disabledBy === 'gone')
    return (
      <Note look="bad">
        <p>
          {disabledBy === 'gone' ? (
            <Trans>The address answered that it is gone (410), so we stopped calling it.</Trans>
          ) : (
            <Trans>Nothing could be delivered for {webhookFailingDays} days, so we stopped calling this address.</Trans>
          )}{' '}
          <Trans>Once it answers again, enable the webhook and send failed deliveries again.</Trans>
        </p>
      </Note>
    )
  if (!failingSince || disabledBy) return null
  return (
    <Note look="warn">
      <p>
        <Trans>
          Deliveries have failed since {formats.dateTime(failingSince)}. We try again with growing pauses; after{' '}
          {webhookFailingDays} days the webhook is disabled.
        </Trans>
      </p>
    </Note>
  )
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const { events, description, createdAt, oldSecretUntil } = webhook
  const items = [
    { name: t`Events`, value: events.map((type) => i18n._(eventNames[type])).join(' · ') },
    ...(description ? [{ name: t`Note`, value: description }] : []),
    { name: t`Created`, value: formats.dateTime(createdAt) },
    ...(oldSecretUntil ? [{ name: t`The old secret signs too until`, value: formats.dateTime(oldSecretUntil) }] : []),
  ]
  return <Facts items={items} />
}

function Log() {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { businessID, webhook, deliveries, status, isFirst, now } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { data, nextID } = deliveries
  // Tests and resends finish within moments.
  const isUnderWay = data.some(({ nextAt }) => nextAt && Date.parse(nextAt) < now + soon)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => void revalidate(), soon)
    return () => clearTimeout(timer)
  }, [isUnderWay, now, revalidate])
  const names = { waiting: t`Waiting`, delivered: t`Delivered`, failed: t`Failed` }
  const hrefOf = (query: Record<string, string | undefined>) => paths.webhook({ businessID }, webhook.webhookID, query)
  return (
    <Part id="deliveries" title={<Trans>Deliveries</Trans>}>
      <nav className="tabs" aria-label={t`Deliveries`}>
        <Link to={hrefOf({})} aria-current={status ? undefined : 'page'}>
          <Trans>All</Trans>
        </Link>
        {deliveryStatuses.map((one) => (
          <Link key={one} to={hrefOf({ status: one })} aria-current={status === one ? 'page' : undefined}>
            {names[one]}
          </Link>
        ))}
      </nav>
      {data.length === 0 ? (
        <p className={`muted ${styles.none}`}>
          <Trans>Nothing here. Deliveries are listed for {formats.number(webhookDeliveryDays)} days.</Trans>
        </p>
      ) : (
        <ul>
          {data.map((delivery) => (
            <DeliveryRow
              key={delivery.deliveryID}
              businessID={businessID}
              webhookID={webhook.webhookID}
              delivery={delivery}
              enabled={webhook.disabledBy === null}
              onChanged={revalidate}
            />
          ))}
        </ul>
      )}
      <div className="row">
        {!isFirst && <LinkButton href={hrefOf({ status })}>{t`Newest`}</LinkButton>}
        {nextID && <LinkButton href={hrefOf({ status, from: nextID })}>{t`Older`}</LinkButton>}
      </div>
    </Part>
  )
}
