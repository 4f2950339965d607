// One LISTEN connection; notifications may be lost.
import type pg from 'pg'
import { sessionBeside } from '../postgres/pool.ts'
import { hangUp } from '../postgres/silence.ts'

export type Listening = { renew: () => void; close: () => Promise<void> }

const proofEvery = 10_000 // ms
const patience = 5000 // ms

export function listen(pool: pg.Pool, channel: string, heard: (payload: string) => void): Listening {
  let client: pg.Client | undefined
  let provenAt = 0
  let closed = false

  function renew(): void {
    if (closed) return
    if (!client) open()
    else if (performance.now() - provenAt > proofEvery) prove(client, client.query('select'))
  }

  function open(): void {
    const name = `${pool.options.application_name} ${channel}`
    const fresh = sessionBeside(pool, { application_name: name, query_timeout: patience })
    client = fresh
    const drop = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    fresh.on('error', drop)
    fresh.on('end', drop)
    prove(
      fresh,
      fresh.connect().then(() => fresh.query(`listen ${channel}`)),
    )
  }

  function prove(asked: pg.Client, answer: Promise<unknown>): void {
    provenAt = performance.now()
    answer.catch(() => {
      hangUp(asked)
      if (client === asked) client = undefined
    })
  }

  async function close(): Promise<void> {
    closed = true
    if (client) hangUp(client)
  }

  renew()
  return { renew, close }
}
