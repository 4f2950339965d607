// Bulk importer. Idempotent; safe to kill at any time.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { businessStep, peopleStep, productStep, readBrands, saveOwners } from './kinds.ts'
import { placingFiles } from './placement.ts'
import { type Counts, noCounts, type Progress, type StepName } from './progress.ts'
import { beginImport, finishImport } from './queries.ts'
import type { Run } from './batches.ts'

export type ImportFiles = { businesses?: string; brands?: string; products?: string; people?: string }
type ImportOptions = {
  rejectsFolder: string
  sample?: boolean
  country?: string
  onProgress?: (progress: Progress) => void
}
export type ImportResult = { counts: Record<StepName, Counts>; rejectsFiles: string[] }

/**
 * JSON Lines, plain or gzip. Bad rows are rejected singly; interrupted imports resume. Throws for a truncated file
 * after loading earlier rows.
 */
export async function importFiles(db: Kysely<DB>, files: ImportFiles, options: ImportOptions): Promise<ImportResult> {
  const identity = await identityOf(files)
  if (!db.isTransaction)
    return db.transaction().execute((held) => alone(held, () => load(db, identity, files, options)))
  return alone(db, () => load(db, identity, files, options))
}

// Two imports of a file would share rejects and position.
async function alone<T>(held: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(held)
  await sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(held)
  return work()
}

async function load(
  db: Kysely<DB>,
  identity: string,
  files: ImportFiles,
  options: ImportOptions,
): Promise<ImportResult> {
  const { rejectsFolder, sample = false, country = 'US', onProgress = () => {} } = options
  const { id: importID } = await beginImport(db, identity)
  const run: Run = { db, importID, onProgress }
  const counts: ImportResult['counts'] = {
    businesses: noCounts,
    brands: noCounts,
    products: noCounts,
    people: noCounts,
  }
  const rejects = rejectsFilesOf(files, rejectsFolder)
  if (files.businesses) counts.businesses = await businessStep(run, files.businesses, rejects.businesses!, sample)
  if (files.products || files.brands) {
    const { brands, rejected } = files.brands
      ? await readBrands(files.brands, rejects.brands!)
      : { brands: new Map(), rejected: 0 }
    const owners = await saveOwners(run, files.products, brands, country)
    counts.brands = { ...owners.counts, rejected }
    if (files.products) counts.products = await productStep(run, files.products, rejects.products!, owners.companies)
  }
  if (files.people) counts.people = await peopleStep(run, files.people, rejects.people!, sample)
  await finishImport(db, importID)
  const written = Object.entries(rejects).filter(([step]) => counts[step as StepName].rejected > 0)
  return { counts, rejectsFiles: written.map(([, file]) => file) }
}

async function identityOf(files: ImportFiles): Promise<string> {
  const hash = createHash('sha256')
  for (const [kind, file] of Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (file === undefined) continue
    hash.update(`${kind}\n`)
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  }
  for (const file of placingFiles) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** `<name>-rejects.jsonl`; steps prefix colliding names. */
function rejectsFilesOf(files: ImportFiles, folder: string): Partial<Record<StepName, string>> {
  const given = Object.entries(files).flatMap(([step, file]) =>
    file === undefined
      ? []
      : [
          {
            step,
            name: basename(file)
              .replace(/\.gz$/, '')
              .replace(/\.jsonl?$/, ''),
          },
        ],
  )
  return Object.fromEntries(
    given.map(({ step, name }) => {
      const alone = given.filter((other) => other.name === name).length === 1
      return [step, join(folder, `${alone ? name : `${step}-${name}`}-rejects.jsonl`)]
    }),
  )
}
