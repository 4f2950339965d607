// Packaged PostgreSQL, and replicas.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export type PackagedServer = {
  url: string
  kill: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}
type Owner = { uid: number; gid: number } | undefined

const settings = {
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  timezone: 'UTC',
}

export function packagedFolder(major: number): string | undefined {
  const folders = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`]
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

export async function startPackagedServer(programs: string): Promise<PackagedServer> {
  const { folder, owner } = makeFolder()
  const locale = ['--locale=C.UTF-8', '-E', 'UTF8']
  const cluster = ['-D', join(folder, 'cluster'), '-U', 'app']
  execFileSync(join(programs, 'initdb'), [...cluster, '--auth=trust', '--no-sync', ...locale], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  return run(programs, folder, owner, { synchronous_commit: 'off' })
}

export async function startReplica(
  programs: string,
  primary: Pick<PackagedServer, 'url'>,
  { delay = 0 }: { delay?: number } = {},
): Promise<PackagedServer> {
  const { folder, owner } = makeFolder()
  const { searchParams, username } = new URL(primary.url)
  const from = `host=${searchParams.get('host')} user=${username}`
  const copying = ['-d', from, '-D', join(folder, 'cluster'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  execFileSync(join(programs, 'pg_basebackup'), copying, { ...owner, cwd: folder, stdio: 'ignore' })
  return run(programs, folder, owner, { recovery_min_apply_delay: `${delay}ms`, wal_retrieve_retry_interval: '200ms' })
}

function makeFolder(): { folder: string; owner: Owner } {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-packaged-'))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return { folder, owner }
}

async function run(
  programs: string,
  folder: string,
  owner: Owner,
  more: Record<string, string>,
): Promise<PackagedServer> {
  const options = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(folder)}&sslmode=disable`
  let server: ChildProcess
  const endWithUs = () => void server.kill('SIGQUIT')
  async function restart(): Promise<void> {
    server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'cluster'), '-k', folder, ...options], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
    await ready(url)
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  async function stop(): Promise<void> {
    process.off('exit', endWithUs)
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  await restart()
  process.once('exit', endWithUs)
  return { url, kill: () => end('SIGQUIT'), restart, stop }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}

async function ready(url: string): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (waited > 30_000) throw error
      await setTimeout(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
