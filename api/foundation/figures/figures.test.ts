// Figures without searchers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { textsADay } from './count-queries.ts'
import { Figures } from './counters.ts'
import { manyErrors } from './lookup.ts'
import { keptText } from './search-text.ts'

let bench: TestApi
let moderator: TestPerson
let administrator: TestPerson
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Moe Moderator', { roles: ['moderator'] })
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
  await addBusiness(bench.db, 'Centrifugal Pump Works')
})
after(() => bench.close())

const searched = async (query: object = {}) =>
  (await administrator.api.console.emptySearches({ query })).data.map(({ text, portal, locale, count }) =>
    [text, portal, locale, count].join(' | '),
  )
const day = 24 * 3600 * 1000 // ms
const counted = async (kind: string) => {
  const { rows } = await bench.pool.query(
    'select portal, locale, sum(count)::int as count from figure_counts where kind = $1 group by 1, 2 order by 1, 2',
    [kind],
  )
  return rows.map(({ portal, locale, count }) => [portal, locale, count].join(' '))
}
async function search(textQuery: string, portal: string, locale: string, more: object = {}, kind = 'business') {
  const { statusCode } = await bench.app.inject({
    method: 'POST',
    url: kind === 'user' ? '/user/search' : `/search/${kind}`,
    headers: { 'accept-language': locale },
    payload: { textQuery, portal, ...more },
  })
  assert.equal(statusCode, 200)
}

test('words of searches are shown to administrators alone', async () => {
  assert.equal((await bench.ask('GET', '/console/empty-search')).status, 401)
  assert.equal((await (await bench.person()).ask('GET', '/console/empty-search')).status, 403)
  assert.equal((await moderator.ask('GET', '/console/empty-search')).status, 403)
  assert.equal((await administrator.ask('GET', '/console/empty-search?sort=nonsense')).status, 400)
  assert.equal((await administrator.ask('GET', '/console/empty-search?days=365')).status, 400)
})

test('a search of a stranger that finds nothing shows up by portal and language, once it was made twice', async () => {
  await search('Zwölffach-Quirlförderer', 'mexico', 'es')
  await bench.figures.flush()
  assert.deepEqual(await searched(), [])
  await search('zwolffach-quirlforderer ', 'mexico', 'es')
  await search('pump', 'mexico', 'es')
  await search('pump', 'italy', 'it', {}, 'product')
  await bench.figures.flush()
  assert.deepEqual(await searched(), ['zwolffach-quirlforderer | mexico | es | 2'])
  assert.deepEqual(await counted('searches'), ['italy it 1', 'mexico es 3'])
  assert.deepEqual(await counted('searchesWithoutResults'), ['italy it 1', 'mexico es 2'])
  const { series, portals, languages } = await moderator.api.console.activity({ query: { portal: 'mexico' } })
  const share = series.find(({ kind }) => kind === 'shareWithoutResults')!
  assert.equal(share.total, 2 / 3)
  assert.deepEqual(
    [...portals, ...languages].map(({ key, counts }) => [key, counts.searches, counts.searchesWithoutResults]),
    [
      ['mexico', 3, 2],
      ['italy', 1, 1],
      ['', 0, 0],
      ['es', 3, 2],
    ],
  )
})

test('programs, further pages and searches without words are no searches of visitors', async () => {
  const earlier = await counted('searches')
  await bench.api.search.business({ body: { textQuery: 'brass' } })
  await search('brass', 'atlantis', 'en')
  await search('', 'italy', 'it')
  await search('pump', 'italy', 'it', { skip: 5 })
  await bench.figures.flush()
  assert.deepEqual(await counted('searches'), earlier)
})

test('email addresses, phone numbers, names of people and long texts are counted without their words', async () => {
  for (let times = 0; times < 2; times++) {
    await search('ann.example@wbn.example', 'uk', 'en')
    await search('+44 20 7946 0958', 'uk', 'en')
    await search(`endless ${'x'.repeat(120)}`, 'uk', 'en')
    await search('Qqqann Wwwexample', 'uk', 'en', {}, 'user')
  }
  await bench.figures.flush()
  assert.deepEqual(await searched({ portal: 'uk' }), [])
  assert.ok((await counted('searchesWithoutResults')).includes('uk en 8'))
})

test('texts are folded; part numbers and sizes stay, addresses and numbers of people go', () => {
  assert.equal(keptText('  Ｂomba   SUMERGIBLE 400 Hz '), 'bomba sumergible 400 hz')
  assert.equal(keptText('拉链 5号 金属'), '拉链 5号 金属')
  assert.equal(keptText('SKF 6205-2RS'), 'skf 6205-2rs')
  assert.equal(keptText('M12x60 DIN 912'), 'm12x60 din 912')
  for (const text of ['', ' ', 'a@b', 'info＠example.com', '0049 (40) 5550118', '+1-207-555-0142', '055.550.0163'])
    assert.equal(keptText(text), undefined, text)
})

test('what two processes count adds up, and stopping writes what is in memory', async () => {
  const [one, other] = [new Figures(bench.pool), new Figures(bench.pool)]
  const nothing = { portal: 'chile', locale: 'es', text: 'quirquincho hidráulico', kind: 'product', total: 0 } as const
  one.countSearch(nothing)
  other.countSearch(nothing)
  other.countSearch({ ...nothing, corrected: 'quirquincho' })
  one.start()
  await Promise.all([one.stop(), other.stop()])
  assert.deepEqual(await searched({ portal: 'chile' }), ['quirquincho hidraulico | chile | es | 3'])
  const { data } = await administrator.api.console.emptySearches({ query: { q: 'quirq', lang: 'es' } })
  assert.deepEqual([data[0]!.corrected, data[0]!.total], ['quirquincho', 0])
  await addBusiness(bench.db, 'Quirquincho Hidráulico', { countryCode: 'CL' })
  const { data: later } = await administrator.api.console.emptySearches({ query: { q: 'quirq', lang: 'es' } })
  assert.equal(later[0]!.total, 1, 'what it finds by now')
  await one.flush()
  assert.ok((await counted('searches')).includes('chile es 3'))
})

test('what can not be written now is written later, counts once and is logged once', async () => {
  let isAway = true
  const pool = {
    query: (...given: [never]) => (isAway ? Promise.reject(new Error('away')) : bench.pool.query(...given)),
  }
  const logged: string[] = []
  const figures = new Figures(pool as never, { warn: (_about, message) => logged.push(message) })
  const search = { portal: 'peru', locale: 'es', text: 'llama hidráulica', kind: 'business', total: 0 } as const
  figures.countSearch(search)
  for (let times = 0; times < 3; times++) await assert.rejects(figures.flush(), /away/)
  assert.deepEqual(logged, ['Figures can not be written now'])
  figures.countSearch(search)
  isAway = false
  await figures.flush()
  assert.deepEqual(await searched({ portal: 'peru' }), ['llama hidraulica | peru | es | 2'])
  assert.ok((await counted('searchesWithoutResults')).includes('peru es 2'))
})

test('a text that can not be stored takes no figures with it, and is logged once', async () => {
  const bad = ['pompe\u0000 cassée', 'pompe \ud800 seule', 'pompe \udc00']
  const figures = new Figures(bench.pool)
  const search = { portal: 'france', locale: 'en', kind: 'product', total: 0 } as const
  for (const text of bad)
    for (const corrected of [undefined, ...bad]) figures.countSearch({ ...search, text, corrected })
  await figures.flush()
  assert.ok((await counted('searches')).includes('france en 12'))
  assert.deepEqual(await searched({ portal: 'france', sort: 'text' }), [
    'pompe cassee | france | en | 4',
    'pompe \ufffd | france | en | 4',
    'pompe \ufffd seule | france | en | 4',
  ])

  const logged: string[] = []
  let refuses = true
  const refusing = {
    query: ({ values, ...query }: { values: unknown[] }) =>
      bench.pool.query({
        ...query,
        values: refuses ? values.with(1, values[1] === '[]' ? '[]' : '["\\u0000"]') : values,
      } as never),
  }
  const careful = new Figures(refusing as never, { warn: (_about, message) => logged.push(message) })
  careful.countSearch({ ...search, text: 'presse' })
  await careful.flush()
  careful.countSearch({ ...search, text: 'presse' })
  await careful.flush()
  refuses = false
  careful.countSearch({ ...search, text: 'presse' })
  await careful.flush()
  assert.ok((await counted('searches')).includes('france en 15'))
  const { rows } = await bench.pool.query(`select count from empty_searches where text = 'presse'`)
  assert.deepEqual(rows, [{ count: 1 }])
  assert.deepEqual(logged, ['Words of searches can not be written and are dropped'])
})

test('a day keeps a bounded number of different texts; known ones go on counting', async () => {
  const at = new Date(Date.now() - 20 * day)
  const figures = new Figures(bench.pool)
  const search = { portal: 'japan', locale: 'en', kind: 'business', total: 0 } as const
  await bench.pool.query(
    `insert into empty_searches (day, text, portal, locale, count, last_at)
    select $1::date, 'text ' || n, 'japan', 'en', 1, now() from generate_series(1, $2::int) n`,
    [at.toISOString().slice(0, 10), textsADay - 1],
  )
  for (const text of ['text 1', 'aaa', 'bbb']) figures.countSearch({ ...search, text }, at)
  await figures.flush()
  const { rows } = await bench.pool.query(
    `select count(*)::int as texts, max(count) filter (where text = 'text 1') as first,
      array_agg(text) filter (where text in ('aaa', 'bbb')) as added from empty_searches where portal = 'japan'`,
  )
  assert.deepEqual(rows, [{ texts: textsADay, first: 2, added: ['aaa'] }])
})

test('answers are counted by hour; more errors than usual are an alert for administrators', async () => {
  const { figures, db } = bench
  for (let index = 0; index < 400; index++) figures.countAnswer(200, new Date(Date.now() - 3 * day))
  figures.countAnswer(503, new Date(Date.now() - 3 * day))
  for (let index = 0; index < 300; index++) figures.countAnswer(index % 3 === 0 ? 404 : 200)
  for (let index = 0; index < 9; index++) figures.countAnswer(503)
  await figures.flush()
  assert.equal(await manyErrors(db), undefined)
  for (let index = 0; index < 3; index++) figures.countAnswer(500)
  await figures.flush()
  assert.equal((await manyErrors(db))?.amount, 12 / 312)
  const alerts = await administrator.api.console.alerts()
  assert.deepEqual(
    alerts.map(({ key }) => key),
    ['errors'],
  )
  assert.deepEqual(await moderator.api.console.alerts(), [])
  const { series } = await administrator.api.console.activity({ query: { days: '7' } })
  const totals = series.filter(({ kind }) => kind === 'errors' || kind === 'defects').map(({ total }) => total)
  assert.deepEqual(totals, [13, 3])
})

test('where somebody registers and writes an inquiry is recorded: the portal and language of the page', async () => {
  const business = await addBusiness(bench.db, 'Receiving Works')
  await addMember(bench.db, business, (await bench.person('Olga Owner')).userID)
  const buyer = await bench.person('Bea Buyer')
  await bench.pool.query('delete from people where id = $1', [buyer.userID])
  const { statusCode, body } = await bench.app.inject({
    method: 'POST',
    url: '/business/request',
    headers: { 'x-auth-token': buyer.token, 'accept-language': 'es', origin: 'https://mexico.wbn.example' },
    payload: { to: business, subject: 'Price of pumps', message: 'How much is it?' },
  })
  assert.equal(statusCode, 200, body)
  const { rows } = await bench.pool.query(
    `select p.registered_portal, p.registered_locale, r.portal, r.locale
    from people p join requests r on r.sender_id = p.id where p.id = $1`,
    [buyer.userID],
  )
  assert.deepEqual(rows, [{ registered_portal: 'mexico', registered_locale: 'es', portal: 'mexico', locale: 'es' }])
})

test('figures are kept as long as a year is compared with the one before, words for 90 days', async () => {
  const old = (days: number) => new Date(Date.now() - days * day)
  await bench.pool.query(`insert into figure_counts (kind, at, count) values ('answers', $1, 1), ('answers', $2, 1)`, [
    old(840),
    old(790),
  ])
  await bench.pool.query(`insert into figure_levels (kind, at, level) values ('files', $1, 1), ('files', $2, 1)`, [
    old(840),
    old(790),
  ])
  await bench.pool.query(
    `insert into empty_searches (day, text, portal, locale, count, last_at)
    values ($1::date, 'old words', 'usa', 'en', 5, now()), ($2::date, 'young words', 'usa', 'en', 5, now())`,
    [old(92), old(85)],
  )
  await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
  const { rows } = await bench.pool.query(
    `select (select count(*)::int from figure_counts where at < now() - interval '700 days') as counts,
      (select count(*)::int from figure_levels where at < now() - interval '700 days') as levels`,
  )
  assert.deepEqual(rows, [{ counts: 1, levels: 1 }])
  assert.deepEqual(await searched({ q: 'words', portal: 'usa' }), ['young words | usa | en | 5'])
})
