// Console calls.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { deepL } from '#kit/translation/deepl.ts'
import { type DeepLCounterpart, startDeepL } from '#kit/translation/testing-deepl.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { translateNow } from './now.ts'

let bench: TestApi
let administrator: TestPerson
let deepl: DeepLCounterpart
before(async () => {
  ;[bench, deepl] = await Promise.all([testApi(), startDeepL()])
  administrator = await bench.person('Ada Administrator', { roles: ['administrator'] })
})
after(async () => {
  await deepl.close()
  await bench.close()
})

const term = { en: 'hose clamp', es: 'abrazadera', it: 'fascetta', zh: '软管夹', de: 'Schlauchschelle', reason: 'Ours' }
const now = (text: string) => translateNow(bench.dependencies, [{ text, from: 'en' }], 'es', { purpose: 'listing' })

test('everything is for administrators alone', async () => {
  const others = await Promise.all([
    bench.person('Sam Stranger'),
    bench.person('Mo Moderator', { roles: ['moderator'] }),
    bench.person('Sue Support', { roles: ['support', 'verifier'] }),
  ])
  for (const [method, path, body] of [
    ['GET', '/console/translations', undefined],
    ['GET', '/console/translations/usage', undefined],
    ['GET', '/console/translations/terms', undefined],
    ['PUT', '/console/translations/terms', term],
    ['PUT', '/console/translations/terms/remove', { en: 'valve', reason: 'No' }],
    ['PUT', '/console/translations/terms/restore', { en: 'valve', reason: 'No' }],
    ['PUT', '/console/translations/providers/deepl/resume', { reason: 'No' }],
  ] as const) {
    assert.equal((await bench.ask(method, path, body)).status, 401, path)
    for (const person of others) assert.equal((await person.ask(method, path, body)).status, 403, path)
  }
})

test('without a provider the console says so', async () => {
  const state = await administrator.api.translations.state()
  assert.deepEqual(state, { data: [], requests: { waiting: 0, failed: 0 } })
  const { budgets } = await administrator.api.translations.usage()
  assert.deepEqual(
    budgets.map(({ kind, characters, cap }) => [kind, characters, cap]),
    [
      ['day', 0, null],
      ['month', 0, null],
    ],
  )
  assert.equal(
    (await administrator.ask('PUT', '/console/translations/providers/deepl/resume', { reason: 'x' })).status,
    404,
  )
})

test('providers, their pauses and what was sent are shown; the key is nowhere', async () => {
  bench.dependencies.translation = { listings: [deepL(deepl)], messages: [], caps: { day: 100 } }
  await now('Made of steel')
  deepl.fail(429, 1, { 'retry-after': '600' })
  await now('Made of brass')
  const state = await administrator.api.translations.state()
  const [provider] = state.data
  assert.deepEqual(
    [provider?.name, provider?.listings, provider?.messages, provider?.error],
    ['deepl', 1, null, 'It answers 429'],
  )
  assert.ok(provider!.pausedUntil && provider!.succeededAt && provider!.failedAt)
  assert.deepEqual(provider!.quota, { characters: 13, limit: 1_250_000 })
  assert.equal(JSON.stringify(state).includes(deepl.key), false)
  const { data, budgets } = await administrator.api.translations.usage({ query: { days: 7 } })
  assert.deepEqual(data, [
    {
      day: new Date().toISOString().slice(0, 10),
      purpose: 'listing',
      provider: 'deepl',
      calls: 1,
      texts: 1,
      characters: 13,
      lost: 0,
    },
  ])
  assert.deepEqual([budgets[0]?.kind, budgets[0]?.characters, budgets[0]?.cap], ['day', 13, 100])
  const resumed = await administrator.api.translations.resume({
    params: { name: 'deepl' },
    body: { reason: 'New key' },
  })
  assert.equal(resumed.data[0]?.pausedUntil, null)
  await now('Made of brass')
  assert.equal((await administrator.api.translations.state()).data[0]?.error, '')
})

test('at four fifths of a cap the operator gets one email', async () => {
  await bench.pool.query('delete from mails')
  for (const text of ['A long text about our own works', 'Another long text about them']) await now(text)
  await bench.jobs.runDueJobs()
  const { rows } = await bench.pool.query<{ subject: string; text: string }>('select subject, text from mails')
  assert.equal(rows.length, 1)
  assert.match(rows[0]!.subject, /four fifths/)
  assert.match(rows[0]!.text, /\d+ of 100\./)
})

test('a term is set, changed, removed and restored, each with its reason in the audit log', async () => {
  const { terms, setTerm, removeTerm, restoreTerm } = administrator.api.translations
  const find = async (q: string) => (await terms({ query: { q } })).data.map(({ en, es, state }) => [en, es, state])
  for (const [body, status] of [
    [{ ...term, en: '' }, 400],
    [{ ...term, reason: '' }, 400],
    [{ ...term, es: 'two\nlines' }, 400],
  ] as const)
    assert.equal((await administrator.ask('PUT', '/console/translations/terms', body)).status, status)
  assert.ok((await terms()).total >= 150)
  await setTerm({ body: term })
  assert.deepEqual(await find('软管'), [
    ['hose clamp', 'abrazadera', 'added'],
    ['hydraulic hose', 'manguera hidráulica', 'delivered'],
  ])
  assert.equal((await now('Hose clamp')).translations[0]?.text, 'Abrazadera')
  const changed = { ...term, en: 'lead time', es: 'plazo' }
  assert.equal((await setTerm({ body: changed })).state, 'changed')
  assert.equal((await now('Lead time: 3')).translations[0]?.text, 'Plazo: 3')
  await removeTerm({ body: { en: 'lead time', reason: 'Unsure' } })
  assert.deepEqual(await find('plazo'), [
    ['delivery time', 'plazo de entrega', 'delivered'],
    ['lead time', 'plazo', 'removed'],
  ])
  assert.equal((await restoreTerm({ body: { en: 'lead time', reason: 'Sure' } })).state, 'delivered')
  assert.equal(
    (await administrator.ask('PUT', '/console/translations/terms/remove', { en: 'none', reason: 'x' })).status,
    404,
  )
  assert.equal(
    (await administrator.ask('PUT', '/console/translations/terms/restore', { en: term.en, reason: 'x' })).status,
    404,
  )
  const { rows } = await bench.pool.query(
    `select act, object_id from audit_entries where object_kind = 'term' order by id`,
  )
  assert.deepEqual(
    rows.map(({ act, object_id: id }) => [act, id]),
    [
      ['term.set', 'hose clamp'],
      ['term.set', 'lead time'],
      ['term.remove', 'lead time'],
      ['term.restore', 'lead time'],
    ],
  )
})

test('the job does what is due, and nothing without a provider', async () => {
  bench.dependencies.translation = undefined
  await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
  assert.equal((await administrator.api.translations.state()).requests.waiting, 0)
})
