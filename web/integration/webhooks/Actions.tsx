// Webhook actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { webhookSecretHours } from '#contract/foundation/constants.ts'
import type { Webhook } from '#contract/integration/webhooks/webhooks.ts'
import { NewSecret } from '#web/integration/api-tokens/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './Webhooks.module.css'

const WebhookDialog = lazyComponent(async () => (await import('./WebhookDialog.tsx')).WebhookDialog)

type Props = { businessID: string; webhook: Webhook; onChanged: () => Promise<void> }

export function Actions({ businessID, webhook, onChanged }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToasts()
  const [changing, setChanging] = useState(false)
  const [asked, setAsked] = useState<'secret' | 'remove'>()
  const [secret, setSecret] = useState<string>()
  const { webhookID, url, events, description, disabledBy } = webhook
  const params = { businessID, webhookID }
  const isOn = disabledBy === null
  async function act(work: () => Promise<unknown>, done?: string): Promise<void> {
    try {
      await work()
      if (done) showSuccess(done)
      await onChanged()
    } catch (error) {
      showError(error)
    }
  }
  const enable = () => api.webhooks.change({ params, body: { url, events, description, enabled: !isOn } })
  async function renew(): Promise<void> {
    setAsked(undefined)
    setSecret((await api.webhooks.renewSecret({ params })).secret)
  }
  async function remove(): Promise<void> {
    try {
      await api.webhooks.remove({ params })
      showSuccess(t`The webhook is removed.`)
      await navigate(paths.webhooks({ businessID }), { replace: true })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className={styles.actions}>
      {secret && (
        <NewSecret secret={secret}>
          <Trans>
            Copy the new secret now: it is not shown again. The old one signs too for {webhookSecretHours} hours.
          </Trans>
        </NewSecret>
      )}
      {asked ? (
        <Question
          asked={asked}
          onYes={() => void (asked === 'remove' ? remove() : act(renew))}
          onNo={() => setAsked(undefined)}
        />
      ) : (
        <div className="row">
          <Button
            look="primary"
            disabled={!isOn}
            onClick={() => void act(() => api.webhooks.test({ params }), t`The test is on its way.`)}
          >{t`Send a test`}</Button>
          <Button onClick={() => setChanging(true)}>{t`Change`}</Button>
          <Button onClick={() => void act(enable)}>{isOn ? t`Disable` : t`Enable`}</Button>
          <Button onClick={() => setAsked('secret')}>{t`New secret`}</Button>
          <Button onClick={() => setAsked('remove')}>{t`Remove`}</Button>
        </div>
      )}
      {changing && (
        <Suspense>
          <WebhookDialog
            businessID={businessID}
            webhook={webhook}
            onClose={() => setChanging(false)}
            onSaved={() => {
              setChanging(false)
              void onChanged()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type QuestionProps = { asked: 'secret' | 'remove'; onYes: () => void; onNo: () => void }

function Question({ asked, onYes, onNo }: QuestionProps) {
  const { t } = useLingui()
  return (
    <div className="row">
      <p>
        {asked === 'remove' ? (
          <Trans>Remove the webhook with the log of its deliveries?</Trans>
        ) : (
          <Trans>Make a new secret? Your program has {webhookSecretHours} hours to learn it.</Trans>
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button takes the place of the one pressed */}
      <Button look={asked === 'remove' ? 'danger' : 'primary'} autoFocus onClick={onYes}>
        {asked === 'remove' ? t`Remove now` : t`Make a new secret`}
      </Button>
      <Button look="ghost" onClick={onNo}>{t`Cancel`}</Button>
    </div>
  )
}
