// The embedded PostgreSQL, shared between processes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { takeHold } from './hold.ts'
import { type Home, makeHome } from './home.ts'
import { createCluster, findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { DatabaseTrouble } from './trouble.ts'

export type EmbeddedServer = {
  url: string
  adopted: boolean
  /** The last user stops it. Close pools first. Resolves to whether it was stopped. */
  stop: () => Promise<boolean>
}

type Options = { dataDir: string; durable?: boolean; log?: (message: string) => void }

const users = 7_215_026
const cannotConnectNow = '57P03'

/** `durable: false`: a power cut may lose everything. Throws DatabaseTrouble with the remedy. */
export async function startEmbedded({ dataDir, durable = true, log = () => {} }: Options): Promise<EmbeddedServer> {
  const home = makeHome(dataDir)
  const binaries = findBinaries(home.owner, home.folder)
  const hold = await takeHold(home)
  let stopping = false
  let tether: pg.Client
  let reviving: Promise<unknown> = Promise.resolve()

  async function tie(): Promise<boolean> {
    const reached = await reach(home, binaries, durable)
    tether = reached.tether
    tether.once('end', () => {
      if (!stopping) reviving = revive()
    })
    return reached.adopted
  }

  async function revive(): Promise<void> {
    log('The database server is gone; starting it again')
    while (!stopping) {
      try {
        await tie()
        return log('The database server is back')
      } catch (error) {
        log(`The database server does not start: ${(error as Error).message}`)
        await pause(2000)
      }
    }
  }

  async function leave(): Promise<boolean> {
    stopping = true
    await reviving
    const last = await isLast(tether)
    if (last) await stopPostmaster(home)
    await tether.end().catch(() => {})
    hold.release()
    return last
  }

  let leaving: Promise<boolean> | undefined
  const stop = () => (leaving ??= leave())

  try {
    const adopted = await tie()
    return { url: urlOf(home, 'wbn'), adopted, stop }
  } catch (error) {
    hold.release()
    throw error
  }
}

export function isRunning(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres')) && findPostmaster(makeHome(dataDir)) !== undefined
}

// Others may start or stop the server meanwhile.
async function reach(
  home: Home,
  binaries: Binaries,
  durable: boolean,
): Promise<{ tether: pg.Client; adopted: boolean }> {
  let adopted = true
  let refusals = 0
  while (refusals < 500) {
    const state = findPostmaster(home)?.state
    if (!state) {
      await createCluster(home, binaries, durable)
      adopted = !(await startPostmaster(home, binaries, durable))
    } else if (state === 'stopping') {
      await stopPostmaster(home)
    } else {
      const answer = await tieTo(home)
      if (answer instanceof pg.Client) return { tether: answer, adopted }
      if (answer !== 'recovering') refusals++ // crash recovery has no time limit
      await pause(20)
    }
  }
  throw new DatabaseTrouble(
    `The database server in ${home.folder} does not answer; see ${home.log}. If it is damaged: npm run admin -- restore DIR.`,
  )
}

async function tieTo(home: Home): Promise<pg.Client | 'recovering' | 'refused'> {
  const tether = new pg.Client({ connectionString: urlOf(home, 'postgres'), application_name: 'wbn tether' })
  tether.on('error', () => {}) // 'end' follows, and counts
  try {
    await tether.connect()
    await tether.query('select pg_advisory_lock_shared($1)', [users])
    const { rowCount } = await tether.query(`select from pg_database where datname = 'wbn'`)
    if (!rowCount) await tether.query('create database wbn').catch(ignoreDuplicate)
    return tether
  } catch (error) {
    await tether.end().catch(() => {})
    return (error as { code?: string }).code === cannotConnectNow ? 'recovering' : 'refused'
  }
}

// Under the exclusive lock newcomers wait, lose the connection and start a server.
async function isLast(tether: pg.Client): Promise<boolean> {
  try {
    const { rows } = await tether.query('select pg_try_advisory_lock($1) as last', [users])
    return rows[0].last
  } catch {
    return false
  }
}

function urlOf(home: Home, database: string): string {
  const socketFolder = findPostmaster(home)?.socketFolder ?? ''
  return `postgres://app@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error
}
