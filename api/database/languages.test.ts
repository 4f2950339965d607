// The operator's writings before a language came.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { migrations } from './database.ts'

const { database, drop } = await testDatabase({ template: 'languages', migrations: [migrations] })
after(drop)
const { pool } = database
const names = { en: 'Rack', es: 'Bastidor', it: 'Rastrelliera', zh: '料架' }

test('it gets the language: empty, or English until it is written', async () => {
  const nobody = '00000000-0000-4000-8000-000000000001'
  await pool.query(`insert into announcements (kind, texts) values ('info', $1)`, [JSON.stringify(names)])
  await pool.query(
    `insert into synonyms (kind, names) values ('product', '{"en": ["rack"], "es": [], "it": [], "zh": []}')`,
  )
  await pool.query(`insert into list_entries (list, code, names) values ('packagingTypes', 'rack', $1)`, [
    JSON.stringify(names),
  ])
  await pool.query(`insert into list_entries (list, code) values ('packagingTypes', 'bag')`)
  await pool.query(`insert into portal_versions (portal, copy, written_by, reason) values ('germany', $1, $2, '')`, [
    JSON.stringify({ title: names, lead: names, ports: ['Hamburg'] }),
    nobody,
  ])
  await pool.query(readFileSync(new URL('migrations/0170-languages.sql', import.meta.url), 'utf8'))
  const one = async (sql: string) => (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value)
  assert.deepEqual(await one('select texts as value from announcements'), [{ ...names, de: '' }])
  assert.deepEqual(await one(`select names -> 'de' as value from synonyms`), [[]])
  assert.deepEqual(await one('select names as value from list_entries order by code'), [null, { ...names, de: 'Rack' }])
  assert.deepEqual(await one('select copy as value from portal_versions'), [
    { title: { ...names, de: 'Rack' }, lead: { ...names, de: 'Rack' }, ports: ['Hamburg'] },
  ])
})

test('every language can be stored', async () => {
  for (const locale of locales)
    await pool.query(
      `insert into email_versions (kind, locale, words, written_by, reason) values ('sanctions.warn', $1, '{}', gen_random_uuid(), '')`,
      [locale],
    )
})
