// Removal of demonstration actors.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { removeFollows } from '#api/social/follows/lookup.ts'
import { removeReactions } from '#api/social/reactions/lookup.ts'

const naming: [table: string, ...columns: string[]][] = [
  ['connections', 'asker_id', 'asked_id'],
  ['group_members', 'user_id', 'group_id'],
  ['groups', 'id'],
  ['favorites', 'user_id', 'resource_id'],
  ['favorite_lists', 'user_id'],
  ['blocks', 'blocker_id', 'blocked_id'],
  ['mutes', 'user_id', 'muted_id'],
  ['hidden_posts', 'user_id', 'post_id'],
  ['reports', 'reporter_id', 'resource_id'],
  ['sanctions', 'subject_id', 'object_id'],
  ['reviews', 'writer_id', 'about_id'],
  ['agreement_acts', 'acted_by'],
  ['agreement_disputes', 'business_id', 'decided_by'],
  ['agreement_statements', 'written_by'],
  ['agreements', 'supplier_id', 'distributor_id'],
  ['territories', 'stated_by'],
  ['territory_alerts', 'user_id'],
  ['coverages', 'business_id', 'stated_by'],
  ['lines', 'business_id'],
  ['quotations', 'business_id'],
  ['rfq_suppliers', 'business_id'],
  ['rfqs', 'buyer_id', 'created_by'],
  ['document_grants', 'actor_id'],
  ['document_leads', 'user_id', 'company_id'],
  ['document_links', 'business_id'],
  ['document_requests', 'sender_id'],
  ['document_products', 'product_id'],
  ['documents', 'business_id'],
  ['requests', 'sender_id', 'receiver_id'],
  ['reply_levels', 'business_id'],
  ['sample_times', 'business_id'],
  ['reach_days', 'business_id'],
  ['reach_words', 'business_id'],
  ['reach_visible', 'business_id'],
  ['reach_visitors', 'business_id', 'visitor_id'],
  ['request_labels', 'business_id'],
  ['saved_replies', 'business_id'],
  ['webhooks', 'business_id'],
  ['listing_translations', 'resource_id'],
  ['different_people', 'one_id', 'other_id'],
  ['text_versions', 'written_by'],
  ['message_settings', 'user_id'],
  ['reading_preferences', 'user_id'],
  ['thread_readings', 'user_id'],
  ['first_contacts', 'user_id'],
  ['notifications', 'receiver_id', 'resource_id', 'root_id', 'actor_id'],
]
const isGone = (...columns: string[]) => columns.map((column) => `${column} in (select id from gone)`).join(' or ')

/** `ids`: removed people, businesses and products. */
export async function removeTraces(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await run('create temporary table gone (id uuid primary key) on commit drop')
  await sql`insert into gone select distinct unnest(${ids}::uuid[])`.execute(tx)
  for (const written of [
    // A group whose owners all go.
    `groups g where g.removed_at is null and not exists (select from group_members m where m.group_id = g.id and m.role = 'owner'
      and m.status = 'member' and m.user_id not in (select id from gone))`,
    `posts where ${isGone('author_id', 'timeline_id')}`,
    `comments where ${isGone('author_id', 'root_id')}`,
    `comments where ${isGone('resource_id')}`,
  ])
    await run(`insert into gone select id from ${written} on conflict do nothing`)
  await run(`with removed as (delete from comments where ${isGone('id')} returning *),
      lost as (select resource_id as id, count(*) as n from removed where removed_at is null and hidden_at is null group by 1)
    update counters c set comments = c.comments - lost.n from lost where c.resource_id = lost.id`)
  await run(`with removed as (delete from posts where ${isGone('id')} returning *),
      lost as (select timeline_id as id, count(*) as n from removed where removed_at is null and hidden_at is null group by 1)
    update counters c set posts = c.posts - lost.n from lost where c.resource_id = lost.id`)
  const { rows } = await sql<{ id: string }>`select id from gone`.execute(tx)
  const gone = rows.map(({ id }) => id)
  await removeReactions(tx, gone)
  await removeFollows(tx, gone)
  await run('select end_documents(array(select id from current_documents where business_id in (select id from gone)))')
  for (const [table, ...columns] of naming) await run(`delete from ${table} where ${isGone(...columns)}`)
  // Invoices first: they reference payments. Test provider payments stay with their bookings.
  // Signed rows are kept by the database, but for samples.
  for (const table of ['nda_openings', 'nda_signatures', 'ndas']) await run(`delete from ${table} where sample`)
  await run(`delete from invoices where number like 'SAMPLE-%' and (${isGone('business_id')})`)
  await run(`delete from payment_findings where reference like 'SAMPLE-%'`)
  await run(`delete from payments where provider = 'sample' and (${isGone('business_id')})`)
  await run(`update groups g set members = (
    select count(*) from group_members m where m.group_id = g.id and m.status = 'member')`)
  await run(`delete from counters where ${isGone('resource_id')}`)
  await run('drop table gone')
}
