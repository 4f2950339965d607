// Messages to devices a second.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createECDH, randomBytes } from 'node:crypto'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { addRingJobs, ringing } from '#api/discovery/notifications/devices/jobs.ts'
import { servicePush } from '#api/discovery/notifications/devices/testing.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'

const people = 5000
const least = 1000 // a second

const fill = `with person as (select uuidv7() as id, n from generate_series(1, $1) n),
  notified as (
    insert into notifications (receiver_id, kind, group_key, resource_type, resource_id)
    select id, 'message', 'message ' || n, 'request', uuidv7() from person returning id, receiver_id),
  device as (
    insert into devices (user_id, session_id, endpoint, p256dh, auth, name, kinds)
    select id, id, 'https://push.wbn.example/' || n, $2, $3, 'Bench', '{message}' from person returning id, user_id)
  insert into rings (device_id, notification_id)
  select device.id, notified.id from device join notified on receiver_id = user_id returning id`

export async function ring(): Promise<boolean> {
  const { database, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables], max: 10 })
  const { kysely: db, pool } = database
  const service = fork(new URL('push-service.ts', import.meta.url))
  const [port] = (await once(service, 'message')) as [number]
  const received = async () => {
    service.send('count')
    return ((await once(service, 'message')) as [number])[0]
  }
  const ecdh = createECDH('prime256v1')
  const keys = [ecdh.generateKeys('base64url'), randomBytes(16).toString('base64url')]
  const { rows } = await pool.query<{ id: string }>(fill, [people, ...keys])
  await db.transaction().execute((tx) =>
    addRingJobs(
      tx,
      rows.map(({ id }) => id),
    ),
  )
  const jobs = new Jobs<DB>(database)
  const operator = { email: 'contact@wbn.example' }
  ringing(jobs, { db, pool, push: servicePush(port), operator } as WorkerDependencies)
  const cpu = process.cpuUsage()
  const begun = performance.now()
  await jobs.start()
  while ((await pool.query('select from rings limit 1')).rowCount) await new Promise((wake) => setTimeout(wake, 20))
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sent = await received()
  await jobs.stop()
  service.kill()
  await drop()
  const rate = Math.round(sent / seconds)
  const each = Math.round((user + system) / sent)
  const isKept = rate >= least && sent === people
  console.log(
    `${sent} messages in ${seconds.toFixed(1)} s: ${rate}/s (least ${least}), ${each} µs of CPU each${isKept ? '' : ' OVER'}`,
  )
  return isKept
}
