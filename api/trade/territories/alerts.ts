// Saved searches for lines and distributors, told by email.
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { savedSearchesMost } from '#contract/foundation/constants.ts'
import type { NewAlert, TerritoryAlert } from '#contract/trade/territories/territories.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { emailsOf, languagesIn } from '#api/identity/people/lookup.ts'
import { templates } from './alert-email-words.ts'
import type { Mailing } from './agreements/emails.ts'
import { distributorFilter, lineFilter } from './finding.ts'
import { findDistributors, findLines } from './finding-queries.ts'

type Tx = Transaction<DB>
type Row = Pick<NewAlert, 'kind' | 'name' | 'pace'> & { id: string; question: NewAlert['question']; savedAt: Date }
type DueRow = Row & { userId: string; toldAt: Date }

const columns = sql`id, kind, name, pace, question, uuid_time(id) as saved_at`

function alertOf({ id, question, savedAt, ...row }: Row): TerritoryAlert {
  const parameters = Object.entries(question).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    return text === '' ? [] : [[name, text]]
  })
  return { ...row, alertID: id, question: Object.fromEntries(parameters), savedAt: savedAt.toISOString() }
}

export async function listAlerts({ db, viewer }: SignedIn) {
  const { rows } = await sql<Row>`
    select ${columns} from territory_alerts where user_id = ${viewer.userID} order by id desc`.execute(db)
  return { data: rows.map(alertOf), most: savedSearchesMost } as const
}

function keyOf({ kind, question }: NewAlert): string {
  const parts = Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, parts]))
    .digest('base64url')
}

export async function saveAlert({ db, viewer }: SignedIn, { body }: { body: NewAlert }): Promise<TerritoryAlert> {
  const { userID } = viewer
  const row = await db.transaction().execute(async (tx) => {
    await lockActor(tx, `alerts ${userID}`)
    const key = keyOf(body)
    const { rows } = await sql<Row>`
      insert into territory_alerts as a (user_id, kind, name, question, question_key, pace)
      select ${userID}, ${body.kind}, ${body.name}, ${JSON.stringify(body.question)}::jsonb, ${key}, ${body.pace}
      where exists (select from territory_alerts where user_id = ${userID} and question_key = ${key})
        or (select count(*) from territory_alerts where user_id = ${userID}) < ${savedSearchesMost}::int
      on conflict (user_id, question_key) do update set name = excluded.name, pace = excluded.pace
      returning ${columns}`.execute(tx)
    return rows[0]
  })
  if (!row) throw new Refusal('Conflict', `At most ${savedSearchesMost} searches can be saved`)
  return alertOf(row)
}

export async function removeAlert({ db, viewer }: SignedIn, { params: { id } }: { params: { id: string } }) {
  await sql`delete from territory_alerts where id = ${id} and user_id = ${viewer.userID}`.execute(db)
  return {}
}

const peopleAtOnce = 100
const shown = 10
/** Jobs do not run at the same second every day. */
const isDue = sql`told_at <= now() - case pace when 'daily' then interval '20 hours' else interval '6 days 20 hours' end`

export async function tellFound(mailing: Mailing, tx: Tx): Promise<number> {
  const { rows } = await sql<DueRow>`
    with due as (
      select a.id, a.told_at from territory_alerts a where a.user_id in (
        select user_id from territory_alerts
        where ${isDue}
        group by user_id order by min(told_at) limit ${peopleAtOnce})
        and ${isDue} for update)
    update territory_alerts a set told_at = now() from due where a.id = due.id
    returning a.id, a.kind, a.name, a.pace, a.question, uuid_time(a.id) as saved_at, a.user_id, due.told_at`.execute(tx)
  for (const [userID, alerts] of Map.groupBy(rows, ({ userId }) => userId))
    await tellPerson(mailing, tx, userID, alerts)
  return rows.length
}

async function tellPerson({ pages }: Mailing, tx: Tx, userID: string, alerts: readonly DueRow[]): Promise<void> {
  const all = await Promise.all(alerts.map(async (alert) => ({ alert, names: await namesOf(tx, alert) })))
  const found = all.filter(({ names }) => names.length > 0)
  const [locales, emails] = await Promise.all([languagesIn(tx, [userID]), emailsOf(tx, [userID])])
  const to = emails.get(userID)
  const [first] = found
  if (!first || !to) return
  const locale = locales.get(userID) ?? 'en'
  const values = { list: found.map(({ alert, names }) => listOf(alert.name, names)).join('\n\n') }
  const { kind, question } = alertOf(first.alert)
  const page = `${kind === 'line' ? 'sought-lines' : 'distributors'}?${new URLSearchParams(question).toString()}`
  const href = pageIn(pages(), locale, page)
  await sendTemplate(tx, templates.found, { to, locale, values, href })
}

function listOf(name: string, names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const rest = distinct.length > shown ? ['…'] : []
  return [`${name}:`, ...distinct.slice(0, shown).map((one) => `• ${one}`), ...rest].join('\n')
}

const whole = { skip: 0, size: 50 }

async function namesOf(db: Kysely<DB>, { kind, question, toldAt }: DueRow): Promise<string[]> {
  if (kind === 'line') {
    const filter = { ...lineFilter(question as Parameters<typeof lineFilter>[0]), since: toldAt }
    return (await findLines(db, filter, whole)).map(({ name, author }) => `${name}, ${companyOf(author)}`)
  }
  const filter = { ...distributorFilter(question as Parameters<typeof distributorFilter>[0]), since: toldAt }
  return (await findDistributors(db, filter, whole)).map(({ author }) => companyOf(author))
}

function companyOf(author: { companyName: string | null }): string {
  return author.companyName ?? ''
}
