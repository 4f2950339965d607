// Rules of writing.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { unansweredMost } from '#contract/foundation/constants.ts'
import type { Presence } from '#contract/identity/businesses/presence.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Message, inquiries as contract } from '#contract/trade/inquiries/inquiries.ts'
import { subjectCodeOf } from '#contract/trade/inquiries/subjects.ts'
import type { Transaction } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { actorByID, actorIdsOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { enforceContactRate } from '#api/foundation/posting-rate/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findThreadState, shareOwner, type ThreadState } from './queries.ts'
import { messageOf } from './shape.ts'
import { sideOf } from './threads.ts'
import { addMessage, addInquiry } from './writing-queries.ts'

export async function send(
  context: SignedIn,
  { body }: HandlerInput<typeof contract.send>,
): Promise<{ requestID: string; held: boolean }> {
  const sender = sideOf(context, body.from)
  const receiver = await receiverOf(context, sender, body.to)
  await mustBeItsProduct(context, body.product, receiver)
  const code = subjectCodeOf(body.subject) ?? 'other'
  const language = await languageFor(context, body.message, body.language)
  return context.db.transaction().execute(async (tx) => {
    const rate = await enforceContactRate(tx, context, body.message)
    const held = rate === 'held'
    const taking = { owners: [context.viewer.userID, sender.id], afterNda: body.afterNda }
    const files = await takeAttachments(context, tx, body.files, taking)
    const requestID = await addInquiry(tx, {
      sender,
      receiver,
      subjectCode: code,
      subject: code === 'other' ? body.subject : '',
      productID: body.product,
      held,
      writerID: context.viewer.userID,
      content: body.message,
      language,
      files,
      ownID: body.idempotencyKey,
      portal: context.portal,
      locale: context.locale,
    })
    return { requestID, held }
  })
}

export async function sendMessage(
  context: SignedIn,
  { params, query, body }: HandlerInput<typeof contract.sendMessage>,
): Promise<Message> {
  const actor = sideOf(context, query.bid)
  const { idempotencyKey: ownID, content } = body
  const { pool, db, viewer, locale } = context
  const thread = await findThreadState(pool, params.rid, actor.id)
  if (!thread) throw new Refusal('NotFound', 'No such inquiry')
  const { id: requestID, side, held } = thread
  const limit = { unanswered: unansweredMost }
  const language = await languageFor(context, content, body.language)
  const plain = { requestID, side, content, language, writerID: viewer.userID, ownID }

  async function write(tx: Transaction<DB> | typeof pool, files: Attachment[]) {
    const message = { ...plain, files, type: files.length > 0 ? ('file' as const) : ('text' as const) }
    const added =
      (await addMessage(tx, { ...message, held }, limit)) ??
      // Delivered by a moderator meanwhile.
      (held && (await addMessage(tx, { ...message, held: false }, limit)))
    if (!added) throw ended()
    const row = {
      ...message,
      ...added,
      quotation: null,
      sample: null,
      locked: false,
      seen: false,
      ownID: ownID ?? null,
    }
    return messageOf(row, locale, viewer.userID)
  }

  async function writeWithFiles(tx: Transaction<DB>) {
    const taking = { owners: [viewer.userID, actor.id], afterNda: body.afterNda }
    return write(tx, await takeAttachments(context, tx, body.files, taking))
  }

  mustSend(thread)
  try {
    return await (body.files.length === 0 ? write(pool, []) : db.transaction().execute(writeWithFiles))
  } catch (error) {
    const now = error instanceof Refusal && (await findThreadState(pool, params.rid, actor.id))
    if (now) mustSend(now)
    throw error
  }
}

/** Throws unless the sender may write to it; `field` names it. */
export async function receiverOf(
  context: SignedIn,
  sender: Actor,
  to: string,
  field = 'to',
  presence: Presence = 'run',
): Promise<Actor> {
  const [receiver, blocked, mine, sister, cards] = await Promise.all([
    actorByID(context, to),
    blockedIds(context, [to], actorIdsOf(context, sender)),
    accessesTo(context, [to]),
    sender.kind === 'business' && shareOwner(context.pool, sender.id, to),
    businessCards(context, [to]),
  ])
  if (receiver?.kind !== 'business' || blocked.has(to)) throw new Refusal('NotFound', 'No such business')
  const card = cards.get(to)
  if (card?.kind === 'collection')
    throw new Refusal('Conflict', 'This is a collection of products, not a company: nobody reads inquiries to it', {
      fields: { [field]: 'collection' },
    })
  if (mine.has(to) || sister || sender.id === to)
    throw new Refusal('ValidationError', 'A business can not write to itself', {
      fields: { [field]: 'is your own business' },
    })
  if (card && card.presence !== presence) throw presence === 'run' ? isListed(field) : isRun(field)
  return receiver
}

function isListed(field: string): Refusal {
  return new Refusal('Conflict', 'Nobody runs this company yet: an inquiry can be kept for it', {
    fields: { [field]: 'listed' },
  })
}

export function isRun(field = 'to'): Refusal {
  return new Refusal('Conflict', 'Somebody reads for this company: send the inquiry', { fields: { [field]: 'run' } })
}

export async function mustBeItsProduct(context: SignedIn, product: string | undefined, receiver: Actor): Promise<void> {
  if (!product) return
  const card = (await productCards(context, [product])).get(product)
  if (card?.businessID !== receiver.id)
    throw new Refusal('ValidationError', 'The business has no such product', {
      fields: { product: 'is no product of this business' },
    })
}

/** The thread as a side that may write in it now; refuses else. */
export async function writableThread(
  context: SignedIn,
  rid: string,
  bid: string | undefined,
): Promise<Pick<ThreadState, 'id' | 'side'>> {
  const thread = await findThreadState(context.pool, rid, sideOf(context, bid).id)
  if (!thread) throw new Refusal('NotFound', 'No such inquiry')
  if (thread.held) throw new Refusal('Conflict', 'A moderator looks at this inquiry first')
  mustSend(thread)
  return thread
}

function mustSend({ closedAt, gone, blocked, side, answeredAt, messages }: ThreadState): void {
  if (closedAt) throw ended()
  if (gone) throw new Refusal('Gone', 'The other side is not in the network at present')
  if (blocked) throw new Refusal('Forbidden', 'You can not write to each other any more')
  if (side === 'S' && !answeredAt && messages >= unansweredMost)
    throw new Refusal('Conflict', 'Wait for an answer before you write more')
}

export function ended(): Refusal {
  return new Refusal('Conflict', 'This chat has ended')
}
