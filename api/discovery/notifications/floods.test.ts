// Tests against floods by repeated doing and undoing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addGroup } from '#api/social/groups/testing.ts'
import type { TestPerson } from '#api/testing.ts'
import { testNotifications } from './testing.ts'

const { bench, read, notificationsOf } = await testNotifications()

async function emailsTo({ viewer }: TestPerson): Promise<number> {
  await bench.jobs.runDueJobs()
  const { rows } = await bench.pool.query('select count(*) as emails from mails where recipient = $1', [viewer.email])
  return rows[0].emails
}

test('asking to connect and ending it ten times is one entry and one email, which lead to the request of now', async () => {
  const [eve, bob] = [await bench.person('Eve'), await bench.person('Bob')]
  let id = ''
  for (let turn = 0; turn < 10; turn++) {
    if (id) await eve.api.connections.end({ params: { id } })
    id = (await eve.api.connections.ask({ body: { resourceID: bob.userID } })).id!
    await read()
    await bench.jobs.runDueJobs()
  }
  const entries = await notificationsOf(bob)
  assert.deepEqual(
    entries.map(({ kind, resourceID }) => [kind, resourceID]),
    [['connectionRequest', id]],
  )
  assert.equal(await emailsTo(bob), 1)
  await bob.api.notifications.read({ body: {} })
  await eve.api.connections.end({ params: { id } })
  await eve.api.connections.ask({ body: { resourceID: bob.userID } })
  assert.equal((await notificationsOf(bob)).length, 1, 'the request that was read and taken back is gone')
})

test('asking to be let into a group and leaving it ten times is nothing in the end', async () => {
  const [eve, olga] = [await bench.person('Eve'), await bench.person('Olga')]
  const params = { groupID: await addGroup(olga) }
  for (let turn = 0; turn < 10; turn++) {
    await eve.api.groups.join({ params })
    await eve.api.groups.leave({ params })
    await read()
    await bench.jobs.runDueJobs()
  }
  assert.equal((await notificationsOf(olga)).length, 0)
  assert.equal(await emailsTo(olga), 0)
})
