// Rules of appeals: once, within six months; never decided by the sanction's author.
import type { Kysely, Selectable } from 'kysely'
import { addMonths } from '#contract/foundation/months.ts'
import { appealMonths } from '#contract/foundation/constants.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import type { OwnDecision } from '#contract/trust/sanctions/sanctions.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB, Sanctions } from '#api/database/tables.ts'
import { type Rule, sendAnswer } from './emails.ts'
import { changeSanction, findByToken, findOwn, lockSanction } from './queries.ts'
import { hashOf } from './tokens.ts'

type Row = Selectable<Sanctions>

export async function appealed(db: Kysely<DB>, token: string) {
  return shapeOf(await byToken(db, token))
}

export async function appeal(db: Kysely<DB>, { token, text }: { token: string; text: string }) {
  return shapeOf(await addAppeal(db, (await byToken(db, token)).id, text))
}

export async function own({ db, viewer }: SignedIn): Promise<OwnDecision[]> {
  return (await findOwn(db, viewer.userID, addMonths(new Date(), -appealMonths)).execute()).map(ownShapeOf)
}

export async function appealOwn({ db, viewer }: SignedIn, id: string, text: string): Promise<OwnDecision> {
  const found = await findOwn(db, viewer.userID, new Date(0)).where('s.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('NotFound', 'No such decision')
  return ownShapeOf(await addAppeal(db, id, text))
}

function addAppeal(db: Kysely<DB>, id: string, text: string): Promise<Row> {
  return db.transaction().execute(async (tx) => {
    const row = await lockSanction(tx, id).executeTakeFirstOrThrow()
    // Idempotent.
    if (row.appeal === text) return row
    if (row.appealedAt) throw new Refusal('Conflict', 'There is an appeal already')
    if (untilOf(row) < new Date()) throw new Refusal('Gone', 'The time to appeal is over')
    const appealedAt = new Date()
    await changeSanction(tx, row.id, { appeal: text, appealedAt }).execute()
    return { ...row, appeal: text, appealedAt }
  })
}

/** `end` runs before the answer: a retry completes it. */
export async function decideAppeal(
  context: SignedIn,
  { params: { id }, body: { upheld, reason } }: { params: { id: string }; body: { upheld: boolean; reason: string } },
  end: (sanction: Row, reason: string) => Promise<void>,
): Promise<void> {
  const { db, viewer } = context
  const row = await db.transaction().execute((tx) => lockSanction(tx, id).executeTakeFirst())
  if (!row) throw new Refusal('NotFound', 'No such sanction')
  if (!row.appealedAt) throw new Refusal('Conflict', 'There is no appeal')
  if (row.decidedBy === viewer.userID) throw new Refusal('Forbidden', 'Somebody else decides about the appeal')
  if (row.appealDecidedAt) {
    if (row.appealUpheld === upheld) return
    throw new Refusal('Conflict', 'The appeal is decided')
  }
  if (!upheld) await end(row, reason)
  await db.transaction().execute(async (tx) => {
    const locked = await lockSanction(tx, id).executeTakeFirstOrThrow()
    if (locked.appealDecidedAt) return
    const decided = { appealDecidedAt: new Date(), appealDecidedBy: viewer.userID, appealUpheld: upheld }
    await changeSanction(tx, id, decided).execute()
    await recordAct(tx, {
      by: viewer,
      act: upheld ? 'appeal.uphold' : 'appeal.reverse',
      object: { kind: row.objectKind, id: row.objectId, name: row.objectName },
      reason,
      detail: { sanction: id },
    })
    await sendAnswer(tx, context, { kind: row.subjectKind as 'user' | 'business', id: row.subjectId }, upheld)
  })
}

async function byToken(db: Kysely<DB>, token: string): Promise<Row> {
  const row = await findByToken(db, hashOf(token)).executeTakeFirst()
  if (!row) throw new Refusal('NotFound', 'This link leads to no decision')
  return row
}

function untilOf({ decidedAt }: Row): Date {
  return addMonths(decidedAt, appealMonths)
}

function ownShapeOf(row: Row): OwnDecision {
  const { id, subjectKind, subjectId: subjectID } = row
  return { ...shapeOf(row), id, subjectKind: subjectKind as OwnDecision['subjectKind'], subjectID }
}

function shapeOf(row: Row) {
  return {
    explanation: row.explanation,
    act: row.act as SanctionAct,
    rule: row.rule as Rule,
    objectKind: row.objectKind as ModeratedKind,
    objectName: row.objectName,
    decidedAt: row.decidedAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    appealUntil: untilOf(row).toISOString(),
    appeal: row.appeal,
    appealUpheld: row.appealUpheld,
  }
}
