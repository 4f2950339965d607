// Rules of teamwork.
import { inquiryLabelsMost, savedRepliesMost } from '#contract/foundation/constants.ts'
import type { team as contract } from '#contract/trade/inquiries/team.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import type { ThreadRow } from './queries.ts'
import { colleagueOf } from './shape.ts'
import { addNote, changeSide, findNotes, removeNote } from './side-queries.ts'
import * as lists from './team-queries.ts'
import { mustRead, sideOf } from './threads.ts'
import { emitChanged } from './writing-queries.ts'

export const team: CapabilityHandlers<typeof contract, Context> = {
  async assign(context, { params, query, body: { userID } }) {
    const { actor, thread } = await own(context, params.rid, query.bid)
    if (userID && !(await isColleague(context, userID, actor)))
      throw new Refusal('ValidationError', 'Only members of the business can be in charge', {
        fields: { userID: 'is no member of the business' },
      })
    const side = await change(context, thread, { assigneeID: userID || null })
    return { assignee: colleagueOf(side.assignee, context.locale) }
  },

  async archive(context, { params, query, body: { archived } }) {
    const { thread } = await own(context, params.rid, query.bid)
    await change(context, thread, { archived })
    return { archived }
  },

  async setLabels(context, { params, query, body }) {
    const { actor, thread } = await own(context, params.rid, query.bid)
    const known = await lists.findLabels(context.pool, actor.id)
    if (body.labels.some((id) => !known.some((label) => label.id === id)))
      throw new Refusal('ValidationError', 'No such label', { fields: { labels: 'are not of this business' } })
    const side = await change(context, thread, { labelIDs: [...new Set(body.labels)] })
    return { labels: side.labels }
  },

  async notes(context, { params, query }) {
    const { actor, thread } = await own(context, params.rid, query.bid)
    return (await findNotes(context.pool, thread.id, actor.id)).map(noteFor(context))
  },

  async addNote(context, { params, query, body }) {
    const { actor, thread } = await own(context, params.rid, query.bid)
    const note = { requestID: thread.id, actorID: actor.id, writerID: context.viewer.userID, content: body.content }
    const id = await context.db.transaction().execute((tx) => addNote(tx, note))
    if (!id) throw new Refusal('Conflict', 'There are too many notes already')
    await emitChanged(context.pool, thread.id, thread.side)
    const notes = await findNotes(context.pool, thread.id, actor.id)
    return noteFor(context)(notes.find((one) => one.id === id)!)
  },

  async removeNote(context, { params, query }) {
    const { thread } = await own(context, params.rid, query.bid)
    if (await removeNote(context.pool, params.id, thread.id, context.viewer.userID))
      await emitChanged(context.pool, thread.id, thread.side)
    return {}
  },

  labels: ({ pool }, { params }) => lists.findLabels(pool, params.businessID),

  async addLabel({ db }, { params, body }) {
    return fits(await lists.addLabel(db, params.businessID, body, inquiryLabelsMost), 'label')
  },

  async changeLabel({ pool }, { params, body }) {
    return fits(await lists.changeLabel(pool, params.businessID, params.id, body), 'label')
  },

  async removeLabel({ pool }, { params }) {
    await lists.removeLabel(pool, params.businessID, params.id)
    return {}
  },

  savedReplies: ({ pool }, { params }) => lists.findSavedReplies(pool, params.businessID),

  async addSavedReply({ db }, { params, body }) {
    return fits(await lists.addSavedReply(db, params.businessID, body, savedRepliesMost), 'saved reply')
  },

  async changeSavedReply({ pool }, { params, body }) {
    return fits(await lists.changeSavedReply(pool, params.businessID, params.id, body), 'saved reply')
  },

  async removeSavedReply({ pool }, { params }) {
    await lists.removeSavedReply(pool, params.businessID, params.id)
    return {}
  },
}

async function own(
  context: SignedIn,
  rid: string,
  bid: string | undefined,
): Promise<{ actor: Actor; thread: ThreadRow }> {
  const actor = sideOf(context, bid)
  return { actor, thread: await mustRead(context, rid, actor) }
}

async function change(context: SignedIn, thread: ThreadRow, to: Parameters<typeof changeSide>[2]) {
  const side = await changeSide(context.pool, thread, to)
  await emitChanged(context.pool, thread.id, thread.side)
  return side
}

/** Members; for personal threads, the person. */
async function isColleague(context: SignedIn, userID: string, actor: Actor): Promise<boolean> {
  if (actor.kind === 'user') return userID === actor.id
  return (await businessesOf(context, userID)).some(({ businessID }) => businessID === actor.id)
}

const noteFor =
  ({ locale, viewer }: SignedIn) =>
  ({ id, content, writer, writerID, writtenAt }: Awaited<ReturnType<typeof findNotes>>[number]) => ({
    id,
    content,
    writer: colleagueOf(writer, locale),
    createdAt: writtenAt.toISOString(),
    own: writerID === viewer.userID,
  })

function fits<T>(outcome: T | 'taken' | 'full' | 'unknown', noun: string): T {
  if (outcome === 'taken')
    throw new Refusal('Conflict', `There is a ${noun} of this name`, { fields: { name: 'is taken already' } })
  if (outcome === 'full') throw new Refusal('Conflict', `There are too many of them already`)
  if (outcome === 'unknown') throw new Refusal('NotFound', `No such ${noun}`)
  return outcome
}
