// HAProxy by the file of deploy/, without TLS.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#kit/testing-ports.ts'

export type Balancer = {
  port: number
  /** Processes that take part for pages and for their modules. */
  membersUp: () => Promise<number>
  stop: () => void
}

export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const socket = join(folder, 'haproxy.sock')
  const lines = ports.map((one, at) => `  server process${at} 127.0.0.1:${one}`)
  const configuration = readFileSync(join(import.meta.dirname, '../deploy/haproxy/haproxy.cfg'), 'utf8')
    .replace(/^ {2}(bind :443|http-request (redirect|set-header)|use_backend files|ssl-).*$|^backend files\n[^]*/gm, '')
    .replace('global\n', `global\n  stats socket ${socket}\n`)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server-template.*$/gm, lines.join('\n'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  async function membersUp(): Promise<number> {
    const connection = connect(socket)
    connection.on('error', () => {})
    connection.end('show stat\n')
    const rows = (await text(connection).catch(() => '')).split('\n').map((line) => line.split(','))
    const up = (backend: string) =>
      rows.filter(([name, , ...rest]) => name === backend && rest.some((field) => field.startsWith('UP'))).length
    return Math.min(up('site'), up('assets')) - 1
  }
  return { port, membersUp, stop: () => void child.kill('SIGTERM') }
}
