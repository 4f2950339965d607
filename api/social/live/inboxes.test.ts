// Live inquiries: both sides only.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { EventLog } from '#kit/events.ts'
import { openNotifier } from '#kit/notifier.ts'
import { Refusal } from '#kit/refusal.ts'
import { refuse } from '#kit/serve.ts'
import { isReadable } from '#api/foundation/events.ts'
import { inquire, seller } from '#api/trade/inquiries/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { startLive } from './live.ts'
import { listen } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function serve(...people: TestPerson[]): Promise<string> {
  const eventLog = new EventLog(bench.pool, await EventLog.now(bench.pool), isReadable)
  const notifier = await openNotifier(bench.pool, undefined, { warn() {} })
  const viewers = new Map<string, Viewer>(people.map(({ token, viewer }) => [token, viewer]))
  const live = startLive({ ...bench.dependencies, eventLog }, notifier, (token) => {
    const viewer = viewers.get(token)
    if (!viewer) throw new Refusal('TokenExpiredError', 'Over')
    return viewer
  })
  const app = Fastify()
  refuse(app)
  await app.register(async (scope) => live.serve(scope), { prefix: '/api' })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  after(async () => {
    live.close()
    await notifier.close()
    await app.close()
  })
  return `${address}/api/social/events`
}

const without = (event: unknown) => {
  const { id: _, ...rest } = event as { id: number }
  return rest
}

test('an inquiry, its answer, typing and reading arrive at both sides, with the inbox that each is for', async () => {
  const { id, member } = await seller(bench)
  const buyer = await bench.person()
  const address = await serve(member, buyer)
  const [selling, buying] = [await listen(address, member.token), await listen(address, buyer.token)]
  const rid = await inquire(buyer, id)
  const [first] = (await buyer.api.inquiries.messages({ params: { rid } })).data
  const sent = { name: 'messages', requestID: rid, messageID: first!.messageID, from: 'S' }
  assert.deepEqual(without(await selling.next()), { ...sent, inboxID: id })
  assert.deepEqual(without(await buying.next()), { ...sent, inboxID: buyer.userID })
  await buyer.api.inquiries.typing({ params: { rid } })
  assert.deepEqual(without(await selling.next()), { name: 'typing', requestID: rid, inboxID: id })
  await member.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
  assert.deepEqual(without(await selling.next()), { name: 'requests', requestID: rid, inboxID: id })
  const read = { name: 'read', requestID: rid, inboxID: buyer.userID, messageID: first!.messageID }
  assert.deepEqual(without(await buying.next()), read, 'not that it was typing itself')
  await member.api.inquiries.changeSettings({ body: { showTyping: false } })
  await member.api.inquiries.typing({ params: { rid }, query: { bid: id } })
  await member.api.inquiries.archive({ params: { rid }, query: { bid: id }, body: { archived: true } })
  await member.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'Yes' } })
  assert.equal(
    ((await buying.next()) as { name: string }).name,
    'messages',
    'neither typing nor the archive of the other side',
  )
  for (const stream of [selling, buying]) stream.end()
})

test('the stream of a removed member ends before the next message', async () => {
  const { id, owner, member } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  const address = await serve(owner, member)
  const [staying, leaving] = [await listen(address, owner.token), await listen(address, member.token)]
  await owner.api.members.remove({ params: { businessID: id, userID: member.userID } })
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'For those inside' } })
  assert.equal(await leaving.next(), undefined)
  assert.equal(((await staying.next()) as { name: string }).name, 'messages')
  const again = await listen(address, member.token)
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'For those inside, too' } })
  await inquire(member, id, 'From outside now')
  const heard = (await again.next()) as { inboxID: string }
  assert.equal(heard.inboxID, member.userID, 'only of what is its own')
  for (const stream of [staying, again]) stream.end()
})
