// /connections. Private.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { socialActorsMost } from '#contract/foundation/constants.ts'
import type { Connection } from '#contract/social/connections.ts'
import { ActorChoice, ActorRow, nameOf, useReadAs } from '#web/identity/actors/card.tsx'
import { Unwanted } from '#web/identity/blocks/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { LoadMore, usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { loaderContext, useApi, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { sessionNow } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { IconUsers } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import styles from './ConnectionsPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  const businessID = sessionNow()?.actor.businessID
  const mine = await api.businesses.mine({ signal })
  const own = [undefined, ...mine.data.slice(0, socialActorsMost).map((one) => one.businessID)]
  const waiting = own.map(async (id): Promise<[string, number]> => {
    const { pending } = await api.connections.list({ query: { businessID: id, status: 'pending' }, signal })
    return [id ?? '', pending]
  })
  const [counts, asking, connected] = await Promise.all([
    Promise.all(waiting),
    api.connections.list({ query: { businessID, status: 'pending' }, signal }),
    api.connections.list({ query: { businessID, status: 'connected' }, signal }),
  ])
  return { counts, asking: asking.data, connected, readAs: businessID ?? '' }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Connections`, description: '', noindex: true })

export function Component() {
  const { counts, asking, connected, readAs } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  useReadAs(readAs)
  return (
    <div className="wrap">
      <div className={styles.page} ref={useFocusAfterRemoval()}>
        <header className="row between">
          <h1>
            <Trans>Connections</Trans>
          </h1>
          <ActorChoice label={t`Connections of`} counts={new Map(counts)} />
        </header>
        {asking.length > 0 && (
          <Card as="section">
            <CardHeader title={<Trans comment="requests for a connection that wait for an answer">Requests</Trans>} />
            <ul>
              {asking.map((one) => (
                <Line key={one.id} connection={one} />
              ))}
            </ul>
          </Card>
        )}
        {connected.total === 0 && asking.length === 0 && (
          <Empty icon={IconUsers} title={t`No connections yet`}>
            {counts.some(([id, count]) => id !== readAs && count > 0) ? (
              <Trans>Requests wait for another of your profiles: choose it above.</Trans>
            ) : (
              <Trans>Press Connect on the page of a company or a person you know.</Trans>
            )}
          </Empty>
        )}
        {connected.total > 0 && (
          <>
            <p className="muted">
              <Plural value={connected.total} one="# connection" other="# connections" />
            </p>
            <Connected key={`${readAs} ${connected.data[0]?.id}`} start={connected} />
          </>
        )}
        <Unwanted />
      </div>
    </div>
  )
}

type Start = Awaited<ReturnType<typeof loader>>['connected']

function Connected({ start }: { start: Start }) {
  const api = useApi()
  const businessID = sessionNow()?.actor.businessID
  const { list, busy, more } = usePagedList(
    start,
    ({ id }) => id,
    ({ nextID }) =>
      nextID ? () => api.connections.list({ query: { businessID, status: 'connected', nextID } }) : undefined,
  )
  return (
    <>
      <Card>
        <ul>
          {list.map((one) => (
            <Line key={one.id} connection={one} />
          ))}
        </ul>
      </Card>
      <LoadMore busy={busy} more={more} />
    </>
  )
}

function Line({ connection: { id, status, direction, with: other, since } }: { connection: Connection }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const params = { id }
  const name = nameOf(other)
  async function change(call: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await call()
      void revalidate()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <ActorRow author={other} level={3} since={since}>
      {status === 'pending' && direction === 'in' ? (
        <span className={styles.answers}>
          <Button
            look="primary"
            busy={busy}
            aria-label={t`Accept ${name}`}
            onClick={() => change(() => api.connections.answer({ params, body: { answer: 'accept' } }))}
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            look="ghost"
            aria-disabled={busy || undefined}
            aria-label={t`Decline ${name}`}
            onClick={() => void change(() => api.connections.answer({ params, body: { answer: 'decline' } }))}
          >
            <Trans>Decline</Trans>
          </Button>
        </span>
      ) : (
        <Button
          look="ghost"
          busy={busy}
          aria-label={status === 'pending' ? t`Withdraw the request to ${name}` : t`End the connection with ${name}`}
          onClick={() => change(() => api.connections.end({ params }))}
        >
          {status === 'pending' ? <Trans>Withdraw</Trans> : <Trans comment="end a connection">End</Trans>}
        </Button>
      )}
    </ActorRow>
  )
}
