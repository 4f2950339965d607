// A process killed while confirming.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { type Firm, firmOf, lineOf, on, proposalOf } from '../testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function killedAt(moment: 'before' | 'after', seller: Firm, agreementID: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing-confirmation.ts'),
      bench.pool.options.connectionString!,
      seller.id,
      seller.person.userID,
      agreementID,
      moment,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const closed = once(child, 'close')
  const line = once(createInterface({ input: child.stdout }), 'line')
  assert.equal(await Promise.race([line.then(() => 'confirming'), closed.then(() => 'closed')]), 'confirming')
  child.kill('SIGKILL')
  await closed
}

async function keptOf(agreementID: string, maker: Firm) {
  const { rows } = await bench.pool.query<Record<'acts' | 'mails' | 'events', number>>(
    `select (select count(*)::int from agreement_acts where agreement_id = $1 and act = 'confirm') as acts,
      (select count(*)::int from mails where subject = 'An agreement has been confirmed' and recipient = $2) as mails,
      (select count(*)::int from events where name = 'agreements.changed' and data ->> 'id' = $1::text
        and data ->> 'news' = 'confirmed') as events`,
    [agreementID, maker.person.viewer.email],
  )
  return rows[0]!
}

for (const moment of ['before', 'after'] as const)
  test(`killed ${moment} the commit: the distributor tries again and has confirmed once`, async () => {
    const maker = await firmOf(bench, `Maker killed ${moment}`)
    const line = await lineOf(maker, 'Pumps')
    const terms = { lines: [line], countries: ['PE'], exclusivity: 'sole' as const }
    const [seller, rival] = [await firmOf(bench, `Seller ${moment}`), await firmOf(bench, `Rival ${moment}`)]
    const { agreementID } = await proposalOf(maker, seller, 'supplier', terms)
    const other = await proposalOf(maker, rival, 'supplier', terms)
    await killedAt(moment, seller, agreementID)
    const isDone = moment === 'after'
    const none = { acts: 0, mails: 0, events: 0 }
    const all = { acts: 1, mails: 1, events: 1 }
    assert.deepEqual(await keptOf(agreementID, maker), isDone ? all : none)
    const { state } = await seller.person.api.agreements.confirm({ ...on(seller, agreementID), body: {} })
    assert.equal(state, 'inForce')
    assert.deepEqual(await keptOf(agreementID, maker), all)
    await assert.rejects(
      rival.person.api.agreements.confirm({ ...on(rival, other.agreementID), body: {} }),
      (error) => (error as Refusal).name === 'Conflict',
    )
  })
