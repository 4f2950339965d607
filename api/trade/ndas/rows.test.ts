// Signed rows: changed and removed by nothing, and never signed for another firm by a merge.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const refused = (expected: string, field: string) => (error: unknown) => {
  const { name, fields } = error as Refusal
  return name === expected && field in (fields ?? {})
}

test('rows that are signed never change and are never removed', async () => {
  const at = await help.dealing(bench)
  const { ndaID } = await help.signedByBoth(at)
  for (const statement of [
    `update nda_signatures set name = 'Eve' where nda_id = $1`,
    `delete from nda_signatures where nda_id = $1`,
    `update ndas set content = 'Other' where id = $1`,
    `update ndas set state = 'proposed', settled_at = null where id = $1`,
    `update ndas set state = 'withdrawn' where id = $1`,
    `update ndas set reason = 'Other' where id = $1`,
    `update ndas set settled_at = now() where id = $1`,
    `update ndas set settled_by = gen_random_uuid() where id = $1`,
    `delete from ndas where id = $1`,
    `insert into nda_signatures (nda_id, side, actor_kind, actor_id, firm, signed_by, name, role, address, hash)
      select nda_id, side, actor_kind, gen_random_uuid(), firm, gen_random_uuid(), name, role, address, hash
      from nda_signatures where nda_id = $1`,
  ])
    await assert.rejects(bench.pool.query(statement, [ndaID]), { code: '23001' }, statement)
  await assert.rejects(bench.pool.query('truncate nda_signatures'), /nda_signatures is append-only/)
  const open = await help.propose(await help.dealing(bench), 'S')
  await assert.rejects(
    bench.pool.query(`update ndas set state = 'inForce', settled_at = now() where id = $1`, [open.ndaID]),
    /signed by 0 of 2/,
  )
})

test('after a merge the other firm has signed nothing: its people read the agreement, not the files', async () => {
  const at = await help.dealing(bench)
  const fileID = await help.sendLocked(bench, at, 'S')
  const nda = await help.signedByBoth(at)
  const other = await help.dealing(bench)
  await bench.pool.query('select merge_business($1, $2, true)', [at.R.id, other.R.id])
  const as = { bid: other.R.id }
  const seen = await other.R.member.api.ndas.read({ params: { ndaID: nda.ndaID }, query: as })
  assert.deepEqual([seen.state, seen.holds], ['inForce', false])
  assert.match(seen.signatures[1]!.firm, /^Selling Works/)
  const asked = { params: { rid: at.rid, fileID }, query: as }
  await assert.rejects(other.R.member.api.inquiries.file(asked), refused('Forbidden', 'file'))
})
