// PgBouncer in transaction mode.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../testing-ports.ts'

const program = process.env.PGBOUNCER_PATH ?? 'pgbouncer'
const oldest = [1, 21] as const

export const withoutPgBouncer: string | false = reasonToSkip()

function reasonToSkip(): string | false {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  const wanted = `PgBouncer ${oldest.join('.')} or newer on the PATH or named by PGBOUNCER_PATH`
  if (!major) return `needs ${wanted}`
  const isNew = Number(major) > oldest[0] || Number(minor) >= oldest[1]
  return isNew ? false : `needs ${wanted}, and this is ${major}.${minor}`
}

export async function startPgBouncer(
  server: string,
  { connections = 5, more = '' }: { connections?: number; more?: string } = {},
): Promise<{ url: string; console: (command: string) => Promise<unknown>; stop: () => Promise<void> }> {
  const behind = new URL(server)
  const socket = behind.searchParams.get('host')!
  const user = behind.username
  const folder = mkdtempSync(join(tmpdir(), 'wbn-pgbouncer-'))
  const { uid, gid } = statSync(socket)
  const owner = process.getuid?.() === 0 ? { uid, gid } : undefined
  const port = await freePort()
  writeFileSync(join(folder, 'users'), `"${user}" ""\n`)
  writeFileSync(
    join(folder, 'settings'),
    `[databases]
* = host=${socket} port=${behind.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
admin_users = ${user}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
max_prepared_statements = 200
${more}
`,
  )
  if (owner) for (const path of [folder, join(folder, 'users'), join(folder, 'settings')]) chownSync(path, uid, gid)
  const child = spawn(program, ['--quiet', join(folder, 'settings')], { ...owner, cwd: folder, stdio: 'ignore' })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const address = new URL(`postgres://${user}@127.0.0.1:${port}${behind.pathname}`)
  const consoleUrl = new URL(address)
  consoleUrl.pathname = '/pgbouncer'
  async function command(text: string): Promise<unknown> {
    const client = new pg.Client({ connectionString: consoleUrl.href })
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }
  for (let waited = 0; ; waited += 20) {
    const open = await command('show version').catch((error: unknown) => error)
    if (!(open instanceof Error)) break
    if (waited > 10_000) throw open
    await setTimeout(20)
  }
  async function stop(): Promise<void> {
    process.off('exit', kill)
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: address.href, console: command, stop }
}
