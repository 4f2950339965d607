// SQL of readable messages.
import type pg from 'pg'
import { ids } from '#kit/postgres/planned.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { MessageRow } from './queries.ts'
import type { Side } from './writing-queries.ts'

/** SQL: side `s`, $3 accesses. */
const reads = (person: string) => `(s.actor_id = ${person} or s.actor_kind = 'business' and exists (
  select from open_business_access a
  where a.user_id = ${person} and a.access = any($3::text[]) and a.business_id = s.actor_id))`

export type MessageTextRow = Pick<MessageRow, 'id' | 'content' | 'language'> & {
  requestID: string
  businessID: string | null
  names: string[]
  own: boolean
}

export async function findTexts(
  pool: pg.Pool,
  messageIDs: readonly string[],
  { viewerID, accesses }: { viewerID: string; accesses: readonly string[] },
): Promise<MessageTextRow[]> {
  const { rows } = await pool.query<MessageTextRow>({
    name: 'message-texts',
    text: `select m.id, m.content, nullif(m.language, 'und') as language, m.request_id as "requestID", w.actor_id as "businessID",
        array(select f.company_name from request_sides o join business_facts f on f.id = o.actor_id
          where o.request_id = m.request_id) as names,
        exists (select from request_sides s where s.request_id = m.request_id and s.side = m.side and ${reads('$2::uuid')}) as own
      from messages m left join request_sides w on w.request_id = m.request_id and w.side = m.side and w.actor_kind = 'business'
      where m.id = any(${ids('$1')}) and m.type <> 'system'
        and exists (select from request_sides s where s.request_id = m.request_id and ${reads('$2::uuid')})`,
    values: [messageIDs, viewerID, accesses],
  })
  return rows
}

export type ThreadReader = { userID: string; side: Side; kind: Actor['kind']; id: string; showRead: boolean }

export async function findReaders(
  pool: pg.Pool,
  requestID: string,
  userIDs: readonly string[],
  accesses: readonly string[],
): Promise<ThreadReader[]> {
  const { rows } = await pool.query<ThreadReader>({
    name: 'thread-readers',
    text: `select u.id as "userID", s.side, s.actor_kind as kind, s.actor_id as id, coalesce(t.show_read, true) as "showRead"
      from unnest($2::uuid[]) u (id) join request_sides s on s.request_id = $1::uuid and ${reads('u.id')}
      left join message_settings t on t.user_id = u.id order by s.actor_id, u.id`,
    values: [requestID, userIDs, accesses],
  })
  return rows
}
