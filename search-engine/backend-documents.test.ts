// Contract of a backend: documents of products.
import assert from 'node:assert/strict'
import type { Filter } from './index.ts'
import { contract, held } from './testing-backends.ts'
import { product } from './testing.ts'

contract('products are filtered by their documents, beside up to eight specs', async (corpus) => {
  const specs = Array.from({ length: 8 }, (_, at) => ({ key: `Key ${at}`, value: 'same' }))
  const docs = [
    product('Plain valve', { specs }),
    product('Drawn valve', { specs, evidence: ['cad', 'datasheet'] }),
    product('Declared valve', { specs, evidence: ['declaration'] }),
    product('Other valve', { evidence: ['cad'] }),
  ]
  const index = await held(corpus, 'product', docs)
  const every = [
    { value: 'cad', count: 2 },
    { value: 'datasheet', count: 1 },
    { value: 'declaration', count: 1 },
  ]
  for (const text of ['', 'valve']) {
    const find = (filter: Filter) => index.search({ text, skip: 0, size: 5, facets: true, filter })
    assert.deepEqual((await find({})).facets!.evidence, every)
    const drawn = await find({ evidence: ['cad'] })
    assert.deepEqual([drawn.total, drawn.facets!.evidence], [2, every])
    assert.equal((await find({ evidence: ['cad', 'declaration'] })).total, 3)
    const asked = specs.map(({ key }) => ({ key, values: ['same'] }))
    assert.equal((await find({ specs: asked, evidence: ['cad'] })).total, 1)
    assert.equal((await find({ specs: asked })).facets!.evidence!.length, 3)
  }
})
