// Sample email.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { emailTemplates } from '#api/capabilities.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { problemsOf } from '#kit/mail/template.ts'
import { findAllInUse } from '#kit/mail/versions.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleEmails } from './emails.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely } = database

test('one email has words of the operator in Spanish, which it can be sent with', async () => {
  const [edited, ...more] = await findAllInUse(kysely, 'net')
  assert.deepEqual([edited!.kind, edited!.locale, more], ['need-help.answer', 'es', []])
  const template = emailTemplates.find(({ kind }) => kind === edited!.kind)!
  assert.deepEqual(problemsOf(template, edited!.words), [])
  assert.equal(await kysely.transaction().execute((tx) => addSampleEmails(tx)), false)
})

test('they go with the sample; those of the operator stay', async () => {
  await kysely
    .insertInto('emailVersions')
    .values({ kind: 'support.answer', locale: 'en', words: '{}', writtenBy: crypto.randomUUID(), reason: 'Ours' })
    .execute()
  await removeSample(kysely)
  assert.deepEqual(
    (await findAllInUse(kysely, 'net')).map(({ kind }) => kind),
    ['support.answer'],
  )
})
