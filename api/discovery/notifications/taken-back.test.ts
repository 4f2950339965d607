// Notifications of what was taken back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestPerson } from '#api/testing.ts'
import { testNotifications } from './testing.ts'

const { bench, notificationsOf } = await testNotifications()

test('what was taken back is told no more, nor counted as unread, and stands again when it is done again', async () => {
  const [ann, bob, cid] = [await bench.person('Ann Takes'), await bench.person('Bob Takes'), await bench.person('Cid')]
  const { postID: post } = await ann.api.posts.create({
    body: { content: 'News of Ann', timelineID: ann.userID, timelineType: 'user' },
  })
  const like = ({ api }: TestPerson) =>
    api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: post } })
  const unlike = ({ api }: TestPerson) =>
    api.reactions.unreact({ params: { resourceType: 'post' }, body: { resourceID: post } })
  const unread = async () => (await ann.api.notifications.count()).unread
  await like(bob)
  await like(cid)
  assert.equal((await notificationsOf(ann))[0]!.count, 2)
  await unlike(bob)
  const [left] = await notificationsOf(ann)
  assert.deepEqual([left!.count, left!.actors[0]!.userID], [1, cid.userID])
  await unlike(cid)
  assert.deepEqual([await notificationsOf(ann), await unread()], [[], 0])
  await like(bob)
  assert.equal((await notificationsOf(ann))[0]!.count, 1)
  await unlike(bob)

  await bob.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: ann.userID } })
  const { commentID } = await bob.api.comments.create({
    body: { resourceID: post, resourceType: 'post', content: 'Said by Bob' },
  })
  const { id } = await bob.api.connections.ask({ body: { resourceID: ann.userID } })
  assert.equal((await notificationsOf(ann)).length, 3)
  await bob.api.follows.unfollow({ params: { id: ann.userID }, body: {} })
  await bob.api.comments.remove({ params: { commentID } })
  await bob.api.connections.end({ params: { id: id! } })
  assert.deepEqual([await notificationsOf(ann), await unread()], [[], 0])
})
