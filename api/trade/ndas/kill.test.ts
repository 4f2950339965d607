// A process killed while signing: one signature, one copy.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function killedAt(moment: 'before' | 'after', at: help.Dealing, nda: Nda): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing-signature.ts'),
      bench.pool.options.connectionString!,
      at.R.id,
      at.R.owner.userID,
      nda.ndaID,
      nda.text.hash,
      moment,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const closed = once(child, 'close')
  const line = once(createInterface({ input: child.stdout }), 'line')
  assert.equal(await Promise.race([line.then(() => 'signing'), closed.then(() => 'closed')]), 'signing')
  child.kill('SIGKILL')
  await closed
}

async function keptOf(nda: Nda) {
  const { rows } = await bench.pool.query<Record<'signatures' | 'news' | 'copies', number>>(
    `select (select count(*)::int from nda_signatures where nda_id = $1) as signatures,
      (select count(*)::int from messages where request_id = $2 and content = 'ndaInForce') as news,
      (select count(distinct recipient)::int from mails where text like '%' || $3 || '%' and id >= $1::uuid) as copies`,
    [nda.ndaID, nda.requestID, nda.text.hash],
  )
  return rows[0]!
}

for (const moment of ['before', 'after'] as const)
  test(`killed ${moment} the commit: the signer tries again and has signed once`, async () => {
    const at = await help.dealing(bench)
    const nda = await help.propose(at, 'S')
    await help.sign(at, 'S', nda)
    await killedAt(moment, at, nda)
    const isDone = moment === 'after'
    const kept = await keptOf(nda)
    assert.deepEqual([kept.signatures, kept.news], isDone ? [2, 1] : [1, 0])
    const { state } = await help.sign(at, 'R', nda)
    assert.equal(state, 'inForce')
    await bench.jobs.runDueJobs()
    await bench.jobs.runDueJobs()
    const complete = await keptOf(nda)
    assert.deepEqual([complete.signatures, complete.news], [2, 1])
    // Owner and admin of each side.
    assert.equal(complete.copies, 4)
  })
