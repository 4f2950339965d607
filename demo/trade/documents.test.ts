// Sample documents.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { type DocumentKind, isOfKind } from '#contract/catalog/documents/kinds.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { attachmentTypeOf } from '#kit/files/attachment-type.ts'
import { inspectFile } from '#kit/files/inspect-file.ts'
import { openStorage } from '#kit/files/storage.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleDocuments, writeSampleFiles } from './documents.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
const folder = await mkdtemp(join(tmpdir(), 'wbn-documents-'))
after(async () => {
  await drop()
  await rm(folder, { recursive: true })
})
const { kysely, pool } = database

type Row = {
  kind: DocumentKind
  languages: string[]
  access: string
  ends: number | null
  products: number
  file: { fileID: string; name: string; contentType: string; bytes: number }
}
const { rows } = await pool.query<Row>(
  `select kind, languages, access, ends_on - current_date as ends, file,
    (select count(*)::int from document_products p where p.document_id = d.id) as products from current_documents d`,
)

test('documents of the sample show kinds, languages, access, and ends near and past', async () => {
  const kinds = new Set(rows.map(({ kind }) => kind))
  for (const kind of ['datasheet', 'drawing', 'model', 'manual', 'certificate', 'reach', 'rohs', 'conformity'] as const)
    assert.ok(kinds.has(kind), kind)
  assert.deepEqual(new Set(rows.map(({ access }) => access)), new Set(['open', 'members', 'request']))
  assert.ok(new Set(rows.flatMap(({ languages }) => languages)).size >= 3)
  const ends = rows.flatMap((row) => row.ends ?? [])
  assert.ok(ends.some((days) => days < 0) && ends.some((days) => days > 7 && days < 30))
  assert.ok(rows.every(({ products }) => products > 0))
})

test('their files are written once, of the type and size that the rows say', async () => {
  const files = await openStorage(folder, undefined)
  assert.equal(await writeSampleFiles(kysely, files), rows.length)
  assert.equal(await writeSampleFiles(kysely, files), 0)
  for (const { kind, file } of rows) {
    const key = `private/${file.fileID}/content`
    const opened = await files.open(key)
    const content = await buffer(opened!.stream)
    assert.equal(content.length, file.bytes, file.name)
    assert.equal((await attachmentTypeOf(content, file.name))?.contentType, file.contentType)
    assert.ok(isOfKind(kind, file.contentType), file.name)
    assert.ok(content.length < 10_000, `${file.name}: ${content.length} bytes`)
    if (file.contentType !== 'application/pdf') continue
    await files.withLocal(key, (path) => inspectFile(path, file.contentType))
    const start = Number(/startxref\n(\d+)/.exec(content.toString('latin1'))![1])
    assert.equal(content.subarray(start, start + 4).toString(), 'xref')
  }
})

test('they are added once, and go with the sample', async () => {
  assert.equal(await kysely.transaction().execute((tx) => addSampleDocuments(tx)), false)
  await removeSample(kysely)
  const left = await pool.query(`select (select count(*)::int from documents) as documents,
    (select count(*)::int from document_products) as links, (select count(*)::int from files where uses > 0) as files`)
  assert.deepEqual(left.rows, [{ documents: 0, links: 0, files: 0 }])
})
