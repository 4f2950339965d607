// Conversations over a killed API.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { Folder } from './folder.ts'
import { type Process, runScript } from './process.ts'

export type Plan = {
  buyers: number
  businesses: number
  each: number
  kills: number
}
export type ConversationCounts = {
  messages: number
  doubled: number
  gaps: number
  disordered: number
  miscounted: number
}

export const idOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const names = (noun: string, count: number) => Array.from({ length: count }, (_, turn) => idOf(`${noun} ${turn}`))

export async function converse(folder: Folder, { buyers, businesses, each, kills }: Plan): Promise<ConversationCounts> {
  const start = () => runScript('faults/api.child.ts', { DATA_DIR: folder.dataDir }, /ready: http/)
  let server: Process = await start()
  const people = names('buyer', buyers)
  const firms = names('firm', businesses)
  const ownerOf = (firm: string) => idOf(`owner of ${firm}`)
  await seed(folder, people, firms, ownerOf)
  let acknowledged = 0

  async function call(token: string, path: string, body: object, key?: string): Promise<{ requestID: string }> {
    for (;;) {
      const answer = await fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': token, ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer?.status === 200 && text) return (JSON.parse(text) as { data: { requestID: string } }).data
      if (answer && ![200, 500, 503].includes(answer.status)) throw new Error(`${answer.status} ${text}`)
      await pause(20)
    }
  }

  async function write(token: string, rid: string, as: string, side: string): Promise<void> {
    for (let turn = 1; turn <= each; turn++) {
      const content = `${side} ${turn}`
      const key = idOf(`${rid} ${content}`)
      const path = `/business/request/${rid}/send-message${as}`
      if (turn % 2 === 0) await call(token, path, { content }, key)
      else await call(token, path, { content, idempotencyKey: key })
      acknowledged++
      if (turn % 5 === 0) await call(token, `/business/request/${rid}/read${as}`, {})
    }
  }

  async function thread(buyer: string, firm: string): Promise<void> {
    const inquiry = {
      to: firm,
      subject: 'priceList',
      message: `S 0 of ${buyer} to ${firm}`,
      idempotencyKey: idOf(`${buyer} ${firm}`),
    }
    const { requestID } = await call(buyer, '/business/request', inquiry)
    const as = `?bid=${firm}`
    await call(ownerOf(firm), `/business/request/${requestID}/send-message${as}`, {
      content: 'R 0',
      idempotencyKey: idOf(`R 0 ${requestID}`),
    })
    await Promise.all([write(buyer, requestID, '', 'S'), write(ownerOf(firm), requestID, as, 'R')])
  }

  const all = people.length * firms.length * 2 * each
  const talking = Promise.all(people.flatMap((buyer) => firms.map((firm) => thread(buyer, firm))))
  for (let kill = 0; kill < kills; kill++) {
    const next = (all * (kill + 1)) / (kills + 1)
    while (acknowledged < next) await Promise.race([pause(5), talking])
    if (kill % 2 === 0) {
      await server.end('SIGKILL')
      server = await start()
    } else {
      const pid = folder.postmaster()
      if (pid) process.kill(pid, 'SIGKILL')
    }
  }
  await talking
  const found = await look(folder)
  await server.end('SIGTERM')
  return found
}

export async function seed(
  folder: Folder,
  people: readonly string[],
  firms: readonly string[],
  ownerOf: (firm: string) => string,
) {
  const embedded = await folder.start()
  const { pool, close } = connect(embedded.url, { schema: 'net', max: 1 })
  const everybody = [...people, ...firms.map(ownerOf)]
  await pool.query(
    `insert into people (id, username, first_name, last_name, registered_at)
      select id, id::text, 'Some', 'Body', '2020-01-01' from unnest($1::uuid[]) id`,
    [everybody],
  )
  await pool.query(
    `insert into businesses (id, company_name, slug, business_type, industry_id, country_code)
      select id, 'Firm', 'firm', 'MA', $2, 'IT' from unnest($1::uuid[]) id`,
    [firms, nodeByKey('0004')!.id],
  )
  await pool.query(
    `insert into members (business_id, user_id, access) select firm, owner, 'owner' from unnest($1::uuid[], $2::uuid[]) m (firm, owner)`,
    [firms, firms.map(ownerOf)],
  )
  await close()
  await embedded.stop()
}

async function look(folder: Folder): Promise<ConversationCounts> {
  const embedded = await folder.start()
  const { pool, close } = connect(embedded.url, { schema: 'net', max: 1 })
  const { rows } = await pool.query<ConversationCounts>(`
    with ordered as (
      select request_id, side, position, split_part(content, ' ', 2)::int as turn,
        lag(split_part(content, ' ', 2)::int) over (partition by request_id, side order by position) as former
      from messages)
    select (select count(*)::int from messages) as messages,
      (select count(*)::int from (select from messages group by request_id, content having count(*) > 1) twice) as doubled,
      (select count(*)::int from requests r where r.messages <> (select count(*) from messages m where m.request_id = r.id)
        or r.messages <> (select max(m.position) from messages m where m.request_id = r.id)) as gaps,
      (select count(*)::int from ordered where turn <> coalesce(former + 1, 0)) as disordered,
      (select count(*)::int from request_sides s where s.unread <> (select count(*) from messages m
        where m.request_id = s.request_id and m.side <> s.side and m.position > s.read_to)) as miscounted`)
  await close()
  await embedded.stop()
  return rows[0]!
}
