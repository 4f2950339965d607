// Rules of inquiries.
import { LRUCache } from 'lru-cache'
import { threadPageSize } from '#contract/foundation/constants.ts'
import type { inquiries as contract } from '#contract/trade/inquiries/inquiries.ts'
import { subjectCodesWith } from '#contract/trade/inquiries/subjects.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { undetermined } from '#api/foundation/text-versions.ts'
import { fileAddress } from './attachments.ts'
import { held, settleHeld } from './held.ts'
import { kept } from './kept.ts'
import {
  changeSettings,
  countThreads,
  countUnread,
  findInboxes,
  findMessages,
  findSettings,
  findThreadState,
  findThreads,
} from './queries.ts'
import { send, sendMessage } from './sending.ts'
import { messageOf, partyOf } from './shape.ts'
import { team } from './team.ts'
import { mustRead, sideOf, threadFor, threadsOf } from './threads.ts'
import { addMessage, emitChanged, markRead } from './writing-queries.ts'

/** Throttle: typed keys cost no events. */
const typing = new LRUCache<string, true>({ max: 10_000, ttl: 3000 })

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  send,
  sendMessage,

  async list(context, { query }) {
    const actor = sideOf(context, query.ubid)
    const size = query.size ?? query.limit ?? threadPageSize
    const { filter, label, q, before, skip } = query
    const codes = q ? subjectCodesWith(q) : []
    const page = {
      actorID: actor.id,
      viewerID: context.viewer.userID,
      filter,
      label,
      q,
      codes,
      before,
      skip,
      size: size + 1,
    }
    const rows = await findThreads(context.pool, page)
    // Complete first pages need no count: in a search it reads the whole inbox.
    const isWhole = rows.length <= size && skip === 0 && !before
    const total = isWhole ? rows.length : await countThreads(context.pool, page)
    const shown = rows.slice(0, size)
    const nextID = rows.length > size ? shown.at(-1)!.lastID : null
    return { data: await threadsOf(context, shown, actor), total, nextID }
  },

  async inboxes({ pool, viewer, locale }) {
    const rows = await findInboxes(pool, viewer.userID)
    const data = rows.map(({ kind, id, author, access, unread }) => ({
      ...partyOf({ kind, id }, author, locale),
      access,
      unread,
    }))
    return { data, unread: data.reduce((sum, { unread }) => sum + unread, 0) }
  },

  read: (context, { params, query }) => threadFor(context, params.rid, sideOf(context, query.bid)),

  async messages(context, { params, query }) {
    const { before, after, size } = query
    const actorID = sideOf(context, query.bid).id
    const found = await findMessages(context.pool, { requestID: params.rid, actorID, before, after, size: size + 1 })
    if (!found) throw new Refusal('NotFound', 'No such inquiry')
    const { rows, unread, firstUnreadID } = found
    const shown = rows.slice(0, size)
    const nextID = rows.length > size ? shown.at(-1)!.id : null
    if (before || !after) shown.reverse()
    const data = shown.map((row) => messageOf(row, context.locale, context.viewer.userID))
    return { data, nextID, unread, firstUnreadID }
  },

  async end(context, { params, query }) {
    const actor = sideOf(context, query.bid)
    const thread = await mustRead(context, params.rid, actor)
    const message = {
      requestID: thread.id,
      side: thread.side,
      type: 'system' as const,
      content: 'ended',
      language: undetermined,
      files: [],
      writerID: context.viewer.userID,
    }
    await context.db.transaction().execute(async (tx) => {
      const added = await addMessage(tx, { ...message, held: thread.held }, { ends: true })
      // A moderator delivered it since the read.
      if (!added && thread.held) await addMessage(tx, { ...message, held: false }, { ends: true })
    })
    return threadFor(context, thread.id, actor)
  },

  async markRead(context, { params, query, body }) {
    const actor = sideOf(context, query.bid)
    const { userID } = context.viewer
    const { showRead } = await findSettings(context.pool, userID)
    const mark = { requestID: params.rid, actor, messageID: body.messageID, shown: showRead, readerID: userID }
    const unread = await context.db.transaction().execute((tx) => markRead(tx, mark))
    if (unread === undefined) throw new Refusal('NotFound', 'No such inquiry')
    return { unread, inboxUnread: await countUnread(context.pool, actor.id) }
  },

  async typing(context, { params, query }) {
    const thread = await findThreadState(context.pool, params.rid, sideOf(context, query.bid).id)
    if (!thread) throw new Refusal('NotFound', 'No such inquiry')
    const { showTyping } = await findSettings(context.pool, context.viewer.userID)
    const isHeard = showTyping && !thread.closedAt && !thread.held && !thread.blocked
    const writer = `${thread.id} ${context.viewer.userID}`
    if (!isHeard || typing.has(writer)) return {}
    typing.set(writer, true)
    await emitChanged(context.pool, thread.id, thread.side, 'requests.typing')
    return {}
  },

  file: fileAddress,
  held,
  settleHeld,

  settings: ({ pool, viewer }) => findSettings(pool, viewer.userID),

  async changeSettings({ pool, viewer }, { body }) {
    await changeSettings(pool, viewer.userID, body)
    return findSettings(pool, viewer.userID)
  },

  ...team,
  ...kept,
}
