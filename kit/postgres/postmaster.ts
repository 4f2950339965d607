// Cluster creation, server start and state.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { type Home, makeSocketFolder } from './home.ts'
import { isAlive, livesIn, processesIn } from './processes.ts'
import { DatabaseTrouble } from './trouble.ts'

type Postmaster = { pid: number; socketFolder: string; state: 'starting' | 'ready' | 'stopping' }

const macOs = process.platform === 'darwin'
const cleanEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

export function findPostmaster({ cluster }: Home): Postmaster | undefined {
  // One read: a stopping server removes the file.
  const content = contentOf(join(cluster, 'postmaster.pid'))
  if (content === undefined) return undefined
  const [pid, , , , socketFolder = '', , , state = ''] = content.split('\n').map((line) => line.trim())
  if (!Number(pid) || !livesIn(Number(pid), cluster)) return undefined
  return { pid: Number(pid), socketFolder, state: state === 'ready' || state === 'stopping' ? state : 'starting' }
}

/** Renamed when complete; the first of two wins. */
export async function createCluster(home: Home, binaries: Binaries, durable: boolean): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home, binaries)
  removeAbandoned(home)
  const fresh = `${home.cluster}.new-${process.pid}-${randomUUID()}`
  mkdirSync(fresh, { mode: 0o700 })
  if (home.owner) chownSync(fresh, home.owner.uid, home.owner.gid)
  const locale = macOs ? ['--locale=C'] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
  const options = ['-D', fresh, '-U', 'app', '--auth=trust', '-E', 'UTF8', ...locale, ...(durable ? [] : ['--no-sync'])]
  try {
    await promisify(execFile)(binaries.initdb, options, { ...home.owner, cwd: fresh, env: cleanEnvironment })
    renameSync(fresh, home.cluster)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (existsSync(home.cluster)) return
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new DatabaseTrouble(`The database could not be created in ${home.cluster}: ${stderr?.trim() || message}`)
  }
}

/** False when another process was faster. */
export async function startPostmaster(home: Home, binaries: Binaries, durable: boolean): Promise<boolean> {
  await clearRemains(home)
  rmSync(home.log, { force: true })
  const log = openSync(home.log, 'a')
  const settings = Object.entries({ ...forOneMachine, ...(durable ? {} : forTests) }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const options = ['-D', home.cluster, '-k', makeSocketFolder(home), ...settings]
  // Detached: Ctrl-C would stop the server before its users.
  const child = spawn(binaries.postgres, options, {
    ...home.owner,
    cwd: home.cluster,
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return readyOrGone(home, child)
}

/** PostgreSQL 18 may hang on a fast shutdown during recovery: an immediate one follows. */
export async function stopPostmaster(home: Home): Promise<void> {
  const found = findPostmaster(home)
  if (!found) return
  signal(found.pid, 'SIGINT')
  for (let waited = 0; livesIn(found.pid, home.cluster); waited += 5) {
    if (waited === 10_000) signal(found.pid, 'SIGQUIT')
    if (waited === 20_000) signal(found.pid, 'SIGKILL')
    await pause(5)
  }
}

const forOneMachine = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  io_method: 'sync', // saves three workers
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  huge_pages: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const forTests = {
  max_connections: '400',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

async function readyOrGone(home: Home, child: ChildProcess): Promise<boolean> {
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  while (findPostmaster(home)?.state !== 'ready') {
    const ended = failure || child.exitCode !== null || child.signalCode !== null
    if (ended && (findPostmaster(home) || /lock file .* already exists/.test(lastWords(home)))) return false
    if (ended) throw new DatabaseTrouble(`PostgreSQL did not start: ${failure?.message ?? lastWords(home)}`)
    await pause(10)
  }
  return findPostmaster(home)?.pid === child.pid
}

// A killed server's children may briefly own the shared memory. A starting server looks alike: no signal in the first
// second.
async function clearRemains(home: Home): Promise<void> {
  const file = join(home.cluster, 'postmaster.pid')
  const remains = contentOf(file)
  for (let waited = 0; remains !== undefined && !findPostmaster(home); waited += 20) {
    const left = processesIn(home.cluster)
    if (left.length === 0) break
    if (waited === 10_000)
      throw new DatabaseTrouble(`Processes ${left.join(', ')} still use ${home.cluster} and do not end.`)
    if (waited >= 1000) for (const pid of left) signal(pid, waited < 5000 ? 'SIGQUIT' : 'SIGKILL')
    await pause(20)
  }
  // PostgreSQL keeps an empty file, and one whose pid a zombie or another program has.
  const pid = Number(remains?.split('\n')[0])
  const blocks = remains !== undefined && (!pid || isAlive(pid)) && !findPostmaster(home)
  if (blocks && contentOf(file) === remains) rmSync(file, { force: true })
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function checkVersion({ cluster }: Home, { major }: Binaries): void {
  const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'))
  if (made !== major)
    throw new DatabaseTrouble(
      `The database in ${cluster} was made by PostgreSQL ${made}, and this version has ${major}. Move it: with the version of before, npm run admin -- backup DIR; with this one, npm run admin -- restore DIR.`,
    )
}

function removeAbandoned({ folder, cluster }: Home): void {
  const prefix = `${basename(cluster)}.new-`
  for (const name of readdirSync(dirname(cluster)))
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length))))
      rmSync(join(folder, name), { recursive: true })
}

function lastWords({ log }: Home): string {
  return readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ')
}
