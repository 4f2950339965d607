// Announcements.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Locale } from '#contract/foundation/locales.ts'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let admin: TestPerson
before(async () => {
  bench = await testApi()
  admin = await bench.person('Ada Admin', { roles: ['administrator'] })
})
beforeEach(() => bench.pool.query('delete from announcements'))
after(() => bench.close())

type Body = Parameters<TestPerson['api']['announcements']['create']>[0]['body']
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const create = (en: string, { texts, ...more }: Partial<Omit<Body, 'texts'>> & { texts?: object } = {}) =>
  admin.api.announcements.create({ body: { kind: 'info', ...more, texts: { en, ...texts } } })
async function shown(query: { portal?: string; lang?: Locale } = {}) {
  return (await bench.api.announcements.current({ query })).data.map(({ text }) => text)
}
const entries = async () =>
  (await admin.api.audit.list({ query: {} })).data.filter(({ objectKind }) => objectKind === 'announcement')

test('only administrators see the list and write', async () => {
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  await assert.rejects(bench.api.announcements.list(), { name: 'TokenNotFound' })
  await assert.rejects(moderator.api.announcements.list(), { name: 'Forbidden' })
  const body = { kind: 'info', texts: { en: 'Hello' } } as const
  await assert.rejects(moderator.api.announcements.create({ body }), { name: 'Forbidden' })
  assert.deepEqual(await shown(), [])
})

test('a text is shown in the language that was asked for, else in English, as plain text of one line', async () => {
  await create('<b>Hello</b>\n world', { texts: { es: 'Hola' } })
  assert.deepEqual(await shown(), ['<b>Hello</b> world'])
  const { data } = await bench.api.announcements.current({ query: { lang: 'es' } })
  assert.deepEqual([data[0]!.text, data[0]!.locale], ['Hola', 'es'])
  const chinese = await bench.api.announcements.current({ query: { lang: 'zh' } })
  assert.deepEqual([chinese.data[0]!.text, chinese.data[0]!.locale], ['<b>Hello</b> world', 'en'])
})

test('it is shown on its portals alone, everywhere without any; warnings first, then the latest', async () => {
  await create('Everywhere')
  await create('In Chile', { portals: ['chile', 'chile'] })
  await create('Careful', { kind: 'warning', startsAt: inHours(-2) })
  assert.deepEqual(await shown(), ['Careful', 'Everywhere'])
  assert.deepEqual(await shown({ portal: 'chile' }), ['Careful', 'In Chile', 'Everywhere'])
  const { data } = await admin.api.announcements.list({ query: { portal: 'chile', sort: 'startsAt' } })
  assert.deepEqual(
    data.map(({ texts, portals }) => [texts.en, portals]),
    [
      ['Careful', []],
      ['Everywhere', []],
      ['In Chile', ['chile']],
    ],
  )
})

test('a planned one waits for its time; the answer says when the next change is due', async () => {
  const startsAt = inHours(2)
  const endsAt = inHours(1)
  await create('Later', { startsAt })
  await create('Now', { endsAt })
  assert.deepEqual(await shown(), ['Now'])
  assert.equal((await bench.api.announcements.current()).changesAt, endsAt)
  const states = await admin.api.announcements.list({ query: { state: 'scheduled' } })
  assert.deepEqual([states.total, states.data[0]!.texts.en], [1, 'Later'])
  await bench.pool.query(
    `update announcements set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours'`,
  )
  assert.deepEqual(await shown(), ['Later'])
  assert.equal((await bench.api.announcements.current()).changesAt, null)
})

test('an end takes it away and can be taken back, each with a reason, safe to repeat', async () => {
  const { announcementID: id } = await create('Fair in Milan')
  const params = { id }
  const body = { reason: 'Cancelled' }
  for (let times = 0; times < 2; times++)
    assert.equal((await admin.api.announcements.end({ params, body })).state, 'ended')
  assert.deepEqual(await shown(), [])
  for (let times = 0; times < 2; times++)
    assert.equal(
      (await admin.api.announcements.restore({ params, body: { reason: 'It takes place' } })).state,
      'current',
    )
  assert.deepEqual(await shown(), ['Fair in Milan'])
  await assert.rejects(admin.api.announcements.end({ params, body: { reason: ' ' } }), { name: 'ValidationError' })
  assert.deepEqual(
    (await entries()).slice(0, 3).map(({ act, reason, objectName }) => [act, reason, objectName]),
    [
      ['announcement.restore', 'It takes place', 'Fair in Milan'],
      ['announcement.end', 'Cancelled', 'Fair in Milan'],
      ['announcement.create', '', 'Fair in Milan'],
    ],
  )
})

test('what is over by its time is neither ended nor restored, but may be given more time', async () => {
  const { announcementID: id, ...fields } = await create('Over', { endsAt: inHours(1) })
  await bench.pool.query(
    `update announcements set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'`,
  )
  const params = { id }
  const body = { reason: 'Once more' }
  await assert.rejects(admin.api.announcements.end({ params, body }), { name: 'Conflict' })
  await assert.rejects(admin.api.announcements.restore({ params, body }), { name: 'Conflict' })
  const { kind, texts, link } = fields
  const changed = await admin.api.announcements.change({
    params,
    body: { kind, texts, link, portals: [], endsAt: inHours(1), revision: 1, ...body },
  })
  assert.equal(changed.state, 'current')
})

test('another text is another version, which who dismissed the one before sees; other changes are not', async () => {
  const { announcementID: id } = await create('Two stands')
  const version = async () => (await bench.api.announcements.current()).data[0]!.version
  const change = (en: string, link: string, revision: number) =>
    admin.api.announcements.change({
      params: { id },
      body: { kind: 'warning', texts: { en }, link, revision, reason: 'Mended' },
    })
  const first = await version()
  await change('Two stands', '/industries', 1)
  assert.equal(await version(), first)
  await change('Three stands', '/industries', 2)
  assert.notEqual(await version(), first)
  const [entry] = await entries()
  assert.equal(entry!.act, 'announcement.change')
  assert.equal((entry!.detail['before'] as { texts: { en: string } }).texts.en, 'Two stands')
})

test('of two changes of the same revision one is refused, and the other stays', async () => {
  const { announcementID: id, revision } = await create('Hall 4')
  const change = (en: string) =>
    admin.api.announcements.change({
      params: { id },
      body: { kind: 'info', texts: { en }, revision, reason: 'Moved' },
    })
  const outcomes = await Promise.allSettled([change('Hall 5'), change('Hall 6')])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const won = outcomes[0]!.status === 'fulfilled' ? 'Hall 5' : 'Hall 6'
  assert.deepEqual(await shown(), [won])
  assert.equal((await admin.api.announcements.read({ params: { id } })).revision, revision + 1)
})

test('one that is shown keeps its beginning; one that is planned may begin at another time', async () => {
  const { announcementID: id, startsAt } = await create('Shown')
  const change = (more: object) =>
    admin.api.announcements.change({
      params: { id },
      body: { kind: 'info', texts: { en: 'Shown' }, revision: 1, reason: 'Later', ...more },
    })
  assert.equal((await change({ startsAt: inHours(5) })).startsAt, startsAt)
  const planned = await create('Planned', { startsAt: inHours(5) })
  const moved = inHours(7)
  const { startsAt: now } = await admin.api.announcements.change({
    params: { id: planned.announcementID },
    body: { kind: 'info', texts: { en: 'Planned' }, startsAt: moved, revision: 1, reason: 'Later' },
  })
  assert.equal(now, moved)
})

test('a wrong link, portal, time or text is refused and changes nothing', async () => {
  const links = ['javascript:alert(1)', 'http://example.com', '//example.com', '/\\example.com', 'industries']
  for (const link of [...links, 'https://me:secret@example.com'])
    await assert.rejects(create('Hello', { link }), { name: 'ValidationError' }, link)
  for (const link of ['/industries?a=1', 'https://example.com/fair']) await create('Hello', { link })
  await assert.rejects(create('Hello', { portals: ['atlantis'] }), { name: 'ValidationError' })
  await assert.rejects(create('Hello', { endsAt: inHours(-1) }), { name: 'ValidationError' })
  await assert.rejects(create('Hello', { startsAt: inHours(2), endsAt: inHours(1) }), { name: 'ValidationError' })
  await assert.rejects(create('Hello', { startsAt: 'tomorrow' }), { name: 'ValidationError' })
  for (const startsAt of ['9999-12-31T23:59:59-01:00', inHours(731 * 24)])
    await assert.rejects(
      create('Hello', { startsAt }),
      (error: Refusal) => error.fields?.['startsAt'] === 'is too far ahead',
      startsAt,
    )
  await assert.rejects(create('  '), { name: 'ValidationError' })
  await assert.rejects(create('x'.repeat(281)), { name: 'ValidationError' })
  assert.equal((await shown()).length, 2)
  const params = { id: '00000000-0000-7000-8000-000000000000' }
  await assert.rejects(admin.api.announcements.read({ params }), { name: 'NotFound' })
  await assert.rejects(admin.api.announcements.end({ params, body: { reason: 'x' } }), { name: 'NotFound' })
})
