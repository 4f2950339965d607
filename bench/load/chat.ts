// Chatting pairs of bench/messages.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openAccount } from '../auth.ts'
import { quick } from '../rounds.ts'
import type { Serving } from './serving.ts'

export const pairs = quick ? 10 : 200
const turns = quick ? 3 : 10
const thinking = 2000 // ms at most
const openedAtOnce = 4

type Person = { userID: string; token: string }
type Side = { token: string; inbox: string; next: (messageID: string) => Promise<void>; close: () => void }
type Chat = { requestID: string; sides: [Side, Side] }

export async function chat(server: Serving, pool: Pool): Promise<{ sent: number; delays: number[] }> {
  const chats: Chat[] = []
  while (chats.length < pairs)
    chats.push(...(await Promise.all(Array.from({ length: openedAtOnce }, () => begin(server, pool)))))
  const delays: number[] = []
  try {
    await Promise.all(chats.slice(0, pairs).map((one) => talk(server.address, one, delays)))
  } finally {
    for (const { sides } of chats) for (const { close } of sides) close()
  }
  return { sent: delays.length, delays: delays.toSorted((a, b) => a - b) }
}

async function begin(server: Serving, pool: Pool): Promise<Chat> {
  const { address } = server
  const [buyer, seller] = [await openAccount(server), await openAccount(server)]
  for (const { token } of [buyer, seller])
    await fetch(`${address}/api/user/settings`, { headers: { 'x-auth-token': token } })
  const { rows } = await pool.query<{ id: string }>(
    `with free as (select b.id from businesses b where not exists (select from members m where m.business_id = b.id)
        order by random() limit 1)
      insert into members (business_id, user_id, access) select id, $1, 'owner' from free returning business_id as id`,
    [seller.userID],
  )
  const businessID = rows[0]!.id
  const message = `What is the lead time for forty of them? ${randomUUID()}`
  const body = { to: businessID, subject: 'priceList', message }
  const { requestID } = await call<{ requestID: string }>(address, buyer, '/api/business/request', body)
  return { requestID, sides: [await sideOf(address, buyer, ''), await sideOf(address, seller, businessID)] }
}

async function talk(address: string, { requestID, sides }: Chat, delays: number[]): Promise<void> {
  const path = (side: Side, name: string) => `/api/business/request/${requestID}/${name}?bid=${side.inbox}`
  await pause(Math.random() * thinking)
  for (let turn = 0; turn < 2 * turns; turn++) {
    const [from, to] = turn % 2 === 0 ? sides : sides.toReversed()
    const begun = performance.now()
    const content = `Message ${turn} of ours: two weeks from stock.`
    const { messageID } = await call<{ messageID: string }>(address, from!, path(from!, 'send-message'), { content })
    await to!.next(messageID)
    await call(address, to!, path(to!, 'get-messages'))
    delays.push(performance.now() - begun)
    await pause(Math.random() * thinking)
  }
}

async function call<T>(address: string, { token }: Pick<Person, 'token'>, path: string, body?: unknown): Promise<T> {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-auth-token': token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { success: boolean; data: T }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

async function sideOf(address: string, { token }: Person, inbox: string): Promise<Side> {
  const closing = new AbortController()
  const response = await fetch(`${address}/api/social/events`, {
    headers: { 'x-auth-token': token },
    signal: closing.signal,
  })
  if (!response.ok) throw new Error(`live events: ${response.status}`)
  const heard = new Set<string>()
  const waiting = new Map<string, () => void>()
  void listen(response, (id) => {
    heard.add(id)
    waiting.get(id)?.()
  })
  return {
    token,
    inbox,
    async next(messageID) {
      if (!heard.has(messageID)) await new Promise<void>((resolve) => waiting.set(messageID, resolve))
    },
    close: () => closing.abort(),
  }
}

async function listen(response: Response, onMessage: (messageID: string) => void): Promise<void> {
  let rest = ''
  try {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        const id = /"name":"messages".*"messageID":"([^"]+)"/.exec(line)?.[1]
        if (id) onMessage(id)
      }
    }
  } catch {
    // Closed.
  }
}
