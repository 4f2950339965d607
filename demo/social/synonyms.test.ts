// Sample synonyms.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { findPhrasesInUse } from '#api/discovery/synonyms/lookup.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { phraseProblems } from '#search-engine/index.ts'
import { loadDemo } from '../load.ts'
import { addSampleSynonyms } from './synonyms.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('what is in use passes the checks of the form, and each of its names is read as it is meant', async () => {
  const inUse = await findPhrasesInUse(pool)
  assert.deepEqual(inUse.map(({ kind }) => kind).sort(), ['category', 'place', 'product', 'role', 'trade'])
  assert.deepEqual(inUse.flatMap(phraseProblems), [])
  const phrases = phraseDictionary().extended(inUse)
  for (const { kind, reference, names } of inUse)
    for (const name of Object.values(names).flat()) {
      const readings = phrases.read(name).flatMap((span) => (span.text === name ? span.readings : []))
      assert.ok(
        readings.some((reading) => reading.kind === kind && reading.reference === reference),
        name,
      )
    }
  assert.ok(!phrases.knows('minicargador'))
  assert.equal(await kysely.transaction().execute((tx) => addSampleSynonyms(tx)), false)
})

test('they go with the sample; those of the operator stay', async () => {
  await pool.query(`insert into synonyms (kind, names) values ('unit', '{"en": ["furlong"]}')`)
  await removeSample(kysely)
  const { rows } = await pool.query(`select names ->> 'en' as name from synonyms`)
  assert.deepEqual(rows, [{ name: '["furlong"]' }])
})
