// Two PostgreSQL servers under Patroni with etcd and HAProxy.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { packagedFolder } from '#kit/postgres/testing-packaged.ts'
import { until } from './folder.ts'
import { freePort } from '#kit/testing-ports.ts'

export type Node = { name: string; url: string; leads: () => Promise<boolean>; kill: () => void }
export type PatroniCluster = { url: string; nodes: readonly Node[]; stop: () => Promise<void> }

/** Seconds; the shortest that Patroni takes. */
const times = { ttl: 20, loopWait: 1, retryTimeout: 3 }

const needed = ['patroni', 'etcd', 'haproxy'] as const
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
const found = Object.fromEntries(
  needed.map((name) => [name, folders.map((folder) => join(folder, name)).find((path) => existsSync(path))]),
) as Record<(typeof needed)[number], string | undefined>
const programs = packagedFolder(15)
const missing = needed.filter((name) => !found[name])

export const withoutPatroni: string | false =
  missing.length > 0
    ? `needs ${missing.join(', ')} of the distribution`
    : !programs && 'no PostgreSQL 15 on this machine'

/** Resolves once the other follows the leader, synchronously if asked. */
export async function startPatroni({ isSynchronous }: { isSynchronous: boolean }): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-patroni-'))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const [etcd, peer, balancer] = [await freePort(), await freePort(), await freePort()]
  const children: ChildProcess[] = []
  function run(program: string, given: string[]): ChildProcess {
    const child = spawn(program, given, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: 'ignore',
    })
    children.push(child)
    process.once('exit', () => child.kill('SIGKILL'))
    return child
  }
  const [asked, between] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`]
  const named = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': asked,
    'advertise-client-urls': asked,
    'listen-peer-urls': between,
    'initial-advertise-peer-urls': between,
    'initial-cluster': `default=${between}`,
  }
  run(
    found.etcd!,
    Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]),
  )
  await until(() => isOk(`${asked}/health`), 'etcd answers')

  const members: (Node & { port: number; rest: number; follows: () => Promise<boolean> })[] = []
  for (const name of ['one', 'two']) {
    const [port, rest] = [await freePort(), await freePort()]
    const home = join(folder, name)
    mkdirSync(home)
    const file = join(home, 'patroni.json')
    writeFileSync(file, JSON.stringify(settingsOf({ name, home, port, rest, etcd, isSynchronous })))
    if (owner) for (const path of [home, file]) chownSync(path, owner.uid, owner.gid)
    const child = run(found.patroni!, [file])
    const answers = (path: string) => isOk(`http://127.0.0.1:${rest}/${path}`)
    function kill(): void {
      child.kill('SIGKILL')
      const [pid] = readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    }
    const follows = () => answers(isSynchronous ? 'sync' : 'replica')
    members.push({ name, url: urlAt(port), port, rest, leads: () => answers('primary'), follows, kill })
    if (name === 'one') await until(() => answers('primary'), 'the first node leads')
    else await until(follows, 'the second node follows')
  }

  run(found.haproxy!, ['-db', '-f', balancerIn(folder, balancer, members)])
  // HAProxy takes both for leaders until checked.
  const isKnown = async () => (await Promise.all([1, 2, 3, 4].map(() => isWritable(urlAt(balancer))))).every(Boolean)
  await until(isKnown, 'the balancer knows the leader')
  async function stop(): Promise<void> {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: urlAt(balancer), nodes: members, stop }
}

async function isWritable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return !(await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')).rows[0]!.follows
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}

function balancerIn(folder: string, port: number, members: readonly { name: string; port: number; rest: number }[]) {
  const servers = members.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.rest}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 3s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return file
}

type NodeSettings = {
  name: string
  home: string
  port: number
  rest: number
  etcd: number
  isSynchronous: boolean
}

function settingsOf({ name, home, port, rest, etcd, isSynchronous }: NodeSettings) {
  const { ttl, loopWait, retryTimeout } = times
  return {
    scope: 'wbn',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: loopWait,
        retry_timeout: retryTimeout,
        synchronous_mode: isSynchronous,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'cluster'),
      bin_dir: programs,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'app', password: 'app' },
        replication: { username: 'copier', password: 'copier' },
        rewind: { username: 'rewinder', password: 'rewinder' },
      },
      parameters: { unix_socket_directories: home, jit: 'off' },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  }
}

const urlAt = (port: number) => `postgres://app@127.0.0.1:${port}/postgres?sslmode=disable`

async function isOk(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}
