// Translation at once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { remembered } from './asking.ts'
import { translateNow } from './now.ts'
import { translationBench, type TranslationBench } from './testing.ts'

let bench: TranslationBench
before(async () => void (bench = await translationBench()))
after(() => bench.close())
beforeEach(() => bench.empty())

const english = (text: string, names: string[] = []) => ({ text, from: 'en', names })
const listing = { purpose: 'listing' } as const
const calls = () => bench.deepl.requests.filter(({ path }) => path === '/v2/translate').length

test('texts of several languages are translated, remembered, and not sent again', async () => {
  const sources = [
    english('Acme makes pumps of 16 bar', ['Acme']),
    { text: 'Bomba de acero', from: 'es' },
    { text: 'Ya está', from: 'es' },
    english('Ya está'),
    { text: 'Tal cual', from: undefined },
    english('Acme makes pumps of 16 bar', ['Acme']),
  ]
  const { translations, refusal } = await translateNow(bench.dependencies, sources, 'it', listing)
  assert.deepEqual(
    translations.map((one) => one?.text),
    [
      'Acme makeso pumpso ofo 16 bar',
      'Bombao deo aceroo',
      'Yao estáo',
      'Yao estáo',
      undefined,
      'Acme makeso pumpso ofo 16 bar',
    ],
  )
  assert.equal(refusal, undefined)
  assert.equal(calls(), 2)
  assert.deepEqual(await translateNow(bench.dependencies, sources, 'it', listing), { translations })
  assert.equal(calls(), 2)
})

test('the provider is asked with the glossary of that pair, made once and made again when it is gone', async () => {
  await translateNow(bench.dependencies, [english('Our lead time is short')], 'es', listing)
  await translateNow(bench.dependencies, [english('Our wall thickness varies')], 'es', listing)
  const made = () => bench.deepl.requests.filter(({ path }) => path === '/v3/glossaries').length
  assert.deepEqual([made(), bench.deepl.glossaries.size], [1, 1])
  const { glossary_id: used } = bench.deepl.requests.at(-1)!.body as { glossary_id: string }
  assert.ok(bench.deepl.glossaries.has(used))
  bench.deepl.glossaries.clear()
  await translateNow(bench.dependencies, [english('Made of steel')], 'es', listing)
  await bench.database.pool.query('update translation_providers set paused_until = null')
  await translateNow(bench.dependencies, [english('Made of brass')], 'es', listing)
  assert.deepEqual([made(), bench.deepl.glossaries.size], [2, 1])
})

test('the next provider answers where the first can not; with none left it is said', async () => {
  bench.deepl.fail(500)
  const { translations } = await translateNow(bench.dependencies, [english('Made of steel')], 'es', listing)
  assert.equal(translations[0]?.provider, 'libretranslate')
  bench.deepl.fail(500)
  bench.libre.fail(500)
  assert.deepEqual(await translateNow(bench.dependencies, [english('Made of brass')], 'es', listing), {
    translations: [undefined],
    refusal: { reason: 'unavailable' },
  })
})

test('over a cap the reader is told when it begins anew, and nothing is sent', async () => {
  bench.cap({ business: 40 })
  const business = '019a0000-0000-7000-8000-000000000001'
  const now = new Date('2026-11-28T12:00:00Z')
  const ask = (text: string) => translateNow(bench.dependencies, [english(text)], 'es', { ...listing, business, now })
  assert.equal((await ask('Made of steel in our own works')).refusal, undefined)
  const { translations, refusal } = await ask('Made of brass in our own works')
  assert.deepEqual(translations, [undefined])
  assert.deepEqual(refusal, { reason: 'limit', limit: { kind: 'business', until: new Date('2026-12-01T00:00:00Z') } })
  assert.equal(calls(), 1)
})

test('a provider that says nothing is given up in time, and its characters stay counted', async () => {
  bench.deepl.fail('hang')
  bench.libre.fail('hang')
  const answer = await translateNow(bench.dependencies, [english('Made of steel')], 'es', { ...listing, timeout: 200 })
  assert.deepEqual(answer, { translations: [undefined], refusal: { reason: 'unavailable' } })
  const states = await bench.database.pool.query('select state from translation_calls')
  assert.deepEqual(states.rows, [{ state: 'lost' }])
  assert.equal(await bench.count('select count(*) from translation_providers'), 0, 'no fault of the provider')
})

test('without a provider nothing is promised, and what is known is still read', async () => {
  await translateNow(bench.dependencies, [english('Made of steel')], 'es', listing)
  const without = { ...bench.dependencies, translation: undefined }
  const { translations, refusal } = await translateNow(
    without,
    [english('Made of steel'), english('New text')],
    'es',
    listing,
  )
  assert.deepEqual([translations[0]?.text, translations[1]], ['Madeo ofo steelo', undefined])
  assert.deepEqual(refusal, { reason: 'unavailable' })
})

test('messages are sent to their own line alone', async () => {
  const { translations } = await translateNow(bench.dependencies, [english('Can you deliver?')], 'es', {
    purpose: 'message',
  })
  assert.equal(translations[0]?.provider, 'libretranslate')
  assert.equal(calls(), 0)
})

test('an answer that was thrown away is not bought again, and this is told', async () => {
  const asked = () => calls() + bench.libre.requests.filter(({ path }) => path === '/translate').length
  const ask = (sources: string[]) =>
    translateNow(
      bench.dependencies,
      sources.map((text) => english(text)),
      'es',
      listing,
    )
  const unclear = { translations: [undefined], refusal: { reason: 'unclear' } }
  assert.deepEqual(await ask(['Насос из стали']), unclear)
  assert.equal(asked(), 2, 'each provider once')
  assert.deepEqual(await ask(['Насос из стали']), unclear)
  assert.equal(asked(), 2)
  const { translations } = await ask(['Насос из стали', 'Made of tin'])
  assert.deepEqual([translations[0], translations[1]?.text], [undefined, 'Madeo ofo tino'])
})

test('strangers stop at half of the day; the rest is for people who are signed in', async () => {
  bench.cap({ day: 80 })
  const now = new Date('2026-11-28T12:00:00Z')
  const ask = (text: string, isStranger: boolean) =>
    translateNow(bench.dependencies, [english(text)], 'es', { ...listing, isStranger, now })
  assert.equal((await ask('Made of steel in our own works', true)).refusal, undefined)
  assert.equal((await ask('Made of brass in our own works', true)).refusal?.reason, 'limit')
  assert.equal((await ask('Made of brass in our own works', false)).refusal, undefined)
  assert.equal(await bench.count("select count(*) from pgboss.job where name = 'translations.warn'"), 0)
})

test('what was translated for a message shows in no public text; what people write is forgotten', async () => {
  const texts = [english('Can you deliver by ship?')]
  const read = (purpose: 'listing' | 'post' | 'message') => translateNow(bench.dependencies, texts, 'es', { purpose })
  const known = async () =>
    Promise.all(
      (['listing', 'post', 'message'] as const).map(
        async (purpose) => (await remembered(bench.dependencies, texts, 'es', purpose))[0]?.provider,
      ),
    )
  const kept = () => bench.count('select count(*) from translations where expires_at is null')
  await read('message')
  assert.deepEqual(await known(), [undefined, undefined, 'libretranslate'])
  await read('post')
  assert.deepEqual(await known(), [undefined, 'deepl', 'deepl'])
  assert.equal(await kept(), 0)
  await read('listing')
  assert.deepEqual(await known(), ['deepl', 'deepl', 'deepl'])
  await read('post')
  assert.equal(await kept(), 1, 'a listing keeps it')
})
