// The distribution's older PostgreSQL.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  timezone: 'UTC',
}

export function packagedFolder(major: number): string | undefined {
  const folders = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`]
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

/** root starts it as its package's user `postgres`. */
export async function startPackagedServer(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-packaged-'))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const cluster = join(folder, 'cluster')
  const locale = ['--locale=C.UTF-8', '-E', 'UTF8']
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'app', '--auth=trust', '--no-sync', ...locale], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, '-k', folder, ...options], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  const url = `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(folder)}&sslmode=disable`
  await ready(url)
  async function stop(): Promise<void> {
    process.off('exit', kill)
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
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
