// SQL that writes samples, their steps, reminders and the forgetting of addresses.
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely'
import {
  sampleAddressDays,
  sampleAddressIdleDays,
  type SampleDue,
  sampleReminders,
  type SampleState,
} from '#contract/trade/samples/states.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB, Samples } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export async function addSample(tx: Tx, sample: Insertable<Samples>): Promise<string> {
  const { id } = await tx.insertInto('samples').values(sample).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeSample(tx: Tx, id: string, change: Updateable<Samples>): Promise<void> {
  await tx
    .updateTable('samples')
    .set({ ...change, changedAt: sql<Date>`now()`, remindedFor: '' })
    .where('id', '=', id)
    .execute()
}

export type Facts = Record<string, string | number | boolean | null>

export async function addStep(tx: Tx, sampleID: string, state: SampleState, facts: Facts): Promise<string> {
  const { id } = await tx
    .insertInto('sampleSteps')
    .values({ sampleId: sampleID, state, facts: JSON.stringify(facts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type DueRow = {
  id: string
  requestID: string
  state: SampleState
  senderKind: Actor['kind']
  senderID: string
  receiverKind: Actor['kind']
  receiverID: string
}

/** Marked, so each is returned once a state. */
export async function takeDue(tx: Tx, most: number): Promise<DueRow[]> {
  const kinds = Object.entries(sampleReminders) as [SampleState, { due: SampleDue; hours: number }][]
  const isDue = sql.join(
    kinds.map(
      ([state, { hours }]) =>
        sql`(p.state = ${state} and p.changed_at < now() - make_interval(hours => ${hours}::int))`,
    ),
    sql` or `,
  )
  const { rows } = await sql<DueRow>`
    with due as (
      select p.* from thread_samples p join writable_threads w on w.request_id = p.request_id
      where p.ended_at is null and p.reminded_for <> p.state and (${isDue})
      order by p.changed_at limit ${most}),
    marked as (
      update samples s set reminded_for = due.state from due where s.id = due.id and s.state = due.state and s.reminded_for <> due.state returning s.id)
    select due.id, due.request_id as "requestID", due.state, due.sender_kind as "senderKind", due.sender_id as "senderID",
      due.receiver_kind as "receiverKind", due.receiver_id as "receiverID"
    from due join marked on marked.id = due.id order by due.id`.execute(tx)
  return rows
}

const nothing = sql`address = null, freight_account = null`

export async function forgetAddresses(tx: Tx): Promise<void> {
  await sql`
    update samples set ${nothing} where id in (
      select p.id from thread_samples p
      where (p.address is not null or p.freight_account is not null) and (
        p.changed_at < now() - make_interval(days => ${sampleAddressIdleDays}::int)
        or coalesce(p.ended_at, p.closed_at) < now() - make_interval(days => ${sampleAddressDays}::int)
        or exists (select from business_states b where b.id in (p.sender_id, p.receiver_id) and b.state = 'removed')))`.execute(
    tx,
  )
}

export async function forgetAddressesOf(tx: Tx, userID: string): Promise<void> {
  await sql`update samples set ${nothing} where id in (
    select p.id from thread_samples p where p.sender_kind = 'user' and p.sender_id = ${userID})`.execute(tx)
}
