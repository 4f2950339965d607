// Chosen documents.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'

const index = SearchIndex.build('product', [
  product('Gate valve'),
  product('Gate valve', { text: 'in stock' }),
  product('Gate valve', { country: 'IT' }),
  product('Gate', { text: 'closes by a valve' }),
  product('Hose'),
])
const [plain, stocked, italian, gate, hose] = index.search({ text: '', skip: 0, size: 9 }).ids
const query = { text: 'gate valve', skip: 0, size: 9 } as const
const found = index.search(query)

test('a chosen document rises among its equals, the others keep their order', () => {
  const last = found.ids.at(-1)!
  const peers = found.ids.filter((id) => id !== gate)
  const raised = index.search({ ...query, chosen: [{ id: peers.at(-1)!, weight: 1 }] })
  assert.equal(raised.ids[0], peers.at(-1))
  assert.deepEqual(raised.ids.slice(1), [...peers.slice(0, -1), gate], 'and a mention stays last')
  assert.equal(last, gate)
})

test('without choices, and with those of other documents, nothing changes', () => {
  for (const chosen of [[], [{ id: hose!, weight: 1 }], [{ id: 'nobody', weight: 1 }], [{ id: italian!, weight: 0 }]])
    assert.deepEqual(index.search({ ...query, chosen }), found)
  assert.equal(found.total, 4)
})

test('a choice outweighs neither words nor what is wished', () => {
  const most = [gate!, hose!].map((id) => ({ id, weight: 9 }))
  assert.deepEqual(index.search({ ...query, chosen: most }).ids, found.ids)
  const wished = { ...query, wishes: { country: ['IT'] } }
  for (const id of [plain!, stocked!]) {
    const hits = index.search({ ...wished, chosen: [{ id, weight: 1 }] })
    assert.equal(hits.ids[0], italian)
    assert.equal(hits.ids[1], id)
    for (const [place, score] of hits.scores.entries()) assert.equal(Math.floor(score) % 2, Number(place === 0))
  }
})
