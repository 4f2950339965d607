// Versions of texts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
const params = { collection: 'pages', slug: 'privacy-policy', lang: 'es' } as const
const read = () => bench.api.texts.read({ params, query: { lang: 'es' } })

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const source = (title: string, body = 'Un párrafo.') =>
  `---\ntitle: ${title}\ndescription: Lo que guardamos.\nupdated: 2026-11-24\n---\n## Datos {#data}\n${body}\n`

test('a version is shown at once in its language, in the text and in lists; withdrawn, the file is shown again', async () => {
  const { title } = await read()
  const { fileSource, versions } = await anna.api.texts.sources({ params })
  assert.deepEqual([fileSource.includes(`title: ${title}`), versions], [true, []])
  const body = { source: source('Nuestra privacidad').replaceAll('\n', '\r\n'), reason: 'Shorter' }
  const written = await anna.api.texts.write({ params, body })
  assert.deepEqual(
    written.versions.map(({ state, title: named, writtenBy, reason }) => [state, named, writtenBy, reason]),
    [['current', 'Nuestra privacidad', 'Anna Admin', 'Shorter']],
  )
  assert.equal((await read()).title, 'Nuestra privacidad')
  const listed = await bench.api.texts.list({ params, query: { lang: 'es' } })
  assert.equal(listed.find(({ slug }) => slug === params.slug)?.title, 'Nuestra privacidad')
  const { title: english } = await bench.api.texts.read({ params, query: { lang: 'en' } })
  assert.equal(english, 'Privacy policy')

  const id = written.versions[0]!.versionID
  for (let times = 0; times < 2; times++) {
    const { versions: after } = await anna.api.texts.withdraw({ params: { id }, body: { reason: 'Too short' } })
    assert.equal(after[0]!.state, 'withdrawn')
  }
  assert.equal((await read()).title, title)
  await anna.api.texts.restore({ params: { id }, body: { reason: 'It was fine' } })
  assert.equal((await read()).title, 'Nuestra privacidad')
  const { rows } = await bench.pool.query(`select act from audit_entries where act like 'text.%' order by id`)
  assert.deepEqual(
    rows.map(({ act }) => act),
    ['text.write', 'text.withdraw', 'text.restore'],
  )
})

test('a scheduled version is shown from its time on, of which pages are told', async () => {
  const at = { collection: 'pages', slug: 'privacy-policy', lang: 'it' } as const
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const written = await anna.api.texts.write({
    params: at,
    body: { source: source('Dopo'), publishAt, reason: 'New law' },
  })
  assert.equal(written.versions[0]!.state, 'scheduled')
  const now = await bench.api.texts.read({ params: at, query: { lang: 'it' } })
  assert.notEqual(now.title, 'Dopo')
  const { data } = await anna.api.texts.table({ query: { state: 'scheduled' } })
  assert.deepEqual(
    data.map(({ slug, lang, title }) => [slug, lang, title]),
    [['privacy-policy', 'it', 'Dopo']],
  )
  const told = async () =>
    Number((await bench.pool.query(`select count(*) from events where name = 'texts.changed'`)).rows[0].count)
  const before = await told()
  await bench.pool.query(`update text_versions set publish_at = now() - interval '1 second' where locale = 'it'`)
  await bench.jobs.runDueJobs({ ahead: 3700 })
  assert.equal(await told(), before + 1)
  assert.equal((await bench.api.texts.read({ params: at, query: { lang: 'it' } })).title, 'Dopo')
})

test('a time that is over or more than two years ahead is refused, and changes nothing', async () => {
  const at = { collection: 'pages', slug: 'privacy-policy', lang: 'zh' } as const
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const write = (publishAt: string) =>
    anna.api.texts.write({ params: at, body: { source: source('以后'), publishAt, reason: 'Try' } })
  for (const [publishAt, problem] of [
    [inDays(-1 / 1440), 'is over'],
    ['0001-01-01T00:00:00Z', 'is over'],
    ['9999-12-31T23:59:59-01:00', 'is too far ahead'],
    [inDays(731), 'is too far ahead'],
  ] as const)
    await assert.rejects(
      write(publishAt),
      (error: Refusal) => error.name === 'ValidationError' && error.fields?.['publishAt'] === problem,
      publishAt,
    )
  assert.deepEqual((await anna.api.texts.sources({ params: at })).versions, [])
  assert.equal((await write(inDays(729))).versions[0]!.state, 'scheduled')
})

test('what pages have no element for is refused with what is wrong, in the preview and when it is written', async () => {
  const good = source('Vista', '- uno\n- dos')
  const { text } = await anna.api.texts.preview({ params, body: { source: good } })
  assert.deepEqual([text!.title, text!.blocks.map(({ kind }) => kind)], ['Vista', ['heading', 'list']])
  for (const bad of [
    source('X', '<script>alert(1)</script>'),
    'no front matter',
    source(''),
    source('X').replace('2026-11-24', 'soon'),
  ]) {
    const { text: none, problem } = await anna.api.texts.preview({ params, body: { source: bad } })
    assert.equal(none, null)
    await assert.rejects(
      anna.api.texts.write({ params, body: { source: bad, reason: 'Try' } }),
      (error: Refusal) => error.name === 'ValidationError' && error.fields?.['source'] === problem,
      bad,
    )
  }
  const nowhere = { ...params, slug: 'nowhere' }
  await assert.rejects(anna.api.texts.write({ params: nowhere, body: { source: source('X'), reason: 'Try' } }), {
    name: 'NotFound',
  })
})

test('the table searches, filters and sorts all texts', async () => {
  const all = await anna.api.texts.table()
  assert.ok(all.total > 40)
  const { data } = await anna.api.texts.table({ query: { collection: 'b2b-tips', lang: 'en', sort: '-slug' } })
  assert.equal(data.length, 7)
  assert.ok(data[0]!.slug > data[6]!.slug)
  const found = await anna.api.texts.table({ query: { q: 'PRIVACY', lang: 'en' } })
  assert.deepEqual(
    found.data.map(({ slug, state }) => [slug, state]),
    [['privacy-policy', 'file']],
  )
})

test('hostile Markdown is a problem of the preview, however deep or long', async () => {
  const long = 99_000
  const filled = (unit: string) => unit.repeat(Math.floor(long / unit.length))
  const steps = (line: (depth: number) => string) => Array.from({ length: 400 }, (_, depth) => line(depth)).join('\n')
  const hostile: [text: string, problem: RegExp][] = [
    [filled('>'), /nests deeper/],
    [filled('> '), /nests deeper/],
    [filled('1. '), /nests deeper/],
    [filled('> - '), /nests deeper/],
    [steps((depth) => `${'>'.repeat(depth)} a`), /nests deeper/],
    [steps((depth) => `${' '.repeat(depth)}- a`), /is indented/],
    [filled('a**b'), /more than/],
    [filled('*_'), /more than/],
    [filled('['), /more than/],
    [filled('* a\n + b\n  - c\n'), /lines/],
    [`# ${filled(' ')}{`, /more than/],
  ]
  for (const [text, problem] of hostile) {
    const { text: shown, problem: told } = await anna.api.texts.preview({ params, body: { source: source('A', text) } })
    assert.equal(shown, null)
    assert.match(told, problem, text.slice(0, 10))
    await assert.rejects(anna.api.texts.write({ params, body: { source: source('A', text), reason: 'Attack' } }), {
      name: 'ValidationError',
    })
  }
  const matter = `---\ntitle: A${' '.repeat(long)}b\ndescription: c\nupdated: 2026-11-24\n---\nText\n`
  assert.match((await anna.api.texts.preview({ params, body: { source: matter } })).problem, /front matter/)
})
