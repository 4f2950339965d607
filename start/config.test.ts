// Settings: all optional, all documented, and a bad one is named.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BadSetting, readSettings, rules } from './config.ts'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
const documented = [...example.matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => ({
  name: name!,
  value: value!,
}))

test('I2§1 every setting is in .env.example, and nothing else is', () => {
  assert.deepEqual(documented.map(({ name }) => name).toSorted(), Object.keys(rules).toSorted())
})

test('I2§1 the values in .env.example can be used', () => {
  const settings = readSettings(Object.fromEntries(documented.map(({ name, value }) => [name, value])))
  assert.equal(settings.apiUrl, 'https://api.example.com')
  assert.deepEqual(settings.trustProxy, ['10.0.0.1'])
})

test('I2§1 nothing needs to be set; an empty value counts as not set', () => {
  const settings = readSettings({ PORT: '', PORTAL: ' ' })
  assert.equal(settings.port, 3000)
  assert.equal(settings.portal, 'usa')
  assert.deepEqual([...settings.services], ['auth', 'api', 'web', 'worker'])
})

test('I2§1 sample data is on with the embedded database, off elsewhere, and can be said', () => {
  const url = 'postgres://user@localhost/wbn'
  assert.equal(readSettings({}).demo, true)
  assert.equal(readSettings({ DATABASE_URL: url }).demo, false)
  assert.equal(readSettings({ DATABASE_URL: url, DEMO: 'on' }).demo, true)
  assert.equal(readSettings({ DEMO: 'off' }).demo, false)
})

const bad = {
  PORT: ['70000', '-1', '3.5', 'http', '1e3'],
  DATABASE_URL: ['mysql://x', 'localhost'],
  PORTAL: ['atlantis', 'USA!'],
  SERVICES: ['api,kitchen', ','],
  PUBLIC_URL: ['example.com', 'ftp://example.com', 'https://example.com/path'],
  API_URL: ['nonsense'],
  AUTH_URL: ['https://'],
  DEMO: ['maybe'],
  LOG_LEVEL: ['loud'],
  METRICS: ['yes'],
  RATE_LIMIT: ['-1', 'many'],
  TRUST_PROXY: ['everybody'],
  PHONE_USA: ['555'],
  CONTACT_EMAIL: ['nobody'],
}

for (const [name, values] of Object.entries(bad)) {
  test(`I2§1 a bad ${name} is named`, () => {
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

test('I2§1 all bad settings are named at once, and no password is repeated', () => {
  const message = (() => {
    try {
      readSettings({ PORT: 'x', DEMO: 'y', DATABASE_URL: 'user:secret@host' })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  assert.match(message, /^PORT: .*\nDATABASE_URL: .*\nDEMO: /)
  assert.doesNotMatch(message, /secret/)
})

test('I2§1 pages without the API in the same process need API_URL', () => {
  assert.throws(() => readSettings({ SERVICES: 'web' }), /^BadSetting: API_URL: needed/)
  assert.equal(readSettings({ SERVICES: 'web', API_URL: 'https://api.example.com' }).services.has('api'), false)
})
