// Versions of portal copy.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locale } from '#contract/foundation/locales.ts'
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const params = { key: 'mexico' }
const read = (lang: Locale = 'es') => bench.api.portalPages.read({ params, query: { lang } })

async function written(changes: Partial<PortalCopy>, key = 'mexico') {
  const { copy, newest } = await anna.api.portalPages.versions({ params: { key } })
  return { copy: { ...copy, ...changes }, newest }
}
const titleIn = (es: string) => ({
  en: 'Made in Mexico',
  es,
  it: 'Fatto in Messico',
  zh: '墨西哥制造',
  de: 'Aus Mexiko',
})

async function eventsOf(name: string): Promise<number> {
  const { rows } = await bench.pool.query('select count(*)::int as count from events where name = $1', [name])
  return rows[0].count
}

test('a stranger, and staff who are no administrators, neither read nor write versions', async () => {
  const moderator = await bench.person('Max Moderator', { roles: ['moderator'] })
  const body = { ...(await written({})), reason: 'Try' }
  const calls = [
    ['GET', '/console/portals'],
    ['GET', '/console/portals/mexico'],
    ['POST', '/console/portals/mexico'],
    ['POST', '/console/portals/mexico/preview'],
    ['PUT', `/console/portals/version/${anna.userID}/withdraw`],
    ['PUT', `/console/portals/version/${anna.userID}/restore`],
  ] as const
  for (const [method, path] of calls) {
    const sent = method === 'GET' ? undefined : body
    assert.equal((await bench.ask(method, path, sent)).status, 401, path)
    assert.equal((await moderator.ask(method, path, sent)).status, 403, path)
  }
  assert.equal((await anna.ask('POST', '/console/portals/atlantis', body)).status, 404)
  assert.equal((await anna.ask('GET', '/console/portals/atlantis')).status, 404)
  assert.equal((await bench.ask('GET', '/portals/atlantis/settings')).status, 404)
  const nowhere = `/console/portals/version/${anna.userID}/withdraw`
  assert.equal((await anna.ask('PUT', nowhere, { reason: 'Try' })).status, 404)
  assert.equal((await anna.ask('POST', '/console/portals/mexico', { ...body, reason: ' ' })).status, 400)
})

test('a version is shown at once in every language; withdrawn, the file is shown again, and restored, the version', async () => {
  const { title } = await read()
  const before = await anna.api.portalPages.versions({ params })
  assert.deepEqual([before.copy, before.versions, before.newest], [before.fileCopy, [], null])
  const body = await written({ title: titleIn('Hecho en México'), ports: ['Veracruz', 'Tampico'] })
  const after = await anna.api.portalPages.write({ params, body: { ...body, reason: 'Shorter' } })
  assert.deepEqual(
    after.versions.map(({ state, copy, writtenBy, reason }) => [state, copy.title.es, writtenBy, reason]),
    [['current', 'Hecho en México', 'Anna Admin', 'Shorter']],
  )
  const shown = await read()
  assert.deepEqual([shown.title, shown.ports], ['Hecho en México', ['Veracruz', 'Tampico']])
  assert.equal((await read('zh')).title, '墨西哥制造')
  assert.equal((await bench.api.portalPages.read({ params: { key: 'chile' } })).key, 'chile')

  const id = after.newest!
  for (let times = 0; times < 2; times++) {
    const { versions, copy } = await anna.api.portalPages.withdraw({ params: { id }, body: { reason: 'Too short' } })
    assert.deepEqual([versions[0]!.state, copy], ['withdrawn', before.fileCopy])
  }
  assert.equal((await read()).title, title)
  await anna.api.portalPages.restore({ params: { id }, body: { reason: 'It was fine' } })
  assert.equal((await read()).title, 'Hecho en México')
  const { rows } = await bench.pool.query(`select act from audit_entries where act like 'portal.%' order by id`)
  assert.deepEqual(
    rows.map(({ act }) => act),
    ['portal.write', 'portal.withdraw', 'portal.restore'],
  )
  assert.equal(await eventsOf('portals.changed'), 3)
})

test('a scheduled version is shown from its time on, of which pages are told', async () => {
  const at = { key: 'italy' }
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const title = { en: 'Later', es: 'Después', it: 'Dopo', zh: '以后', de: 'Später' }
  const body = { ...(await written({ title }, 'italy')), publishAt, reason: 'For the fair' }
  const { versions } = await anna.api.portalPages.write({ params: at, body })
  assert.equal(versions[0]!.state, 'scheduled')
  const titleNow = async () => (await bench.api.portalPages.read({ params: at, query: { lang: 'it' } })).title
  assert.notEqual(await titleNow(), 'Dopo')
  const { data } = await anna.api.portalPages.table({ query: { state: 'scheduled' } })
  assert.deepEqual(
    data.map(({ key, title: named }) => [key, named]),
    [['italy', 'Later']],
  )
  const told = await eventsOf('portals.changed')
  await bench.pool.query(`update portal_versions set publish_at = now() - interval '1 second' where portal = 'italy'`)
  await bench.jobs.runDueJobs({ ahead: 3700 })
  assert.equal(await eventsOf('portals.changed'), told + 1)
  assert.equal(await titleNow(), 'Dopo')
})

test('language, video and numbers of the pages are those of the copy; none of the numbers where the settings hold', async () => {
  const at = { key: 'peru' }
  const usual = await bench.api.portalPages.settings({ params: at })
  assert.deepEqual(
    [usual.locale, usual.video, usual.phones, usual.changedAt],
    ['es', 'es', { usa: '', europe: '' }, null],
  )
  const phones = { usa: '+1 202 555 0188', europe: '' }
  const body = { ...(await written({ locale: 'en', video: 'none', phones }, 'peru')), reason: 'Another line' }
  await anna.api.portalPages.write({ params: at, body })
  const { changedAt, ...settings } = await bench.api.portalPages.settings({ params: at })
  assert.deepEqual(settings, { locale: 'en', video: 'none', phones, whatsapp: usual.whatsapp })
  assert.ok(changedAt)
})

test('copy beyond its limits is refused with the field named, and changes nothing', async () => {
  const { copy, newest } = await written({}, 'chile')
  const { title, lead, exports } = copy
  const bad: [string, object][] = [
    ['copy.title.es', { title: { ...title, es: 'x'.repeat(71) } }],
    ['copy.title.it', { title: { ...title, it: ' ' } }],
    ['copy.title.en', { title: { ...title, en: 'Two\nlines' } }],
    ['copy.lead.zh', { lead: { ...lead, zh: 'x'.repeat(211) } }],
    ['copy.locale', { locale: 'pt' }],
    ['copy.video', { video: 'it' }],
    ['copy.phones.usa', { phones: { usa: '555', europe: '' } }],
    ['copy.whatsapp.europe', { whatsapp: { usa: '', europe: 'call us' } }],
    ['copy.industries', { industries: [] }],
    ['copy.industries', { industries: ['9999'] }],
    ['copy.industries', { industries: ['0001', '0001'] }],
    ['copy.exports.goods', { exports: { ...exports, goods: ['00'] } }],
    ['copy.exports.source.year', { exports: { ...exports, source: { ...exports.source, year: 1999 } } }],
    ['copy.exports.source.url', { exports: { ...exports, source: { ...exports.source, url: 'http://a.example' } } }],
    ['copy.ports', { ports: ['Arica'] }],
    ['copy.fairs', { fairs: [] }],
    ['copy.fairs.0.city', { fairs: [{ name: 'Expo', city: '' }] }],
    ['publishAt', {}],
  ]
  const before = await bench.pool.query('select count(*) from portal_versions')
  for (const [field, change] of bad) {
    const publishAt = field === 'publishAt' ? 'soon' : null
    const body = { copy: { ...copy, ...change } as PortalCopy, newest, publishAt, reason: 'Try' }
    await assert.rejects(
      anna.api.portalPages.write({ params: { key: 'chile' }, body }),
      (error: Refusal) => error.name === 'ValidationError' && error.fields?.[field] !== undefined,
      JSON.stringify([field, change]),
    )
  }
  assert.deepEqual((await bench.pool.query('select count(*) from portal_versions')).rows, before.rows)
})

test('a time that is over or more than two years ahead is refused, and changes nothing', async () => {
  const at = { key: 'brazil' }
  const body = { ...(await written({ video: 'none' }, 'brazil')), reason: 'Try' }
  const day = 24 * 3_600_000
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  for (const [publishAt, problem] of [
    [inDays(-1 / 1440), 'is over'],
    ['0001-01-01T00:00:00Z', 'is over'],
    ['9999-12-31T23:59:59-01:00', 'is too far ahead'],
    [inDays(731), 'is too far ahead'],
  ] as const)
    await assert.rejects(
      anna.api.portalPages.write({ params: at, body: { ...body, publishAt } }),
      (error: Refusal) => error.name === 'ValidationError' && error.fields?.['publishAt'] === problem,
      publishAt,
    )
  assert.deepEqual((await anna.api.portalPages.versions({ params: at })).versions, [])
  const { versions } = await anna.api.portalPages.write({ params: at, body: { ...body, publishAt: inDays(729) } })
  assert.equal(versions[0]!.state, 'scheduled')
  const id = versions[0]!.versionID
  await anna.api.portalPages.withdraw({ params: { id }, body: { reason: 'Tried' } })
})

test('a title of another portal is taken', async () => {
  const { copy } = await written({}, 'germany')
  const body = { ...(await written({ title: copy.title }, 'france')), reason: 'Copied' }
  await assert.rejects(
    anna.api.portalPages.write({ params: { key: 'france' }, body }),
    (error: Refusal) => error.fields?.['copy.title.es'] === 'is taken',
  )
})

const taken = (error: Refusal) => error.fields?.['copy.title.en'] === 'is taken'
const titleOf = (name: string) => ({ en: name, es: `${name} ES`, it: `${name} IT`, zh: `${name} ZH`, de: `${name} DE` })
async function publish(key: string, title: PortalCopy['title'], publishAt?: string) {
  const body = { ...(await written({ title }, key)), reason: 'Another title', publishAt }
  const { newest, copy } = await anna.api.portalPages.write({ params: { key }, body })
  return { id: newest!, copy }
}

test('a title that another portal will have by a scheduled version is taken, until that one is withdrawn', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const { id } = await publish('egypt', titleOf('Trade fair'), tomorrow)
  await assert.rejects(publish('russia', titleOf('Trade fair')), taken)
  await assert.rejects(publish('russia', titleOf('Trade fair'), tomorrow), taken)
  await anna.api.portalPages.withdraw({ params: { id }, body: { reason: 'No fair' } })
  await publish('russia', titleOf('Trade fair'))
  await assert.rejects(anna.api.portalPages.restore({ params: { id }, body: { reason: 'A fair' } }), {
    name: 'Conflict',
    message: 'Another portal has the title “Trade fair”',
  })
  const { versions } = await anna.api.portalPages.versions({ params: { key: 'egypt' } })
  assert.equal(versions[0]!.state, 'withdrawn')
})

test('a withdrawal that would show a title again which another portal has got is refused; a version that is replaced may go', async () => {
  const first = await publish('canada', titleOf('North'))
  const second = await publish('canada', titleOf('Further north'))
  const { id } = await publish('india', titleOf('North'))
  await assert.rejects(anna.api.portalPages.withdraw({ params: { id: second.id }, body: { reason: 'Back' } }), {
    name: 'Conflict',
  })
  await anna.api.portalPages.withdraw({ params: { id: first.id }, body: { reason: 'Never again' } })
  await anna.api.portalPages.withdraw({ params: { id: second.id }, body: { reason: 'Back' } })
  const file = await anna.api.portalPages.versions({ params: { key: 'canada' } })
  assert.deepEqual(file.copy, file.fileCopy)
  await anna.api.portalPages.restore({ params: { id: second.id }, body: { reason: 'No' } })
  await publish('indonesia', file.fileCopy.title)
  await assert.rejects(anna.api.portalPages.withdraw({ params: { id: second.id }, body: { reason: 'Back' } }), {
    name: 'Conflict',
  })
  await anna.api.portalPages.withdraw({ params: { id }, body: { reason: 'Taken' } })
})

test('of two portals that take the same title at once one gets it', async () => {
  const keys = ['australia', 'china']
  const outcomes = await Promise.allSettled(keys.map((key) => publish(key, titleOf('At once'))))
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const refused = outcomes.find((one) => one.status === 'rejected')!
  assert.ok(taken(refused.reason))
})

test('of two administrators who begin with the same version the second is told', async () => {
  const at = { key: 'japan' }
  const body = { ...(await written({ video: 'none' }, 'japan')), reason: 'No video' }
  await anna.api.portalPages.write({ params: at, body })
  await assert.rejects(anna.api.portalPages.write({ params: at, body }), { name: 'Conflict' })
  const { versions, newest } = await anna.api.portalPages.versions({ params: at })
  assert.equal(versions.length, 1)
  await anna.api.portalPages.write({ params: at, body: { ...body, newest } })
})

test('a preview answers the page with the copy in a language, and changes nothing', async () => {
  const { copy } = await written({ title: titleIn('Vista previa'), industries: ['0005'] }, 'texas')
  const query = { lang: 'es' as const }
  const page = await anna.api.portalPages.preview({ params: { key: 'texas' }, query, body: copy })
  assert.deepEqual([page.title, page.industries.length, page.local?.total], ['Vista previa', 1, 0])
  assert.notEqual((await bench.api.portalPages.read({ params: { key: 'texas' }, query })).title, 'Vista previa')
})

test('the table searches by name and title, filters and sorts', async () => {
  const all = await anna.api.portalPages.table()
  assert.equal(all.total, 25)
  const found = await anna.api.portalPages.table({ query: { q: 'méxico' } })
  assert.ok(found.data.some(({ key, state, changedAt }) => key === 'mexico' && state === 'edited' && changedAt))
  const delivered = await anna.api.portalPages.table({ query: { state: 'file', sort: '-key' } })
  assert.equal(delivered.data[0]!.key, 'usa')
  const last = await anna.api.portalPages.table({ query: { sort: '-changedAt' } })
  assert.equal(last.data[0]!.key, 'japan')
})
