// `npm run image`: builds and starts the image without a daemon, as root by buildah and chroot. `--if-possible`:
// skipped elsewhere.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#kit/testing-ports.ts'

const MADE_WITHIN = 480_000 // ms, base and image together
const READY_WITHIN = 120_000 // ms
const STOPPED_WITHIN = 45_000 // ms, as compose.yaml and the chart give

type ImageConfig = { User: string; WorkingDir: string; Env: string[]; Entrypoint: string[]; Cmd: string[] }

const root = join(import.meta.dirname, '..')
const image = `localhost/wbn-tried-${process.pid}`
const { BASE, NODE_EXTRA_CA_CERTS } = process.env
const { 'if-possible': ifPossible } = parseArgs({ options: { 'if-possible': { type: 'boolean' } } }).values
const end = Date.now() + MADE_WITHIN

function run(program: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  return execFileSync(program, args, { cwd: root, stdio, encoding: 'utf8', timeout: Math.max(1, end - Date.now()) })
}

function missing(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root builds without a daemon'
  const programs = ['buildah', 'unshare', 'chroot', ...(BASE ? [] : ['debootstrap'])]
  const absent = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
  if (absent.length > 0) return `${absent.join(', ')} is not installed`
  const mounts = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return mounts.status === 0 ? undefined : 'nothing can be mounted here'
}

function certificates(folder: string): string[] {
  if (!NODE_EXTRA_CA_CERTS) return []
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, 'cafile=/tmp/certificates.pem\n')
  return ['--volume', `${NODE_EXTRA_CA_CERTS}:/tmp/certificates.pem:ro`, '--volume', `${settings}:/root/.npmrc:ro`]
}

function build(folder: string): void {
  const base = BASE ?? `${image}-base`
  if (!BASE) run('deploy/base.sh', base)
  const options = ['--isolation', 'chroot', '--build-arg', `BASE=${base}`, ...certificates(folder)]
  // A slow build's processes end with their namespace.
  const alone = ['--pid', '--fork', '--kill-child=SIGTERM', '--mount-proc']
  run('unshare', ...alone, 'buildah', 'bud', ...options, '-f', 'deploy/Containerfile', '-t', image, '.')
}

const mounts = `
mount --bind "$1" "$1"
mount -t tmpfs none "$1/dev"
for one in null zero random urandom; do touch "$1/dev/$one"; mount --bind "/dev/$one" "$1/dev/$one"; done
mkdir -m 1777 "$1/dev/shm"
mount -t tmpfs none "$1/tmp"
mount -t tmpfs -o uid=10001,gid=10001,mode=0700 none "$1/var/lib/wbn"
mount --rbind /proc "$1/proc"
mount -o remount,bind,ro "$1"
if touch "$1/srv/wbn/written" 2>/dev/null; then echo "the root can be written to" >&2; exit 1; fi
`
const entry = 'cd "$0" && exec "$@"'

function start(mounted: string, port: number): ChildProcess {
  const { OCIv1 } = JSON.parse(run('buildah', 'inspect', '--type', 'image', image))
  const { User, WorkingDir, Env, Entrypoint, Cmd } = OCIv1.config as ImageConfig
  const variables = [...Env, 'HOST=127.0.0.1', `PORT=${port}`]
  const inside = ['env', '-i', ...variables, 'sh', '-c', entry, WorkingDir, ...Entrypoint, ...Cmd]
  const script = `set -e${mounts}exec chroot --userspec=${User} "$@"`
  const args = ['--mount', 'sh', '-c', script, 'sh', mounted, ...inside]
  return spawn('unshare', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function answers(server: ChildProcess, address: string): Promise<void> {
  for (const most = Date.now() + READY_WITHIN; ; await setTimeout(200)) {
    if (server.exitCode !== null) throw new Error(`the image ended with ${server.exitCode}`)
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    if (Date.now() > most) throw new Error(`not ready: ${answer ? await answer.text() : 'no answer'}`)
  }
  for (const path of ['/', '/search-result?search=pump']) {
    const { status } = await fetch(address + path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
}

async function tryImage(): Promise<void> {
  const container = run('buildah', 'from', image).trim()
  try {
    const port = await freePort()
    const begun = Date.now()
    const server = start(run('buildah', 'mount', container).trim(), port)
    const ended = once(server, 'exit')
    const stop = async (): Promise<unknown> => {
      server.kill('SIGTERM')
      const [code = 'it still runs'] = (await Promise.race([
        ended,
        setTimeout(STOPPED_WITHIN, [], { ref: false }),
      ])) as [unknown?]
      server.kill('SIGKILL')
      return code
    }
    try {
      await answers(server, `http://127.0.0.1:${port}`)
      console.log(`The image answers after ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    } finally {
      const code = await stop()
      if (code !== 0) console.error(`The image did not stop as it should: ${String(code)}`)
      if (code !== 0) process.exitCode = 1
    }
  } finally {
    spawnSync('buildah', ['rm', container])
  }
}

function leaveOut(why: string): void {
  console.log(`The image was left out: ${why}`)
  if (!ifPossible) process.exitCode = 1
}

const why = missing()
const folder = mkdtempSync(join(tmpdir(), 'wbn-image-'))
try {
  const isBuilt = why === undefined && tryBuild()
  if (isBuilt) await tryImage()
} finally {
  rmSync(folder, { recursive: true })
  if (why === undefined) spawnSync('buildah', ['rmi', '--force', image, `${image}-base`])
}
if (why !== undefined) leaveOut(why)

function tryBuild(): boolean {
  const begun = Date.now()
  try {
    build(folder)
  } catch (error) {
    leaveOut(`it can't be built here: ${(error as Error).message}`)
    return false
  }
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(0)} s`)
  return true
}
