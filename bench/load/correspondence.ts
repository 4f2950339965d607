// Bulk inquiries, reproducible.
import { join } from 'node:path'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { quick } from '../rounds.ts'
import { generate } from './generate.ts'
import { dataDir } from './serving.ts'
import { businessID, id, personID } from './society.ts'

export const correspondenceDir = join(dataDir, quick ? 'correspondence-quick' : 'correspondence')

const scale = quick ? 0.01 : 1
const businesses = 5000
const people = 20_000
const threads = 300_000 * scale
const each = 10

const begin = 1_700_000_000_000 // ms of the first inquiry
const minute = 60_000
const chance = (n: string) => `((hashint8(${n}::bigint)::bigint & 2147483647) / 2147483648.0)`
const at = (n: string, position: string) => `${begin}::bigint + (${n}::bigint + ${position} * 37) * ${minute}`
const requestID = (n: string) => id(at(n, '0'), `'request' || ${n}`)
const messageID = (n: string, position: string) => id(at(n, position), `'message' || ${n} || '-' || ${position}`)
const timeOf = (n: string, position: string) => `to_timestamp((${at(n, position)}) / 1000)`
const receiver = businessID(`floor(${businesses - 1000} * ${chance('n')} * ${chance('n')} * ${chance('n')})::int`)
const sender = `case when n % 4 = 0 then ${businessID(`(${businesses} - 1 - n % 1000)`)} else ${personID(`(n * 31 % ${people})`)} end`
const senderKind = `case when n % 4 = 0 then 'business' else 'user' end`
const unread = `case when n % 20 = 0 then 2 else 0 end`

const steps: [what: string, sql: string][] = [
  [
    'businesses',
    `insert into businesses (id, company_name, slug, business_type, industry_id, country_code)
      select ${businessID('n')}, 'Works ' || n, 'works-' || n, 'MA', $1::uuid, 'IT' from generate_series(0, ${businesses - 1}) n`,
  ],
  [
    'people',
    `insert into people (id, username, first_name, last_name, country_code)
      select ${personID('n')}, 'person-' || n, 'Ann', 'Example ' || n, 'IT' from generate_series(0, ${people - 1}) n`,
  ],
  [
    'threads',
    `insert into requests (id, sender_kind, sender_id, receiver_kind, receiver_id, subject_code, subject, messages, created_at, answered_at)
      select ${requestID('n')}, ${senderKind}, ${sender}, 'business', ${receiver},
        (array['priceList', 'discountPolicy', 'other'])[1 + n % 3], case n % 3 when 2 then 'Valves of size ' || n else '' end, ${each},
        ${timeOf('n', '1')}, ${timeOf('n', '2')}
      from generate_series(0, ${threads - 1}) n`,
  ],
  [
    'messages',
    `insert into messages (request_id, position, id, side, content, writer_id, sent_at)
      select ${requestID('n')}, k, ${messageID('n', 'k')}, case when k % 2 = 1 or k = ${each} then 'S' else 'R' end,
        'What is the lead time for forty of them? Message ' || k || ' about ' || n || repeat('. Two weeks from stock', (n + k) % 7),
        ${personID(`(n * 31 % ${people})`)}, ${timeOf('n', 'k')}
      from generate_series(0, ${threads - 1}) n, generate_series(1, ${each}) k`,
  ],
  [
    'sides',
    `insert into request_sides (request_id, side, actor_kind, actor_id, last_id, read_to, shown_read_to, unread)
      select ${requestID('n')}, 'S', ${senderKind}, ${sender}, ${messageID('n', String(each))}, ${each}, ${each}, 0
      from generate_series(0, ${threads - 1}) n
      union all
      select ${requestID('n')}, 'R', 'business', ${receiver}, ${messageID('n', String(each))}, ${each} - ${unread}, ${each} - ${unread}, ${unread}
      from generate_series(0, ${threads - 1}) n`,
  ],
]

export function fillCorrespondence(): Promise<void> {
  return generate(correspondenceDir, steps, [nodeByKey('0004')!.id])
}

if (import.meta.main) await fillCorrespondence()
