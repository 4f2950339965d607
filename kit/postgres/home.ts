// Folder, user and socket of the embedded server.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Owner } from './binaries.ts'
import { DatabaseTrouble } from './trouble.ts'

/** `cluster` is PostgreSQL's data directory; all are real paths. */
export type Home = { folder: string; cluster: string; log: string; owner: Owner }

/** Root starts the server as another user, in /var/lib/wbn if that one can't reach the data folder. */
export function makeHome(dataDir: string): Home {
  const asked = join(resolve(dataDir), 'postgres')
  mkdirSync(dirname(asked), { recursive: true })
  const owner = ownerOf(asked)
  if (!existsSync(asked)) makeFolder(asked, owner)
  const folder = realpathSync(asked)
  const cluster = join(folder, 'cluster')
  const self = owner?.uid ?? process.getuid?.()
  if (existsSync(cluster) && statSync(cluster).uid !== self)
    throw new DatabaseTrouble(
      `The database in ${cluster} belongs to another user: start as that user, or set DATA_DIR.`,
    )
  return { folder, cluster, owner, log: join(folder, 'server.log') }
}

export function removeHome(dataDir: string): void {
  const asked = join(resolve(dataDir), 'postgres')
  if (existsSync(asked)) {
    const folder = realpathSync(asked)
    rmSync(outsideSocketFolder(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  rmSync(asked, { recursive: true, force: true })
}

/** Private; temporary where the path is over 103 bytes or would be read as a list. */
export function makeSocketFolder({ folder, owner }: Home): string {
  const inside = join(folder, 'socket')
  const asked = /^[\w/.@+~-]{1,85}$/.test(inside) ? inside : outsideSocketFolder(folder)
  try {
    mkdirSync(asked, { mode: 0o700 })
    if (owner) chownSync(asked, owner.uid, owner.gid)
    return asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // Anybody may write to /tmp: the folder must be ours.
  const there = lstatSync(asked)
  const ours = there.isDirectory() && there.uid === (owner?.uid ?? process.getuid?.()) && (there.mode & 0o077) === 0
  if (ours) return asked
  const other = mkdtempSync(`${asked}-`)
  if (owner) chownSync(other, owner.uid, owner.gid)
  return other
}

function outsideSocketFolder(folder: string): string {
  const short = /^[\w/.+-]{1,60}$/.test(tmpdir()) ? tmpdir() : '/tmp'
  return join(short, `wbn-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

// PostgreSQL refuses to run as root. Existing clusters keep their owner.
function ownerOf(asked: string): Owner {
  if (process.getuid?.() !== 0) return undefined
  const cluster = join(asked, 'cluster')
  if (existsSync(cluster) && statSync(cluster).uid !== 0) {
    const { uid, gid } = statSync(cluster)
    return { uid, gid }
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new DatabaseTrouble(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
  )
}

function makeFolder(asked: string, owner: Owner): void {
  rmSync(asked, { force: true })
  mkdirSync(asked, { recursive: true })
  if (!owner || reaches(owner, asked)) return
  rmSync(asked, { recursive: true })
  mkdirSync('/var/lib/wbn', { recursive: true, mode: 0o755 })
  const folder = mkdtempSync('/var/lib/wbn/')
  chmodSync(folder, 0o755)
  symlinkSync(folder, asked)
  if (!reaches(owner, folder))
    throw new DatabaseTrouble(
      `DATA_DIR: the user that runs PostgreSQL can reach neither ${dirname(asked)} nor /var/lib/wbn; name a folder it can reach`,
    )
}

function reaches(owner: Owner, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" 2>/dev/null', folder], { ...owner, cwd: '/' }).status === 0
}
