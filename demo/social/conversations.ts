// Sample posts, comments, likes as deterministic rows.
import type { Insertable } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import type { StoredMention } from '#api/social/mentions/lookup.ts'
import { derivedId } from '#kit/ids.ts'
import type { Actor, Cast } from './cast.ts'
import { type Clock, longAgo } from './clock.ts'
import { groupIDs } from './groups.ts'
import type { Reply, Social } from './told.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>
type Naming = { resourceType: 'post' | 'comment'; resourceID: string; author: Actor; mentions: StoredMention[] }
export type Conversations = {
  posts: Row<'posts'>[]
  comments: Row<'comments'>[]
  reactions: Row<'reactions'>[]
  namings: Naming[]
}
type ResourceType = 'post' | 'comment' | 'product' | 'business'
type Thread = { type: 'post' | 'comment' | 'product'; id: string; rootID: string; rootType: 'post' | 'product' }

/** Date-independent id of a post's submission. */
export function sendingOf({ by, text }: { by: string; text: string }): string {
  return derivedId(`social ${by}: ${text}`)
}

export function conversationsOf(social: Social, cast: Cast, clock: Clock): Conversations {
  const { actors, products } = cast
  const groups = groupIDs(social, clock)
  const { rows, like, name, named, thread } = writer(cast, clock)

  for (const post of social.posts) {
    const author = actors.get(post.by)
    if (!author) continue
    const id = clock.idAt(`${post.by}: ${post.text}`, post.ago)
    const photo = products.get(post.picture ?? '')?.photo
    const groupID = groups.get(post.group ?? '')
    rows.posts.push({
      id,
      authorId: author.id,
      authorKind: author.kind,
      writerId: author.writerID,
      timelineId: groupID ?? author.id,
      timelineKind: groupID ? 'group' : author.kind,
      industryId: groupID ? null : author.industryID,
      content: post.text,
      mentions: name('post', id, author, named(post.text, post.mentions ?? [])),
      tags: (post.tags ?? []).map((key) => nodeByKey(key)!.id),
      pictures: JSON.stringify(photo ? [photo] : []),
      sendingId: sendingOf(post),
    })
    like('post', id, author, post.likes, post.ago)
    const on: Thread = { type: 'post', id, rootID: id, rootType: 'post' }
    for (const said of post.comments) thread(on, said, said.replies ?? [], post.ago - said.after)
  }
  for (const { product: name, likes, comments } of social.products) {
    const product = products.get(name)
    if (!product) continue
    like('product', product.id, undefined, likes, longAgo)
    const on: Thread = { type: 'product', id: product.id, rootID: product.id, rootType: 'product' }
    for (const said of comments) thread(on, said, said.replies ?? [], said.ago)
  }
  for (const [name, likes] of Object.entries(social.businesses)) {
    const business = actors.get(name)
    if (business) like('business', business.id, undefined, likes, longAgo)
  }
  return rows
}

function writer({ actors }: Pick<Cast, 'actors'>, { idAt, timeAt }: Clock) {
  const rows: Conversations = { posts: [], comments: [], reactions: [], namings: [] }

  function like(type: ResourceType, resourceId: string, receiver: Actor | undefined, by: string[], ago: number) {
    by.forEach((name, index) => {
      const actor = actors.get(name)
      if (!actor) return
      rows.reactions.push({
        resourceId,
        resourceType: type,
        actorId: actor.id,
        actorKind: actor.kind,
        receiverId: receiver?.kind === 'user' ? receiver.id : null,
        reactedAt: timeAt((ago * (by.length - index)) / (by.length + 1)),
      })
    })
  }

  /** Unlisted names stay plain text. */
  function named(text: string, whom: readonly string[]): StoredMention[] {
    return whom.flatMap((key) => {
      const actor = actors.get(key)
      const at = actor ? text.indexOf(`@${actor.name}`) : -1
      return actor && at >= 0 ? [{ kind: actor.kind, id: actor.id, at, length: actor.name.length + 1 }] : []
    })
  }

  function name(
    resourceType: Naming['resourceType'],
    resourceID: string,
    author: Actor,
    mentions: StoredMention[],
  ): string {
    if (mentions.length > 0) rows.namings.push({ resourceType, resourceID, author, mentions })
    return JSON.stringify(mentions)
  }

  function comment(on: Thread, said: Omit<Reply, 'after'>, ago: number): string | undefined {
    const { by, text, likes = [], mentions = [] } = said
    const author = actors.get(by)
    if (!author) return undefined
    const id = idAt(`${on.id} ${by}: ${text}`, ago)
    rows.comments.push({
      id,
      resourceId: on.id,
      resourceType: on.type,
      rootId: on.rootID,
      rootType: on.rootType,
      authorId: author.id,
      authorKind: author.kind,
      writerId: author.writerID,
      content: text,
      mentions: name('comment', id, author, named(text, mentions)),
    })
    like('comment', id, author, likes, ago)
    return id
  }

  function thread(on: Thread, said: Omit<Reply, 'after'>, replies: Reply[], ago: number): void {
    const id = comment(on, said, ago)
    let at = ago
    for (const reply of replies) {
      at -= reply.after
      if (id) comment({ ...on, type: 'comment', id }, reply, at)
    }
  }

  return { rows, like, name, named, thread }
}
