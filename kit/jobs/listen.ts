// One LISTEN connection, renewed on demand; notifications may be lost.
import pg from 'pg'

export type Listening = { renew: () => void; close: () => Promise<void> }

/** Its connection is outside the pool. */
export function listen(pool: pg.Pool, channel: string, heard: (payload: string) => void): Listening {
  let client: pg.Client | undefined
  let closed = false

  function renew(): void {
    if (client || closed) return
    const fresh = new pg.Client({ ...pool.options, application_name: `${pool.options.application_name} ${channel}` })
    client = fresh
    const drop = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    fresh.on('error', drop)
    fresh.on('end', drop)
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      .catch(() => fresh.end().then(drop, drop))
  }

  async function close(): Promise<void> {
    closed = true
    await client?.end().catch(() => {})
  }

  renew()
  return { renew, close }
}
