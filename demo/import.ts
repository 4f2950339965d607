// `npm run import`: business and product imports.
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { isReadable } from '#api/foundation/events.ts'
import { importFiles, type ImportResult } from '#api/operations/imports/imports.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { applyLists } from '#api/operations/lists/current.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { EventLog } from '#kit/events.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { BadSetting, loadEnvFile, readSettings, type Settings } from '#start/config.ts'
import { type OpenDatabase, openDatabase } from '#start/database.ts'
import { display } from './display.ts'

const help = `npm run import -- --businesses FILE --products FILE [--brands FILE]

JSON Lines, plain or gzip. Rows are known by their id: a second run changes nothing, a changed row updates, and a run that was
broken off goes on where it stood. Bad rows go to imports/<name>-rejects.jsonl in the data folder, with line number and reason.

  --businesses FILE   companies
  --products FILE     products; their business by its id, or by their brand
  --brands FILE       which company a brand belongs to
  --people FILE       people
  --country CODE      country of brands of which nothing tells where they are at home (US)
  --json              progress as JSON lines
  --remove-demo       takes the demonstration data out`

const quiet = { info: () => {}, warn: console.warn }

/** Exit codes: 0 (even with rejected rows), 1 trouble, 2 no work. */
export async function runImport(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...given('businesses', 'products', 'brands', 'people', 'country'), ...flags },
  })
  const { json = false, 'remove-demo': removeDemo, country, businesses, products, brands, people } = values
  const files = Object.fromEntries(
    Object.entries({ businesses, products, brands, people }).filter(([, file]) => file !== undefined),
  )
  if (values.help || (!removeDemo && Object.keys(files).length === 0)) {
    console.log(help)
    return values.help ? 0 : 2
  }
  for (const file of Object.values(files)) await access(file!, constants.R_OK)
  // V8's growing young generation would hold 200 MB more.
  setFlagsFromString('--semi-space-growth-factor=1')
  loadEnvFile()
  const settings = readSettings()
  const opened = await openDatabase(settings, { name: 'wbn import', statementTimeout: 0 })
  try {
    const began = performance.now()
    const { kysely, pool } = opened.database
    await applyLists(pool)
    if (removeDemo) console.log('Demonstration data removed:', await removeSample(kysely))
    const options = {
      rejectsFolder: join(settings.dataDir, 'imports'),
      onProgress: display(process.stdout, json),
      ...(country && { country }),
    }
    const imported = Object.keys(files).length > 0 ? await importFiles(kysely, files, options) : undefined
    // Autovacuum comes a minute later.
    await pool.query('vacuum (analyze) businesses, products, certificates, people, counters, events')
    await bringSearchUpToDate(opened, settings, json)
    if (imported) tellEnd(imported, performance.now() - began, json)
    return 0
  } finally {
    await opened.stop()
  }
}

const flags = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'remove-demo': { type: 'boolean' },
} as const

function given<N extends string>(...names: N[]): Record<N, { type: 'string' }> {
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<N, { type: 'string' }>
}

// A running server follows by itself; else the next start needs a snapshot.
async function bringSearchUpToDate(
  { database: { pool } }: OpenDatabase,
  { dataDir }: Settings,
  json: boolean,
): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'wbn'`,
  )
  if (rowCount) return
  if (!json) console.log('Making the search index ready')
  const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
  const search = await startSearch({ pool, eventLog, folder: join(dataDir, 'search'), log: quiet })
  await search.save()
  await search.stop()
}

function tellEnd({ counts, rejectsFiles }: ImportResult, milliseconds: number, json: boolean): void {
  if (json) {
    console.log(JSON.stringify({ step: 'done', seconds: milliseconds / 1000, counts, rejectsFiles }))
    return
  }
  for (const [step, { added, changed, unchanged, rejected }] of Object.entries(counts)) {
    if (added + changed + unchanged + rejected === 0) continue
    console.log(`${step}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`)
  }
  for (const file of rejectsFiles) console.log(`Rejected rows: ${file}`)
  console.log(`Done in ${Math.round(milliseconds / 100) / 10} s, ready to be searched`)
}

/** Undefined for defects. */
function mendable(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof DatabaseTrouble) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return /^(ENOENT|EACCES|EISDIR|ENOSPC|Z_|ERR_PARSE_ARGS)/.test(code ?? '') ? message : undefined
}

if (import.meta.main) {
  try {
    process.exitCode = await runImport(process.argv.slice(2))
  } catch (error) {
    console.error(mendable(error) ?? error)
    process.exitCode = 1
  }
}
