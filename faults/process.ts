// A killable process.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export type Process = {
  pid: number
  address: string
  output: () => string
  end: (signal: NodeJS.Signals) => Promise<number | null>
  ended: Promise<number | null>
}

type Environment = Record<string, string>
type User = { uid: number; gid: number }

const root = join(import.meta.dirname, '..')

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function runScript(
  script: string,
  environment: Environment,
  ready: RegExp,
  user?: User,
): Promise<Process> {
  const { PATH = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { PATH, NODE_ENV: 'production', ...(TMPDIR && { TMPDIR }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = await outputUntil(child, ready)
  function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal)
    return ended
  }
  return {
    pid: child.pid!,
    address: /http:\/\/\S+/.exec(output().match(/ready: .*/)?.[0] ?? '')?.[0] ?? '',
    output,
    end,
    ended,
  }
}

export function startProduct(dataDir: string, environment: Environment = {}, user?: User): Promise<Process> {
  const settings = { PORT: '0', DATA_DIR: dataDir, DEMO: 'off', SERVICES: 'api', LOG_LEVEL: 'warn' }
  return runScript('start/main.ts', { ...settings, ...environment }, /ready: http/, user)
}

function outputUntil(child: ChildProcess, ready: RegExp): Promise<() => string> {
  let text = ''
  const { promise, resolve } = Promise.withResolvers<() => string>()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes) => {
      text += bytes
      if (ready.test(text)) resolve(() => text)
    })
  child.once('close', () => resolve(() => text))
  return promise
}
