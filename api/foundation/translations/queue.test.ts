// Requests and their workers.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { ask, remembered, sweep } from './asking.ts'
import type { Purpose } from './budget.ts'
import { translationBench, type TranslationBench } from './testing.ts'

let bench: TranslationBench
before(async () => void (bench = await translationBench()))
after(() => bench.close())
beforeEach(() => bench.empty())

const source = (text: string, key = 'product:1:name') => ({ key, text, from: 'en' })
const listing = { purpose: 'listing' } as const
const sent = (which: 'deepl' | 'libre') =>
  bench[which].requests.filter(({ path }) => path.endsWith('/translate')).length
const known = async (text: string, purpose?: Purpose) =>
  (await remembered(bench.dependencies, [{ text, from: 'en' }], 'es', purpose))[0]
const waiting = (condition = 'failed_at is null') =>
  bench.count(`select count(*) from translation_requests where ${condition}`)

test('a text waits until the last edit has been left alone, and is sent once', async () => {
  const { dependencies, work, makeDue } = bench
  for (let edit = 0; edit < 10; edit++)
    await ask(dependencies, [source(`A robust valve, edition ${'x'.repeat(edit)}`)], 'es', listing)
  assert.equal(await work(), 0)
  assert.equal(await waiting(`due_at between now() + interval '20 seconds' and now() + interval '30 seconds'`), 1)
  await makeDue()
  assert.equal(await work(), 1)
  assert.deepEqual([sent('deepl'), await waiting()], [1, 0])
  assert.equal((await known(`A robust valve, edition ${'x'.repeat(9)}`))?.provider, 'deepl')
  assert.equal(await ask(dependencies, [source(`A robust valve, edition ${'x'.repeat(9)}`)], 'es', listing), 0)
})

test('texts that differ in figures are sent once, and each gets its own figures back', async () => {
  const { dependencies, work } = bench
  const texts = Array.from({ length: 30 }, (_, at) => `A robust valve of DN ${at + 10} for ${at} bar`)
  await ask(
    dependencies,
    texts.map((text, at) => source(text, `product:${at}`)),
    'es',
    { ...listing, wait: 0 },
  )
  assert.equal(await work(), 1)
  assert.deepEqual([sent('deepl'), await waiting()], [1, 0])
  for (const text of texts) {
    const figures = text.match(/\d+/g)
    assert.deepEqual((await known(text))?.text.match(/\d+/g), figures)
  }
})

test('unknown languages, the own one, terms and figures alone are never sent', async () => {
  const { dependencies, work } = bench
  await ask(
    dependencies,
    [{ key: 'a', text: 'Some valve', from: undefined }, source('Ball valve', 'b'), source('DN 50', 'c')],
    'es',
    { ...listing, wait: 0 },
  )
  await ask(dependencies, [source('Some valve')], 'en', { ...listing, wait: 0 })
  assert.equal(await work(), 0)
  assert.deepEqual(await known('Ball valve, DN 50'), { text: 'Válvula de bola, DN 50', provider: 'glossary' })
})

test('a provider that asks to wait, has no quota or knows no key is passed over; the next in line is asked', async () => {
  const { dependencies, work, deepl, empty } = bench
  for (const [fault, most] of [
    [429, 40],
    [529, 40],
    [456, 3600],
    [403, 3600],
  ] as const) {
    await empty()
    deepl.fail(fault)
    await ask(dependencies, [source('Made of steel')], 'es', { ...listing, wait: 0 })
    assert.equal(await work(), 1, String(fault))
    assert.equal((await known('Made of steel'))?.provider, 'libretranslate')
    const pause = await bench.count(
      `select extract(epoch from paused_until - now()) from translation_providers where name = 'deepl'`,
    )
    assert.ok(pause > 0 && pause <= most, `${fault}: ${pause}`)
    await ask(dependencies, [source('Made of brass')], 'es', { ...listing, wait: 0 })
    await work()
    assert.equal(sent('deepl'), 1, 'left alone meanwhile')
    assert.equal(
      await bench.count('select coalesce(sum(characters), 0) from translation_budgets where kind = $1', ['day']),
      26,
    )
  }
})

test('a provider that fails three times in a row is paused; texts come back later each time', async () => {
  const { dependencies, work, makeDue, deepl } = bench
  dependencies.translation.listings = dependencies.translation.listings.slice(0, 1)
  deepl.fail(500, 4)
  await ask(dependencies, [source('Made of steel')], 'es', { ...listing, wait: 0 })
  const waits: number[] = []
  for (let time = 0; time < 3; time++) {
    await work()
    waits.push(await bench.count('select round(extract(epoch from due_at - now())) from translation_requests'))
    await bench.database.pool.query('update translation_requests set due_at = now()')
  }
  assert.deepEqual(waits, [5, 10, 20])
  assert.equal(sent('deepl'), 3)
  assert.equal(await work(), 0)
  assert.equal(sent('deepl'), 3, 'paused')
  const resume = () => bench.database.pool.query('update translation_providers set paused_until = null')
  await resume()
  await work()
  await resume()
  await makeDue()
  await bench.database.pool.query('update translation_requests set due_at = now()')
  assert.equal(await work(), 1)
  assert.equal(await bench.count('select failures from translation_providers'), 0)
})

test('one bad text among many is found by sending it alone, and goes to the next provider', async () => {
  const { dependencies, work, deepl } = bench
  deepl.onRequest(({ body }) =>
    (body as { text?: string[] })?.text?.some((text) => text.includes('poison')) ? 400 : undefined,
  )
  const texts = ['A good valve', 'A poison valve', 'A fine valve']
  await ask(
    dependencies,
    texts.map((text) => source(text, text)),
    'es',
    { ...listing, wait: 0 },
  )
  assert.equal(await work(), 3)
  assert.deepEqual(await Promise.all(texts.map(async (text) => (await known(text))?.provider)), [
    'deepl',
    'libretranslate',
    'deepl',
  ])
})

test('answers that are thrown away go to the next provider, and are given up where none is left', async () => {
  const { dependencies, work, libre } = bench
  dependencies.translation.listings = dependencies.translation.listings.toReversed()
  libre.mocks.left = 1
  await ask(dependencies, [source('Made of steel')], 'es', { ...listing, wait: 0 })
  await work()
  await bench.database.pool.query('update translation_requests set due_at = now()')
  await work()
  assert.ok(await known('Made of steel'))
  dependencies.translation.listings = dependencies.translation.listings.toReversed()
  await ask(dependencies, [{ key: 'x', text: 'Un texto de prueba', from: 'xx' }], 'es', { ...listing, wait: 0 })
  await work()
  assert.equal(await waiting('failed_at is not null'), 1)
})

test('an edit while the former text is under way is not lost', async () => {
  const { dependencies, work, makeDue, deepl } = bench
  const edits: Promise<unknown>[] = []
  await ask(dependencies, [source('Made of steel')], 'es', { ...listing, wait: 0 })
  deepl.onRequest(({ path }) => {
    if (path === '/v2/translate' && edits.length === 0)
      edits.push(ask(dependencies, [source('Made of brass')], 'es', listing))
    return undefined
  })
  await work()
  await Promise.all(edits)
  assert.equal(await waiting(), 1)
  await makeDue()
  await work()
  assert.ok((await known('Made of steel')) && (await known('Made of brass')))
})

test('messages go to their own line alone, and are forgotten', async () => {
  const { dependencies, work } = bench
  await ask(dependencies, [source('Can you deliver by ship?')], 'es', { purpose: 'message', wait: 0 })
  assert.equal(await work(), 1)
  assert.deepEqual(
    [sent('deepl'), (await known('Can you deliver by ship?', 'message'))?.provider],
    [0, 'libretranslate'],
  )
  assert.equal(await bench.count('select count(*) from translations where expires_at > now()'), 1)
  dependencies.translation.messages = []
  assert.equal(await ask(dependencies, [source('Another message')], 'es', { purpose: 'message' }), 0)
})

test('over the cap a request waits for the next period, and nothing more is sent', async () => {
  const { dependencies, work, cap } = bench
  cap({ day: 20 })
  await ask(dependencies, [source('Made of steel', 'a'), source('Made of brass or copper', 'b')], 'es', {
    ...listing,
    wait: 0,
  })
  assert.equal(await work(), 1)
  assert.equal(await work(), 0)
  assert.equal(sent('deepl'), 1)
  const hours = await bench.count(
    `select extract(epoch from due_at - date_trunc('day', now() at time zone 'UTC') at time zone 'UTC') / 3600 from translation_requests`,
  )
  assert.equal(Math.round(hours), 24)
})

test('a sweep asks for the most viewed texts, and for so many at most', async () => {
  const words = ['alpha', 'beta', 'gamma', 'delta']
  const candidates = words.map((word, at) => ({
    ...source(`A valve called ${word}`, word),
    views: at,
    portal: 'italy',
  }))
  assert.equal(await sweep(bench.dependencies, candidates, 'es', { most: 2 }), 2)
  const { rows } = await bench.database.pool.query('select key, portal from translation_requests order by key')
  assert.deepEqual(rows, [
    { key: 'delta', portal: 'italy' },
    { key: 'gamma', portal: 'italy' },
  ])
})
