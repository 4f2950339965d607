// Languages of people's texts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const spanish = '¿Pueden enviarnos una oferta con los precios de veinte bombas y el plazo de entrega?'
const italian = 'Cerchiamo un fornitore di valvole a sfera per un impianto chimico'
const german = 'Wir liefern die Pumpen vier Wochen nach Eingang der Anzahlung'
const unknown = '00000000-0000-7000-8000-000000000000'

let bench: TestApi
let ann: TestPerson
let bob: TestPerson
let seller: TestPerson
let business: string
before(async () => {
  bench = await testApi()
  ann = await bench.person('Ann Writer')
  bob = await bench.person('Bob Reader')
  seller = await bench.person('Sara Seller')
  business = await addBusiness(bench.db, 'Spoken Pumps')
  await addMember(bench.db, business, seller.userID)
})
after(() => bench.close())

const own = (content: string, more: object = {}) => ({
  content,
  timelineID: ann.userID,
  timelineType: 'user' as const,
  ...more,
})
const post = async (content: string, more?: object) => (await ann.api.posts.create({ body: own(content, more) })).postID
const read = (postID: string) => bob.api.posts.read({ params: { postID } })

test('a post is read with its language, that of a short one is not known, and what its writer declares wins', async () => {
  const of = async (content: string, more?: object) => (await read(await post(content, more))).language
  assert.equal(await of(spanish), 'es')
  assert.equal(await of('Hola'), null)
  assert.equal(await of('Bombas', { language: 'ES' }), 'es')
  assert.equal(await of(italian, { language: 'la' }), 'la')
  const wrong = await ann.ask('POST', '/social/posts/make-post', own('x', { language: 'Spanish' }))
  assert.equal(wrong.status, 400)
  assert.equal((await bench.ask('POST', '/social/posts/make-post', own(spanish, { language: 'es' }))).status, 401)
})

test('an edited post has the language of its new text; other edits leave it, and so does somebody else', async () => {
  const postID = await post(spanish, { language: 'ca' })
  const change = (body: { content: string; language?: string }, by = ann) =>
    by.api.posts.change({ params: { postID }, body })
  assert.equal((await change({ content: spanish })).language, 'ca')
  await assert.rejects(change({ content: spanish, language: 'pt' }, bob))
  assert.equal((await read(postID)).language, 'ca')
  assert.equal((await change({ content: italian })).language, 'it')
  assert.equal((await change({ content: italian, language: 'sc' })).language, 'sc')
  assert.equal((await change({ content: 'Ciao' })).language, null)
})

test('comments have a language', async () => {
  const resourceID = await post(spanish)
  const body = { resourceID, resourceType: 'post' as const }
  const { commentID, language } = await bob.api.comments.create({ body: { ...body, content: italian } })
  assert.equal(language, 'it')
  const declared = await bob.api.comments.create({ body: { ...body, content: 'Va bene', language: 'it' } })
  const short = await bob.api.comments.create({ body: { ...body, content: 'Ok' } })
  const { comments } = await ann.api.comments.list({ params: { resourceID } })
  assert.deepEqual(
    comments.map((one) => [one.commentID, one.language]),
    [
      [short.commentID, null],
      [declared.commentID, 'it'],
      [commentID, 'it'],
    ],
  )
  const params = { commentID }
  assert.equal((await bob.api.comments.change({ params, body: { content: spanish } })).language, 'es')
  await assert.rejects(ann.api.comments.change({ params, body: { content: spanish, language: 'pt' } }))
  const at = `/social/comments/${commentID}`
  assert.equal((await bob.ask('PUT', at, { content: 'x', language: '12' })).status, 400)
})

test('messages have a language in the thread and in the list; notices of the system have none', async () => {
  const inquiry = { to: business, subject: 'priceList', message: spanish }
  const { requestID } = await ann.api.inquiries.send({ body: inquiry })
  const params = { rid: requestID }
  const bid = business
  const answer = await seller.api.inquiries.sendMessage({ params, query: { bid }, body: { content: german } })
  assert.equal(answer.language, 'de')
  const last = async () => (await ann.api.inquiries.list()).data[0]!.lastMessage.language
  assert.equal(await last(), 'de')
  await seller.api.inquiries.sendMessage({ params, query: { bid }, body: { content: 'Ja', language: 'de' } })
  await ann.api.inquiries.sendMessage({ params, body: { content: 'Ok' } })
  await ann.api.inquiries.end({ params })
  const { data } = await ann.api.inquiries.messages({ params })
  assert.deepEqual(
    data.map(({ language }) => language),
    ['es', 'de', 'de', null, null],
  )
  await assert.rejects(bob.api.inquiries.messages({ params }))
  assert.equal((await ann.ask('POST', '/business/request', { ...inquiry, language: 'x' })).status, 400)
})

test('a kept inquiry keeps its language', async () => {
  const to = await addBusiness(bench.db, 'Listed Valves')
  const inquiry = { to, subject: 'priceList', message: italian }
  assert.equal((await ann.api.inquiries.keep({ body: inquiry })).language, 'it')
  assert.equal((await ann.api.inquiries.kept()).data[0]!.language, 'it')
})

test('requests for quotation and quotations have each their language', async () => {
  const need = { title: 'Bombas', description: spanish, quantity: 8, unit: 'piece' as const, country: 'CL' }
  const deadline = new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const body = { ...need, currency: 'USD', deadline, suppliers: [business] }
  const { rfqID } = await ann.api.rfqs.create({ body })
  const params = { rfqID }
  assert.equal((await ann.api.rfqs.list()).data[0]!.language, 'es')
  const quotation = { businessID: business, tiers: [{ quantity: 1, unitPrice: 9 }], unit: 'piece' as const }
  const quoted = { ...quotation, currency: 'EUR', note: german }
  await seller.api.rfqs.quote({ params, body: quoted })
  await seller.api.rfqs.quote({ params, body: { ...quoted, note: 'Neu', language: 'de' } })
  await seller.api.rfqs.quote({ params, body: { ...quoted, note: '' } })
  const rfq = await ann.api.rfqs.read({ params })
  assert.equal(rfq.language, 'es')
  assert.deepEqual(
    rfq.suppliers[0]!.quotations.map(({ language }) => language),
    [null, 'de', 'de'],
  )
  await seller.api.rfqs.decline({ params, body: { businessID: business, reason: italian } })
  const thread = await ann.api.inquiries.messages({ params: { rid: rfq.suppliers[0]!.requestID } })
  assert.deepEqual(
    thread.data.map(({ language }) => language),
    ['es', 'de', 'de', null, 'it', null],
  )
  const declared = await ann.api.rfqs.create({ body: { ...body, language: 'gl' } })
  assert.equal((await ann.api.rfqs.read({ params: { rfqID: declared.rfqID } })).language, 'gl')
  assert.equal((await ann.ask('POST', '/rfq', { ...body, language: 'galego' })).status, 400)
  assert.equal((await ann.ask('GET', `/rfq/${unknown}`)).status, 404)
})

test('texts from before are judged once, each batch in its turn; declared and unknown ones are left', async () => {
  const { rows } = await bench.pool.query<{ id: string }>(`select id from posts where language = 'la'`)
  const declared = rows[0]!.id
  const tables = ['posts', 'comments', 'messages', 'kept_inquiries', 'rfqs', 'quotations']
  for (const table of tables) await bench.pool.query(`update ${table} set language = null where id <> $1`, [declared])
  await bench.pool.query(
    `insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content)
      select $1::uuid, 'user', $1::uuid, $1::uuid, 'user', case when n % 2 = 0 then $2 else 'Hola' end from generate_series(1, 450) n`,
    [ann.userID, spanish],
  )
  const rowsOf = async (table: string) =>
    (await bench.pool.query<{ language: string | null }>(`select id, language, xmin::text from ${table} order by id`))
      .rows
  const all = () => Promise.all(tables.map(rowsOf))
  await bench.jobs.runDueJobs({ ahead: 3600 })
  const judged = await all()
  for (const [at, rows] of judged.entries()) {
    assert.ok(rows.length > 0, tables[at])
    assert.ok(
      rows.every(({ language }) => language !== null),
      tables[at],
    )
  }
  const posts = judged[0]!.slice(-450).map(({ language }) => language)
  assert.deepEqual(
    [posts.filter((one) => one === 'es').length, posts.filter((one) => one === 'und').length],
    [225, 225],
  )
  assert.equal((await read(declared)).language, 'la')
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.deepEqual(await all(), judged)
})
