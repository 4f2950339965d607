// Merging duplicate businesses.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const reason = 'The same company, registered by two colleagues'
const run = async <T = Record<string, never>>(text: string, values: unknown[] = []) =>
  (await bench.pool.query(text, values)).rows as T[]
const pair = (name: string) => Promise.all([addBusiness(bench.db, `${name} GmbH`), addBusiness(bench.db, name)])
const merge = (id: string, into: string, members: 'join' | 'leave' = 'join') =>
  anna.api.console.mergeBusiness({ params: { id }, body: { into, members, reason } })

test('businesses of the same name and country are hints of each other, legal forms aside', async () => {
  const [long, short] = await pair('Weber Pumpen')
  await addBusiness(bench.db, 'Weber Pumpen', { countryCode: 'FR' })
  await addBusiness(bench.db, 'Weber Pumpenbau')
  const { alike, mergedInto } = await anna.api.console.business({ params: { id: long } })
  assert.deepEqual([alike.map(({ businessID }) => businessID), mergedInto], [[short], null])
  const { data } = await anna.api.console.businesses({ query: { only: 'alike', q: 'Weber' } })
  assert.deepEqual(data.map(({ businessID }) => businessID).toSorted(), [long, short].toSorted())
})

test('what one has moves to the other, each pair once, and its address leads there', async () => {
  const [gone, kept] = await pair('Rossi Valvole')
  const owner = await bench.person('Olga Owner')
  const other = await bench.person('Otto Other')
  const fan = await bench.person('Fay Fan')
  await addMember(bench.db, gone, owner.userID)
  await addMember(bench.db, gone, other.userID, 'admin')
  await addMember(bench.db, kept, other.userID, 'member')
  const product = await addProduct(bench.db, gone, 'Ball valve')
  const post = await owner.api.posts.create({
    body: { timelineID: gone, timelineType: 'business', businessID: gone, content: 'Our new valve' },
  })
  for (const id of [gone, kept]) {
    await run(`insert into favorites (user_id, resource_type, resource_id) values ($1, 'business', $2)`, [
      fan.userID,
      id,
    ])
    const params = { resourceType: 'business' } as const
    await fan.api.follows.follow({ params, body: { resourceID: id } })
    await fan.api.reactions.react({ params, body: { resourceID: id } })
  }
  const before = await anna.api.console.businessMerge({ params: { id: gone }, query: { into: kept } })
  assert.deepEqual(before.obstacles, [])
  const { products, members, posts, followers, likes, favorites } = before.moves
  assert.deepEqual(
    { products, members, posts, followers, likes, favorites },
    { products: 1, members: 2, posts: 1, followers: 1, likes: 1, favorites: 1 },
  )
  for (let times = 0; times < 2; times++) assert.equal((await merge(gone, kept)).businessID, kept)

  const stranger = await bench.api.businesses.read({ params: { id: gone } })
  assert.equal(stranger.data.businessID, kept)
  assert.equal(stranger.data.reactions.reactionCount.like, 1)
  assert.equal((await bench.api.follows.summary({ params: { id: kept } })).followers, 1)
  const read = await bench.api.products.read({ params: { id: product } })
  assert.equal(read.businessID, kept)
  const [moved] = await run<{ author_id: string; timeline_id: string }>(
    'select author_id, timeline_id from posts where id = $1',
    [post.postID],
  )
  assert.deepEqual([moved!.author_id, moved!.timeline_id], [kept, kept])
  const people = await run<{ user_id: string; access: string }>(
    'select user_id, access from members where business_id = $1 order by access',
    [kept],
  )
  assert.deepEqual(
    people.map((row) => [row.user_id, row.access]),
    [
      [other.userID, 'admin'],
      [owner.userID, 'owner'],
    ],
  )
  const { mergedInto, status } = await anna.api.console.business({ params: { id: gone } })
  assert.deepEqual([mergedInto?.businessID, status], [kept, 'removed'])
  const { data: acts } = await anna.api.audit.list({ query: { objectID: gone } })
  assert.deepEqual(
    acts.map(({ act, reason: why }) => [act, why]),
    [['business.merge', reason]],
  )
  const emails = await run<{ recipient: string }>(`select recipient from mails where subject like 'Two entries%'`)
  assert.deepEqual(
    emails.map(({ recipient }) => recipient),
    [owner.viewer.email],
  )
  const left = await columnsWith(gone)
  assert.deepEqual(
    left,
    ['businesses.id', 'member_log.business_id'].filter((column) => left.includes(column)),
  )
})

test('the people of the one that goes may be left out', async () => {
  const [gone, kept] = await pair('Larsen Skrog')
  const owner = await bench.person('Lars Owner')
  await addMember(bench.db, gone, owner.userID)
  await merge(gone, kept, 'leave')
  const { people } = await anna.api.console.business({ params: { id: kept } })
  assert.deepEqual(people, [])
  assert.deepEqual((await owner.api.businesses.mine()).data, [])
})

test('one that was merged into another that is merged leads to the last', async () => {
  const [first, second] = await pair('Costa Moldes')
  const third = await addBusiness(bench.db, 'Costa Moldes Lda')
  await merge(first, second)
  await merge(second, third)
  assert.equal((await bench.api.businesses.read({ params: { id: first } })).data.businessID, third)
})

test('a paid membership, a removed business and the same one stand against it, and nothing changes', async () => {
  const [gone, kept] = await pair('Novak Lager')
  await run(`update businesses set subscription = 'gold' where id = $1`, [gone])
  const { obstacles } = await anna.api.console.businessMerge({ params: { id: gone }, query: { into: kept } })
  assert.deepEqual(obstacles, ['membership'])
  const refused = (into: string) => ({ name: 'Conflict', fields: { into } })
  await assert.rejects(merge(gone, kept), refused('membership'))
  await assert.rejects(merge(kept, kept), refused('same'))
  await assert.rejects(merge(kept, '019a0000-0000-7000-8000-0000000000aa'), { name: 'NotFound' })
  await run('update businesses set removed_at = now() where id = $1', [gone])
  await assert.rejects(merge(kept, gone), refused('inactive'))
  await assert.rejects(
    anna.api.console.businessMerge({ params: { id: kept }, query: { into: gone } }),
    refused('inactive'),
  )
  await assert.rejects(merge(gone, kept), { name: 'Conflict' })
  assert.equal((await bench.api.businesses.read({ params: { id: kept } })).data.businessID, kept)
})

test('watches and figures go on at the other one, of one person and day together', async () => {
  const [gone, kept] = await pair('Moretti Pompe')
  const [fan, friend] = [await bench.person('Fay Fan'), await bench.person('Fred Friend')]
  const watch = (person: TestPerson, resourceID: string) =>
    person.api.watches.watch({ body: { resourceType: 'business', resourceID } })
  for (const id of [gone, kept]) await watch(fan, id)
  await watch(friend, gone)
  for (const [id, count] of [
    [gone, 3],
    [kept, 4],
  ] as const) {
    await run(
      `insert into reach_days (day, business_id, product_id, event, source, count)
       values (current_date, $1, '00000000-0000-0000-0000-000000000000', 'viewed', 'search', $2)`,
      [id, count],
    )
    await run(
      `insert into reach_words (day, business_id, words, seen, opened, persons, place_sum)
       values (current_date, $1, 'pump', $2::int, 1, $2::int, $2::int)`,
      [id, count],
    )
  }
  await merge(gone, kept)
  for (const person of [fan, friend]) {
    const { data } = await person.api.watches.list()
    assert.deepEqual(
      data.map(({ resourceID }) => resourceID),
      [kept],
    )
  }
  assert.deepEqual(await run('select business_id, count from reach_days'), [{ business_id: kept, count: 7 }])
  assert.deepEqual(await run('select business_id, seen, opened, persons from reach_words'), [
    { business_id: kept, seen: 7, opened: 2, persons: 7 },
  ])
  assert.deepEqual(await run('select thing_id from watched_facts'), [{ thing_id: kept }])
})

// Unchanged: accounting, history, dependent columns, columns without businesses.
const stays = [
  'verification_claims.business_id',
  'ownership_claims.business_id',
  'domain_checks.business_id',
  'former_listings.business_id',
  'quotations.business_id',
  'invitations.business_id',
  'nda_signatures.actor_id',
  'comments.root_id',
  'comments.resource_id',
  'billing_details.business_id',
  'boosts.business_id',
  'catalogue_imports.business_id',
  'company_invitations.business_id',
  'invoices.business_id',
  'member_log.business_id',
  'members.business_id',
  'memberships.business_id',
  'payments.business_id',
  'choice_weights.resource_id',
  'choices.resource_id',
  'sanctions.object_id',
  'support_minutes.business_id',
  'tombstones.business_id',
  'translation_reports.business_id',
  'translation_requests.business_id',
]

test('every column that may hold a business is moved by a merge, or named here', async () => {
  const columns = await run<{ name: string; table: string; column: string }>(
    `select c.table_name || '.' || c.column_name as name, c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and not coalesce((select relispartition from pg_class where oid = to_regclass(format('%I.%I', c.table_schema, c.table_name))), false)
        and c.column_name like '%\\_id' and (c.column_name = 'business_id' or exists (select from information_schema.columns k
          where k.table_schema = c.table_schema and k.table_name = c.table_name
            and k.column_name in (regexp_replace(c.column_name, '_id$', '_kind'), regexp_replace(c.column_name, '_id$', '_type'))))
      order by 1`,
  )
  const [functions] = await run<{ source: string }>(
    `select string_agg(prosrc, ' ') as source from pg_proc where proname in ('merge_business', 'merge_social', 'merge_inquiries',
      'move_kept_inquiries', 'move_corrections', 'move_documents', 'move_watches', 'move_reach', 'move_visits', 'move_reviews', 'move_territories', 'forget_sample_times')`,
  )
  const forgotten = columns.filter(
    ({ name, table, column }) =>
      !stays.includes(name) &&
      !new RegExp(`update ${table}( \\w+)? set [^;]*${column} = (kept|new.merged_into)|delete from ${table} `).test(
        functions!.source,
      ),
  )
  assert.deepEqual(
    forgotten.map(({ name }) => name),
    [],
  )
})

async function columnsWith(id: string): Promise<string[]> {
  const columns = await run<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type = 'uuid' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const [row] = await run(`select 1 from "${table}" where "${column}" = $1 limit 1`, [id])
    if (row) found.push(`${table}.${column}`)
  }
  return found
}
