// Cache tags of events.
import type { ApiDependencies } from '#api/foundation/context.ts'
import { commentRootsOf, commentsWritten } from '#api/social/comments/lookup.ts'
import { dataOf, type NetworkEvent } from '#api/foundation/events.ts'
import { postsMentioning } from '#api/social/posts/lookup.ts'
import { listingTags } from '#api/catalog/products/lookup.ts'
import type { WebOptions } from '#web/server/plugin.ts'

type PageChanges = NonNullable<WebOptions['changes']>

type Sources = Pick<ApiDependencies, 'eventLog' | 'pool' | 'db' | 'search'>

export function pageChanges({ eventLog, pool, db, search }: Sources): PageChanges {
  const listeners: ((tags: string[]) => void)[] = []
  eventLog.on(async (events) => {
    const tags = await cacheTagsOf({ pool, db }, events)
    if (tags.length > 0) for (const listener of listeners) listener(tags)
  })
  search.onRewritten(() => {
    for (const listener of listeners) listener(['directory', 'industries'])
  })
  return { catchUp: () => eventLog.catchUp(), on: (listener) => void listeners.push(listener) }
}

/** `comments:<id>` covers everything below a product, post or comment. */
async function cacheTagsOf(
  { pool, db }: Pick<ApiDependencies, 'pool' | 'db'>,
  events: readonly NetworkEvent[],
): Promise<string[]> {
  const idsOf = (name: `${'businesses' | 'products' | 'people'}.changed`) =>
    dataOf(events, name).flatMap(({ ids }) => ids)
  const products = idsOf('products.changed')
  const actors = [...idsOf('businesses.changed'), ...idsOf('people.changed')]
  const liked = events.flatMap(likedCommentOf)
  const [listings, roots, mentioning, comments] = await Promise.all([
    listingTags(pool, events),
    commentRootsOf(pool, actors),
    postsMentioning(pool, actors),
    commentsWritten(db, liked),
  ])
  const tags = [
    ...listings,
    ...events.flatMap(socialTagsOf),
    ...[...comments.values()].flatMap(({ resourceID, rootID }) => [`comments:${resourceID}`, `comments:${rootID}`]),
    ...roots.map((id) => `comments:${id}`),
    ...mentioning.map((id) => `post:${id}`),
    ...products.map((id) => `comments:${id}`),
  ]
  return [...new Set(tags)]
}

function likedCommentOf(event: NetworkEvent): string[] {
  if (event.name !== 'reactions.added' && event.name !== 'reactions.removed') return []
  return event.data.resourceType === 'comment' ? [event.data.resourceID] : []
}

/** Counts update at once on the resource's own page. */
function socialTagsOf({ name, data }: NetworkEvent): string[] {
  switch (name) {
    case 'follows.added':
    case 'follows.removed':
      return [data.followedKind === 'business' ? `business:${data.followedID}` : `person:${data.followedID}`]
    case 'posts.added':
    case 'posts.changed': {
      const timeline = data.timelineKind === 'business' ? 'business' : 'person'
      return [`post:${data.id}`, `comments:${data.id}`, `${timeline}:${data.timelineID}`]
    }
    case 'comments.added':
    case 'comments.changed':
      return [
        `comment:${data.id}`,
        `comments:${data.resourceID}`,
        `comments:${data.rootID}`,
        `${data.rootType}:${data.rootID}`,
      ]
    case 'announcements.changed':
      return ['announcements']
    case 'plans.changed':
      return ['plans']
    case 'texts.changed':
      return ['texts']
    case 'portals.changed':
      return [`portal:${data.key}`]
    case 'choices.changed':
    case 'synonyms.changed':
      return ['synonyms']
    default:
      return []
  }
}
