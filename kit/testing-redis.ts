// The distribution's Redis.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './testing-ports.ts'

export const withoutRedis: string | false =
  spawnSync('redis-server', ['--version']).status === 0 ? false : 'no redis-server on this machine'

export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-redis-'))
  const port = await freePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--daemonize', 'no']
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'close')
  for await (const text of server.stdout) if (String(text).includes('Ready to accept')) break
  async function stop(): Promise<void> {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}
