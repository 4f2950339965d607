// The statements of the social layer, for the bare server: the same rows as the calls answer with, and nothing around them.
import type { ApiDependencies } from '#api/api.ts'
import * as comments from '#api/comments/queries.ts'
import * as newsfeed from '#api/newsfeed/queries.ts'
import * as reactions from '#api/reactions/queries.ts'
import { commentPageSize, feedPageSize } from '#contract/constants.ts'

type Pool = ApiDependencies['pool']

/** By path, each from its query: `user` is who asks. */
export const social: Record<string, (pool: Pool, query: URLSearchParams) => Promise<unknown>> = {
  '/feed'(pool, query) {
    const userID = query.get('user')!
    const before = query.get('before') || undefined
    return newsfeed.findFeed(pool, { userID, actorID: userID, before, size: feedPageSize + 1 })
  },
  '/comments'(pool, query) {
    const userID = query.get('user')!
    const reader = { viewerID: userID, actorID: userID, actorIds: [userID] }
    return comments.findPage(pool, {
      resourceID: query.get('id')!,
      ...reader,
      skip: 0,
      size: commentPageSize,
    })
  },
  '/like': (pool, query) => {
    const userID = query.get('user')!
    return reactions.addReaction(pool, 'post', query.get('post')!, { kind: 'user', id: userID }, [userID])
  },
  '/unlike': (pool, query) =>
    reactions.removeReaction(pool, 'post', query.get('post')!, query.get('user')!, [query.get('user')!]),
}
