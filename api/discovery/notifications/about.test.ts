// Notification subjects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addBusiness, addMember, addProduct } from '#api/testing.ts'
import { testNotifications } from './testing.ts'

const { bench, notificationsOf } = await testNotifications()

const byText = (one: unknown[], other: unknown[]) => (String(one) < String(other) ? -1 : 1)

test('an entry says which post, comment or product it is about, as long as its reader may read that', async () => {
  const [ann, bob] = [await bench.person('Ann About'), await bench.person('Bob About')]
  const news = `News of ${ann.userID}`
  const body = { content: news, timelineID: ann.userID, timelineType: 'user' as const }
  const { postID: post } = await ann.api.posts.create({ body })
  const comment = (resourceType: 'post' | 'product', resourceID: string) =>
    bob.api.comments.create({ body: { resourceID, resourceType, content: `Said on ${resourceID}` } })
  const { commentID } = await comment('post', post)
  await bob.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: post } })
  const business = await addBusiness(bench.db, 'About Works')
  await addMember(bench.db, business, ann.userID)
  const product = await addProduct(bench.db, business, 'Gate valve')
  await comment('product', product)
  const told = async () =>
    (await notificationsOf(ann)).map(({ kind, about }) => [kind, about?.title, about?.excerpt]).toSorted(byText)
  assert.deepEqual(await told(), [
    ['comment', 'Gate valve', `Said on ${product}`],
    ['comment', news, `Said on ${post}`],
    ['reaction', null, news],
  ])
  await bob.api.comments.remove({ params: { commentID } })
  await ann.api.posts.remove({ body: { postID: post } })
  assert.deepEqual(await told(), [
    ['comment', 'Gate valve', `Said on ${product}`],
    ['reaction', undefined, undefined],
  ])
})
