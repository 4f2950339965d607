// Unread messages for an email.
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { type SubjectCode, subjectOf } from '#contract/trade/inquiries/subjects.ts'
import { productCards } from '#api/catalog/products/lookup.ts'

const messagesShown = 3
const linesShown = 8
const lettersShown = 400

export type ThreadBeginning = {
  subject: string
  product: string
  words: string
}
type BeginningRow = {
  code: SubjectCode
  subject: string
  productID: string | null
  messages: { content: string; files: Attachment[] }[]
}

/** Undefined without access. */
export async function unreadBeginning(
  pool: pg.Pool,
  { requestID, actorID, readerID }: { requestID: string; actorID: string; readerID: string },
  locale: Locale,
): Promise<ThreadBeginning | undefined> {
  const { rows } = await pool.query<BeginningRow>({
    name: 'thread-beginning',
    text: `select r.subject_code as code, r.subject, r.product_id as "productID", coalesce((
        select json_agg(json_build_object('content', left(m.content, $4::int), 'files', m.files) order by m.position)
        from (select * from messages m where m.request_id = r.id and m.side <> s.side and m.position > s.read_to
            and m.type in ('text', 'file') order by m.position limit $5) m), '[]') as messages
      from request_sides s join requests r on r.id = s.request_id
      where s.request_id = $1::uuid and s.actor_id = $2::uuid and (s.actor_id = $3::uuid or exists (
        select from business_access b where b.user_id = $3::uuid and b.business_id = s.actor_id))`,
    values: [requestID, actorID, readerID, lettersShown + 1, messagesShown],
  })
  const [row] = rows
  if (!row) return undefined
  const { code, productID, messages } = row
  const product = productID ? (await productCards({ pool, locale }, [productID])).get(productID) : undefined
  return {
    subject: code === 'other' ? row.subject : subjectOf(code, locale),
    product: product?.name ?? '',
    words: messages.map(firstLines).filter(Boolean).join('\n\n'),
  }
}

function firstLines({ content, files }: BeginningRow['messages'][number]): string {
  const lines = content.split(/\s*\n\s*/).filter(Boolean)
  const shown = lines.slice(0, linesShown).join('\n').slice(0, lettersShown)
  const isCut = lines.length > linesShown || content.length > lettersShown
  const names = files.map(({ name }) => `[${name}]`).join(' ')
  return [isCut ? `${shown.trimEnd()} …` : shown, names].filter(Boolean).join('\n')
}
