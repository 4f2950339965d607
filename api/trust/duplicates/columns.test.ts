// Person columns have merge rules.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { personalData } from '#api/capabilities.ts'
import { testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

/** Columns that never name a person; new ones are added here. */
const ofThings = new Set(
  `id boost_id booking_id business_id device_id session_id category_id category_ids claim_id company_id document_id enquiry_id event_id form_token group_id idempotency_key import_id
  industry_id label_ids last_id list_id notification_id ownership_claim_id payment_id post_id product_id quotation_id request_id nda_id rfq_id sample_id sample_step_id sending_id source_id
  state_id sub_category_id webhook_id job_position_id tags basis place`.split(/\s+/),
)
const neverPeople = new Set([
  'agreement_acts.agreement_id',
  'agreement_disputes.agreement_id',
  'agreement_statements.dispute_id',
  'agreements.distributor_id',
  'agreements.line_ids',
  'agreements.replaces_id',
  'agreements.supplier_id',
  'coverages.industry_ids',
  'lines.industry_ids',
  'lines.product_ids',
  'territories.line_id',
  'choice_weights.resource_id',
  'listing_translations.resource_id',
  'saved_searches.known',
  'translation_reports.thing_id',
  'watch_changes.thing_id',
  'watch_news.thing_id',
  'watch_news.searches',
  'watched_facts.thing_id',
  'watches.thing_id',
  'reach_visitors.visitor_id', // A company.
  'reviews.left_as', // Random.
  'choices.resource_id',
  'comments.resource_id',
  'comments.root_id',
  'favorites.resource_id',
  'reactions.resource_id',
  'counters.resource_id',
  'rfqs.awarded_to', // A business.
  'businesses.merged_into',
  'ownership_claims.merging',
  'list_entries.parent_id', // Categories.
  'list_entries.successor_id',
  'invoices.corrects_id',
])
const lists = new Set(['posts.mentions', 'comments.mentions'])

test('every column that names a person says what a merge does with it', async () => {
  const { rows } = await bench.pool.query<{ name: string; type: string; column: string }>(
    `select table_name || '.' || column_name as name, column_name as column, udt_name as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'net' and table_type = 'BASE TABLE'`,
  )
  const named = new Set(personalData.flatMap(({ personColumns = {} }) => Object.keys(personColumns)))
  const suspect = rows.filter(
    ({ name, type, column }) =>
      lists.has(name) ||
      (/uuid/.test(type) && !ofThings.has(column) && !neverPeople.has(name)) ||
      (type === 'text' && /_by$|^(user|person|owner|actor|object|subject)_id$/.test(column)),
  )
  const notIDs = new Set([
    'webhooks.disabled_by',
    'search_generations.asked_by',
    'ring_keys.refused_by',
    'agreements.notice_by',
    'agreements.proposed_by',
  ])
  assert.deepEqual(
    suspect.map(({ name }) => name).filter((name) => !named.has(name) && !notIDs.has(name)),
    [],
  )
  const there = new Set(rows.map(({ name }) => name))
  assert.deepEqual(
    [...named].filter((name) => !there.has(name)),
    [],
  )
})
