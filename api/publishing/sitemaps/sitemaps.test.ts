// Sitemaps.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('public companies and products are listed in pages, hidden ones and those of hidden companies are not', async () => {
  const business = await addBusiness(bench.db, 'Open Works', { sourceId: 'open' })
  const closed = await addBusiness(bench.db, 'Closed Works', { status: 'suspended', sourceId: 'closed' })
  const product = await addProduct(bench.db, business, 'Valve')
  await addProduct(bench.db, business, 'Draft', { status: 'draft' })
  await addProduct(bench.db, closed, 'Hidden')
  const other = await addProduct(bench.db, business, 'Pump')
  const businesses = await bench.api.sitemaps.pages({ params: { kind: 'businesses' } })
  assert.deepEqual(
    businesses.data.map(({ id, key }) => [id, key]),
    [[business, 'open-works']],
  )
  const first = await bench.api.sitemaps.pages({ params: { kind: 'products' }, query: { size: 1 } })
  assert.deepEqual([first.data[0]?.id, first.data[0]?.key, first.nextID], [product, 'open-works-valve', other])
  const rest = await bench.api.sitemaps.pages({ params: { kind: 'products' }, query: { nextID: first.nextID } })
  assert.deepEqual([rest.data.map(({ id }) => id), rest.nextID], [[other], undefined])
  const [part] = await bench.api.sitemaps.parts({ params: { kind: 'products' } })
  assert.deepEqual([part?.nextID, part?.count], [product, 2])
})

test('people who object to search engines are not listed, nor posts that strangers may not read', async () => {
  const shown = await bench.person('Ana Shown')
  const silent = await bench.person('Sil Silent')
  await silent.api.people.changeSettings({ body: { searchEngines: false } })
  const fresh = await bench.person('Fia Fresh')
  const business = await addBusiness(bench.db, 'Talking Works', { sourceId: 'talking' })
  for (const { userID } of [shown, silent]) await addMember(bench.db, business, userID)
  const people = await bench.api.sitemaps.pages({ params: { kind: 'people' } })
  const ids = people.data.map(({ id }) => id)
  assert.deepEqual(
    [shown, silent, fresh].map(({ userID }) => ids.includes(userID)),
    [true, false, false],
  )
  const profiles = await Promise.all(
    [shown, fresh].map(({ userID }) => bench.api.people.read({ params: { id: userID } })),
  )
  assert.deepEqual(
    profiles.map(({ searchEngines }) => searchEngines),
    [true, false],
  )

  const post = await shown.api.posts.create({
    body: { content: 'New pumps', timelineID: business, timelineType: 'business', businessID: business },
  })
  await shown.api.posts.create({ body: { content: 'Hello', timelineID: shown.userID, timelineType: 'user' } })
  const posts = await bench.api.sitemaps.pages({ params: { kind: 'posts' } })
  assert.deepEqual(
    posts.data.map(({ id }) => id),
    [post.postID],
  )
})

test('a new company and its products stay out until something real has happened to it', async () => {
  const ids = async () => {
    const { data } = await bench.api.sitemaps.pages({ params: { kind: 'businesses' } })
    return new Set(data.map(({ id }) => id))
  }
  const owner = await bench.person('Nora New')
  const [answered, checked, silent] = await Promise.all(
    ['Answering New', 'Checked New', 'Silent New'].map((name) => addBusiness(bench.db, name)),
  )
  for (const id of [answered!, checked!, silent!]) await addMember(bench.db, id, owner.userID)
  assert.deepEqual(
    [...(await ids())].filter((id) => [answered, checked, silent].includes(id)),
    [],
  )
  await bench.pool.query('update businesses set verified_at = now() where id = $1', [checked])
  const buyer = await bench.person('Bea Buyer')
  const { requestID: rid } = await buyer.api.inquiries.send({
    body: { to: answered!, subject: 'priceList', message: 'How much is it?' },
  })
  await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: answered! }, body: { content: 'Ten' } })
  const now = await ids()
  assert.deepEqual(
    [answered, checked, silent].map((id) => now.has(id!)),
    [true, true, false],
  )
})

test('new companies and products without anything real do not push others out of the feeds', async () => {
  const shown = await addBusiness(bench.db, 'Feed Works', { sourceId: 'feed' })
  const product = await addProduct(bench.db, shown, 'Fed valve')
  await bench.pool.query(
    `with made as (insert into businesses (company_name, slug, business_type, country_code, industry_id, registered_at)
        select 'Spam ' || n, 'spam-' || n, business_type, country_code, industry_id, now() + interval '1 second' * n
        from businesses, generate_series(1, 70) n where id = $1 returning id)
      insert into products (business_id, name, slug, description, industry_id, registered_at)
      select m.id, 'Spam', 'spam', 'Spam', p.industry_id, now() + interval '1 hour' from made m, products p where p.id = $2`,
    [shown, product],
  )
  const newest = (kind: 'businesses' | 'products') => bench.api.sitemaps.newest({ params: { kind } })
  const [companies, products] = [await newest('businesses'), await newest('products')]
  assert.deepEqual([companies[0]!.id, companies[0]!.title, companies[0]!.key], [shown, 'Feed Works', 'feed-works'])
  assert.deepEqual([products[0]!.id, products[0]!.author], [product, 'Feed Works'])
  assert.ok([...companies, ...products].every(({ title }) => !title.startsWith('Spam')))
  assert.equal((await bench.ask('GET', '/sitemaps/people/newest')).status, 400)
})
