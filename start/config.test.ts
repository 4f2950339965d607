// Settings.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import Stripe from 'stripe'
import { BadSetting, readSettings, rules } from './config.ts'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
const documented = [...example.matchAll(/^#([A-Z\d_]+)=(.+)$/gm)].map(([, name, value]) => ({
  name: name!,
  value: value!,
}))

test('every setting is in .env.example, and nothing else is', () => {
  assert.deepEqual(documented.map(({ name }) => name).toSorted(), Object.keys(rules).toSorted())
})

test('the values in .env.example can be used', () => {
  const settings = readSettings(Object.fromEntries(documented.map(({ name, value }) => [name, value])))
  assert.equal(settings.apiUrl, 'https://api.example.com')
  assert.deepEqual(settings.trustProxy, ['10.0.0.1'])
  assert.deepEqual(settings.phrases?.[0]?.names.en, ['widget', 'gizmo'])
})

test('nothing needs to be set; an empty value counts as not set', () => {
  const settings = readSettings({ PORT: '', PORTAL: ' ' })
  assert.equal(settings.port, 3000)
  assert.equal(settings.portal, 'usa')
  assert.deepEqual([...settings.services], ['auth', 'api', 'web', 'worker', 'search', 'indexer'])
})

test('sample data is on with the embedded database, off elsewhere, and can be said', () => {
  const url = 'postgres://user@localhost/wbn'
  assert.equal(readSettings({}).demo, true)
  assert.equal(readSettings({ DATABASE_URL: url }).demo, false)
  assert.equal(readSettings({ DATABASE_URL: url, DEMO: 'on' }).demo, true)
  assert.equal(readSettings({ DEMO: 'off' }).demo, false)
})

const bad = {
  PORT: ['70000', '-1', '3.5', 'http', '1e3'],
  DATABASE_URL: ['mysql://x', 'localhost'],
  DIRECT_DATABASE_URL: ['mysql://x'],
  DATABASE_CONNECTIONS: ['1', 'many'],
  AUTH_CONNECTIONS: ['0'],
  REDIS_URL: ['http://localhost', 'localhost:6379'],
  PHRASES_FILE: ['nowhere.tsv', 'package.json'],
  PORTAL: ['atlantis', 'USA!'],
  SERVICES: ['api,kitchen', ','],
  PUBLIC_URL: ['example.com', 'ftp://example.com', 'https://example.com/path'],
  API_URL: ['nonsense'],
  AUTH_URL: ['https://'],
  SEARCH_API_URL: ['search', 'http://10.0.0.5/search'],
  SEARCH_API_KEY: ['short'],
  SEARCH_URL: ['opensearch', 'http://10.0.0.8:9200,there'],
  SEARCH: ['off', 'yes'],
  SEARCH_SHADOW_SHARE: ['2', '-1', 'all'],
  SEARCH_PREFIX: ['WBN', '-wbn', 'wbn-product'],
  PURGE_URL: ['varnish', 'http://10.0.0.7:6081/,there'],
  DEMO: ['maybe'],
  SMTP_URL: ['mail.example.com', 'https://mail.example.com', 'smtp://'],
  MAIL_FROM: ['nobody', 'WBN <nobody>', 'a@b.example, c@d.example'],
  S3_BUCKET: ['No Bucket', 'a'],
  S3_ENDPOINT: ['s3.example.com', 'https://s3.example.com/bucket'],
  OIDC_ISSUER: ['id.example.com', 'ftp://id.example.com'],
  LOG_LEVEL: ['loud'],
  METRICS: ['yes'],
  RATE_LIMIT: ['-1', 'many'],
  RATE_BURST: ['0', 'some'],
  CONCURRENCY_LIMIT: ['0', '-5'],
  QUEUE_TIMEOUT: ['0', 'long'],
  TRUST_PROXY: ['everybody'],
  TAX_COUNTRY: ['Italy'],
  TAX_RATES: ['22', 'IT:22'],
  PHONE_USA: ['555'],
  CONTACT_EMAIL: ['nobody'],
}

for (const [name, values] of Object.entries(bad)) {
  test(`a bad ${name} is named`, () => {
    for (const value of values) {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error: Error) =>
          error instanceof BadSetting && error.message.startsWith(`${name}: expected`) && !error.message.includes('\n'),
        `${name}=${value}`,
      )
    }
  })
}

test('all bad settings are named at once, and no password is repeated', () => {
  const message = (() => {
    try {
      readSettings({
        PORT: 'x',
        DEMO: 'y',
        DATABASE_URL: 'user:secret@host',
        REPLICA_URLS: 'postgres://a/b, user:secret@host',
      })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  assert.match(message, /^PORT: .*\nDATABASE_URL: .*\nREPLICA_URLS: .*\nDEMO: /)
  assert.doesNotMatch(message, /secret/)
})

test('pages without the API in the same process need API_URL', () => {
  assert.throws(() => readSettings({ SERVICES: 'web' }), /^BadSetting: API_URL: needed/)
  assert.equal(readSettings({ SERVICES: 'web', API_URL: 'https://api.example.com' }).services.has('api'), false)
})

test('a search process is asked by a secret that both know', () => {
  const url = { SEARCH_API_URL: 'http://10.0.0.5:3000' }
  const key = { SEARCH_API_KEY: 'sixteen letters..' }
  for (const lacking of [url, { SERVICES: 'search' }])
    assert.throws(() => readSettings(lacking), /^BadSetting: SEARCH_API_KEY: needed/)
  const { search, overview } = readSettings({ ...url, ...key, SERVICES: 'api' })
  assert.deepEqual(search, { url: 'http://10.0.0.5:3000', key: 'sixteen letters..' })
  assert.equal(JSON.stringify(overview).includes('sixteen'), false)
  assert.ok(readSettings({ ...key, SERVICES: 'search' }).services.has('search'))
})

test('nodes of OpenSearch are a list, shown without passwords', () => {
  const { openSearch, overview } = readSettings({
    SEARCH_URL: 'https://me:secret@a.example:9200,https://b.example:9200',
  })
  assert.deepEqual(openSearch, { urls: 'https://me:secret@a.example:9200 https://b.example:9200', prefix: 'wbn' })
  assert.equal(JSON.stringify(overview).includes('secret@'), false)
  assert.equal(readSettings({}).openSearch, undefined)
  const url = { SEARCH_URL: 'http://a.example:9200' }
  assert.equal(readSettings({}).searchMode, undefined)
  assert.equal(readSettings(url).searchMode, 'on')
  const { searchMode, shadowShare } = readSettings({ ...url, SEARCH: 'shadow', SEARCH_SHADOW_SHARE: '.5' })
  assert.deepEqual([searchMode, shadowShare], ['shadow', 0.5])
  assert.throws(() => readSettings({ SEARCH: 'on' }), /^BadSetting: SEARCH_URL: needed/)
  assert.throws(() => readSettings({ SERVICES: 'indexer' }), /^BadSetting: SEARCH_URL: needed/)
})

test('cards by Stripe need all three keys, of which the secret ones are not repeated', async () => {
  const key = { STRIPE_SECRET_KEY: 'sk_secret' }
  assert.throws(() => readSettings(key), /^BadSetting: STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET: needed/)
  const { cards, seller } = readSettings({
    ...key,
    STRIPE_PUBLIC_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'wh',
    TAX_RATES: 'IT=22',
  })
  assert.deepEqual([cards!.facts.name, cards!.facts.mode, cards!.facts.publicKey], ['stripe', 'live', 'pk'])
  assert.equal(JSON.stringify(cards).includes('secret'), false)
  const provider = await cards!.open()
  const payload = '{"id":"evt_1","object":"event","data":{"object":{}}}'
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'wh' })
  assert.equal(provider.verifyEvent(Buffer.from(payload), signature).id, 'evt_1')
  assert.equal(readSettings({}).cards, undefined)
  assert.equal(seller.rates.get('IT'), 22)
})

test('a mail server needs a sender, and its password is not repeated', () => {
  const url = 'smtp://user:secret@mail.example.com:587'
  assert.throws(() => readSettings({ SMTP_URL: url }), /^BadSetting: MAIL_FROM: needed/)
  const from = { SMTP_URL: url, MAIL_FROM: 'WBN <no-reply@example.com>' }
  assert.throws(() => readSettings(from), /^BadSetting: PUBLIC_URL: needed/)
  const settings = readSettings({ ...from, PUBLIC_URL: 'https://www.example.com' })
  assert.deepEqual(settings.smtp, { url, from: 'WBN <no-reply@example.com>' })
  assert.throws(
    () => readSettings({ SMTP_URL: 'ftp://user:secret@host' }),
    (error: Error) => error.message.startsWith('SMTP_URL: expected') && !/secret/.test(error.message),
  )
})

test('a provider needs an id for us, and is called by its host where it has no name', () => {
  const OIDC_ISSUER = 'https://id.example.com'
  assert.throws(() => readSettings({ OIDC_ISSUER }), /^BadSetting: OIDC_CLIENT_ID: needed/)
  assert.throws(() => readSettings({ OIDC_CLIENT_ID: 'wbn' }), /^BadSetting: OIDC_ISSUER: needed/)
  assert.equal(readSettings({ OIDC_ISSUER, OIDC_CLIENT_ID: 'wbn' }).openID?.name, 'id.example.com')
  assert.equal(readSettings({}).openID, undefined)
})

test("files go to S3 only with a bucket and its keys; a server of one's own names buckets in the path", () => {
  assert.equal(readSettings({}).s3, undefined)
  assert.throws(
    () => readSettings({ S3_BUCKET: 'files' }),
    /^BadSetting: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed/,
  )
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  assert.equal(readSettings(keys).s3?.pathStyle, false)
  assert.equal(readSettings({ ...keys, S3_ENDPOINT: 'https://s3.example.com' }).s3?.pathStyle, true)
})

test('changed pages are announced with a key and a public address only', () => {
  const INDEXNOW_KEY = 'a1b2c3d4e5'
  assert.equal(readSettings({}).indexNow, undefined)
  assert.throws(() => readSettings({ INDEXNOW_KEY }), /^BadSetting: PUBLIC_URL: needed/)
  const { indexNow } = readSettings({ INDEXNOW_KEY, PUBLIC_URL: 'https://www.example.com' })
  assert.deepEqual(indexNow, { key: INDEXNOW_KEY, endpoint: 'https://api.indexnow.org/indexnow' })
})

test('no password of a list of addresses is described, however the list is written', () => {
  const { overview } = readSettings({
    DATABASE_URL: 'postgres://wbn:very,secret1@db.example/wbn',
    REPLICA_URLS: 'postgres://wbn:secret2@r1.example/wbn, postgres://wbn:secret3@r2.example/wbn',
    SEARCH_URL: 'http://me:secret4@a.example:9200 HTTP://me:secret5@b.example:9200',
    PURGE_URL: 'http://me:secret6@c.example/, http://me:secret7@d.example/',
  })
  const of = (name: string) => overview.find((setting) => setting.name === name)?.value
  assert.equal(of('DATABASE_URL'), 'postgres://db.example/wbn')
  assert.equal(of('REPLICA_URLS'), 'postgres://r1.example/wbn,postgres://r2.example/wbn')
  assert.equal(of('SEARCH_URL'), 'http://a.example:9200/,http://b.example:9200/')
  assert.equal(of('PURGE_URL'), 'http://c.example/,http://d.example/')
})

test('settings are described with their defaults, and without what opens anything', () => {
  const { overview: described } = readSettings({
    DATABASE_URL: 'postgres://wbn:very-secret@db.example:5432/wbn?sslmode=require',
    REPLICA_URLS: 'postgres://wbn:very-secret@r1.example/wbn,postgres://wbn:very-secret@r2.example/wbn',
    STRIPE_SECRET_KEY: 'sk_live_very-secret',
    STRIPE_PUBLIC_KEY: 'pk_live_example',
    STRIPE_WEBHOOK_SECRET: 'whsec_very-secret',
    S3_ACCESS_KEY_ID: 'very-secret',
    OPERATOR_NAME: 'Example Trade',
  })
  const of = (name: string) => described.find((setting) => setting.name === name)
  assert.equal(JSON.stringify(described).includes('very-secret'), false)
  assert.deepEqual(of('DATABASE_URL'), { name: 'DATABASE_URL', value: 'postgres://db.example:5432/wbn', isSet: true })
  assert.equal(of('REPLICA_URLS')?.value, 'postgres://r1.example/wbn,postgres://r2.example/wbn')
  assert.deepEqual(of('STRIPE_SECRET_KEY'), { name: 'STRIPE_SECRET_KEY', value: null, isSet: true })
  assert.deepEqual(of('OPERATOR_NAME'), { name: 'OPERATOR_NAME', value: 'Example Trade', isSet: true })
  assert.deepEqual(of('PORT'), { name: 'PORT', value: '3000', isSet: false })
  assert.deepEqual(of('VERIFICATION_OPEN'), { name: 'VERIFICATION_OPEN', value: 'off', isSet: false })
  assert.deepEqual(of('SMTP_URL'), { name: 'SMTP_URL', value: null, isSet: false })
})
