// /business/{id}/webhooks: company webhooks.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconWebhook } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { webhooksMost } from '#contract/foundation/constants.ts'
import type { Webhook } from '#contract/integration/webhooks/webhooks.ts'
import { shownUrl } from '#kit/hosts.ts'
import { Refusal } from '#kit/refusal.ts'
import { NewSecret } from '#web/integration/api-tokens/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Empty } from '#web/ui/States.tsx'
import { eventNames } from './event-names.ts'
import { WebhookState } from './WebhookState.tsx'
import styles from './Webhooks.module.css'

const WebhookDialog = lazyComponent(async () => (await import('./WebhookDialog.tsx')).WebhookDialog)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  return api.webhooks.list({ params: { businessID }, signal }).catch((error: unknown) => {
    if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID, key: '' }))
    throw error
  })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const { companyName } = data.business
  return { title: t(i18n)`Webhooks of ${companyName}`, description: '', noindex: true }
}

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { webhooks, business } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<{ webhook: Webhook; secret: string }>()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t`Webhooks`}</h1>
          <p>
            <Link className="link" to={paths.business(business)}>
              {business.companyName}
            </Link>
          </p>
        </div>
        {webhooks.length < webhooksMost && (
          <Button look="main" icon={IconPlus} onClick={() => setCreating(true)}>
            <Trans>Create a webhook</Trans>
          </Button>
        )}
      </header>
      <p className="muted">
        <Trans>
          A webhook tells your program at once what happens, such as a new inquiry: no asking again and again.{' '}
          <Link className="link" to={paths.developers('receive-webhooks')}>
            How to receive it
          </Link>
        </Trans>
      </p>
      {created && (
        <NewSecret secret={created.secret}>
          <Trans>The webhook is ready. Copy the secret that signs its messages now: it is not shown again.</Trans>
        </NewSecret>
      )}
      {webhooks.length === 0 ? (
        <Empty icon={IconWebhook} title={t`No webhooks yet`}>
          <Trans>Create one with the address of your program, and send it a test.</Trans>
        </Empty>
      ) : (
        <Part id="webhooks" title={<Trans>Addresses</Trans>}>
          <ul>
            {webhooks.map((webhook) => (
              <Row key={webhook.webhookID} webhook={webhook} businessID={business.businessID} />
            ))}
          </ul>
        </Part>
      )}
      {creating && (
        <Suspense>
          <WebhookDialog
            businessID={business.businessID}
            onClose={() => setCreating(false)}
            onSaved={({ webhook, secret = '' }) => {
              setCreating(false)
              setCreated({ webhook, secret })
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Row({ webhook, businessID }: { webhook: Webhook; businessID: string }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  const { webhookID, url, description, events } = webhook
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link className="link semi" to={paths.webhook({ businessID }, webhookID)}>
          {shownUrl(url)}
        </Link>
        <WebhookState {...webhook} />
      </p>
      {description && <p className="small">{description}</p>}
      <p className="muted small">{events.map((type) => i18n._(eventNames[type])).join(' · ')}</p>
    </li>
  )
}
