// Where the process begins: from its settings to its last signal. What the operator can mend is one line without a stack; the rest is a defect.
import { schema } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { connect } from '#kit/postgres/pool.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { BadSetting, loadEnvFile, readSettings } from './config.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { showProgress } from './progress.ts'
import { createServer } from './server.ts'

type Stop = () => Promise<void>

await run()

/** Starts everything and returns; signals stop it. */
async function run(): Promise<void> {
  // What was started so far, to be stopped in the opposite order.
  const stops: Stop[] = []
  const stopping = stopOnSignal(stops)
  try {
    loadEnvFile()
    const settings = readSettings()
    const opened = await openDatabase(settings, { log: (message) => console.error(message) })
    stops.unshift(opened.stop)
    if (!stopping()) await (settings.demo ? loadSamples : hideSamples)(opened)
    if (stopping()) return
    const server = await createServer(settings, opened.database, showProgress())
    stops.unshift(server.stop)
    const address = await server.start()
    if (!stopping()) console.log(`\n  WBN is ready: ${settings.publicUrl ?? address}\n`)
  } catch (error) {
    if (stopping()) return
    console.error(mendable(error) ?? error)
    for (const stop of stops) await stop().catch(() => {})
    process.exit(1)
  }
}

// Into an empty database only; one that is filled with them keeps up its sample accounts and has something to read. The loader takes one transaction, so that
// a kill -9 leaves it empty again; that may last longer than a request is allowed to.
async function loadSamples({ url, database }: OpenDatabase): Promise<void> {
  const { rows } = await database.pool.query('select exists (select from businesses) as filled')
  if (rows[0].filled) {
    const { addSamplePeople } = await import('#demo/sample-people.ts')
    const { addSampleSocial } = await import('#demo/social/social.ts')
    return database.kysely.transaction().execute(async (tx) => {
      await addSamplePeople(tx)
      await addSampleSocial(tx)
    })
  }
  const { loadDemo } = await import('#demo/load.ts')
  const unhurried = connect<DB>(url, { schema, max: 2, name: 'wbn samples' })
  try {
    await loadDemo(unhurried, { progress: showProgress() })
  } finally {
    await unhurried.close()
  }
}

async function hideSamples({ database }: OpenDatabase): Promise<void> {
  const { hideSamplePeople } = await import('#demo/sample-people.ts')
  await hideSamplePeople(database.kysely)
}

// The first signal finishes what is under way, the second ends at once (the embedded server then stops by itself).
function stopOnSignal(stops: Stop[]): () => boolean {
  let stopping = false
  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(130)
    stopping = true
    if (process.stdout.isTTY) console.log('\n  Finishing what is under way; press Ctrl-C again to stop at once.')
    try {
      for (const stop of stops) await stop()
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
    process.exit(signal === 'SIGHUP' ? 129 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, (received) => void onSignal(received))
  return () => stopping
}

/** One line for the operator, or undefined for a defect. */
function mendable(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof DatabaseTrouble) return error.message
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use already`
  if (code === 'EACCES' && port) return `PORT: this user may not listen on ${port}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${address ?? 'it'} is no address of this machine`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code ?? '') && path)
    return `DATA_DIR: ${(error as Error).message}`
  return undefined
}
