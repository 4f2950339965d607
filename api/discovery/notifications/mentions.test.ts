// Mention notifications.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addBusiness, addMember, type TestPerson } from '#api/testing.ts'
import { openReader } from './reader.ts'
import { testNotifications } from './testing.ts'

const { bench, read, notificationsOf } = await testNotifications()

const kindsOf = async (person: TestPerson) => (await notificationsOf(person)).map(({ kind }) => kind)
const named = ({ userID, viewer }: TestPerson) => ({ name: `${viewer.firstName} ${viewer.lastName}`, userID })
const textTo = (people: TestPerson[], more = '') => `${people.map((one) => `@${named(one).name}`).join(' ')} ${more}`
const post = (by: TestPerson, people: TestPerson[], more?: string) =>
  by.api.posts.create({
    body: {
      content: textTo(people, more ?? by.userID),
      mentions: people.map(named),
      timelineID: by.userID,
      timelineType: 'user',
    },
  })

test('who is mentioned in a post hears of it once, however often it is edited; who is added hears of it then', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann One', 'Bob Two', 'Cid Three'].map((name) => bench.person(name)))
  const { postID } = await post(ann!, [bob!, bob!, ann!])
  const [entry, ...rest] = await notificationsOf(bob!)
  assert.deepEqual(rest, [])
  assert.deepEqual([entry!.kind, entry!.resourceType, entry!.resourceID], ['mention', 'post', postID])
  assert.equal(entry!.actors[0]!.userID, ann!.userID)
  assert.deepEqual(await kindsOf(ann!), [], 'nobody hears of mentioning themselves')
  const change = (people: TestPerson[], more: string) =>
    ann!.api.posts.change({
      params: { postID },
      body: { content: textTo(people, more), mentions: people.map(named) },
    })
  await change([bob!], 'again')
  await change([], 'nobody')
  await change([cid!, bob!], 'both')
  assert.deepEqual(await kindsOf(bob!), ['mention'])
  assert.deepEqual(await kindsOf(cid!), ['mention'])
})

test('a comment that mentions whom it answers is told once, as a mention; those below one post together', async () => {
  const [ann, bob] = await Promise.all(['Ann Post', 'Bob Comment'].map((name) => bench.person(name)))
  const { postID } = await post(ann!, [])
  for (const content of ['First', 'Second'])
    await bob!.api.comments.create({
      body: { resourceID: postID, content: `${content} ${textTo([ann!])}`, mentions: [named(ann!)] },
    })
  const [entry, ...rest] = await notificationsOf(ann!)
  assert.deepEqual(rest, [])
  assert.deepEqual(
    [entry!.kind, entry!.resourceType, entry!.rootType, entry!.rootID],
    ['mention', 'comment', 'post', postID],
  )
  const again = openReader(bench.dependencies)
  await again.read()
  assert.deepEqual(await kindsOf(ann!), ['mention'], 'what is read again is known')
})

test('who does not want mentions is told of the comment all the same; the blocked cause nothing', async () => {
  const [ann, bob, foe] = await Promise.all(['Ann Off', 'Bob On', 'Foe Off'].map((name) => bench.person(name)))
  await ann!.api.notifications.changeSettings({ body: { mention: 'off' } })
  const { postID } = await post(ann!, [])
  await bob!.api.comments.create({
    body: { resourceID: postID, content: textTo([ann!], 'look'), mentions: [named(ann!)] },
  })
  assert.deepEqual(await kindsOf(ann!), ['comment'])
  await bob!.api.blocks.block({ body: { resourceID: foe!.userID } })
  const { mentions } = await post(foe!, [bob!])
  assert.deepEqual(mentions, [])
  assert.deepEqual(await kindsOf(bob!), [])
})

test('a business that is mentioned: who leads it hears of it on its behalf, its own people do not for their own words', async () => {
  const [owner, member, buyer] = await Promise.all(
    ['Olga Lead', 'Mel Member', 'Bea Buyer'].map((name) => bench.person(name)),
  )
  const businessID = await addBusiness(bench.db, 'Mentioned Pumps')
  await addMember(bench.db, businessID, owner!.userID, 'owner')
  await addMember(bench.db, businessID, member!.userID, 'member')
  const say = (person: TestPerson) =>
    person.api.posts.create({
      body: {
        content: `Ask @Mentioned Pumps, says ${person.userID}`,
        mentions: [{ name: 'Mentioned Pumps', businessID }],
        timelineID: person.userID,
        timelineType: 'user',
      },
    })
  await say(buyer!)
  await say(owner!)
  const list = await notificationsOf(owner!)
  assert.deepEqual(
    list.map(({ kind, business, actors }) => [kind, business?.companyName, actors[0]!.userID]),
    [['mention', 'Mentioned Pumps', buyer!.userID]],
  )
  assert.deepEqual(await kindsOf(member!), [])
})

test('a mention comes by email in the language of its reader, where that is chosen', async () => {
  const emails = {
    en: 'Ann Letters mentioned you',
    es: 'Ann Letters le ha mencionado',
    it: 'Ann Letters ti ha menzionato',
    zh: 'Ann Letters提到了您',
    de: 'Ann Letters hat Sie erwähnt',
  }
  const ann = await bench.person('Ann Letters')
  for (const [language, subject] of Object.entries(emails)) {
    const reader = await bench.person(`Reader ${language}`)
    await reader.api.people.changeSettings({ body: { language: language as 'en' } })
    await reader.api.notifications.changeSettings({ body: { mention: 'mail' } })
    await post(ann, [reader], `in ${language}`)
    await read()
    await bench.jobs.runDueJobs()
    const { rows } = await bench.pool.query('select subject from mails where recipient = $1', [reader.viewer.email])
    assert.deepEqual(rows, [{ subject }])
  }
})
