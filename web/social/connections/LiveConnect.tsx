// Signed-in Connect button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ConnectionState } from '#contract/social/connections.ts'
import { useIntent } from '#web/foundation/intent.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconCheck, IconClock, IconLink } from '#web/ui/icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'

export function LiveConnect({ resourceID }: { resourceID: string }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const session = useSession()
  const businessID = session?.actor.businessID
  const [state, setState] = useState<ConnectionState>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let wanted = true
    api.connections.state({ params: { resourceID }, query: { businessID } }).then(
      (found) => wanted && setState(found),
      () => {},
    )
    return () => void (wanted = false)
  }, [api, resourceID, businessID])

  async function change(call: () => Promise<ConnectionState>, done?: string): Promise<void> {
    setBusy(true)
    try {
      setState(await call())
      if (done) toast(done)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  const ask = () => change(() => api.connections.ask({ body: { resourceID, businessID } }))
  const end = (done: string) => {
    const params = { id: state!.id! }
    return change(() => api.connections.end({ params }), done)
  }

  useIntent(`connect ${resourceID}`, state !== undefined, () => {
    if (state?.status === 'none') void ask()
  })
  if (resourceID === (businessID ?? session?.userID)) return null
  const { status, direction } = state ?? {}
  if (status === 'connected')
    return (
      <Button
        icon={IconCheck}
        look="soft"
        busy={busy}
        title={t`End the connection`}
        onClick={({ detail }) => detail < 2 && void end(t`Connection ended`)}
      >
        <Trans>Connected</Trans>
      </Button>
    )
  if (status === 'pending' && direction === 'out')
    return (
      <Button
        icon={IconClock}
        look="soft"
        busy={busy}
        title={t`Withdraw the request`}
        onClick={({ detail }) => detail < 2 && void end(t`Request withdrawn`)}
      >
        <Trans comment="a request for a connection waits for an answer">Requested</Trans>
      </Button>
    )
  return (
    <Button icon={IconLink} busy={busy} disabled={!state} onClick={ask}>
      {status === 'pending' ? (
        <Trans comment="a request for a connection">Accept request</Trans>
      ) : (
        <Trans comment="button: ask a company or person for a connection">Connect</Trans>
      )}
    </Button>
  )
}
