// CPU and memory of processes and PostgreSQL from /proc. Linux only.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const tick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

type Times = { parent: number; own: number; reaped: number }

function timesOf(pid: number | string): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: fields[1]!, own: (fields[11]! + fields[12]!) * tick, reaped: (fields[13]! + fields[14]!) * tick }
  } catch {
    return undefined
  }
}

export function parentOf(pid: number): number {
  return timesOf(pid)!.parent
}

/** µs of CPU; exact where the kernel counts nanoseconds and no thread has ended, else in ticks. */
export function cpuOfProcess(pid: number | string): number {
  const own = timesOf(pid)?.own ?? 0
  try {
    let sum = 0
    for (const thread of readdirSync(`/proc/${pid}/task`)) sum += nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`)
    return Math.max(sum / 1000, own)
  } catch {
    return own
  }
}

function nanosecondsOf(file: string): number {
  return Number(readFileSync(file, 'utf8').split(' ', 1)[0])
}

export function cpuOfPostgres(postmaster: number): number {
  let sum = cpuOfProcess(postmaster) + (timesOf(postmaster)?.reaped ?? 0)
  for (const entry of readdirSync('/proc')) {
    if (/^\d+$/.test(entry) && timesOf(entry)?.parent === postmaster) sum += cpuOfProcess(entry)
  }
  return sum
}

export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
  return { now: bytes('VmRSS'), most: bytes('VmHWM') }
}
