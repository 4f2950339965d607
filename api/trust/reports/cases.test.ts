// Cases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let moderator: TestPerson
let reporters: TestPerson[]
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  reporters = await Promise.all(['Ria', 'Rob', 'Rex'].map((name) => bench.person(`${name} Porter`)))
})
after(() => bench.close())

const report = (who: TestPerson, resourceType: string, resourceID: string, reason: string, text = '') =>
  who.ask('POST', '/social/report', { resourceType, resourceID, reason, text })
async function postBy(author: TestPerson, content: string): Promise<string> {
  return (await author.api.posts.create({ body: { content, timelineID: author.userID, timelineType: 'user' } })).postID
}
const decide = (id: string, body: object) =>
  moderator.ask('POST', `/social/report-case/${id}`, { reason: 'seen', ...body })

test('nobody reports themselves or their own words', async () => {
  const [author] = reporters
  for (const [kind, id] of [
    ['user', author!.userID],
    ['post', await postBy(author!, 'Ten valves left over')],
  ] as const) {
    const { status, body } = await report(author!, kind, id, 'spam')
    assert.deepEqual([status, !body.success && body.error.fields], [400, { resourceID: 'is your own' }])
  }
})

test('reports about one thing are one case; the most severe stands first, and words stay as they were', async () => {
  const author = await bench.person('Vic Author')
  const post = await postBy(author, 'Original plates, no invoice')
  const business = await addBusiness(bench.db, 'Spammy Springs')
  await report(reporters[0]!, 'business', business, 'spam')
  for (const who of reporters) await report(who, 'post', post, 'counterfeit', 'Not from us')
  await author.api.posts.change({ params: { postID: post }, body: { content: 'Plates' } })
  const { data, total } = await moderator.api.reports.cases()
  assert.deepEqual(
    [total, data.map(({ name, severity, reporters: count }) => [name, severity, count])],
    [
      2,
      [
        ['Plates', 'high', 3],
        ['Spammy Springs', 'low', 1],
      ],
    ],
  )
  assert.equal((await moderator.api.reports.cases({ query: { severity: 'low' } })).total, 1)
  assert.equal((await moderator.api.reports.cases({ query: { q: 'vic', kind: 'post' } })).total, 1)
  const found = await moderator.api.reports.case({ params: { id: post } })
  assert.deepEqual([found.content, found.subjectName, found.statements.length], ['Plates', 'Vic Author', 3])
  assert.equal(found.statements[0]!.content, 'Original plates, no invoice')
})

test('acting settles every report about the thing, counts as a strike, and stands in the audit log', async () => {
  const author = await bench.person('Ada Author')
  const post = await postBy(author, 'Buy now')
  for (const who of reporters) await report(who, 'post', post, 'spam')
  assert.deepEqual((await decide(post, { act: 'hide', rule: 'spam' })).body, { success: true, data: { settled: 3 } })
  assert.equal((await moderator.ask('GET', `/social/posts/${post}`)).status, 410)
  assert.equal((await decide(post, { act: 'hide', rule: 'spam' })).status, 404)
  const again = await postBy(author, 'Buy more')
  await report(reporters[0]!, 'post', again, 'spam')
  assert.equal((await moderator.api.reports.case({ params: { id: again } })).strikes, 1)
  const acts = (await moderator.api.audit.list({ query: { objectID: post } })).data.map(({ act }) => act)
  assert.deepEqual(acts, ['report.act', 'post.hide'])
})

test('a dismissed report does nothing to the thing; whoever answers for it can be acted on instead', async () => {
  const author = await bench.person('Sue Subject')
  const post = await postBy(author, 'Harmless')
  await report(reporters[0]!, 'post', post, 'other')
  assert.equal((await decide(post, { act: 'none' })).status, 200)
  assert.equal((await moderator.ask('GET', `/social/posts/${post}`)).status, 200)
  await report(reporters[0]!, 'post', post, 'abuse')
  assert.equal((await decide(post, { act: 'limit', about: 'subject', rule: 'abuse', days: 7 })).status, 200)
  const [sanction] = (await moderator.api.sanctions.list({ query: { subjectID: author.userID } })).data
  assert.deepEqual([sanction!.act, sanction!.objectKind, sanction!.objectID], ['limit', 'user', author.userID])
})

test('an act that is not for the thing is refused, and its reports stay open', async () => {
  const business = await addBusiness(bench.db, 'Open Ovens')
  await report(reporters[0]!, 'business', business, 'spam')
  assert.equal((await decide(business, { act: 'hide' })).status, 409)
  assert.equal((await decide(business, { act: 'warn', reason: ' ' })).status, 400)
  assert.equal((await moderator.api.reports.case({ params: { id: business } })).reporters, 1)
})
