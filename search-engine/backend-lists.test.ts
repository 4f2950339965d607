// Lists of a backend.
import assert from 'node:assert/strict'
import type { Filter } from './index.ts'
import { contract, held } from './testing-backends.ts'
import { business, product } from './testing.ts'

contract('a recognized category also finds its members, whatever their words', async (corpus) => {
  const docs = [
    business('Mentions ball bearings', { text: 'we sell ball bearings' }),
    business('Quiet member', { categories: ['c1'] }),
    business('Ball bearings member', { categories: ['c1', 'c2'] }),
    business('Stranger', { categories: ['c2'] }),
  ]
  const index = await held(corpus, 'business', docs)
  const concepts = [{ text: 'Ball Bearings', equivalents: [], categories: ['c1'] }]
  const found = await index.search({ text: 'Ball Bearings', skip: 0, size: 5, facets: true, concepts })
  assert.deepEqual(new Set(found.ids), new Set([docs[2]!.id, docs[1]!.id, docs[0]!.id]))
  assert.equal(found.ids[0], docs[2]!.id)
  assert.equal(found.total, 3)
  assert.deepEqual(found.facets!.category[0], { value: 'c1', count: 2 })
  const members = await index.search({ text: '', skip: 0, size: 5, filter: { category: ['c1'] } })
  assert.equal(members.total, 2)
})

contract(
  'businesses are filtered by how they answer inquiries: whoever answers within a day answers most of them',
  async (corpus) => {
    const docs = [
      business('Silent pumps'),
      business('Slow pumps', { replies: 'most' }),
      business('Quick pumps', { replies: 'day', country: 'IT' }),
      business('Quickest pumps', { replies: 'day' }),
    ]
    const index = await held(corpus, 'business', docs)
    for (const text of ['', 'pumps']) {
      const find = (filter: Filter) => index.search({ text, skip: 0, size: 5, facets: true, filter })
      const both = [
        { value: 'most', count: 3 },
        { value: 'day', count: 2 },
      ]
      assert.deepEqual([(await find({})).total, (await find({})).facets!.replies], [4, both])
      assert.deepEqual(
        [(await find({ replies: 'most' })).total, (await find({ replies: 'most' })).facets!.replies],
        [3, both],
      )
      assert.deepEqual(
        [(await find({ replies: 'day' })).total, (await find({ replies: 'day' })).facets!.replies],
        [2, both],
      )
      const italian = await find({ replies: 'day', country: ['IT'] })
      assert.deepEqual(
        [italian.total, italian.facets!.country],
        [
          1,
          [
            { value: 'DE', count: 1 },
            { value: 'IT', count: 1 },
          ],
        ],
      )
    }
    await index.upsert({ ...docs[3]!, replies: undefined })
    assert.equal((await index.search({ text: '', skip: 0, size: 5, filter: { replies: 'day' } })).total, 1)
  },
)

contract('businesses are filtered by what was checked of them; any of several kinds matches', async (corpus) => {
  const docs = [
    business('Unchecked pumps'),
    business('Listed pumps', { evidence: ['register', 'domain'], country: 'IT' }),
    business('Certified pumps', { evidence: ['certificate', 'domain'] }),
    business('Visited pumps', { evidence: ['visit', 'register'], replies: 'most' }),
  ]
  const index = await held(corpus, 'business', docs)
  const all = [
    { value: 'register', count: 2 },
    { value: 'domain', count: 2 },
    { value: 'certificate', count: 1 },
    { value: 'visit', count: 1 },
  ]
  for (const text of ['', 'pumps']) {
    const find = (filter: Filter) => index.search({ text, skip: 0, size: 5, facets: true, filter })
    assert.deepEqual([(await find({})).total, (await find({})).facets!.evidence], [4, all])
    const checked = await find({ evidence: ['domain', 'visit'] })
    assert.deepEqual([checked.total, checked.facets!.evidence], [3, all])
    assert.deepEqual(checked.facets!.replies, [{ value: 'most', count: 1 }])
    const answering = await find({ evidence: ['register'], replies: 'most', country: ['DE'] })
    assert.deepEqual(
      [answering.total, answering.facets!.evidence],
      [
        1,
        [
          { value: 'register', count: 1 },
          { value: 'visit', count: 1 },
        ],
      ],
    )
  }
  await index.upsert({ ...docs[1]!, evidence: [] })
  assert.equal((await index.search({ text: '', skip: 0, size: 5, filter: { evidence: ['domain'] } })).total, 1)
})

contract('specs are among the facets when half of the matches share a category, or one is filtered', async (corpus) => {
  const colors = ['red', 'blue', 'grey']
  const keysOf = async (categories: string[], filter = {}): Promise<string[]> => {
    const lamps = categories.map((category, i) =>
      product('Lamp', { category, specs: [{ key: 'Colour', value: colors[i % 3]! }] }),
    )
    const index = await held(corpus, 'product', lamps)
    const found = await index.search({ text: 'lamp', facets: true, filter })
    return found.facets!.specs!.map(({ key }) => key)
  }
  assert.deepEqual(await keysOf(['c1', 'c1', 'c1', 'c2', 'c3', 'c4']), ['Colour'])
  const mixed = ['c1', 'c1', 'c2', 'c2', 'c3', 'c4']
  assert.deepEqual(await keysOf(mixed), [])
  assert.deepEqual(await keysOf(mixed, { category: ['c1'] }), ['Colour'])
})

contract('every value is counted, however many there are, and follows changes', async (corpus) => {
  const countries = Array.from({ length: 120 }, (_, at) => `C${at}`)
  const index = await held(
    corpus,
    'business',
    countries.map((country) => business(`Works of ${country}`, { country, categories: [country, 'all'] })),
  )
  const counts = async (): Promise<[number, number | undefined]> => {
    const { country, category } = (await corpus.backend.state()).counts.business
    return [country.size, category.get('all')]
  }
  assert.deepEqual(await counts(), [120, 120])
  const [id] = (await index.search({ text: 'Works of C7', size: 1 })).ids
  await index.remove(id!)
  assert.deepEqual(await counts(), [119, 119])
})

contract(
  'amounts of a specification are filtered from–to, and their facet has the ends and twelve counts',
  async (corpus) => {
    const powers = ['0.5 kW', '2 kW', '7.5 kW', '11 kW', '22 kW', '55 kW', 'on request']
    const motors = powers.map((value) => product('Motor', { category: 'c1', specs: [{ key: 'Power', value }] }))
    const others = ['11 A', '30 A'].map((value) =>
      product('Motor', { category: 'c1', specs: [{ key: 'Current', value }] }),
    )
    const index = await held(corpus, 'product', [...motors.slice(0, 6), ...others])
    const find = async (min?: number, max?: number) => {
      const specs = [{ key: 'Power', values: [], ranges: [{ unit: 'kW', min, max }] }]
      const found = await index.search({ text: 'motor', size: 9, facets: true, filter: { specs } })
      return { total: found.total, power: found.facets!.specs!.find(({ key }) => key === 'Power')! }
    }
    assert.equal((await find(2, 11)).total, 3)
    assert.equal((await find(undefined, 1)).total, 1)
    assert.equal((await find(60)).total, 0)
    const { power } = await find(20)
    assert.deepEqual([power.values.length, power.range?.unit, power.range?.min, power.range?.max], [6, 'kW', 0.5, 55])
    assert.deepEqual([power.range!.bars.length, power.range!.bars.reduce((sum, count) => sum + count)], [12, 6])
  },
)

contract('products of the thing are listed, those that mention it are counted apart', async (corpus) => {
  const thing = {
    text: 'ball valve',
    categories: ['valves'],
    names: ['ball valve'],
    relatedCategories: [],
    kindCategories: [],
    memberCategories: [],
    otherCategories: [],
    isWide: false,
    industries: ['0001'],
    otherThings: [],
    bindingWords: ['repair'],
    accessories: ['handle'],
  }
  const named = [
    'Brass ball valve DN50',
    'Ball valve repair kit',
    'Ball valve handle',
    'Gasket for ball valve',
    'Cabinet with ball and valve of steel',
  ]
  const filed = product('Quarter-turn unit', { category: 'valves', text: 'a ball valve' })
  const documents = [...named.map((name) => product(name)), filed]
  const index = await held(corpus, 'product', documents)
  const wishes = { types: ['valve'] }
  const concepts = [{ text: 'ball valve', equivalents: [], categories: ['valves'] }]
  const found = await index.search({ text: 'ball valve', thing, wishes, concepts, size: 9 })
  assert.ok(found.ids.includes(documents[0]!.id) && found.ids.includes(filed.id))
  assert.ok(!found.ids.includes(documents[1]!.id) && !found.ids.includes(documents[3]!.id))
  assert.equal(found.total + (found.mentions ?? 0), documents.length)
})

contract('companies of the thing are those that declare or say it', async (corpus) => {
  const thing = {
    text: 'cement',
    categories: [],
    names: ['cement'],
    relatedCategories: [],
    kindCategories: [],
    memberCategories: [],
    otherCategories: [],
    isWide: false,
    industries: [],
    otherThings: [],
    bindingWords: [],
    accessories: [],
  }
  const makers = Array.from({ length: 20 }, (_, at) => business(`Works ${at}`, { text: 'We produce cement and lime.' }))
  const user = business('Cement Road Bakery', { text: 'We bake bread.' })
  const declared = business('Quiet', { keywords: ['cement'] })
  const index = await held(corpus, 'business', [...makers, user, declared])
  const found = await index.search({ text: 'cement', thing, size: 50 })
  assert.deepEqual([found.total, found.mentions], [21, 1])
  assert.ok(!found.ids.includes(user.id) && found.ids.includes(declared.id))
})

contract('hits that fit all wishes come first, and are counted', async (corpus) => {
  const documents = [
    business('Pump pump works', { country: 'IT', businessType: 'DI' }),
    business('Works of pumps and many other machines', { country: 'DE', businessType: 'MA' }),
    business('Pump trade', { country: 'DE', businessType: 'DI' }),
  ]
  const index = await held(corpus, 'business', documents)
  const wishes = { businessType: ['MA'], country: ['DE'] }
  const { ids, fitting, total } = await index.search({ text: 'pump', wishes })
  assert.deepEqual([ids[0], fitting, total], [documents[1]!.id, 1, 3])
})

contract('excluded words exclude, in names unless these deny them', async (corpus) => {
  const documents = [product('Oil filter'), product('Filter without oil'), product('Air filter', { text: 'no oil' })]
  const index = await held(corpus, 'product', documents)
  const without = (inNamesOnly: boolean) => index.search({ text: 'filter', without: [{ text: 'oil', inNamesOnly }] })
  assert.deepEqual((await without(false)).total, 0)
  assert.deepEqual(new Set((await without(true)).ids), new Set([documents[1]!.id, documents[2]!.id]))
})

contract('reasons say by which words and fields a hit was found', async (corpus) => {
  const documents = [product('Steel pump', { brand: 'Norwind' }), product('Lamp', { text: 'beside a steel pump' })]
  const index = await held(corpus, 'product', documents)
  const { ids, scores, reasons } = await index.search({ text: 'norwind pump', explain: true })
  assert.equal(ids[0], documents[0]!.id)
  assert.deepEqual(
    reasons![0]!.words
      .map(({ text, form, fields }) => ({ text, form, fields }))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
    [
      { text: 'norwind', form: 'typed', fields: ['brand'] },
      { text: 'pump', form: 'typed', fields: ['name'] },
    ],
  )
  const points = reasons![0]!.words.reduce((sum, word) => sum + word.points, 0)
  assert.ok(Math.abs(((scores[0]! % 1) * 2 ** 28) / (2000 * 65_535) - points) < 1e-6)
})

contract('a part of a list is the same wherever it begins', async (corpus) => {
  const index = await held(
    corpus,
    'product',
    Array.from({ length: 25 }, (_, at) => product(`pump ${'steel '.repeat(at % 3)}`, { registered: 1e12 + (at % 4) })),
  )
  const all = (await index.search({ text: 'pump', size: 25 })).ids
  assert.equal(new Set(all).size, 25)
  const parts = await Promise.all([0, 10, 20].map((skip) => index.search({ text: 'pump', skip, size: 10 })))
  assert.deepEqual(
    parts.flatMap(({ ids }) => ids),
    all,
  )
})

contract('documents that are left out are in no hit, total or facet', async (corpus) => {
  const docs = [
    product('Brass pump', { country: 'IT' }),
    product('Steel pump', { country: 'IT' }),
    product('Iron pump', { country: 'DE' }),
  ]
  const index = await held(corpus, 'product', docs)
  const except = [docs[0]!.id, docs[2]!.id, '00000000-0000-0000-0000-000000000000']
  for (const text of ['', 'pump']) {
    const found = await index.search({ text, facets: true, filter: { except } })
    assert.deepEqual([found.ids, found.total], [[docs[1]!.id], 1], text)
    assert.deepEqual(found.facets!.country, [{ value: 'IT', count: 1 }])
    const german = await index.search({ text, facets: true, filter: { except, country: ['DE'] } })
    assert.deepEqual([german.total, german.facets!.country], [0, [{ value: 'IT', count: 1 }]])
  }
})
