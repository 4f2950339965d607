// Message center at 300,000 threads.
import { loadavg } from 'node:os'
import type { Pool } from 'pg'
import { openDatabase } from '#start/database.ts'
import { openAccount } from './auth.ts'
import { correspondenceDir, fillCorrespondence } from './load/correspondence.ts'
import { compare, kept, lineOf } from './rounds.ts'
import { chat, pairs } from './load/chat.ts'
import { serving, side, type Request } from './load/serving.ts'

const limit = 3
const sendingLimit = 2
const seenLimit = 300 // ms
const inboxes = 200
const fine = { check: (body: string) => body.startsWith('{"success":true') }

type Inbox = { business: string; request: string }

async function openTo(pool: Pool, userID: string): Promise<Inbox[]> {
  const { rows } = await pool.query<Inbox>(
    `with read as (
        select actor_id, max(request_id::text)::uuid as request_id from request_sides where actor_kind = 'business'
        group by actor_id order by md5(actor_id::text) limit $2),
      joined as (insert into members (business_id, user_id, access) select actor_id, $1, 'member' from read)
      select actor_id as business, request_id as request from read`,
    [userID, inboxes],
  )
  return rows
}

export async function run(): Promise<boolean> {
  const settings = { TRUST_PROXY: '127.0.0.1', DATA_DIR: correspondenceDir, SERVICES: 'auth,api,worker' }
  const server = await serving(settings, fillCorrespondence)
  const opened = await openDatabase({ databaseUrl: undefined, dataDir: correspondenceDir }, { statementTimeout: 0 })
  const { pool } = opened.database
  let withinLimit = true
  async function against(name: string, ours: Request[], bare: Request[], most = limit): Promise<void> {
    const floor = side('bare', server, server.bare, bare, fine)
    const comparison = await compare(name, side(name, server, server.address, ours, fine), floor, most)
    console.log(`${lineOf(comparison)}  load ${loadavg()[0]!.toFixed(1)}`)
    withinLimit = comparison.ok && withinLimit
  }
  try {
    const { userID, token } = await openAccount(server)
    const headers = { 'x-auth-token': token }
    await fetch(`${server.address}/api/user/settings`, { headers })
    const open = await openTo(pool, userID)
    const list = (business: string) => `/api/business/request?ubid=${business}`
    const page = ({ business, request }: Inbox) => `/api/business/request/${request}/get-messages?bid=${business}`
    const of = (path: string) => encodeURIComponent(`${path} ${token}`)
    await against(
      'a page of threads',
      open.map(({ business }) => ({ path: list(business), headers })),
      open.map(({ business }) => ({ path: `/threads?id=${business}&of=${of(list(business))}` })),
    )
    await against(
      'a page of messages',
      open.map((inbox) => ({ path: page(inbox), headers })),
      open.map((inbox) => ({ path: `/messages?id=${inbox.request}&of=${of(page(inbox))}` })),
    )
    const content = 'Two weeks from stock, three for the larger ones.'
    await against(
      'a message sent',
      open.map(({ business, request }) => ({
        method: 'POST',
        path: `/api/business/request/${request}/send-message?bid=${business}`,
        headers,
        body: { content },
      })),
      open.map(({ request }) => ({
        path: `/message?id=${request}&content=${encodeURIComponent(content)}&writer=${userID}`,
      })),
      sendingLimit,
    )
    const { sent, delays } = await chat(server, pool)
    const at = (share: number) => Math.round(delays[Math.floor((delays.length - 1) * share)]!)
    const note = ` (p50 ${at(0.5)}, most ${at(1)}; ${sent} messages; load ${loadavg()[0]!.toFixed(1)})`
    withinLimit = kept(`sent to read, ${pairs} pairs chatting, p99`, at(0.99), seenLimit, 'ms', note) && withinLimit
  } finally {
    await pool.query(
      `delete from members m using people p where p.id = m.user_id and p.email like 'bench-%@wbn.example'`,
    )
    await opened.stop()
    await server.stop()
  }
  return withinLimit
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
