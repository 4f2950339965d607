// Detection of languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf, languageOfCountry } from './detect.ts'

test('sentences of trade are told', async () => {
  const texts = {
    de: 'Guten Tag, bitte senden Sie uns ein Angebot über 24 Pumpen',
    en: 'Ferrantis casts, machines and tests pumps under one roof in Modena',
    es: 'Válvula de bola de acero inoxidable DN50 con bridas',
    fr: 'Robinet à boisseau sphérique en acier inoxydable',
    it: 'Fonde, lavora e collauda pompe sotto lo stesso tetto a Modena',
    ja: 'ポンプ 製造 工業用ポンプ',
    zh: '法兰端不锈钢球阀，适用于化工管道',
  }
  for (const [language, text] of Object.entries(texts)) assert.equal(await languageOf(text), language, text)
})

test('short and mixed texts are of no language', async () => {
  for (const text of ['', 'Bomba', 'DN50 PN16', 'NX 65-200', '水泵', '12,50 € / 100 kg'])
    assert.equal(await languageOf(text, ['es', 'zh']), null, text)
  const both = 'Produzione di macchine per imballaggio. Manufacturer of packaging machines since 1968.'
  assert.equal(await languageOf(both, ['it']), null)
})

test('of close ones the likely one is taken, and none without it', async () => {
  const valve = 'Stainless steel ball valve DN50 PN16 with flanges'
  assert.equal(await languageOf(valve), null)
  assert.equal(await languageOf(valve, ['en']), 'en')
  assert.equal(await languageOf(valve, ['zh']), null)
})

test('countries have a usual language', () => {
  assert.deepEqual(['IT', 'AT', 'CN', 'MX', 'EG'].map(languageOfCountry), ['it', 'de', 'zh', 'es', 'ar'])
})

test('a name beside a text is in the language of the text, or in a likely one', async () => {
  assert.equal(await languageOf('VS ball valve DN50, stainless steel', ['it'], 'en'), 'en')
  assert.equal(await languageOf('Fabricante de tornillos industriales', ['es'], 'en'), 'es')
  assert.equal(await languageOf('Fabricante de tornillos industriales', [], 'zh'), null)
})

test('a text without a space is read in linear time', async () => {
  await languageOf('Il prezzo comprende imballo e spedizione.')
  const started = performance.now()
  assert.equal(await languageOf('a'.repeat(100_000)), null)
  assert.ok(performance.now() - started < 2000)
})
