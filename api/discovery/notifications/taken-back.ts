// Events → causes taken back or standing again.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { EventName, NetworkEvent } from '#api/foundation/events.ts'
import { commentsShown } from '#api/social/comments/lookup.ts'
import { postsShown } from '#api/social/posts/lookup.ts'
import type { Standing } from './reading-queries.ts'

export const withdrawingEvents: readonly EventName[] = [
  'reactions.removed',
  'follows.removed',
  'connections.ended',
  'comments.changed',
  'posts.changed',
  'groups.left',
]

/** A cause's last event counts. */
export async function standingsOf(tx: Transaction<DB>, events: readonly NetworkEvent[]): Promise<Standing[]> {
  const idsOf = (wanted: EventName) =>
    events.flatMap(({ name, data }) => (name === wanted ? [(data as { id: string }).id] : []))
  const [comments, posts] = await Promise.all([
    commentsShown(tx, idsOf('comments.changed')),
    postsShown(tx, idsOf('posts.changed')),
  ])
  return events.flatMap(({ name, data }): Standing[] => {
    const withdrawn = name.endsWith('removed')
    switch (name) {
      case 'reactions.added':
      case 'reactions.removed':
        return [{ cause: `reaction ${data.resourceID} ${data.actorID}`, withdrawn }]
      case 'follows.added':
      case 'follows.removed':
        return [{ cause: `follow ${data.followedID} ${data.followerID}`, withdrawn }]
      case 'connections.ended':
        return ['asked', 'accepted'].map((act) => ({ cause: `connection ${data.id} ${act}`, withdrawn: true }))
      case 'comments.changed':
        return ['comment', 'mention'].map((kind) => ({
          cause: `${kind} ${data.id}`,
          withdrawn: !comments.has(data.id),
        }))
      case 'posts.changed':
        return [{ cause: `mention ${data.id}`, withdrawn: !posts.has(data.id) }]
      case 'groups.left':
        return [{ cause: `group ${data.groupID} asked ${data.userID} `, isStart: true, withdrawn: true }]
      default:
        return []
    }
  })
}
