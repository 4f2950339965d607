// Rules of posts.
import type { Post, posts as contract } from '#contract/social/posts/posts.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorIdsOf, speakerOf } from '#api/identity/actors/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { groupsNamed } from '#api/social/groups/lookup.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { actAs } from '#api/identity/members/lookup.ts'
import { mentionsIn, emitMentions } from '#api/social/mentions/lookup.ts'
import { enforcePostingRate } from '#api/foundation/posting-rate/lookup.ts'
import { lookUpLink } from './jobs.ts'
import { lifeCycle } from './life-cycle.ts'
import { postsOf } from './lookup.ts'
import { picturesOf } from './pictures.ts'
import { addPost, changePost, findPost, setModerationState, type WholePostRow } from './queries.ts'

const cycle = lifeCycle<WholePostRow>({
  noun: 'post',
  find: ({ pool, viewer }, id) => findPost(pool, id, { viewerID: viewer.userID, actorID: undefined, actorIds: [] }),
  setState: setModerationState,
})

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async create(context, { body }) {
    const { userID } = context.viewer
    const author = await authorOf(context, body)
    const tags = tagsOf(body.tags ?? [])
    const mentions = await mentionsIn(context, body.content, body.mentions, author)
    const language = await languageFor(context, body.content, body.language)
    const added = await context.db.transaction().execute(async (tx) => {
      await enforcePostingRate(tx, context, body.content)
      const pictures = await picturesOf(context, tx, author, body.pictures ?? (body.picture ? [body.picture] : []))
      const { content } = body
      const groupID = body.timelineType === 'group' ? body.timelineID : undefined
      const written = { author, writerID: userID, groupID, content, language, mentions, tags, pictures }
      const added = await addPost(tx, written)
      if (!added) return undefined
      await lookUpLink(tx, added, content)
      await emitMentions(tx, { resourceType: 'post', resourceID: added, author, writerID: userID }, mentions)
      return added
    })
    if (!added) throw new Refusal('Forbidden', 'Nobody could see this post')
    return read(context, added, author)
  },

  async read(context, { params, query }) {
    return read(context, params.postID, await speakerOf(context, query.businessID))
  },

  async change(context, { params, body }) {
    const row = await readable(context, params.postID, undefined)
    await cycle.edit(context, row, body, async (tx, change) => {
      const former = await changePost(tx, row.id, { ...change, tags: body.tags ? tagsOf(body.tags) : row.tags })
      await releaseFiles(tx, [former])
      if (change.content !== row.content) await lookUpLink(tx, row.id, change.content)
    })
    return read(context, row.id, undefined)
  },

  async remove(context, { body }) {
    const { id, restoreUntil } = await cycle.remove(context, body.postID)
    return { postID: id, restoreUntil }
  },

  async restore(context, { body }) {
    await cycle.restore(context, body.postID)
    return read(context, body.postID, undefined)
  },

  async moderate(context, { params, body }) {
    const { id, hidden } = await cycle.moderate(context, params.postID, body.hidden)
    return { postID: id, hidden }
  },
}

function tagsOf(ids: readonly string[]): string[] {
  const wrong = ids.findIndex((id) => nodeByID(id)?.kind !== 'industry')
  if (wrong >= 0)
    throw new Refusal('ValidationError', 'No such industry', { fields: { [`tags.${wrong}`]: 'is no industry' } })
  return [...new Set(ids)]
}

type Place = { businessID?: string | undefined; timelineID: string; timelineType: Post['timelineType'] }

/** Posts go to the actor's own timeline, or as a person to a group it belongs to. */
async function authorOf(context: SignedIn, { businessID, timelineID, timelineType }: Place): Promise<Actor> {
  if (timelineType === 'group') {
    const group = (await groupsNamed(context, [timelineID])).get(timelineID)
    if (!group) throw new Refusal('NotFound', 'No such group')
    if (businessID || !group.role) throw new Refusal('Forbidden', 'In a group its members speak, as themselves')
    return { kind: 'user', id: context.viewer.userID }
  }
  const author = await actAs(context, businessID ?? (timelineType === 'business' ? timelineID : undefined))
  if (author.kind !== timelineType || author.id !== timelineID)
    throw new Refusal('Forbidden', 'You may post on your own timeline only')
  return author
}

/** People's posts: signed-in people; a group's: its readers. */
async function readable(context: Context, id: string, speaker: Actor | undefined): Promise<WholePostRow> {
  const viewerID = context.viewer?.userID
  const reader = { viewerID, actorID: speaker?.id ?? viewerID, actorIds: actorIdsOf(context, speaker) }
  const row = await findPost(context.pool, id, reader)
  if (!row || row.blocked || (row.closed && context.viewer)) throw new Refusal('NotFound', 'No such post')
  if (row.removedAt || row.hiddenAt) throw new Refusal('Gone', 'This post has been removed')
  if (row.timelineKind !== 'business' && !context.viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
  return row
}

async function read(context: Context, id: string, speaker: Actor | undefined): Promise<Post> {
  const [read] = postsOf(context, [await readable(context, id, speaker)])
  if (!read) throw new Refusal('Gone', 'This post has been removed')
  return read.post
}
