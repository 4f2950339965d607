// NDAs that nobody signs in time, and exports of those who did.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { personalData } from '#api/capabilities.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

/** Terms never change but here: time itself can't be moved. */
async function signBy(ndaID: string, days: number): Promise<void> {
  await bench.pool.query('alter table ndas disable trigger ndas_keep')
  await bench.pool.query('update ndas set sign_until = now() + make_interval(days => $2::int) where id = $1', [
    ndaID,
    days,
  ])
  await bench.pool.query('alter table ndas enable trigger ndas_keep')
}
let ahead = 0
const anHour = () => bench.jobs.runDueJobs({ ahead: (ahead += 3700) })

async function lettersTo(mailbox: string): Promise<string[]> {
  const { rows } = await bench.pool.query<{ subject: string }>(
    `select subject from mails where recipient = $1 and subject like 'The NDA with%' order by id`,
    [mailbox],
  )
  return rows.map(({ subject }) => subject)
}

test('a week before the end those are reminded once who have not signed; then it lapses and takes no signature', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  await help.sign(at, 'S', nda)
  await anHour()
  assert.deepEqual(await lettersTo(at.R.owner.viewer.email), [])
  await signBy(nda.ndaID, 6)
  await anHour()
  await anHour()
  assert.equal((await lettersTo(at.R.owner.viewer.email)).length, 1)
  assert.deepEqual(await lettersTo(at.R.member.viewer.email), [], 'members do not sign')
  assert.deepEqual(await lettersTo(at.S.owner.viewer.email), [], 'signed')
  await signBy(nda.ndaID, -1)
  await assert.rejects(help.sign(at, 'R', nda), { name: 'Conflict' })
  await anHour()
  const params = { ndaID: nda.ndaID }
  const { state, can } = await at.R.owner.api.ndas.read({ params, query: help.asSide(at, 'R') })
  assert.deepEqual([state, can], ['lapsed', { sign: false, decline: false, withdraw: false, end: false }])
})

test('an export has what a person signed and opened', async () => {
  const at = await help.dealing(bench)
  const fileID = await help.sendLocked(bench, at, 'S')
  await help.signedByBoth(at)
  assert.ok(await help.canOpen(bench, at, 'R', fileID))
  await bench.jobs.runDueJobs()
  const own = personalData.find(({ personColumns = {} }) => 'nda_signatures.signed_by' in personColumns)!
  const exported = async (userID: string) =>
    (await own.exportOf!({ db: bench.db } as never, userID)) as { ndas?: Record<string, object[]> }
  assert.equal((await exported(at.R.owner.userID)).ndas!['signed']!.length, 1)
  assert.equal((await exported(at.R.member.userID)).ndas!['opened']!.length, 1)
  assert.deepEqual(await exported(at.S.admin.userID), {})
  const other = await bench.person('Olga Owner')
  await bench.pool.query(`update people set merged_into = $1 where id = $2`, [other.userID, at.R.owner.userID])
  assert.equal((await exported(other.userID)).ndas!['signed']!.length, 1, 'of the account that was merged')
})
