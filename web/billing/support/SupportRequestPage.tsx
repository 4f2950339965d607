// /business/{id}/support/{request}.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { SupportDetail } from '#contract/billing/support/support.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { statusLooks, statusName } from './names.ts'
import styles from './Support.module.css'
import { Balance, Bookings, Messages, Write } from './Thread.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  return api.support.read({ params: { businessID, requestID: params['id']! }, signal })
}

export const meta: Meta<typeof loader> = ({ data }) => ({ title: data.subject, description: '', noindex: true })

export function Component() {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const { showError } = useToasts()
  const loaded = useLoaderData<typeof loader>()
  const [request, setRequest] = useResettableState<SupportDetail>(loaded)
  const [busy, setBusy] = useState(false)
  const { businessID, requestID, companyName, subject, status, balance, messages, bookings } = request
  const params = { businessID, requestID }
  async function close(): Promise<void> {
    setBusy(true)
    await api.support.close({ params }).then(setRequest, showError)
    setBusy(false)
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <p className="small">
          <Link className="link" to={paths.support({ businessID })}>
            <Trans>Support for {companyName}</Trans>
          </Link>
        </p>
        <div className="row between">
          <h1>{subject}</h1>
          <Badge look={statusLooks[status]}>{statusName(i18n, status)}</Badge>
        </div>
        <Balance balance={balance} />
      </header>
      <Messages messages={messages} />
      <Bookings bookings={bookings} />
      {status === 'closed' ? (
        <p className="muted">
          <Trans>This request is closed.</Trans>
        </p>
      ) : (
        <>
          <Write
            key={requestID}
            label={t`Your message`}
            button={t`Send`}
            onSend={async (content, key) => setRequest(await api.support.write({ params, body: { content }, key }))}
          />
          <div>
            <Button icon={IconCheck} busy={busy} onClick={() => void close()}>
              <Trans>It is settled: close the request</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
