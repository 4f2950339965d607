// Contract of a backend: machine translations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhraseDictionary, queryOf, SearchIndex, understand } from './index.ts'
import { contract, held } from './testing-backends.ts'
import { business, product } from './testing.ts'

const spanish = 'Bomba sumergible para pozos.'
const english = 'Submersible pump for wells.'

contract('a word of a translation finds a document, below the same word in an original', async (corpus) => {
  for (const [name, document] of [
    ['product', product],
    ['business', business],
  ] as const) {
    const original = document('Number one', { text: spanish, registered: 1 })
    const translated = document('Number two', { text: english, translated: [spanish], registered: 2e12 })
    const index = await held(corpus, name, [translated, original] as never[])
    for (const text of ['sumergible', 'bomba sumergible']) {
      const { ids, scores } = await index.search({ text })
      assert.deepEqual(ids, [original.id, translated.id], `${name}: ${text}`)
      assert.ok(scores[0]! > scores[1]!)
    }
    await corpus.empty()
  }
})

contract('a name by machine is no exact name, is not suggested, and is said as the text', async (corpus) => {
  const named = product('Bomba sumergible')
  const translated = product('Submersible pump', { translated: ['Bomba sumergible\nPara pozos.'] })
  const index = await held(corpus, 'product', [translated, named])
  const text = 'bomba sumergible'
  const { ids, reasons } = await index.search({ text, name: text, explain: true })
  assert.deepEqual(ids, [named.id, translated.id])
  assert.deepEqual(
    reasons!.map(({ exact }) => exact?.by),
    ['name', undefined],
  )
  assert.deepEqual(reasons![1]!.words[0]!.fields, ['text'])
  assert.deepEqual(await corpus.backend.suggest('product', { text: 'bomb', size: 5 }), [named.id])
})

contract('a word that the document has gains nothing, in however many languages it is the same', async (corpus) => {
  const text = 'A motor for drives.'
  const [plain, translated] = [product('Unit', { text }), product('Unit', { text, translated: [text, text, text] })]
  const index = await held(corpus, 'product', [plain, translated])
  const { scores } = await index.search({ text: 'motor' })
  assert.equal(scores[0], scores[1])
})

contract('without its translation a document is found no longer by it', async (corpus) => {
  const translated = product('Unit', { text: english, translated: [spanish] })
  const index = await held(corpus, 'product', [translated])
  assert.equal((await index.search({ text: 'pozos' })).total, 1)
  const { translated: _, ...plain } = translated
  await index.upsert(plain)
  assert.equal((await index.search({ text: 'pozos' })).total, 0)
})

test('what a machine says makes no thing: it is counted among the mentions', () => {
  const pumps = Array.from({ length: 140 }, (_, n) => product(`Centrifugal pump CP ${n}`))
  const index = SearchIndex.build('product', [...pumps, product('Seal kit', { translated: ['Para cada bomba.'] })])
  const query = queryOf(understand(new PhraseDictionary(), 'bomba'))
  const { total, mentions } = index.search({ ...query, skip: 0, size: 5 })
  assert.deepEqual([total, mentions], [140, 1])
})
