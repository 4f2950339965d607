// Scheduled versions.
import assert from 'node:assert/strict'
import { after, before, mock, test } from 'node:test'
import { add } from '#kit/jobs/jobs.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const told = async (name: string) =>
  Number((await bench.pool.query('select count(*) from events where name = $1', [name])).rows[0].count)

const kinds = {
  'texts.changed': {
    table: 'text_versions',
    write: (publishAt: string) => {
      const source = '---\ntitle: Later\ndescription: What we keep.\nupdated: 2026-11-24\n---\n## Data {#data}\nOne.\n'
      const params = { collection: 'pages', slug: 'privacy-policy', lang: 'en' } as const
      return anna.api.texts.write({ params, body: { source, publishAt, reason: 'New law' } })
    },
  },
  'portals.changed': {
    table: 'portal_versions',
    write: async (publishAt: string) => {
      const params = { key: 'italy' }
      const { copy, newest } = await anna.api.portalPages.versions({ params })
      const title = { en: 'Later', es: 'Luego', it: 'Dopo', zh: '以后', de: 'Später' }
      return anna.api.portalPages.write({
        params,
        body: { copy: { ...copy, title }, newest, publishAt, reason: 'For the fair' },
      })
    },
  },
} as const

for (const [name, { table, write }] of Object.entries(kinds)) {
  test(`${name}: a job that runs before the version is shown runs again at its time`, async () => {
    await write(inMinutes(60))
    const before = await told(name)
    for (let times = 0; times < 2; times++) await bench.jobs.runDueJobs({ ahead: 3700 })
    assert.equal(await told(name), before)
    await bench.pool.query(`update ${table} set publish_at = now() - interval '1 second'`)
    for (let times = 0; times < 2; times++) await bench.jobs.runDueJobs({ ahead: 3700 })
    assert.equal(await told(name), before + 1)
  })

  test(`${name}: a version that a process whose clock is ahead has published is told of at its time`, async () => {
    const publishAt = inMinutes(30)
    const before = await told(name)
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 600_000 })
    await write(publishAt).finally(() => mock.timers.reset())
    for (let times = 0; times < 2; times++) await bench.jobs.runDueJobs({ ahead: 1300 })
    assert.equal(await told(name), before)
    await bench.pool.query(`update ${table} set publish_at = now() - interval '1 second'`)
    await bench.jobs.runDueJobs({ ahead: 3700 })
    assert.equal(await told(name), before + 1)
  })
}

test('a job of a process of an earlier version, which does not name its version, tells pages at once', async () => {
  const before = await told('texts.changed')
  await add(bench.db, 'texts.publish', { collection: 'pages', slug: 'privacy-policy' })
  await bench.jobs.runDueJobs()
  assert.equal(await told('texts.changed'), before + 1)
})
