// Reviews.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { age, answers, deal, firm, published, shown, thread, write } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const refused = (name: string) => (error: Error) => error.name === name
const read = (who: { api: TestApi['api'] }, requestID: string) => who.api.reviews.deal({ params: { requestID } })

test('a stranger is asked to sign in, and somebody outside finds no dealing', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  assert.equal((await bench.ask('PUT', `/review/deal/${requestID}`, answers)).status, 401)
  const stranger = await bench.person()
  await assert.rejects(write(stranger, requestID), refused('NotFound'))
  await assert.rejects(read(stranger, requestID), refused('NotFound'))
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  assert.equal((await unverified.ask('PUT', `/review/deal/${requestID}`, answers)).status, 403)
})

test('evidence: a word alone is too early; six messages over two days are talk; a quotation, an award are more', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const gradeOf = async (more: Parameters<typeof deal>[3]) => {
    const { grade, may } = await read(buyer.owner, await deal(bench, buyer, supplier, more))
    return [grade, may]
  }
  assert.deepEqual(await gradeOf({}), [null, 'early'])
  assert.deepEqual(await gradeOf({ messages: 8, days: 1 }), [null, 'early'])
  assert.deepEqual(await gradeOf({ messages: 8, days: 5 }), ['talked', 'write'])
  assert.deepEqual(await gradeOf({ quoted: true }), ['quoted', 'write'])
  assert.deepEqual(await gradeOf({ awarded: true }), ['awarded', 'write'])
  assert.deepEqual(await gradeOf({ awarded: true, ago: 500 }), ['awarded', 'late'])
  const early = await deal(bench, buyer, supplier, {})
  await assert.rejects(write(buyer.owner, early), refused('Conflict'))
})

test('a draft is kept for the side and never told to the other', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  await buyer.owner.api.reviews.draft({ params: { requestID }, body: { ...answers, kept: null, content: 'Half a' } })
  assert.equal((await read(buyer.owner, requestID)).own!.content, 'Half a')
  const theirs = await read(supplier.owner, requestID)
  assert.deepEqual([theirs.own, theirs.otherHandedAt, theirs.until], [null, null, null])
})

test('both appear together once both wrote; neither is read before, nor changed afterwards', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  await write(buyer.owner, requestID)
  const waiting = await read(supplier.owner, requestID)
  assert.ok(waiting.otherHandedAt && waiting.until)
  assert.equal((await shown(bench, supplier)).all, 0)
  await assert.rejects(write(buyer.owner, requestID, { kept: 1 }), refused('Conflict'))
  await write(buyer.owner, requestID)
  await write(supplier.owner, requestID, { content: 'Paid at once.' })
  const [about] = (await shown(bench, supplier)).data
  assert.deepEqual(
    [about!.content, about!.grade, about!.standing, about!.side],
    [answers.content, 'awarded', 'counts', 'buyer'],
  )
  assert.equal(about!.by!.businessID, buyer.id)
  assert.equal((await shown(bench, buyer, { side: 'supplier' })).data[0]!.content, 'Paid at once.')
  await assert.rejects(write(supplier.owner, requestID, { content: 'No.' }), refused('Conflict'))
})

test('after fourteen days one appears alone, and the other side can no longer answer with one', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await published(bench, buyer, supplier)
  assert.equal((await shown(bench, supplier)).all, 1)
  assert.equal((await read(supplier.owner, requestID)).may, 'late')
  await assert.rejects(write(supplier.owner, requestID, { kept: 1 }), refused('Conflict'))
})

test('the writer is shown as its firm, or by country and industry', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier, { named: false })
  const [review] = (await shown(bench, supplier)).data
  assert.deepEqual([review!.by, review!.country!.code, typeof review!.industry!.name], [null, 'IT', 'string'])
  assert.doesNotMatch(JSON.stringify(review), new RegExp(buyer.id))
})

test('an average stands from three firms on, drawn to the mean of all; two reviews of a firm count once a year', async () => {
  const supplier = await firm(bench)
  const buyers = [await firm(bench), await firm(bench), await firm(bench)]
  const all = { kept: 5, quality: 5, communication: 5, onTime: 5 }
  await published(bench, buyers[0]!, supplier, all)
  await published(bench, buyers[0]!, supplier, { ...all, kept: 1 })
  await published(bench, buyers[1]!, supplier, all)
  const two = await shown(bench, supplier)
  assert.deepEqual([two.all, two.figures], [3, null])
  assert.deepEqual(
    two.data.map(({ standing }) => standing),
    ['counts', 'counts', 'older'],
  )
  await published(bench, buyers[2]!, supplier, { ...all, again: false })
  const { figures } = await shown(bench, supplier)
  assert.deepEqual([figures!.firms, figures!.reviews, figures!.again], [3, 3, { yes: 2, of: 3 }])
  assert.ok(figures!.overall < 5 && figures!.overall > 3)
})

test('talk is shown and counts nothing; strongest evidence stands first', async () => {
  const supplier = await firm(bench)
  const [talker, buyer] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  const requestID = await deal(bench, talker, supplier, { messages: 8, days: 5 })
  await write(talker.owner, requestID)
  await age(bench, requestID, 15)
  await bench.jobs.runDueJobs({ ahead: 600 })
  const all = await shown(bench, supplier)
  assert.deepEqual(
    all.data.map(({ grade, standing }) => [grade, standing]),
    [
      ['awarded', 'counts'],
      ['talked', 'talked'],
    ],
  )
  assert.equal((await shown(bench, supplier, { evidence: 'awarded' })).total, 1)
})

test('a reply is given once and can be changed for seven days, by the reviewed alone', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  const [review] = (await supplier.owner.api.reviews.mine()).received
  const reply = (content: string, who = supplier.owner) =>
    who.api.reviews.reply({ params: { id: review!.reviewID }, body: { content } })
  await assert.rejects(reply('Ours!', buyer.owner), refused('Forbidden'))
  await reply('True.')
  await reply('True, and our fault.')
  assert.equal((await shown(bench, supplier)).data[0]!.reply!.content, 'True, and our fault.')
  await age(bench, review!.requestID, 8)
  await reply('True, and our fault.')
  await assert.rejects(reply('Never.'), refused('Gone'))
})

test('facts about a buyer: quotations received, answered, told the outcome, awarded', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await deal(bench, buyer, supplier, { awarded: true })
  await deal(bench, buyer, supplier, { quoted: true })
  await deal(bench, buyer, supplier, { quoted: true, messages: 2 })
  await deal(bench, buyer, supplier, { quoted: true, ago: 900 })
  const { buyer: facts } = await shown(bench, buyer)
  assert.deepEqual(facts, { quotations: 3, answered: 1, told: 1, awarded: 1, figures: null })
})

test('each side is invited once, and own lists show what waits', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  await bench.jobs.runDueJobs({ ahead: 3600 })
  for (const { owner, other } of [
    { owner: buyer.owner, other: supplier },
    { owner: supplier.owner, other: buyer },
  ]) {
    const mails = await bench.db.selectFrom('mails').selectAll().where('recipient', '=', owner.viewer.email).execute()
    const invited = mails.filter(({ text }) => text.includes(`/review/${requestID}`))
    assert.equal(invited.length, 1)
    assert.match(invited[0]!.text, new RegExp(other.name))
    const mine = await owner.api.reviews.mine()
    assert.deepEqual(
      mine.toWrite.map((one) => one.requestID),
      [requestID],
    )
  }
  await write(buyer.owner, requestID)
  const mine = await buyer.owner.api.reviews.mine()
  assert.deepEqual([mine.toWrite.length, mine.written[0]!.own!.state], [0, 'waiting'])
})

test('a person who leaves keeps words about a company, unattributed; words about the person go', async () => {
  const [buyer, supplier] = [await bench.person('Rita Buyer', { email: 'rita@leaving.example' }), await firm(bench)]
  const parties = { buyer: { kind: 'user', id: buyer.userID }, supplier: supplier.id } as const
  await thread(bench, { ...parties, writers: [buyer, supplier.owner], ago: 500 })
  const requestID = await thread(bench, { ...parties, writers: [buyer, supplier.owner], awarded: true })
  await write(buyer, requestID)
  await write(supplier.owner, requestID)
  const exported = await bench.pool.query('select from reviews where about_id = $1', [buyer.userID])
  assert.equal(exported.rowCount, 1)
  const { leaveNetwork } = await import('#api/capabilities.ts')
  await leaveNetwork(bench.dependencies, buyer, {})
  const [review] = (await shown(bench, supplier)).data
  assert.deepEqual([review!.by, review!.content, review!.standing], [null, answers.content, 'counts'])
  const left = await bench.pool.query('select from reviews where about_id = $1 or writer_id = $1 or written_by = $1', [
    buyer.userID,
  ])
  assert.equal(left.rowCount, 0)
})

test('reviews of a merged company go on at the other one', async () => {
  const [buyer, supplier, into] = [await firm(bench), await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  await bench.pool.query('update businesses set merged_into = $2, removed_at = now() where id = $1', [
    supplier.id,
    into.id,
  ])
  assert.equal((await shown(bench, into)).all, 1)
  await assert.rejects(shown(bench, supplier), refused('Gone'))
})

test('a later review that counts nothing takes no place; several of one firm stay one, also when its writer leaves', async () => {
  const [buyer, supplier] = [await bench.person('Lea Leaver', { email: 'lea@several.example' }), await firm(bench)]
  const parties = { buyer: { kind: 'user', id: buyer.userID }, supplier: supplier.id } as const
  const writers = [buyer, supplier.owner] as const
  await thread(bench, { ...parties, writers, ago: 800 })
  const standings = async () => (await shown(bench, supplier)).data.map(({ standing }) => standing).toSorted()
  async function appear(more: object): Promise<void> {
    const requestID = await thread(bench, { ...parties, writers, ...more })
    await write(buyer, requestID)
    await age(bench, requestID, 15)
    await bench.jobs.runDueJobs({ ahead: 600 })
    await age(bench, requestID, 5)
  }
  await appear({ awarded: true })
  await appear({ awarded: true })
  assert.deepEqual(await standings(), ['counts', 'older'])
  await bench.pool.query(`update reviews set handed_at = handed_at - interval '30 days' where about_id = $1`, [
    supplier.id,
  ])
  await appear({ messages: 12, days: 5 })
  assert.deepEqual(await standings(), ['counts', 'older', 'talked'])
  const { leaveNetwork } = await import('#api/capabilities.ts')
  await leaveNetwork(bench.dependencies, buyer, {})
  assert.deepEqual(await standings(), ['counts', 'older', 'talked'])
  assert.equal((await shown(bench, supplier)).figures, null)
})
