// Outgoing requests that nobody answers.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { attempt } from '#api/integration/webhooks/delivery.ts'
import { announce } from '#api/publishing/sitemaps/jobs.ts'
import { lookUp } from '#api/social/posts/links.ts'
import { Provider } from '#auth/openid/provider.ts'
import { migrations as auth } from '#auth/database/database.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor } from '#kit/client.ts'
import { deadlines } from '#kit/deadlines.ts'
import { openS3 } from '#kit/files/s3.ts'
import { inTime } from '#kit/in-time.ts'
import { Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { deliverEmails } from '#kit/mail/delivery.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import { openChannel } from '#kit/redis.ts'
import { stripeProvider } from '#kit/payments/stripe.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { startBlackHole, type BlackHole } from '#kit/testing-black-hole.ts'
import { overHttp } from '#kit/transports.ts'

const usual = structuredClone(deadlines)
const host = '127.0.0.1'
let hole: BlackHole
let address: string
before(async () => {
  for (const each of Object.values(deadlines) as Record<string, number>[])
    for (const name of Object.keys(each)) each[name] = 200
  hole = await startBlackHole()
  address = `http://${host}:${hole.port}`
})
after(() => hole.close())

type Requests = { [Name in keyof typeof deadlines]?: () => Promise<unknown> }
const card = { payer: 'p', email: 'ann@wbn.example', customer: undefined }
const asked = {
  mail: sendEmail,
  redis: () =>
    new Promise((resolve) => {
      const log = { warn: (about: object) => resolve(Promise.reject(about)) }
      void openChannel(`redis://${host}:${hole.port}`, 'any', () => {}, log).then(({ close }) => close())
    }),
  storage: () => {
    const keys = { accessKeyId: 'id', secretAccessKey: 'key' }
    return openS3({ bucket: 'any', endpoint: address, region: 'any', pathStyle: true, ...keys }).open('file')
  },
  provider: () => new Provider({ issuer: address, clientID: 'any', name: 'Any' }).invite('state', address, 'en'),
  cards: () => {
    const api = { host, port: hole.port, protocol: 'http' as const }
    const keys = { secretKey: 'sk', publicKey: 'pk', webhookSecret: 'wh' }
    return stripeProvider({ ...keys, api }).saveCard({ key: 'k', ...card } as never)
  },
  webhook: async () => {
    const due = { id: 'd', eventId: 'e', body: '{}', url: address, secrets: [] } as unknown as Parameters<
      typeof attempt
    >[0]
    const { failure } = await attempt(due, 'key', { webhooksPrivate: true })
    assert.equal(failure, null)
  },
  announcement: () => announce({ key: 'key', endpoint: address } as never, 'https://wbn.example', []),
  api: () => clientFor(routesOf(contract), inTime(overHttp(address), deadlines.api.answer)).industries.tree(),
} satisfies Requests

async function sendEmail(): Promise<void> {
  const { database, drop } = await testDatabase({ template: 'deadlines', migrations: [auth, jobTables] })
  const jobs = new Jobs(database)
  const smtp = { url: `smtp://${host}:${hole.port}`, from: 'WBN <no-reply@wbn.example>' }
  const mails = deliverEmails(jobs, database, { smtp, schemas: ['auth'] })
  await enqueueEmail(database.kysely, { to: 'ann@wbn.example', locale: 'en', subject: 'Any', text: 'Any', html: 'Any' })
  try {
    await jobs.runDueJobs()
  } finally {
    mails.close()
    await jobs.stop()
    await drop()
  }
}

for (const [name, ask] of Object.entries(asked))
  test(`${name}: a side that takes the connection and says nothing is given up`, { timeout: 30_000 }, async () => {
    await assert.rejects(ask())
  })

test('preview: a page that never comes leaves the link without one', { timeout: 30_000 }, async () => {
  assert.equal(await lookUp(address, { allows: () => true }), undefined)
})

test('the table of docs/operate.md has these deadlines', () => {
  const text = readFileSync(new URL('../docs/operate.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)`[^|]*\| ([^|]*) \|/gm)].map(([, name, times]) => [
    name!,
    [...times!.matchAll(/(\d+) s/g)].map(([, seconds]) => Number(seconds) * 1000),
  ])
  assert.deepEqual(Object.fromEntries(rows), mapValues(usual))
})

function mapValues(all: object): Record<string, number[]> {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, Object.values(each as object)]))
}
