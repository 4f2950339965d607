// SQL of agreements that days end, and of reminders.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export async function findOver(
  tx: Tx,
  proposalDays: number,
  most: number,
): Promise<{ id: string; supplierId: string }[]> {
  const { rows } = await sql<{ id: string; supplierId: string }>`
    select id, supplier_id from agreements
    where state in ('proposed', 'inForce', 'notice', 'disputed')
      and (least(ends_on, notice_until) < current_date
        or state = 'proposed' and uuid_time(id) < now() - make_interval(days => ${proposalDays}))
    order by supplier_id, id limit ${most}`.execute(tx)
  return rows
}

export async function takeToRemind(tx: Tx, days: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select a.id, (select min(d) from unnest(${days}::int[]) d where least(a.ends_on, a.notice_until) - current_date <= d) as before
      from agreements a
      where a.state in ('inForce', 'notice') and least(a.ends_on, a.notice_until) - current_date between 0 and ${Math.max(...days)}::int
        and not exists (select from agreements n where n.replaces_id = a.id and n.state in ('inForce', 'notice')))
    update agreements a set reminded = due.before from due
    where a.id = due.id and (a.reminded is null or a.reminded > due.before) returning a.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function isRenewed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from agreements
    where replaces_id = ${id} and state in ('inForce', 'notice')) as is`.execute(tx)
  return rows[0]!.is
}
