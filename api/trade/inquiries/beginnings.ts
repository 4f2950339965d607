// Unread messages for emails.
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
  turn: number
  code: SubjectCode
  subject: string
  productID: string | null
  messages: { content: string; files: Attachment[] }[]
}

type Reading = { requestID: string; actorID: string; readerID: string }

/** In their order; undefined without access. */
export async function unreadBeginnings(
  pool: pg.Pool,
  readings: readonly Reading[],
  locale: Locale,
): Promise<(ThreadBeginning | undefined)[]> {
  if (readings.length === 0) return []
  const { rows } = await pool.query<BeginningRow>({
    name: 'thread-beginnings',
    text: `select t.turn, r.subject_code as code, r.subject, r.product_id as "productID", coalesce((
        select json_agg(json_build_object('content', left(m.content, $4::int), 'files', m.files) order by m.position)
        from (select * from messages m where m.request_id = r.id and m.side <> s.side and m.position > s.read_to
            and m.type in ('text', 'file') order by m.position limit $5) m), '[]') as messages
      from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality t (request_id, actor_id, reader_id, turn)
        join request_sides s on s.request_id = t.request_id and s.actor_id = t.actor_id join requests r on r.id = s.request_id
      where s.actor_id = t.reader_id or exists (
        select from open_business_access b where b.user_id = t.reader_id and b.business_id = s.actor_id)`,
    values: [
      readings.map(({ requestID }) => requestID),
      readings.map(({ actorID }) => actorID),
      readings.map(({ readerID }) => readerID),
      lettersShown + 1,
      messagesShown,
    ],
  })
  const products = await productCards({ pool, locale }, [...new Set(rows.flatMap(({ productID }) => productID ?? []))])
  const found = new Map(rows.map((row) => [row.turn, row]))
  return readings.map((_reading, place) => {
    const row = found.get(place + 1)
    return (
      row && {
        subject: row.code === 'other' ? row.subject : subjectOf(row.code, locale),
        product: (row.productID && products.get(row.productID)?.name) || '',
        words: row.messages
          .map((message) => firstLines(message, locale))
          .filter(Boolean)
          .join('\n\n'),
      }
    )
  })
}

const lockedNames: Record<Locale, string> = {
  en: 'files after an NDA',
  es: 'archivos tras un acuerdo de confidencialidad',
  it: 'file dopo un accordo di riservatezza',
  zh: '签署保密协议后的文件',
  de: 'Dateien nach einer Geheimhaltungsvereinbarung',
}

function firstLines({ content, files }: BeginningRow['messages'][number], locale: Locale): string {
  const lines = content.split(/\s*\n\s*/).filter(Boolean)
  const shown = lines.slice(0, linesShown).join('\n').slice(0, lettersShown)
  const isCut = lines.length > linesShown || content.length > lettersShown
  const locked = files.filter(({ afterNda }) => afterNda).length
  const shownNames = files.flatMap(({ name, afterNda }) => (afterNda ? [] : [`[${name}]`]))
  const names = [...shownNames, ...(locked > 0 ? [`[${lockedNames[locale]}: ${locked}]`] : [])].join(' ')
  return [isCut ? `${shown.trimEnd()} …` : shown, names].filter(Boolean).join('\n')
}
