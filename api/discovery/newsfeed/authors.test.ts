// A feed with more authors than posts on a page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { feedPageSize } from '#contract/foundation/constants.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

type SamplePost = { author: number; hidden: boolean; removed: boolean; inGroup: boolean }
const written = fc.record({
  author: fc.nat(17),
  hidden: fc.integer({ max: 5, min: 0 }).map((n) => n === 0),
  removed: fc.integer({ max: 7, min: 0 }).map((n) => n === 0),
  inGroup: fc.integer({ max: 7, min: 0 }).map((n) => n === 0),
})

async function walk(person: TestPerson): Promise<string[]> {
  const ids: string[] = []
  let nextID: string | null = null
  do {
    const page: Awaited<ReturnType<typeof person.api.newsfeed.load>> = await person.api.newsfeed.load({
      query: nextID ? { nextID } : {},
    })
    if (page.nextID) assert.equal(page.data.length, feedPageSize, 'a page that is not the last is full')
    ids.push(...page.data.map(({ postID }) => postID))
    nextID = page.nextID
  } while (nextID)
  return ids
}

test('eighteen followed authors, some suspended or muted, some posts hidden, removed or in a group: no gap, no double', async () => {
  const ann = await bench.person('Ann Reads')
  const authors = await Promise.all(Array.from({ length: 18 }, (_, n) => addBusiness(bench.db, `Quiet works ${n}`)))
  for (const resourceID of authors)
    await ann.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID } })
  const { pool } = bench
  await fc.assert(
    fc.asyncProperty(
      fc.array(written, { minLength: 30, maxLength: 90 }),
      fc.uniqueArray(fc.nat(17), { maxLength: 5 }),
      fc.nat(17),
      async (posts: SamplePost[], suspended, muted) => {
        await pool.query('delete from posts')
        await pool.query("update businesses set status = case when id = any($1) then 'suspended' else 'active' end", [
          suspended.map((author) => authors[author]),
        ])
        await pool.query('delete from mutes')
        await ann.api.newsfeed.mute({ body: { resourceID: authors[muted]! } }).catch(() => {}) // a suspended author is missing
        const { rows } = await pool.query<{ id: string }>(
          `with wanted as (select * from unnest($1::uuid[], $2::bool[], $3::bool[]) with ordinality as w (author, removed, grouped, turn)),
            added as (
              insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content, removed_at)
              select author, 'business', author, author, case when grouped then 'group' else 'business' end, 'Post ' || turn,
                case when removed then now() end from wanted order by turn returning id)
          select id from added order by id`,
          [
            posts.map(({ author }) => authors[author]),
            posts.map((one) => one.removed),
            posts.map((one) => one.inGroup),
          ],
        )
        await pool.query('insert into hidden_posts (user_id, post_id) select $1, unnest($2::uuid[])', [
          ann.userID,
          rows.filter((_, place) => posts[place]!.hidden).map(({ id }) => id),
        ])
        const mutes = await ann.api.newsfeed.muted()
        const isOpen = ({ author, hidden, removed, inGroup }: SamplePost) =>
          !hidden && !removed && !inGroup && !suspended.includes(author) && !(mutes.length > 0 && author === muted)
        const expected = rows.filter((_, place) => isOpen(posts[place]!)).map(({ id }) => id)
        assert.deepEqual(await walk(ann), expected.toReversed())
      },
    ),
    { numRuns: 15 },
  )
})
