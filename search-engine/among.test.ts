// Questions about some documents.
import assert from 'node:assert/strict'
import { contract, held } from './testing-backends.ts'
import { product } from './testing.ts'

contract('among: totals and hits are of these ids, and of products of these owners', async (corpus) => {
  const docs = [
    product('Brass pump', { businessID: 'a' }),
    product('Steel pump', { businessID: 'b' }),
    product('Iron pump', { businessID: 'c' }),
  ]
  const index = await held(corpus, 'product', docs)
  const ids = [docs[0]!.id, '00000000-0000-0000-0000-000000000000']
  for (const text of ['', 'pump', 'steel pump']) {
    const ofIDs = await index.search({ text, filter: { among: { ids, owners: [] } } })
    assert.deepEqual(ofIDs.ids, text === 'steel pump' ? [] : [docs[0]!.id], text)
    const both = await index.search({ text, filter: { among: { ids, owners: ['b', 'nobody'] } } })
    const expected = text === 'steel pump' ? [docs[1]!.id] : [docs[0]!.id, docs[1]!.id]
    assert.deepEqual([both.ids.toSorted(), both.total], [expected.toSorted(), expected.length], text)
  }
  const among = { ids: [docs[2]!.id], owners: [] }
  assert.equal((await index.search({ text: 'pump', filter: { among } })).total, 1)
  const added = product('Iron pump', { businessID: 'c' })
  await index.upsert(added)
  assert.equal((await index.search({ text: 'pump', filter: { among } })).total, 1)
  assert.equal((await index.search({ text: 'pump', filter: { among: { ids: [added.id], owners: [] } } })).total, 1)
})
