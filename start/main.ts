// The process. An operator error is one line; a defect has its stack.
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from '#kit/disk-space.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { BadSetting, loadEnvFile, readSettings } from './config.ts'
import { openDatabase } from './database.ts'
import { requireRoom } from './disk-room.ts'
import { showProgress } from './progress.ts'
import { settleSamples } from './samples.ts'

type Stop = () => Promise<void>

const head = 50 // ms

await run()

async function run(): Promise<void> {
  const stops: Stop[] = []
  const stopping = stopOnSignal(stops)
  try {
    loadEnvFile()
    const settings = readSettings()
    const log = (message: string) => console.error(message)
    const progress = showProgress()
    await requireRoom(settings)
    const opening = openDatabase(settings, { log, progress })
    // Loading blocks: it begins when the database server has been started.
    await Promise.race([opening, pause(head)])
    const [opened, { createServer }] = await Promise.all([opening, import('./server.ts')])
    stops.unshift(opened.stop)
    if (!stopping()) settings.demo = await settleSamples(settings, opened.starting, progress, log)
    if (stopping()) return
    const { database, starting } = opened
    const server = await createServer(settings, database, { progress, starting, listenFirst: true })
    stops.unshift(server.stop)
    const address = await server.start()
    await server.ready
    if (stopping()) return
    console.log(`\n  WBN is ready: ${settings.publicUrl ?? address}`)
    if (server.outbox) console.log(`  Emails stay here: ${address}${server.outbox}`)
    console.log(`  The database: psql '${withoutPassword(opened.url)}'\n`)
  } catch (error) {
    if (stopping()) return
    console.error(mendable(error) ?? error)
    for (const stop of stops) await stop().catch(() => {})
    process.exit(1)
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}

// The first signal drains, the second exits at once.
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

function mendable(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof DatabaseTrouble) return error.message
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use already`
  if (code === 'EACCES' && port) return `PORT: this user may not listen on ${port}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${address ?? 'it'} is no address of this machine`
  if (isDiskFull(error)) return `DATA_DIR: the disk is full: ${(error as Error).message.split('\n', 1)[0]}`
  if (['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'EISDIR', 'ENOTDIR'].includes(code ?? '') && path)
    return `DATA_DIR: ${(error as Error).message}`
  return undefined
}
