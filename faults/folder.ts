// Data folder.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedServer, startEmbedded } from '#kit/postgres/embedded.ts'
import { type Home, makeHome, removeHome } from '#kit/postgres/home.ts'
import { findPostmaster } from '#kit/postgres/postmaster.ts'
import { processesIn } from '#kit/postgres/processes.ts'

export type Folder = {
  dataDir: string
  home: () => Home
  start: (log?: (message: string) => void) => Promise<EmbeddedServer>
  postmaster: () => number | undefined
  empty: () => Promise<void>
  remove: () => Promise<void>
}

/** Open to other users unless `isPrivate`. */
export function makeFolder(inside = 'data', isPrivate = false): Folder {
  const top = mkdtempSync(join(tmpdir(), 'wbn-faults-'))
  if (!isPrivate) chmodSync(top, 0o755)
  const dataDir = join(top, inside)
  const home = () => makeHome(dataDir)
  const postmaster = () => findPostmaster(home())?.pid
  const started: EmbeddedServer[] = []
  async function start(log?: (message: string) => void): Promise<EmbeddedServer> {
    const embedded = await startEmbedded({ dataDir, log })
    started.push(embedded)
    return embedded
  }
  const empty = () => until(() => processesIn(home().cluster).length === 0, 'the database ends')
  async function remove(): Promise<void> {
    for (const { stop } of started) await stop()
    await empty()
    removeHome(dataDir)
    rmSync(top, { recursive: true, force: true })
  }
  return { dataDir, home, start, postmaster, empty, remove }
}

export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await pause(10))
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`)
}

export function guardsOf({ folder }: Home): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).endsWith(`\0${folder}\0`) && commandOf(pid).includes('mkfifo'))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
