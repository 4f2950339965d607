// Minimal message center statements.
import { messagePageSize, threadPageSize } from '#contract/foundation/constants.ts'
import type { Statement } from '../least.ts'

const name = (kind: string, id: string) => `case ${kind} when 'user' then (
    select json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'photo', p.profile_photo) from people p where p.id = ${id})
  else (select json_build_object('name', b.company_name, 'slug', b.slug, 'photo', b.profile_photo) from businesses b where b.id = ${id}) end`
const threads = `select (select count(*)::int from request_sides where actor_id = $1 and archived_at is null) as total, (
    select json_agg(one) from (
      select r.id, r.subject_code, r.subject, r.created_at, r.closed_at, s.side, s.unread, s.label_ids, m.type, m.content, m.sent_at, m.side as by,
        ${name('r.sender_kind', 'r.sender_id')} as sender, ${name('r.receiver_kind', 'r.receiver_id')} as receiver
      from request_sides s join requests r on r.id = s.request_id join messages m on m.id = s.last_id
      where s.actor_id = $1 and s.archived_at is null order by s.last_id desc limit ${threadPageSize}) one) as data`
const messages = `select m.id, m.type, m.content, m.side, m.files, m.sent_at from messages m
  where m.request_id = $1 order by m.position desc limit ${messagePageSize}`
const message = `with thread as (update requests set messages = messages + 1 where id = $1 returning id, messages)
  insert into messages (request_id, position, id, side, content, writer_id)
  select id, messages, uuidv7(), 'R', $2, $3 from thread returning id, sent_at`

export const messageCenter: Record<string, Statement> = {
  '/threads': (pool, query) => pool.query({ name: 'least-threads', text: threads, values: [query.get('id')] }),
  '/messages': (pool, query) => pool.query({ name: 'least-messages', text: messages, values: [query.get('id')] }),
  '/message': (pool, query) =>
    pool.query({
      name: 'least-message',
      text: message,
      values: ['id', 'content', 'writer'].map((key) => query.get(key)),
    }),
}
