// Kinds whose causes are told by event alone: inquiries, messages, how a verification ended. Each is one entry and one letter.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { tell } from '#kit/events.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '../testing.ts'
import { openReader } from './reader.ts'

let bench: TestApi
let read: () => Promise<boolean>
before(async () => {
  bench = await testApi()
  ;({ read } = await openReader(bench.ground))
})
after(() => bench.close())

const thread = '0199c0de-0000-7000-8000-00000000000a'
const idAt = (place: number) => `0199c0de-0000-7000-8000-${String(place).padStart(12, '0')}`
const happens = (name: string, data: object) => bench.db.transaction().execute((tx) => tell(tx as never, name, data))
/** As the capability tells it whose message it is. */
const sent = (from: TestPerson, to: { kind: 'user' | 'business'; id: string }, id: string, requestID = thread) => ({
  id,
  requestID,
  fromKind: 'user',
  fromID: from.userID,
  toKind: to.kind,
  toID: to.id,
  writerID: from.userID,
})
async function told(person: TestPerson) {
  await read()
  return (await person.api.notifications.list()).data
}
const kindsOf = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind)
async function subjectsTo(person: TestPerson): Promise<string[]> {
  await bench.jobs.settle()
  const { rows } = await bench.pool.query<{ subject: string }>(
    'select subject from mails where recipient = $1 order by id',
    [person.viewer.email],
  )
  return rows.map(({ subject }) => subject)
}
async function firm(name: string) {
  const [owner, admin, member] = await Promise.all(['Olga', 'Adam', 'Mel'].map((one) => bench.person(`${one} ${name}`)))
  const id = await addBusiness(bench.db, name)
  for (const [person, access] of [
    [owner, 'owner'],
    [admin, 'admin'],
    [member, 'member'],
  ] as const)
    await addMember(bench.db, id, person!.userID, access)
  return { id, owner: owner!, admin: admin!, member: member!, at: { kind: 'business' as const, id } }
}

test('an inquiry: everybody who answers for the business hears of it once, and gets a letter in their language', async () => {
  const [pumps, bea] = [await firm('Asked Pumps'), await bench.person('Bea Buyer')]
  await pumps.member.api.people.changeSettings({ body: { language: 'zh' } })
  for (let twice = 0; twice < 2; twice++) await happens('inquiries.sent', sent(bea, pumps.at, idAt(1)))
  for (const person of [pumps.owner, pumps.admin, pumps.member]) {
    const [entry, ...rest] = await told(person)
    assert.deepEqual(rest, [])
    assert.deepEqual(
      [entry!.kind, entry!.resourceType, entry!.resourceID, entry!.business?.businessID],
      ['inquiry', 'request', thread, pumps.id],
    )
    assert.equal(entry!.actors[0]!.userID, bea.userID)
  }
  assert.deepEqual(await subjectsTo(pumps.owner), ['Bea Buyer sent an inquiry to Asked Pumps'])
  assert.deepEqual(await subjectsTo(pumps.member), ['Bea Buyer向Asked Pumps发来询盘'])
  assert.deepEqual(await told(bea), [])
})

test('messages of one conversation are one entry and one letter until they are read; colleagues of the writer hear nothing', async () => {
  const [tiles, ann] = [await firm('Writing Tiles'), await bench.person('Ann Answered')]
  const answer = (place: number) => ({
    ...sent(tiles.owner, { kind: 'user', id: ann.userID }, idAt(place)),
    fromKind: 'business',
    fromID: tiles.id,
  })
  for (const place of [11, 12, 12]) await happens('messages.sent', answer(place))
  const [entry, ...rest] = await told(ann)
  assert.deepEqual([rest, entry!.kind, entry!.count, entry!.business], [[], 'message', 1, null])
  assert.equal(entry!.actors[0]!.companyName, 'Writing Tiles')
  assert.deepEqual(await subjectsTo(ann), ['Writing Tiles wrote to you'])
  await ann.api.notifications.read({ body: {} })
  assert.deepEqual(await kindsOf(ann), ['message'])
  await happens('messages.sent', answer(13))
  assert.deepEqual(await kindsOf(ann), ['message', 'message'])
  assert.equal((await subjectsTo(ann)).length, 2)

  await happens('messages.sent', sent(tiles.admin, tiles.at, idAt(14)))
  await happens('messages.sent', sent(ann, tiles.at, idAt(15)))
  assert.deepEqual(
    (await told(tiles.member)).map(({ kind, actors }) => [kind, actors.length]),
    [['message', 2]],
  )
  assert.deepEqual(await kindsOf(tiles.owner), ['message'])
  assert.deepEqual(await subjectsTo(tiles.admin), ['Ann Answered wrote to Writing Tiles'])
})

test('who is muted is heard where they write to somebody, who is blocked is not', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann Mutes', 'Bob Muted', 'Cid Blocked'].map((name) => bench.person(name)))
  await ann!.api.newsfeed.mute({ body: { resourceID: bob!.userID } })
  await ann!.api.blocks.block({ body: { resourceID: cid!.userID } })
  const toAnn = { kind: 'user', id: ann!.userID } as const
  await happens('messages.sent', sent(bob!, toAnn, idAt(21), idAt(2)))
  await happens('messages.sent', sent(cid!, toAnn, idAt(22), idAt(3)))
  assert.deepEqual(
    (await told(ann!)).map(({ resourceID }) => resourceID),
    [idAt(2)],
  )
})

test('how a verification ended: its owners hear of it once, each outcome in its words', async () => {
  const kilns = await firm('Checked Kilns')
  const ended = (id: string, outcome: string) => ({ id, businessID: kilns.id, outcome })
  for (let twice = 0; twice < 2; twice++) await happens('verifications.settled', ended(idAt(31), 'refused'))
  await happens('verifications.settled', ended(idAt(32), 'verified'))
  assert.deepEqual(
    (await told(kilns.owner)).map(({ kind, detail, actors }) => [kind, detail.outcome, actors.length]),
    [
      ['verification', 'verified', 0],
      ['verification', 'refused', 0],
    ],
  )
  assert.deepEqual(await subjectsTo(kilns.owner), [
    'Checked Kilns could not be verified',
    'Checked Kilns is verified now',
  ])
  assert.deepEqual([await kindsOf(kilns.admin), await kindsOf(kilns.member)], [[], []])
})

test('these kinds are chosen as the others: off is silent, in the app alone sends no letter', async () => {
  const { owner, at, id } = await firm('Quiet Looms')
  const bea = await bench.person('Bea Again')
  const { inquiry, message, verification } = await owner.api.notifications.settings()
  assert.deepEqual([inquiry, message, verification], ['mail', 'mail', 'mail'])
  await owner.api.notifications.changeSettings({ body: { inquiry: 'app', message: 'off', verification: 'digest' } })
  await happens('inquiries.sent', sent(bea, at, idAt(41), idAt(4)))
  await happens('messages.sent', sent(bea, at, idAt(42), idAt(4)))
  await happens('verifications.settled', { id: idAt(43), businessID: id, outcome: 'verified' })
  assert.deepEqual((await kindsOf(owner)).toSorted(), ['inquiry', 'verification'])
  assert.deepEqual(await subjectsTo(owner), [])
  for (let twice = 0; twice < 2; twice++) await bench.jobs.settle({ ahead: 3600 })
  assert.deepEqual(await subjectsTo(owner), ['Your day on WBN: 1 new'])
})
