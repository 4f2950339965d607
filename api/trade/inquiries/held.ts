// Rules of held inquiries for moderators.
import { followPageSize } from '#contract/foundation/constants.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { inquiries as contract } from '#contract/trade/inquiries/inquiries.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { findHeld, type HeldRow, isThere } from './held-queries.ts'
import { partyOf, subjectFor } from './shape.ts'
import { deliverHeld, endHeld, lockHeld } from './writing-queries.ts'

export async function held(
  { pool, locale }: SignedIn,
  { query }: HandlerInput<typeof contract.held>,
): Promise<HandlerResult<typeof contract.held>> {
  const rows = await findHeld(pool, query.nextID, followPageSize + 1)
  const shown = rows.slice(0, followPageSize)
  return {
    data: shown.map((row) => ({
      requestID: row.id,
      from: partyOf({ kind: row.senderKind, id: row.senderID }, row.sender, locale),
      to: partyOf({ kind: row.receiverKind, id: row.receiverID }, row.receiver, locale),
      subject: subjectFor(row, locale),
      content: row.content,
      language: row.language,
      createdAt: row.createdAt.toISOString(),
    })),
    nextID: rows.length > followPageSize ? shown.at(-1)!.id : null,
  }
}

export async function settleHeld(
  { db, pool, viewer }: SignedIn,
  { params: { rid }, body: { deliver, reason } }: HandlerInput<typeof contract.settleHeld>,
): Promise<{ requestID: string }> {
  if (!(await isThere(pool, rid))) throw new Refusal('NotFound', 'No such inquiry')
  await db.transaction().execute(async (tx) => {
    const row = await lockHeld(tx, rid)
    if (!row) return
    await (deliver ? deliverHeld(tx, rid) : endHeld(tx, rid))
    const object = { kind: 'inquiry', id: rid, name: subjectFor(row as Pick<HeldRow, 'subjectCode' | 'subject'>, 'en') }
    await recordAct(tx, { by: viewer, act: deliver ? 'inquiry.deliver' : 'inquiry.end', object, reason })
  })
  return { requestID: rid }
}
