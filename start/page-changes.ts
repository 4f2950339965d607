// From events to cache tags: names what strangers see of the things that changed. Renders and caches nothing itself.
import type { Ground } from '#api/api.ts'
import { commentRootsOf, commentsWritten } from '#api/comments/lookup.ts'
import { postsMentioning } from '#api/posts/lookup.ts'
import { ownersOf } from '#api/products/lookup.ts'
import type { Event } from '#kit/events.ts'
import type { WebOptions } from '#web/server/plugin.ts'

type PageChanges = NonNullable<WebOptions['changes']>
type Data = Record<string, string>

/** Follows the event log and tells listeners the cache tags of every change. */
export function pageChanges({ feed, pool, db }: Pick<Ground, 'feed' | 'pool' | 'db'>): PageChanges {
  const listeners: ((tags: string[]) => void)[] = []
  feed.on(async (events) => {
    const tags = await cacheTagsOf({ pool, db }, events)
    if (tags.length > 0) for (const listener of listeners) listener(tags)
  })
  return { fresh: () => feed.fresh(), on: (listener) => void listeners.push(listener) }
}

/**
 * `comments:<id>` is all that stands below a product, a post or a comment: texts, authors, mentioned names, likes, counts. It is told of
 * the thing at the top as well, so that a page needs no tag of its own for each comment or author.
 */
async function cacheTagsOf({ pool, db }: Pick<Ground, 'pool' | 'db'>, events: readonly Event[]): Promise<string[]> {
  const idsOf = (name: string) =>
    events.filter((event) => event.name === name).flatMap((event) => (event.data as { ids: string[] }).ids)
  const products = idsOf('products.changed')
  const businesses = idsOf('businesses.changed')
  const people = idsOf('people.changed')
  const actors = [...businesses, ...people]
  const liked = events.flatMap(({ name, data }) => likedCommentOf(name, data as Data))
  const [owners, roots, mentioning, comments] = await Promise.all([
    ownersOf(pool, products),
    commentRootsOf(pool, actors),
    postsMentioning(pool, actors),
    commentsWritten(db, liked),
  ])
  const tags = [
    ...events.flatMap(({ name, data }) => socialTags[name]?.(data as Data) ?? []),
    ...[...comments.values()].flatMap(({ resourceID, rootID }) => [`comments:${resourceID}`, `comments:${rootID}`]),
    ...roots.map((id) => `comments:${id}`),
    ...mentioning.map((id) => `post:${id}`),
    ...products.flatMap((id) => [`product:${id}`, `comments:${id}`]),
    ...[...businesses, ...owners].map((id) => `business:${id}`),
    ...people.map((id) => `person:${id}`),
    ...(products.length + actors.length > 0 ? ['directory'] : []),
  ]
  return [...new Set(tags)]
}

function likedCommentOf(name: string, data: Data): string[] {
  const isReaction = name === 'reactions.added' || name === 'reactions.removed'
  return isReaction && data['resourceType'] === 'comment' ? [data['resourceID']!] : []
}

// Likes and followers show at once on the page of the thing itself; lists that count them follow when they are rendered again.
const reacted = ({ resourceType, resourceID }: Data) => [`${resourceType}:${resourceID}`]
const followed = ({ followedKind, followedID }: Data) => [
  followedKind === 'business' ? `business:${followedID}` : `person:${followedID}`,
]
const posted = ({ id, timelineKind, timelineID }: Data) => [
  `post:${id}`,
  `comments:${id}`,
  timelineKind === 'business' ? `business:${timelineID}` : `person:${timelineID}`,
]
const commented = ({ id, resourceID, rootType, rootID }: Data) => [
  `comment:${id}`,
  `comments:${resourceID}`,
  `comments:${rootID}`,
  `${rootType}:${rootID}`,
]
const socialTags: Record<string, (data: Data) => string[]> = {
  'reactions.added': reacted,
  'reactions.removed': reacted,
  'follows.added': followed,
  'follows.removed': followed,
  'posts.added': posted,
  'posts.changed': posted,
  'comments.added': commented,
  'comments.changed': commented,
}
