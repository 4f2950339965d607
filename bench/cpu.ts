// CPU time of processes from /proc: of one process with all its threads, and of a PostgreSQL server with all its backends. Linux only.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const tick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

type Times = { parent: number; own: number; reaped: number }

/** User and system time in µs; `reaped` is that of children which have ended. */
function timesOf(pid: number | string): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number)
    return { parent: fields[1]!, own: (fields[11]! + fields[12]!) * tick, reaped: (fields[13]! + fields[14]!) * tick }
  } catch {
    return undefined
  }
}

export function parentOf(pid: number): number {
  return timesOf(pid)!.parent
}

/** µs of CPU that the process has used. */
export function cpuOfProcess(pid: number): number {
  return timesOf(pid)?.own ?? 0
}

/** µs of CPU of the postmaster, its live backends and those it has reaped. */
export function cpuOfPostgres(postmaster: number): number {
  const own = timesOf(postmaster)
  if (!own) return 0
  let sum = own.own + own.reaped
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const times = timesOf(entry)
    if (times?.parent === postmaster) sum += times.own
  }
  return sum
}

/** Resident memory of a process, bytes. */
export function memoryOf(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) * 1024
}
