// Inquiries for neighbors: assignees, threads.
import type { Transaction } from 'kysely'
import { accesses, hasPermission } from '#contract/identity/access.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Party } from '#contract/trade/inquiries/inquiries.ts'
import type { NdaNews } from '#contract/trade/ndas/states.ts'
import type { RfqNews } from '#contract/trade/rfqs/states.ts'
import type { SampleNews } from '#contract/trade/samples/states.ts'
import type { DB } from '#api/database/tables.ts'
import type { EventData } from '#api/foundation/events.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { undetermined } from '#api/foundation/text-versions.ts'
import type { ReadableTexts } from '#api/foundation/translations/lookup.ts'
import { ended } from './sending.ts'
import { addMessage, addInquiry, lockThread as findOpenThread } from './writing-queries.ts'
import { findAssignees, findReadSides, type ReadSide } from './side-queries.ts'
import { findReaders, findTexts, type ThreadReader } from './text-queries.ts'
import { gonePartyOf } from './shape.ts'
import { mustRead, sideOf } from './threads.ts'

export { answeringMost, countReplyLevels } from './jobs.ts'
export { type FirstAnswers, findFirstAnswers as firstAnswers } from './answer-queries.ts'
export { countWaiting as countKept } from './kept-queries.ts'
export { endKeptFor } from './kept-delivery.ts'
export { mustBeItsProduct, receiverOf, send as sendInquiry, sendMessage, writableThread } from './sending.ts'
export { lockedFile } from './attachments.ts'
export { type FileOpening, openedFile } from './openings.ts'
export { lockedFiles } from './shape.ts'
export { mustRead, sideOf, threadFor } from './threads.ts'
export { type ThreadBeginning, unreadBeginnings } from './beginnings.ts'

export async function assigneesOf(tx: Transaction<DB>, requestIDs: readonly string[]): Promise<Map<string, string>> {
  if (requestIDs.length === 0) return new Map()
  const rows = await findAssignees(tx, requestIDs)
  return new Map(rows.map(({ requestID, actorID, assigneeID }) => [`${requestID} ${actorID}`, assigneeID]))
}

export async function readSides(
  tx: Transaction<DB>,
  events: readonly EventData<'requests.read'>[],
): Promise<ReadSide[]> {
  return events.length === 0 ? [] : findReadSides(tx, events)
}

const reading = accesses.filter((access) => hasPermission('readRequests', access))

export async function messageTexts(
  { pool, viewer }: Pick<SignedIn, 'pool' | 'viewer'>,
  ids: readonly string[],
): Promise<(ReadableTexts & { requestID: string; own: boolean })[]> {
  const rows = await findTexts(pool, ids, { viewerID: viewer.userID, accesses: reading })
  return rows.map(({ content, language, names, businessID, ...row }) => {
    const source = { text: content, from: language ?? undefined, names, business: businessID }
    return { ...row, isPrivate: true, texts: [{ path: 'content', ...source }] }
  })
}

export function threadReaders(
  { pool }: Pick<SignedIn, 'pool'>,
  requestID: string,
  userIDs: readonly string[],
): Promise<ThreadReader[]> {
  return findReaders(pool, requestID, userIDs, reading)
}

/** Throws NotFound unless the actor is a side; the caller checked permission. */
export async function mustReadThread(context: SignedIn, requestID: string, bid: string | undefined): Promise<void> {
  await mustRead(context, requestID, sideOf(context, bid))
}

/** Those who left have an id alone. */
export async function partiesOf(context: SignedIn, actors: readonly Actor[]): Promise<Map<string, Party>> {
  const authors = await authorsOf(context, actors)
  return new Map(
    actors.map((actor) => {
      const author = authors.get(actor.id)
      return [actor.id, author ? { ...author, ...actor, gone: false } : gonePartyOf(actor)]
    }),
  )
}

type RfqThread = {
  rfqID: string
  sender: Actor
  receiver: Actor
  subject: string
  message: string
  language: string | null
  files: readonly Attachment[]
  writerID: string
}

export function addRfqThread(tx: Transaction<DB>, { message, ...thread }: RfqThread): Promise<string> {
  const nothing = { productID: undefined, held: false }
  return addInquiry(tx, { ...thread, ...nothing, subjectCode: 'other', content: message })
}

type ThreadNews = { side: 'S' | 'R'; writerID: string; content: NdaNews }

/** Nothing in a closed thread. */
export async function addThreadNews(tx: Transaction<DB>, requestID: string, news: ThreadNews): Promise<void> {
  await addMessage(tx, { ...news, type: 'system', files: [], language: undetermined, requestID, held: false })
}

type RfqMessage = { side: 'S' | 'R'; writerID: string } & (
  | { type: 'quotation'; quotationID: string; content: string; language: string | null; files: readonly Attachment[] }
  | { type: 'text'; content: string; language: string | null }
  | { type: 'system'; content: RfqNews }
)

export async function addRfqMessage(tx: Transaction<DB>, requestID: string, message: RfqMessage): Promise<void> {
  await addMessage(tx, { files: [], language: undetermined, ...message, requestID, held: false })
}

/** Serializes what is written in the thread; refuses once it has ended. */
export async function lockThread(tx: Transaction<DB>, requestID: string): Promise<void> {
  if (!(await findOpenThread(tx, requestID))) throw ended()
}

type SampleMessage = {
  side: 'S' | 'R'
  writerID: string
  content: string
  language: string | null
  step: { id: string; news: SampleNews }
}

/** NOTE: the thread must be locked. */
export async function addSampleMessage(tx: Transaction<DB>, requestID: string, message: SampleMessage): Promise<void> {
  const added = await addMessage(tx, { files: [], ...message, type: 'sample', requestID, held: false })
  if (!added) throw ended()
}
