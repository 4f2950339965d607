// Processes in a data directory (Linux, macOS).
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return processesByLsof(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => livesIn(pid, folder))
}

/** False for zombies and reused pids. */
export function livesIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return processesByLsof(folder).includes(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && !isZombie(pid)
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat[stat.lastIndexOf(')') + 2] === 'Z'
}

function processesByLsof(folder: string): number[] {
  try {
    const lines = execFileSync('lsof', ['-a', '-d', 'cwd', '-c', 'postgres', '-Fpn'], { encoding: 'utf8' }).split('\n')
    let pid = 0
    const found: number[] = []
    for (const line of lines) {
      if (line.startsWith('p')) pid = Number(line.slice(1))
      else if (line.slice(1) === folder) found.push(pid)
    }
    return found
  } catch {
    return []
  }
}
