// SQL of a person's messages. The other side and the represented business keep copies, unattributed.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  // Lock order of writing: thread, then sides.
  await sql`select id from requests where id in (select request_id from request_sides where actor_id = ${userID})
    order by id for update`.execute(tx)
  await sql`with mine as (delete from request_sides where actor_id = ${userID} returning request_id),
    ended as (
      update requests r set closed_at = coalesce(r.closed_at, now()) from mine where r.id = mine.request_id
      returning r.*),
    noted as (delete from request_notes where actor_id = ${userID})
    insert into events (name, data) select 'requests.changed', jsonb_build_object('requestID', id, 'senderKind', sender_kind,
      'senderID', sender_id, 'receiverKind', receiver_kind, 'receiverID', receiver_id) from ended`.execute(tx)
  await tx.updateTable('requestSides').set({ assigneeId: null }).where('assigneeId', '=', userID).execute()
  await tx.deleteFrom('keptInquiries').where('senderId', '=', userID).execute()
  await tx.deleteFrom('messageSettings').where('userId', '=', userID).execute()
}

/** Business threads: own messages and notes only. */
export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const { rows: threads } = await sql`
    select r.id, s.side, r.sender_kind, r.sender_id, r.receiver_kind, r.receiver_id, r.subject_code, r.subject, r.product_id,
      case s.side when 'S' then r.portal end as portal, case s.side when 'S' then r.locale end as language,
      r.created_at, r.closed_at, (
        select json_agg(json_build_object('from', m.side, 'type', m.type, 'content', m.content, 'sentAt', m.sent_at,
          'files', (select json_agg(f.value ->> 'name') from jsonb_array_elements(m.files) f)) order by m.position)
        from messages m where m.request_id = r.id) as messages
    from request_sides s join requests r on r.id = s.request_id where s.actor_id = ${userID} order by r.id`.execute(db)
  const { rows: messages } = await sql`
    select s.actor_id as business_id, m.request_id, m.content, m.sent_at
    from messages m join request_sides s on s.request_id = m.request_id and s.side = m.side and s.actor_kind = 'business'
    where m.writer_id = ${userID} order by m.sent_at`.execute(db)
  const { rows: notes } = await sql`
    select actor_id as business_id, request_id, content, uuid_time(id) as written_at from request_notes
    where writer_id = ${userID} order by id`.execute(db)
  const { rows: kept } = await sql`
    select business_id, sender_id, subject_code, subject, product_id, content, portal, locale as language,
      uuid_time(id) as written_at, kept_until, ended_at from kept_inquiries
    where writer_id = ${userID} or sender_id = ${userID} order by id`.execute(db)
  const settings = await db.selectFrom('messageSettings').selectAll().where('userId', '=', userID).execute()
  return { requests: { threads, writtenForBusinesses: messages, notes, kept, settings: settings[0] } }
}

export const personColumns: PersonColumns = {
  'requests.sender_id': { merge: 'moves', kind: 'inquiries', apart: 'receiver_id' },
  'requests.receiver_id': { merge: 'moves', kind: 'inquiries' },
  'request_sides.actor_id': { merge: 'moves' },
  'request_sides.assignee_id': { merge: 'moves' },
  'request_notes.actor_id': { merge: 'moves' },
  'request_notes.writer_id': { merge: 'moves' },
  'messages.writer_id': { merge: 'moves', kind: 'messages' },
  'kept_inquiries.sender_id': { merge: 'moves' },
  'kept_inquiries.writer_id': { merge: 'moves' },
  'message_settings.user_id': { merge: 'moves', once: [] },
}
