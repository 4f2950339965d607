// Killed deliveries repeat with the same id.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { add, Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { addBusiness } from '#api/testing.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { webhooks } from './jobs.ts'
import { addDeliveries, addWebhook, findKey } from './queries.ts'
import { newSecret, withSecret } from './signing.ts'

test('a process that is killed between delivery and answer tells it again, with the same id', async () => {
  const { database, url, drop } = await testDatabase<DB>({
    template: 'api',
    migrations: [migrations, jobTables],
    max: 6,
  })
  const ids: string[] = []
  let answers = false
  let arrived = Promise.withResolvers<void>()
  const receiver = createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']))
    arrived.resolve()
    if (answers) response.writeHead(204).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const { kysely: db, pool } = database
  const businessID = await addBusiness(db, 'Kill Works')
  const { rows } = await pool.query<{ id: string }>(`select max(id)::int as id from events`)
  await db.transaction().execute(async (tx) => {
    const secrets = withSecret([], newSecret(), { key: await findKey(tx), now: new Date() })!
    const fields = { url: `http://127.0.0.1:${port}/`, events: ['business.updated'], description: '' }
    const webhook = await addWebhook(tx, businessID, fields, secrets)
    await tx
      .updateTable('webhooks')
      .set({ toldFrom: new Date(0) })
      .where('id', '=', webhook!.id)
      .execute()
    const message = { event: Number(rows[0]!.id), eventID: randomUUID(), businessID, data: { businessID } }
    const added = await addDeliveries(tx, [{ ...message, type: 'business.updated' }], new Date())
    for (const id of added) await add(tx, 'webhooks.deliver', { id, run: 1 })
  })

  const child = spawn(process.execPath, [new URL('delivery.child.ts', import.meta.url).pathname, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await arrived.promise
  child.kill('SIGKILL')
  await once(child, 'exit')

  answers = true
  arrived = Promise.withResolvers()
  const jobs = new Jobs<DB>(database)
  webhooks(jobs, { db, pool, webhooksPrivate: true, pages: () => '' } as WorkerDependencies)
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  await jobs.runDueJobs({ ahead: 60 })
  assert.equal(ids.length, 2)
  assert.equal(ids[0], ids[1])
  const { rows: left } = await pool.query<{ status: string; attempts: number }>(
    'select status, jsonb_array_length(attempts) as attempts from webhook_deliveries',
  )
  assert.deepEqual(left, [{ status: 'delivered', attempts: 1 }])
  receiver.closeAllConnections()
  receiver.close()
  await drop()
})
